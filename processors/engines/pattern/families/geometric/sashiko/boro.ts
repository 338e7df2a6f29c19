import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint, paintTogether } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { lightnessStep } from '../../../kit/ink/lightness-step.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { placeKnot } from '../../../kit/line/knot.ts'
import { rectangle } from '../../../kit/line/outline.ts'
import { scatterPoints } from '../../../kit/place/scatter.ts'
import type { Plan } from '../../family.ts'
import { runningStitch } from './stitch.ts'

const PATCH_MM = 44
const PATCHES_MOST = 120
/** Between one row of stitches and the next, and from hole to hole along a row. */
const ROW_MM = 5.2
const STITCH_MM = 4.4
/** Stitched rows on one side of a patch at the most. */
const ROWS_MOST = 16

type Sewing = { readonly rowMm: number; readonly stitchMm: number; readonly half: number }

/**
 * Boro: worn cloth mended with patches laid over one another, each a little crooked, and each held down by rows of running stitches
 * of its own, along it, across it or both ways. Some patches are striped cottons.
 */
export function drawBoro(cloth: Cloth, plan: Plan): void {
  const random = plan.random.fork('patches')
  const { ground, line, figures } = plan.cast
  const cloths = figures.length > 1 ? figures.filter((ink) => ink !== line) : [ground]
  const size = PATCH_MM * plan.scale
  const count = Math.min(PATCHES_MOST, Math.round((cloth.widthMm * cloth.heightMm) / size ** 2) * 2)
  const unit = Math.max(0.5, Math.sqrt(plan.scale))
  const sewing = { rowMm: ROW_MM * unit, stitchMm: STITCH_MM * unit, half: Math.max(0.36, 0.46 * unit) }
  const places = scatterPoints(random, cloth, count, { rounds: 6 }).map((at) => ({
    at,
    wide: size * random.between(0.62, 1.35),
    tall: size * random.between(0.62, 1.35),
  }))
  // Large ones lie under small ones, as a mend lies on a mend.
  const order = places.toSorted((one, other) => other.wide * other.tall - one.wide * one.tall)
  sewPatch(cloth, ground, rectangleOf(cloth.widthMm, cloth.heightMm), { sewing, thread: line, random, isBase: true })
  order.forEach(({ at: [x, y], wide, tall }, turn) => {
    const ink = turn % 4 === 3 ? ground : cloths[turn % cloths.length]
    const place = placeKnot({ x, y, turn: random.between(-0.05, 0.05) })
    const stripe = turn % 5 === 2 ? nearestTo(plan, ink) : undefined
    sewPatch(cloth, ink, { wide, tall, place }, { sewing, thread: line, random, stripe })
  })
}

type PatchPlace = { readonly wide: number; readonly tall: number; readonly place: (knot: Knot) => Knot }

function rectangleOf(wide: number, tall: number): PatchPlace {
  return { wide, tall, place: placeKnot({ x: wide / 2, y: tall / 2, turn: 0 }) }
}

/** The cloth whose tone is nearest, for the stripes of a cotton. */
function nearestTo({ cast }: Plan, ink: number): number | undefined {
  const far = (other: number): number => lightnessStep(cast, other, ink)
  const others = [cast.ground, ...cast.figures].filter((other) => other !== ink && other !== cast.line)
  return others.toSorted((one, other) => far(one) - far(other))[0]
}

type Seam = {
  readonly sewing: Sewing
  readonly thread: number
  readonly random: Random
  readonly stripe?: number
  /** The worn cloth itself: sewn in rows that run out over its edges and in again. */
  readonly isBase?: boolean
}

function sewPatch(
  cloth: Cloth,
  ink: number,
  { wide, tall, place }: PatchPlace,
  { sewing, thread, random, stripe, isBase = false }: Seam,
): void {
  const lay = (ring: Ring): Ring => ring.map(place)
  if (!isBase) paint(cloth, ink, lay(rectangle(-wide / 2, -tall / 2, wide, tall)))
  const isUpright = random.chance(0.5)
  if (stripe !== undefined) {
    const [long, across] = isUpright ? [tall, wide] : [wide, tall]
    const bars = barsAcross(across, sewing.rowMm * 0.9).map((at): Ring => {
      const bar = sewing.half * 1.5
      return isUpright ? rectangle(at - bar, -long / 2, bar * 2, long) : rectangle(-long / 2, at - bar, long, bar * 2)
    })
    paintTogether(cloth, stripe, bars.map(lay))
  }
  const ways = isBase ? [false] : random.chance(0.28) ? [true, false] : [isUpright]
  const stitches = ways.flatMap((isDown) => {
    const [long, across] = isDown ? [tall, wide] : [wide, tall]
    // Crossing rows lie further apart, so that threads do not crowd.
    const rowMm = sewing.rowMm * (ways.length > 1 ? 1.5 : isBase ? 1 : random.pick([0.8, 1, 1.3]))
    const inset = isBase ? 0 : sewing.half * 3
    return barsAcross(across, rowMm).flatMap((at): Ring[] => {
      const ends = [-long / 2 + inset, long / 2 - inset].map((end): Point => (isDown ? [at, end] : [end, at]))
      return runningStitch(ends, sewing.stitchMm, sewing.half).map(lay)
    })
  })
  paintTogether(cloth, thread, stitches)
}

/** Even places across a width, half a step from its edges. */
function barsAcross(widthMm: number, stepMm: number): number[] {
  const count = Math.max(1, Math.min(widthMm > PATCH_MM * 3 ? 64 : ROWS_MOST, Math.round(widthMm / stepMm)))
  return Array.from({ length: count }, (_, at) => ((at + 0.5) / count - 0.5) * widthMm)
}
