import { hueDistance } from '../../../../color/ink.ts'
import { isNeutral } from '../../../../color/tone.ts'
import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint, paintTogether } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Cast } from '../../../kit/ink/cast.ts'
import { spine } from '../../../kit/line/curve.ts'
import type { Point, Ring } from '../../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../../kit/line/knot.ts'
import { lobedOutline } from '../../../kit/line/lobed-leaf.ts'
import { offsetRing } from '../../../kit/line/offset.ts'
import { ornamentPetal } from '../../../kit/line/ornament.ts'
import { circle } from '../../../kit/line/outline.ts'
import { fitCellPair } from '../../../kit/place/fit-cell-pair.ts'
import type { Plan } from '../../family.ts'

const APPLIQUE_MM = 78
/** Share of its block that a figure spans: the cloth beneath is seen as much as the one on top. */
const FIGURE = 0.82
/** Rows of stitches that echo the figure, so far out in mm at scale 1, and half as wide as this. */
const ECHOES_MM = [5.4, 2.8] as const
const ECHO_MM = 0.6
/** Hues in radians: nearer ones are tones of one cloth. */
const ONE_HUE = 0.5

/**
 * Hawaiian quilt: one cloth folded eight ways and cut, so that leaves run from a ring to the corners and the sides. Of one colour on
 * another it is that colour alone, echoed in stitches of its tones; of several, every block has its own.
 */
export function drawFoldedApplique(cloth: Cloth, plan: Plan): void {
  const { cast } = plan
  const size = APPLIQUE_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: 2, rows: 2 })
  const unit = Math.min(cells.wideMm, cells.tallMm) * FIGURE
  const cut = foldedCut(plan.random.fork('fold'))
  const blocks = Array.from({ length: cells.columns * cells.rows }, (_, at) => {
    const [column, row] = [at % cells.columns, Math.floor(at / cells.columns)]
    const place = placeKnot({ x: (column + 0.5) * cells.wideMm, y: (row + 0.5) * cells.tallMm, size: unit })
    return { turn: column + row * 2, placed: (rings: readonly Ring[]): Ring[] => rings.map((ring) => ring.map(place)) }
  })
  const tones = tonesOfOne(cast)
  if (tones)
    echo(
      cloth,
      blocks.flatMap(({ placed }) => placed([...cut.sides, ...cut.bodies])),
      tones.echo,
      plan.scale,
    )
  for (const { turn, placed } of blocks) {
    const body = tones?.body ?? cast.figures[turn % cast.figures.length]
    for (const ring of placed([...cut.sides, ...cut.bodies])) paint(cloth, body, ring)
    paintTogether(cloth, cloth.ground, placed(cut.holes))
    // Colours that no block was cut from are met in the hearts.
    const others = tones?.others ?? cast.figures.slice(blocks.length)
    if (others.length > 0) paintTogether(cloth, others[turn % others.length], placed(cut.heart))
  }
}

type Tones = { readonly body: number; readonly echo: number; readonly others: readonly number[] }

/** The parts that tones of one colour play; undefined where the figures are of several, or there is one ink alone. */
function tonesOfOne({ figures, inks, main, ground }: Cast): Tones | undefined {
  const isOne = figures.every(
    (ink) => isNeutral(inks[ink]) || isNeutral(inks[main]) || hueDistance(inks[ink], inks[main]) < ONE_HUE,
  )
  if (!isOne || figures.length < 2) return undefined
  const far = (ink: number): number => Math.abs(inks[ink].lightness - inks[ground].lightness)
  const [nearest, ...rest] = figures.filter((ink) => ink !== main).toSorted((one, other) => far(one) - far(other))
  return { body: main, echo: nearest, others: rest }
}

/** Lines of stitches about all figures together, the outer ones first. */
function echo(cloth: Cloth, rings: readonly Ring[], ink: number, scale: number): void {
  for (const far of ECHOES_MM)
    for (const [more, line] of [
      [ECHO_MM, ink],
      [0, cloth.ground],
    ] as const)
      paintTogether(
        cloth,
        line,
        rings.map((ring) => offsetRing(ring, (far + more) * scale)),
      )
}

/** What one fold cuts, in units of the block: leaves to the corners, smaller ones to the sides, a ring and a flower within. */
function foldedCut(random: Random): {
  readonly sides: Ring[]
  readonly bodies: Ring[]
  readonly holes: Ring[]
  readonly heart: Ring[]
} {
  const lobes = random.pick([4, 5, 6])
  const [wide, narrow] = [random.between(0.15, 0.18), random.between(0.085, 0.11)]
  const leaf = (long: number, half: number, from: number): Ring =>
    lobedOutline({
      rib: spine(long, 0, 0, 8).map(([x, y]): Point => [x + from, y]),
      half: (t) => half * Math.sin(Math.PI * Math.min(1, 0.12 + 0.86 * t)) ** 0.7,
      lobes,
      depth: 0.42,
      rake: 0.5,
    })
  const turned = (ring: Ring, arms: number, start: number): Ring[] =>
    Array.from({ length: arms }, (_, arm) => ring.map(placeKnot({ turn: start + (arm / arms) * TURN })))
  const vein = (long: number, from: number): Ring => ornamentPetal(0, 0, 0, from, from + long, 0.012)
  return {
    sides: turned(leaf(0.3, narrow, 0.14), 4, 0),
    bodies: [circle(0, 0, 0.17), ...turned(leaf(0.52, wide, 0.14), 4, TURN / 8)],
    holes: [
      ...turned(vein(0.26, 0.26), 4, TURN / 8),
      ...turned(vein(0.14, 0.22), 4, 0),
      ...turned(ornamentPetal(0, 0, 0, 0.03, 0.115, 0.022), 8, TURN / 16),
    ],
    heart: [circle(0, 0, 0.034, 8)],
  }
}
