import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paintTogether } from '../../kit/area/cloth.ts'
import { layAcross, wavyBand } from '../../kit/area/wavy-band.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Plan } from '../family.ts'
import { sizeAsked } from '../size-asked.ts'

const CHECK_MM = 13
/** Largest number of bands in each direction. */
const BANDS_MOST = 24
/** Number of bristle tracks in one band, and the share of their pitch that each fills. */
const TRACKS = 4
const FILLED = 0.66

/**
 * A gingham painted with a flat brush: each band consists of the tracks of the bristles, and the square where two bands
 * cross is full. No edge is straight and no two bands are alike.
 */
export function drawPaintedCheck(plan: Plan): Cloth {
  const { cast, widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const inks = cast.figures
  const step = Math.max((sizeAsked(plan) ?? CHECK_MM * plan.scale) * 2, Math.max(widthMm, heightMm) / BANDS_MOST)
  const [columns, rows] = [widthMm, heightMm].map((lengthMm) => fitCells(lengthMm, step, inks.length))
  const share = plan.isDensityAsked ? Math.max(0.2, Math.min(0.8, plan.coverage)) : 0.52
  const random = plan.random.fork('brush')
  for (const [turn, ink] of inks.entries()) {
    const upright = bandsOf(columns, turn, inks.length).map((at) => ({ at, widthMm: columns.sizeMm * share }))
    const level = bandsOf(rows, turn, inks.length).map((at) => ({ at, widthMm: rows.sizeMm * share }))
    for (const { at, widthMm: wide } of upright)
      paintTogether(cloth, ink, tracks(random, at * columns.sizeMm, wide, heightMm))
    for (const { at, widthMm: wide } of level)
      paintTogether(cloth, ink, tracks(random, at * rows.sizeMm, wide, widthMm).map(layAcross))
  }
  // Squares are drawn last, so that they cover the gaps of both bands.
  for (const [turn, ink] of inks.entries()) {
    const squares = bandsOf(columns, turn, inks.length).flatMap((column) =>
      Array.from({ length: rows.count }, (_, row) =>
        square(random, column * columns.sizeMm, row * rows.sizeMm, columns.sizeMm * share, rows.sizeMm * share),
      ),
    )
    paintTogether(cloth, ink, squares)
  }
  return cloth
}

/** Indices of the bands in this turn's ink. */
function bandsOf({ count }: { readonly count: number }, turn: number, turns: number): number[] {
  return Array.from({ length: count }, (_, at) => at).filter((at) => at % turns === turn)
}

function tracks(random: Random, startMm: number, widthMm: number, lengthMm: number): Ring[] {
  const step = widthMm / TRACKS
  return Array.from({ length: TRACKS }, (_, at) => {
    const wide = step * FILLED * random.between(0.75, 1.2)
    const band = { startMm: startMm + at * step + (step - wide) / 2, widthMm: Math.max(0.4, wide), lengthMm }
    return wavyBand(random, band, { stepMm: lengthMm / 9, wobbleMm: step * 0.14 })
  })
}

/** A square with rounded corners and slightly convex sides. */
function square(random: Random, x: number, y: number, wide: number, tall: number): Ring {
  const off = (): number => Math.min(wide, tall) * random.between(-0.05, 0.05)
  const corner = (u: number, v: number): Knot => [x + u * wide + off(), y + v * tall + off(), 1]
  const side = (u: number, v: number): Knot => [x + u * wide + off(), y + v * tall + off()]
  return [
    corner(0, 0),
    side(0.5, -0.03),
    corner(1, 0),
    side(1.03, 0.5),
    corner(1, 1),
    side(0.5, 1.03),
    corner(0, 1),
    side(-0.03, 0.5),
  ]
}
