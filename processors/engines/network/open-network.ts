import { env, InferenceSession, Tensor } from 'onnxruntime-node'
import { float16FromNumber, numberFromFloat16 } from './float16.ts'

// A provider that is not installed is the usual case, and no error to write in red into the log.
env.logLevel = 'fatal'

/** What networks may run on, fastest first; the processor is always there. */
const networkProviders = ['cuda', 'cpu'] as const
export type NetworkProvider = (typeof networkProviders)[number]

/** Numbers with their shape, row-major. Whatever number type the network takes, it is given and answered as float32. */
export type NumberGrid = { readonly data: Float32Array; readonly shape: readonly number[] }

/** Whole pixels with their shape, row-major, for networks that take and give bytes. */
export type ByteGrid = { readonly data: Uint8Array; readonly shape: readonly number[] }

export type NetworkInput = {
  readonly name: string
  readonly type: string
  readonly shape: readonly (number | string)[]
}

export type Network = {
  readonly provider: NetworkProvider
  readonly inputs: readonly NetworkInput[]
  readonly outputs: readonly string[]
  /** Runs once. Inputs are converted to the type the network declares; the outputs are float32. */
  readonly run: (feeds: Readonly<Record<string, NumberGrid>>) => Promise<Readonly<Record<string, NumberGrid>>>
  /**
   * Runs a network of one uint8 input and gives its first output, uint8 as well; throws NetworkUnusable for any other.
   */
  readonly runBytes: (grid: ByteGrid) => Promise<ByteGrid>
  readonly close: () => Promise<void>
}

export type NetworkOptions = {
  /** Threads inside one operator. More than the cores at hand makes it slower. */
  readonly threads: number
  readonly providers?: readonly NetworkProvider[]
}

/** The file is no network this runtime can open, or it asked for something the runtime lacks. */
export class NetworkUnusable extends Error {
  override name = 'NetworkUnusable'
}

/**
 * Opens an ONNX file with the first provider that takes it. A path, not bytes, so that weights kept beside the file
 * (over 2 GB they must be) are found.
 *
 * @throws NetworkUnusable when no provider can open it
 */
export async function openNetwork(path: string, options: NetworkOptions): Promise<Network> {
  let reason = 'no provider was named'
  for (const provider of options.providers ?? networkProviders) {
    try {
      const session = await InferenceSession.create(path, {
        executionProviders: [provider],
        intraOpNumThreads: options.threads,
        interOpNumThreads: 1,
        // The arena keeps the largest buffers of every operator for ever; without it the peak is a third lower.
        enableCpuMemArena: false,
        logSeverityLevel: 4,
      })
      return wrapSession(session, provider)
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error)
    }
  }
  throw new NetworkUnusable(reason)
}

function wrapSession(session: InferenceSession, provider: NetworkProvider): Network {
  const inputs = session.inputMetadata.flatMap((input) =>
    input.isTensor ? [{ name: input.name, type: input.type, shape: [...input.shape] }] : [],
  )
  return {
    provider,
    inputs,
    outputs: [...session.outputNames],
    run: async (feeds) => {
      const tensors = Object.fromEntries(
        inputs.map(({ name, type }) => {
          if (!feeds[name]) throw new NetworkUnusable(`the network needs an input "${name}" that nothing here can give`)
          return [name, tensorOf(feeds[name], type)]
        }),
      )
      const answers = await session.run(tensors)
      return Object.fromEntries(Object.entries(answers).map(([name, tensor]) => [name, gridOf(tensor)]))
    },
    runBytes: async ({ data, shape }) => {
      const answers = await session.run({ [inputs[0].name]: new Tensor('uint8', data, shape) })
      const answer = answers[session.outputNames[0]]
      if (!(answer.data instanceof Uint8Array)) throw new NetworkUnusable('the network takes bytes and gives none')
      return { data: answer.data, shape: answer.dims }
    },
    close: () => session.release(),
  }
}

function tensorOf({ data, shape }: NumberGrid, type: string): Tensor {
  if (type === 'float16') return new Tensor('float16', Uint16Array.from(data, float16FromNumber), shape)
  if (type === 'int64')
    return new Tensor(
      'int64',
      BigInt64Array.from(data, (value) => BigInt(Math.round(value))),
      shape,
    )
  if (type === 'int32') return new Tensor('int32', Int32Array.from(data), shape)
  if (type === 'float32') return new Tensor('float32', data, shape)
  throw new NetworkUnusable(`the network takes ${type}, which nothing here can give`)
}

function gridOf({ data, dims, type }: Tensor): NumberGrid {
  if (data instanceof Float32Array) return { data, shape: dims }
  // Newer runtimes answer with the language's own half floats, older ones with their bits.
  if (type === 'float16' && data instanceof Uint16Array)
    return { data: Float32Array.from(data, numberFromFloat16), shape: dims }
  return { data: Float32Array.from(data as Iterable<number | bigint>, Number), shape: dims }
}
