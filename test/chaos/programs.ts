// Keeps our programs running as their supervisor does: whatever ends by itself or is killed is started again.
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type ProgramName, programFiles, type TestService } from '../harness/service.ts'

export type Programs = {
  readonly pid: (name: ProgramName) => number
  /** kill -9; resolves when the program is back. @returns how long that took, milliseconds */
  readonly kill: (name: ProgramName) => Promise<number>
  /** How often a program ended without being killed here: it gave up by itself. */
  readonly gaveUp: () => readonly ProgramName[]
  readonly stop: () => Promise<void>
}

export const programNames = Object.keys(programFiles) as ProgramName[]
/** As the supervisor of a real start waits before its first try. */
const RESTART_AFTER_MS = 500
const LOOK_EVERY_MS = 200

/** For the environment of programs whose clocks are to be moved. */
export const jumpingClock = {
  NODE_OPTIONS: `--import ${pathToFileURL(`${import.meta.dirname}/jumping-clock.ts`).href} --no-warnings`,
}

export function keepPrograms(service: TestService): Programs {
  const gaveUp: ProgramName[] = []
  const restarting = new Map<ProgramName, Promise<void>>()
  const stopping = new AbortController()

  const restart = (name: ProgramName): Promise<void> => {
    const run = (async () => {
      for (;;) {
        await sleep(RESTART_AFTER_MS)
        // A server that is away makes a start fail; the next one may not.
        const started = await service.start(name).then(
          () => true,
          () => false,
        )
        if (started || stopping.signal.aborted) return
      }
    })().finally(() => restarting.delete(name))
    restarting.set(name, run)
    return run
  }
  const look = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      for (const name of programNames) {
        if (restarting.has(name) || isRunning(service.pid(name))) continue
        gaveUp.push(name)
        void restart(name)
      }
      await sleep(LOOK_EVERY_MS)
    }
  }
  const looking = look()
  return {
    gaveUp: () => gaveUp,
    pid: (name) => {
      const pid = service.pid(name)
      if (pid === undefined) throw new Error(`${name} does not run`)
      return pid
    },
    kill: async (name) => {
      const killedAt = Date.now()
      const back = restart(name)
      await service.kill(name)
      await back
      return Date.now() - killedAt
    },
    stop: async () => {
      stopping.abort()
      await looking
      await Promise.all(restarting.values())
    },
  }
}

function isRunning(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}
