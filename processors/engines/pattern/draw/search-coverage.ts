import { clamp } from '../../numbers/clamp.ts'
import type { Cloth } from '../kit/area/cloth.ts'
import { coverageOf } from './measure-coverage.ts'

/** Largest difference between measured and requested coverage (area shares) that counts as met. */
export const COVERAGE_TOLERANCE = 0.04
/** The search stops below this difference: coverage is only measured to about one hundredth. */
const NEAR_ENOUGH = COVERAGE_TOLERANCE / 2
const ROUNDS_MOST = 6
/** Bounds of the aim that a family is given. */
const AIM_LEAST = 0.02
const AIM_MOST = 0.985
/** Least distance of the next aim from either end of the bracket, as a share of the bracket's width. */
const INSIDE = 0.15

/**
 * Draws with changing aims until the coverage is near the target, because overlaps and leftovers make families miss the
 * aim. A root search: the first step corrects by the miss itself, the next ones follow the secant through the last two
 * draws, and once two aims bracket the target they interpolate inside the bracket (regula falsi).
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

/** The next aim to try; undefined when the family cannot get nearer. */
function nextAim(tried: readonly Measured[]): number | undefined {
  const under = tried.filter(({ miss }) => miss < 0).toSorted((one, other) => other.miss - one.miss)[0]
  const over = tried.filter(({ miss }) => miss >= 0).toSorted((one, other) => one.miss - other.miss)[0]
  if (under && over) {
    const share = clamp(-under.miss / (over.miss - under.miss), INSIDE, 1 - INSIDE)
    return under.aim + (over.aim - under.aim) * share
  }
  const [last, before] = tried.toReversed()
  const slope = before ? (last.miss - before.miss) / (last.aim - before.aim) : 1
  // Two nearly equal answers in a row mean that the family has reached its limit.
  if (tried.length > 2 && Math.abs(slope) < 0.05) return undefined
  const aim = clamp(last.aim - last.miss / clamp(slope, 0.3, 4), AIM_LEAST, AIM_MOST)
  return aim === last.aim ? undefined : aim
}

function measure(drawAt: (aim: number) => Cloth, aim: number, target: number): Measured {
  const cloth = drawAt(aim)
  return { cloth, aim, miss: coverageOf(cloth) - target }
}
