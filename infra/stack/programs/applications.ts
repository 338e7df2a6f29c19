import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { HeldSocket } from '../processes/held-socket.ts'
import type { Place } from '../processes/managed-process.ts'
import { type RestartPolicy, type Supervised, supervise } from '../processes/supervisor.ts'
import type { Progress } from '../terminal/progress.ts'
import { type Program, stopTimeoutOf } from './programs.ts'

/** What a program of ours sends to its parent once it takes work. */
const readyMessage = z.object({ kind: z.literal('ready') })

export type ApplicationOptions = {
  readonly root: string
  readonly place: Place
  readonly environmentOf: (program: Program) => NodeJS.ProcessEnv
  /** What the program of the API listens on. */
  readonly apiSocket: HeldSocket | undefined
  /** How long programs that drain get for it. */
  readonly drainMs: number
  readonly progress: Progress
  readonly restart: RestartPolicy | undefined
  /** Aborting ends the programs, also in the middle of their start. */
  readonly signal: AbortSignal
}

export type Applications = {
  readonly pids: () => Readonly<Record<string, number>>
  /** Starts one more, which is stopped with the others. Throws a StackError when it does not become ready. */
  add(program: Program): Promise<void>
  /** Stops one for good and forgets it. */
  remove(name: string): Promise<void>
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
  const all = [...list]
  return {
    pids: () => Object.fromEntries(running.flatMap(({ name, pid }) => pidEntry(name, pid()))),
    add: async (program) => {
      running.push(await startProgram(program, options))
      all.push(program)
    },
    remove: async (name) => {
      await running.find((program) => program.name === name)?.stop()
      for (const kept of [running, all]) {
        const at = kept.findIndex((program) => program.name === name)
        if (at >= 0) kept.splice(at, 1)
      }
    },
    stop: () => {
      // Nobody would take connections out of its queue any more.
      options.apiSocket?.close()
      return stopInStages(all, running)
    },
    kill: () => {
      for (const program of running) program.kill()
    },
  }
}

/** Only one process of a name runs at a time for a home, and a home is one folder of one machine. */
function placeOf({ name }: Program, { home }: Place): string {
  const where = createHash('sha256').update(`${hostname()} ${home}`).digest('hex')
  return `${name}-${where.slice(0, 12)}`
}

/** Every line of a log is JSON; that Node takes the types out of what a page loads is none, and nobody's concern. */
const NODE_FLAGS = ['--disable-warning=ExperimentalWarning']

function startProgram(program: Program, options: ApplicationOptions): Promise<Supervised> {
  const spec = {
    name: program.name,
    command: process.execPath,
    args: [...NODE_FLAGS, join(options.root, program.file), ...program.args],
    cwd: options.root,
    env: { ...options.environmentOf(program), HEDDLE_PLACE: placeOf(program, options.place) },
    ipc: true,
    listenFd: program.servesApi ? options.apiSocket?.fd : undefined,
    stopTimeoutMs: stopTimeoutOf(program, options.drainMs),
  }
  const report = (line: string): void => options.progress.line(`  ${line}`)
  return supervise(
    {
      spec,
      waitReady: (child) =>
        new Promise<void>((resolve) => {
          child.onMessage((message) => {
            if (readyMessage.safeParse(message).success) resolve()
          })
        }),
    },
    options.place,
    { restart: options.restart, report, signal: options.signal },
  )
}

async function stopInStages(list: readonly Program[], running: readonly Supervised[]): Promise<void> {
  const stages = [...new Set(list.map((program) => program.stopStage))].toSorted((a, b) => a - b)
  for (const stage of stages) {
    const names = new Set(list.filter((program) => program.stopStage === stage).map((program) => program.name))
    await Promise.all(running.filter((program) => names.has(program.name)).map((program) => program.stop()))
  }
}

function pidEntry(name: string, pid: number | undefined): [string, number][] {
  return pid === undefined ? [] : [[name, pid]]
}
