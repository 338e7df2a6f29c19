import { paint } from '../../../kit/area/cloth.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { headingAt, ribbon, stationAt } from '../../../kit/line/curve.ts'
import { curveThrough } from '../../../kit/line/flowing-curve.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { wobbleMotif } from '../../../kit/motif/motif.ts'
import { fitCells } from '../../../kit/place/fit-cells.ts'
import { flowerInksAt } from '../flower-inks.ts'
import { drawFlower, flowerInksFor, isTopView } from '../flowers/bloom-table.ts'
import { drawLeaf } from '../leaves/leaf.ts'
import type { Garlands } from './bind-garland.ts'

/** Distance of rows and of flowers along one, and the diameter of a head, as shares of a column of garlands. */
const [ROW, STEP, HEAD] = [0.44, 0.29, 0.235]
/** How far a row swings up and down, how far a stem bows out of it, and half its width, as shares of a step. */
const [SWING, BOW, STEM] = [0.26, 0.15, 0.026]

/**
 * Flowers strung by their stems, as children make chains of daisies: the stem of each runs to the next and through it, bowed to one
 * side and the other by turns, a leaf at its middle. Rows swing up and down, those of every second row the other way.
 */
export function stringChains(work: Garlands): void {
  const { plan, columnMm } = work
  const rows = fitCells(plan.heightMm, columnMm * ROW, 2)
  const steps = fitCells(plan.widthMm, columnMm * STEP, 4)
  for (let row = 0; row < rows.count; row++) {
    const swings = steps.count / 4
    const at = (step: number): Point => {
      const x = (step + (row % 2) / 2) * steps.sizeMm
      const swing = Math.sin((TURN * swings * x) / plan.widthMm + (row % 2 ? TURN / 2 : 0))
      return [x, (row + 0.5) * rows.sizeMm + steps.sizeMm * SWING * swing]
    }
    for (let step = 0; step < steps.count; step++) layStem(work, [at(step), at(step + 1)], steps.sizeMm, row + step)
    for (let step = 0; step < steps.count; step++) layHead(work, at(step), row * 3 + step)
  }
}

function layStem(
  { cloth, palette, plan, toss }: Garlands,
  [from, to]: [Point, Point],
  stepMm: number,
  index: number,
): void {
  const side = index % 2 ? 1 : -1
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const on = (share: number, out: number): Point => [
    from[0] + dx * share - (dy / stepMm) * out * side,
    from[1] + dy * share + dx * (out / stepMm) * side,
  ]
  const bow = stepMm * BOW
  // The end comes out past the next head, where the stem was drawn through.
  const stem: Curve = curveThrough([on(0, 0), on(0.3, bow), on(0.62, bow * 0.8), on(1, 0), on(1.24, -bow * 1.1)], 5)
  const inks = flowerInksAt(palette, index)
  paint(
    cloth,
    inks.leafDark,
    ribbon(stem, (t) => stepMm * STEM * (1.1 - 0.5 * t)),
  )
  const random = plan.random.fork(`leaf ${index} ${from[1]}`)
  const { x, y } = stationAt(stem, 0.42)
  const leaf = { lengthMm: stepMm * random.between(0.3, 0.38), width: 0.4, stalk: 0.06, veins: 3 }
  toss.place(drawLeaf(random, inks, leaf), { x, y, turn: headingAt(stem, 0.42) + side * random.between(0.6, 0.95) })
}

function layHead({ plan, palette, nouns, columnMm, toss }: Garlands, [x, y]: Point, index: number): void {
  const faces = nouns.filter(isTopView)
  const noun = (faces.length > 0 ? faces : nouns)[index % Math.max(1, faces.length || nouns.length)]
  const random = plan.random.fork(`head ${index}`)
  const radiusMm = (columnMm * HEAD * (index % 3 === 1 ? 0.84 : 1)) / 2
  const head = drawFlower(random, noun, flowerInksFor(palette, noun, index), radiusMm)
  toss.place(wobbleMotif(head, random, radiusMm * 2), { x, y, turn: random.between(0, TURN) })
}
