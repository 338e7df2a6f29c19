import type { Cloth } from './kit/cloth.ts'
import { clamp } from './kit/knot.ts'
import { coverageOf } from './measure-coverage.ts'

/** A coverage within so much of the one asked for is met. */
export const COVERAGE_TOLERANCE = 0.04
/** Looking further ends here: the share itself is only known to about a hundredth. */
const NEAR_ENOUGH = COVERAGE_TOLERANCE / 2

/**
 * Families aim at a coverage, but overlaps and leftovers miss it: the aim is corrected by what was measured, first by the
 * miss itself, then along the line through the last two draws.
 *
 * @param firstAim where to begin; the target itself, or an aim that served another drawing of the design
 * @param roundsMost drawings made at most
 * @returns the drawing nearest to the target and the aim it was drawn with
 */
export function searchCoverage(
  drawAt: (aim: number) => Cloth,
  target: number,
  firstAim = target,
  roundsMost = 4,
): { readonly cloth: Cloth; readonly aim: number } {
  let best = measure(drawAt, firstAim, target)
  let [last, aim] = [best, best.aim - best.miss]
  for (let round = 1; round < roundsMost && Math.abs(best.miss) > NEAR_ENOUGH; round++) {
    const next = measure(drawAt, clamp(aim, 0.02, 0.985), target)
    const slope = (next.miss - last.miss) / (next.aim - last.aim)
    // A flat or falling answer says that the family cannot be driven further.
    if (next.aim === last.aim || !(slope > 0.15)) {
      if (Math.abs(next.miss) < Math.abs(best.miss)) best = next
      break
    }
    aim = next.aim - next.miss / Math.min(4, slope)
    last = next
    if (Math.abs(next.miss) < Math.abs(best.miss)) best = next
  }
  return { cloth: best.cloth, aim: best.aim }
}

type Measured = { readonly cloth: Cloth; readonly aim: number; readonly miss: number }

function measure(drawAt: (aim: number) => Cloth, aim: number, target: number): Measured {
  const cloth = drawAt(aim)
  return { cloth, aim, miss: coverageOf(cloth) - target }
}
