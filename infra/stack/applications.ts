import { join } from 'node:path'
import { z } from 'zod'
import type { Place } from './managed-process.ts'
import type { Progress } from './progress.ts'
import { type RestartPolicy, type Supervised, supervise } from './supervisor.ts'

const START_TIMEOUT_MS = 60_000

/** What a program of ours sends to its parent once it takes work. */
const readyMessage = z.object({ kind: z.literal('ready'), metricsPort: z.int().optional() })
export type ReadyMessage = z.infer<typeof readyMessage>

export type Program = {
  readonly name: string
  /** Path of its main file, relative to the repository. */
  readonly file: string
  readonly args: readonly string[]
  /** How long it may take to finish what it has begun when it is told to stop. */
  readonly stopTimeoutMs: number
  /** Those of one stage stop side by side, lower stages first: nothing is accepted any more before the workers go. */
  readonly stopStage: number
  readonly env?: Readonly<Record<string, string>>
}

/** Every metrics server but the ingress' takes a free port: one fixed port cannot serve three processes. */
const anyMetricsPort = { HEDDLE_METRICS_PORT: '0' }

export const programs: readonly Program[] = [
  { name: 'ingress', file: 'ingress/main.ts', args: [], stopTimeoutMs: 4_000, stopStage: 1 },
  {
    name: 'processors',
    file: 'processors/main.ts',
    args: ['work'],
    stopTimeoutMs: 3_000,
    stopStage: 2,
    env: anyMetricsPort,
  },
  {
    name: 'control',
    file: 'processors/main.ts',
    args: ['control'],
    stopTimeoutMs: 3_000,
    stopStage: 2,
    env: anyMetricsPort,
  },
]

export type ApplicationOptions = {
  readonly root: string
  readonly place: Place
  readonly env: NodeJS.ProcessEnv
  readonly progress: Progress
  readonly restart: RestartPolicy | undefined
  /** Aborting ends the programs, also in the middle of their start. */
  readonly signal: AbortSignal
}

export type Applications = {
  readonly ready: (name: string) => ReadyMessage | undefined
  readonly pids: () => Readonly<Record<string, number>>
  stop(): Promise<void>
  kill(): void
}

/**
 * Starts our own programs side by side, each a process of Node 24 with a channel over which it says that it is ready.
 *
 * @throws StackError when one of them does not become ready; the others are stopped then.
 */
export async function startApplications(list: readonly Program[], options: ApplicationOptions): Promise<Applications> {
  const outcomes = await Promise.allSettled(
    list.map((program) => options.progress.step(program.name, () => startProgram(program, options))),
  )
  const running = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  const failure = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failure) {
    await Promise.all(running.map((program) => program.stop()))
    throw failure.reason
  }
  return {
    ready: (name) => running.find((program) => program.name === name)?.ready(),
    pids: () => Object.fromEntries(running.flatMap(({ name, pid }) => pidEntry(name, pid()))),
    stop: () => stopInStages(list, running),
    kill: () => {
      for (const program of running) program.kill()
    },
  }
}

function startProgram(program: Program, options: ApplicationOptions): Promise<Supervised<ReadyMessage>> {
  const spec = {
    name: program.name,
    command: process.execPath,
    args: [join(options.root, program.file), ...program.args],
    cwd: options.root,
    env: { ...options.env, ...program.env },
    ipc: true,
    stopTimeoutMs: program.stopTimeoutMs,
  }
  const report = (line: string): void => options.progress.line(`  ${line}`)
  return supervise(
    {
      spec,
      startTimeoutMs: START_TIMEOUT_MS,
      waitReady: (child) =>
        new Promise((resolve) => {
          child.onMessage((message) => {
            const ready = readyMessage.safeParse(message)
            if (ready.success) resolve(ready.data)
          })
        }),
    },
    options.place,
    { restart: options.restart, report, signal: options.signal },
  )
}

async function stopInStages(list: readonly Program[], running: readonly Supervised<ReadyMessage>[]): Promise<void> {
  const stages = [...new Set(list.map((program) => program.stopStage))].toSorted((a, b) => a - b)
  for (const stage of stages) {
    const names = new Set(list.filter((program) => program.stopStage === stage).map((program) => program.name))
    await Promise.all(running.filter((program) => names.has(program.name)).map((program) => program.stop()))
  }
}

function pidEntry(name: string, pid: number | undefined): [string, number][] {
  return pid === undefined ? [] : [[name, pid]]
}
