// Limits how many jobs of each lane run at once in this process. Lanes have an order of importance: lanes that callers
// wait for go first, and every lane, even the least important, may always have one job running.
import type { Places } from './places.ts'

export type PermitFigures = { readonly lane: string; readonly inUse: number; readonly waiting: number }

export type Permits = {
  readonly of: (lane: string) => Places
  readonly figures: () => readonly PermitFigures[]
}

type LanePermits = { readonly lane: string; inUse: number; endedAt: number; readonly waiting: (() => void)[] }

/**
 * A lane counts as quiet once it has had no job for this long; until then less important lanes run one job each,
 * because a caller that was just answered often calls again at once.
 */
const QUIET_MS = 300

/**
 * @param lanes most important first
 * @param most jobs at once over all lanes; each lane may have one more where it would otherwise have none
 * @param now milliseconds on a clock that never goes back
 */
export function createPermits(
  lanes: readonly string[],
  most: number,
  now: () => number = () => performance.now(),
): Permits {
  const all: readonly LanePermits[] = lanes.map((lane) => ({ lane, inUse: 0, endedAt: -QUIET_MS, waiting: [] }))
  const startNext = createStarter(all, most, now)
  const within = async <Result>(lane: LanePermits, work: () => Promise<Result>): Promise<Result> => {
    await new Promise<void>((resolve) => {
      lane.waiting.push(resolve)
      startNext()
    })
    try {
      return await work()
    } finally {
      lane.inUse -= 1
      lane.endedAt = now()
      startNext()
    }
  }
  return {
    of: (name) => {
      const lane = all.find((each) => each.lane === name)
      if (!lane) throw new Error(`There are no permits for ${name}`)
      return { within: (work) => within(lane, work) }
    },
    figures: () => all.map(({ lane, inUse, waiting }) => ({ lane, inUse, waiting: waiting.length })),
  }
}

/** @returns what starts every waiting job that may start, and looks again by itself while some may not */
function createStarter(all: readonly LanePermits[], most: number, now: () => number): () => void {
  let again: NodeJS.Timeout | undefined
  const isQuiet = ({ inUse, waiting, endedAt }: LanePermits): boolean =>
    inUse === 0 && waiting.length === 0 && now() - endedAt >= QUIET_MS
  const mayStart = (lane: LanePermits): boolean => {
    if (lane.inUse === 0) return true
    const before = all.slice(0, all.indexOf(lane))
    const inUse = all.reduce((sum, each) => sum + each.inUse, 0)
    // One permit stays free for each more important lane, so that a job that arrives there starts at once.
    return before.every(isQuiet) && inUse < most - before.length
  }
  const startNext = (): void => {
    for (const lane of all) {
      while (lane.waiting.length > 0 && mayStart(lane)) {
        lane.inUse += 1
        lane.waiting.shift()?.()
      }
    }
    // No event marks the moment at which a lane becomes quiet, so it is looked for by a timer.
    if (again === undefined && all.some(({ waiting }) => waiting.length > 0))
      again = setTimeout(() => {
        again = undefined
        startNext()
      }, QUIET_MS).unref()
  }
  return startNext
}
