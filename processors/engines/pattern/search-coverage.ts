import type { Cloth } from './kit/area/cloth.ts'
import { clamp } from './kit/line/knot.ts'
import { coverageOf } from './measure-coverage.ts'

/** A coverage within so much of the one asked for is met. */
export const COVERAGE_TOLERANCE = 0.04
/** Looking further ends here: the share itself is only known to about a hundredth. */
const NEAR_ENOUGH = COVERAGE_TOLERANCE / 2
const ROUNDS_MOST = 6
/** Aims a family is asked for. */
const AIM_LEAST = 0.02
const AIM_MOST = 0.985
/** Between an aim that gave too little and one that gave too much, the next stands at least so far from either, as a share. */
const INSIDE = 0.15

/**
 * Families aim at a coverage, but overlaps and leftovers miss it: the aim is corrected by what was measured, first by the
 * miss itself, then along the line through the last two draws, and once two aims hold the target between them, inside these.
 *
 * @returns the drawing nearest to the target
 */
export function searchCoverage(drawAt: (aim: number) => Cloth, target: number): Cloth {
  let best = measure(drawAt, clamp(target, AIM_LEAST, AIM_MOST), target)
  const tried = [best]
  while (tried.length < ROUNDS_MOST && Math.abs(best.miss) > NEAR_ENOUGH) {
    const aim = nextAim(tried)
    if (aim === undefined) break
    const next = measure(drawAt, aim, target)
    tried.push(next)
    if (Math.abs(next.miss) < Math.abs(best.miss)) best = next
  }
  return best.cloth
}

type Measured = { readonly cloth: Cloth; readonly aim: number; readonly miss: number }

/** Where to look next; undefined at the end of what the family can be driven to. */
function nextAim(tried: readonly Measured[]): number | undefined {
  const under = tried.filter(({ miss }) => miss < 0).toSorted((one, other) => other.miss - one.miss)[0]
  const over = tried.filter(({ miss }) => miss >= 0).toSorted((one, other) => one.miss - other.miss)[0]
  if (under && over) {
    const share = clamp(-under.miss / (over.miss - under.miss), INSIDE, 1 - INSIDE)
    return under.aim + (over.aim - under.aim) * share
  }
  const [last, before] = tried.toReversed()
  const slope = before ? (last.miss - before.miss) / (last.aim - before.aim) : 1
  // A flat answer twice in a row says that the family has no more to give.
  if (tried.length > 2 && Math.abs(slope) < 0.05) return undefined
  const aim = clamp(last.aim - last.miss / clamp(slope, 0.3, 4), AIM_LEAST, AIM_MOST)
  return aim === last.aim ? undefined : aim
}

function measure(drawAt: (aim: number) => Cloth, aim: number, target: number): Measured {
  const cloth = drawAt(aim)
  return { cloth, aim, miss: coverageOf(cloth) - target }
}
