import type { Cloth } from '../../kit/cloth.ts'
import { paintTogether } from '../../kit/cloth.ts'
import { fitCellPair } from '../../kit/fit-cell-pair.ts'
import type { Ring } from '../../kit/knot.ts'
import { rectangle } from '../../kit/outline.ts'
import type { Random } from '../../kit/random.ts'
import type { Plan } from '../family.ts'

const COLUMN_MM = 3.2

/**
 * Bargello: upright stitches in narrow columns, every column a step higher or lower than the last, so that bands of colour rise
 * to flames and fall again. The steps of one flame sum to nothing, so that flames close over the repeat.
 */
export function drawFlameStitch(cloth: Cloth, plan: Plan): void {
  const { cast } = plan
  const random = plan.random.fork('flame')
  const steps = flameSteps(random)
  const inks = [...cast.byLightness.filter((ink) => ink !== cast.ground), cast.ground]
  const bands = inks.flatMap((ink) => (ink === cast.ground || inks.length > 6 ? [ink] : [ink, ink]))
  const column = COLUMN_MM * plan.scale
  const cells = fitCellPair(
    plan,
    { wideMm: column, tallMm: column * 1.15 },
    { columns: steps.length, rows: bands.length },
  )
  const bodies = new Map<number, Ring[]>()
  let height = 0
  for (let at = 0; at < cells.columns; at++) {
    height += steps[at % steps.length]
    for (let row = 0; row < cells.rows; row++) {
      const ink = bands[row % bands.length]
      if (ink === cast.ground || bands[(row + bands.length - 1) % bands.length] === ink) continue
      // Stitches of one ink above each other are one long one.
      const long = bands[(row + 1) % bands.length] === ink ? 2 : 1
      const body = rectangle(at * cells.wideMm, (row + height * 0.5) * cells.tallMm, cells.wideMm, cells.tallMm * long)
      bodies.set(ink, [...(bodies.get(ink) ?? []), body])
    }
  }
  for (const [ink, rings] of bodies) paintTogether(cloth, ink, rings)
}

/** Rises of one flame, in half stitches: slow at the foot, steep to the tip, down the same way; now and then a small flame between. */
function flameSteps(random: Random): number[] {
  const rise = random.pick([
    [1, 1, 2, 2, 3, 3],
    [1, 1, 1, 2, 2, 3, 4],
    [2, 2, 2, 2, 2],
    [1, 2, 3, 3, 2, 1],
  ])
  const small = random.pick([[], [1, 1, 2], [2, 2]])
  const flame = (up: readonly number[]): number[] => [...up.map((step) => -step), 0, ...up.toReversed(), 0]
  return [...flame(rise), ...(small.length > 0 ? flame(small) : [])]
}
