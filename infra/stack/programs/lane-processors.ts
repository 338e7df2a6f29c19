import type { Lane } from '../../../schemas/operations.ts'
import type { Clock } from '../../lifecycle/clock.ts'
import type { Applications } from './applications.ts'
import type { Program } from './programs.ts'

export type LaneProcessorOptions = {
  /** Lanes that want processors of their own: an account is there, or its last jobs are. */
  readonly findLanes: () => Promise<readonly Lane[]>
  readonly applications: Pick<Applications, 'add' | 'remove'>
  /** What is started for each of them, with `--lane` added. */
  readonly program: Program
  readonly clock: Clock
  /** One line for the person at the terminal. */
  readonly report: (line: string) => void
}

export type LaneProcessors = { stop(): Promise<void> }

/** An operator who has just moved an account waits for its processor; one small statement a second is not felt. */
const LOOK_EVERY_MS = 1000

/**
 * Starts and stops processors as accounts get lanes of their own and leave them. Outages of the database are waited
 * out.
 */
export function keepLaneProcessors(options: LaneProcessorOptions): LaneProcessors {
  const { clock } = options
  const stopping = new AbortController()
  const kept = new Set<Lane>()
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await follow(kept, options, stopping.signal)
      await clock.sleep(LOOK_EVERY_MS, stopping.signal)
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

async function follow(kept: Set<Lane>, options: LaneProcessorOptions, signal: AbortSignal): Promise<void> {
  const { findLanes, applications, program, report } = options
  const wanted = await findLanes().catch(() => undefined)
  if (!wanted) return
  for (const lane of wanted.filter((each) => !kept.has(each))) {
    if (signal.aborted) return
    // One that does not start is tried again at the next look.
    const error = await applications.add(processorOf(lane, program)).catch((reason: Error) => reason)
    if (!error) kept.add(lane)
    report(error ? `! the processors of ${lane} did not start: ${error.message}` : `+ processors of ${lane}`)
  }
  for (const lane of [...kept].filter((each) => !wanted.includes(each))) {
    await applications.remove(lane)
    kept.delete(lane)
    report(`- processors of ${lane}`)
  }
}

const processorOf = (lane: Lane, program: Program): Program => ({
  ...program,
  name: lane,
  args: [...program.args, '--lane', lane],
})
