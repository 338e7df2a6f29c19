// Runs in a child, because loading a GPU's libraries may end the process that tries.
import { env, InferenceSession } from 'onnxruntime-node'
import { z } from 'zod'
import type { RunTask } from './task.ts'

// A provider that is not there is the usual case, and no error to write in red into the log.
env.logLevel = 'fatal'

/** Opens a network with each of the named providers in turn. @returns the first that can, undefined when none can. */
export const runTask: RunTask = async (providers) => {
  for (const provider of z.array(z.string()).parse(providers)) if (await canOpen(provider)) return provider
  return undefined
}

async function canOpen(provider: string): Promise<boolean> {
  try {
    const session = await InferenceSession.create(smallestNetwork(), {
      executionProviders: [provider],
      logSeverityLevel: 4,
    })
    await session.release()
    return true
  } catch {
    return false
  }
}

/** ONNX (a protobuf message) for `y = Identity(x)` on one float: the least that makes the runtime load a provider. */
function smallestNetwork(): Uint8Array {
  const text = (value: string): number[] => [...Buffer.from(value)]
  const field = (number: number, content: readonly number[]): number[] => [
    (number << 3) | 2,
    content.length,
    ...content,
  ]
  const whole = (number: number, value: number): number[] => [number << 3, value]
  const oneFloat = field(1, [...whole(1, 1), ...field(2, field(1, whole(1, 1)))])
  const value = (name: string): number[] => [...field(1, text(name)), ...field(2, oneFloat)]
  const node = [...field(1, text('x')), ...field(2, text('y')), ...field(4, text('Identity'))]
  const graph = [...field(1, node), ...field(2, text('g')), ...field(11, value('x')), ...field(12, value('y'))]
  const opset = whole(2, 13)
  return Uint8Array.from([...whole(1, 8), ...field(8, opset), ...field(7, graph)])
}
