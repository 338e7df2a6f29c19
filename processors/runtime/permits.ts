// How many jobs of each lane are worked on at once in this process. Lanes stand in the order of their importance: what is waited for
// goes first, and the least important lane still has one job under way, whatever waits before it.
import type { Places } from './places.ts'

export type PermitFigures = { readonly lane: string; readonly inUse: number; readonly waiting: number }

export type Permits = {
  readonly of: (lane: string) => Places
  readonly figures: () => readonly PermitFigures[]
}

type LanePermits = { readonly lane: string; inUse: number; readonly waiting: (() => void)[] }

/**
 * @param lanes most important first
 * @param most jobs at once over all lanes; each lane may have one more where it would otherwise have none
 */
export function createPermits(lanes: readonly string[], most: number): Permits {
  const all: readonly LanePermits[] = lanes.map((lane) => ({ lane, inUse: 0, waiting: [] }))
  const mayStart = (lane: LanePermits): boolean => {
    if (lane.inUse === 0) return true
    const before = all.slice(0, all.indexOf(lane))
    const inUse = all.reduce((sum, each) => sum + each.inUse, 0)
    // One permit stays free for each lane before it, so that what comes there begins at once.
    return before.every(({ waiting }) => waiting.length === 0) && inUse < most - before.length
  }
  const startNext = (): void => {
    for (const lane of all) {
      while (lane.waiting.length > 0 && mayStart(lane)) {
        lane.inUse += 1
        lane.waiting.shift()?.()
      }
    }
  }
  const within = async <Result>(lane: LanePermits, work: () => Promise<Result>): Promise<Result> => {
    await new Promise<void>((resolve) => {
      lane.waiting.push(resolve)
      startNext()
    })
    try {
      return await work()
    } finally {
      lane.inUse -= 1
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
