import { errorMessage } from '../lifecycle/error-message.ts'
import { type LauncherRun, launch } from './launch.ts'
import { helpText, type LauncherOptions, readLauncherOptions } from './options.ts'
import { type Program, stopLimitMs } from './programs/programs.ts'
import { explain } from './terminal/diagnosis.ts'

/** One Ctrl-C arrives up to three times: from the terminal, and forwarded by npm and by the bootstrap. */
const ONE_KEYSTROKE_MS = 500

/**
 * The whole life of a launcher process: options, start, signals, stop. Never returns; the exit status is 0 after a stop
 * in good order, 1 when the start failed or was killed by a second Ctrl-C, 2 for options that cannot be read.
 *
 * @param programs what is started over the servers.
 * @param root the repository.
 */
export async function runLauncher(programs: readonly Program[], root: string): Promise<void> {
  const say = (line: string): void => void process.stdout.write(`${line}\n`)
  // The reader of our output may close the pipe first.
  process.stdout.on('error', () => undefined)
  const options = readOptions(root)
  if (options.help) {
    say(helpText)
    process.exit(0)
  }
  const giveUp = new AbortController()
  const stopper = createStopper(say, giveUp, stopLimitMs(programs, options.drainMs))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopper.onSignal)
  // The bootstrap or npm is gone: nobody is left to tell us to stop.
  process.on('disconnect', stopper.onOrphaned)
  try {
    const run = await launch({ options, programs, root, env: process.env, say, signal: giveUp.signal })
    await stopper.hold(run)
  } catch (error) {
    if (giveUp.signal.aborted) {
      say('Stopped.')
      process.exit(0)
    }
    console.error(`\n${explain(error, options.home)}`)
    process.exit(1)
  }
}

/**
 * The first signal stops in good order, and kills what is still up after `limitMs`; a second one ends everything at
 * once.
 */
function createStopper(say: (line: string) => void, giveUp: AbortController, limitMs: number) {
  let run: LauncherRun | undefined
  let firstSignalAtMs: number | undefined
  const stop = async (): Promise<void> => {
    // Without a run the start is still under way: it ends what it has begun and throws.
    if (!run) return giveUp.abort()
    const limit = setTimeout(() => run?.kill(), limitMs)
    try {
      await run.stop()
    } catch (error) {
      // What is left is not to outlive us for it.
      run.kill()
      say(`Stopped, and not in good order: ${errorMessage(error)}`)
      process.exit(1)
    }
    clearTimeout(limit)
    say('Stopped.')
    process.exit(0)
  }
  const begin = (nowMs: number): void => {
    firstSignalAtMs = nowMs
    say('\nStopping…')
    void stop()
  }
  return {
    hold: async (started: LauncherRun): Promise<void> => {
      run = started
      if (firstSignalAtMs !== undefined) await stop()
    },
    onSignal: (): void => {
      const nowMs = performance.now()
      if (firstSignalAtMs === undefined) {
        begin(nowMs)
      } else if (nowMs - firstSignalAtMs > ONE_KEYSTROKE_MS) {
        run?.kill()
        process.exit(1)
      }
    },
    /** Not a person's wish to hurry: it starts the stop, and never shortens one that is under way. */
    onOrphaned: (): void => {
      if (firstSignalAtMs === undefined) begin(performance.now())
    },
  }
}

function readOptions(root: string): LauncherOptions {
  try {
    return readLauncherOptions(process.argv.slice(2), process.env, root)
  } catch (error) {
    console.error(explain(error, root))
    process.exit(2)
  }
}
