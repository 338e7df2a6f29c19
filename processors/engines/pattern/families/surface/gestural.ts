import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { TURN } from '../../kit/line/knot.ts'
import { stampMotif } from '../../kit/motif/stamp-motif.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import type { Plan } from '../family.ts'
import { drawStroke } from './brush-mark.ts'
import { throwLine } from './splatter.ts'

/** One pass of the brush over the canvas: number of marks in a repeat, their size in mm at scale 1, and their inks. */
type Pass = {
  readonly count: number
  readonly longMm: readonly [number, number]
  readonly wideMm: readonly [number, number]
  readonly inks: readonly number[]
  /** Largest deviation of a pass's marks from one direction, in radians. */
  readonly spread: number
}

const REPEAT_MM = 320

/**
 * Action painting: scrubbed fields, paint of the ground dragged over them, a few large sweeps in the strongest ink,
 * short dabs of the accent, and thrown lines on top.
 */
export function drawGestural(plan: Plan): Cloth {
  const { cast, lattice, scale } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground, { lattice })
  const random = plan.random.fork('gesture')
  const heading = random.between(0, TURN)
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / scale ** 2
  const fuller = plan.coverage / 0.46
  passesOf(plan).forEach((pass, at) => {
    const count = Math.max(lattice.order, Math.min(160, Math.round(pass.count * area * (at < 2 ? fuller : 1))))
    const turn = heading + (at % 2 ? TURN / 5 : 0)
    layPass(
      cloth,
      random.fork(`pass ${at}`),
      { ...pass, count },
      { turn, unit: scale * Math.sqrt(fuller), ground: cast.ground },
    )
  })
  const lines = Math.max(2, Math.min(40, Math.round((7 * area) / lattice.order)))
  for (let line = 0; line < lines; line++)
    throwLine(cloth, random.fork(`line ${line}`), line % 3 ? cast.line : cast.accent, scale * 1.3)
  return cloth
}

function passesOf({ cast }: Plan): Pass[] {
  const { ground, line, accent, figures } = cast
  const fields = figures.filter((ink) => ink !== line && (ink !== accent || figures.length < 3))
  const scrubbed = fields.length > 0 ? fields : figures
  return [
    { count: 3, longMm: [130, 190], wideMm: [84, 120], inks: scrubbed.toReversed(), spread: 0.4 },
    { count: 6, longMm: [80, 140], wideMm: [46, 78], inks: scrubbed, spread: 0.6 },
    { count: 11, longMm: [40, 90], wideMm: [18, 34], inks: scrubbed, spread: 0.9 },
    { count: 5, longMm: [60, 120], wideMm: [9, 22], inks: [ground], spread: 1.2 },
    { count: 2, longMm: [150, 210], wideMm: [20, 34], inks: [line], spread: 1.2 },
    { count: 3, longMm: [60, 110], wideMm: [10, 20], inks: [line], spread: 1.6 },
    { count: 3, longMm: [46, 80], wideMm: [20, 30], inks: [accent], spread: 1.4 },
    { count: 9, longMm: [22, 60], wideMm: [3, 8], inks: [line, accent, line], spread: 1.5 },
  ]
}

function layPass(
  cloth: Cloth,
  random: Random,
  { count, longMm, wideMm, inks, spread }: Pass,
  { turn, unit, ground }: { readonly turn: number; readonly unit: number; readonly ground: number },
): void {
  const places = scatterPoints(random.fork('places'), cloth, count, { rowAversion: 0.6 })
  places.forEach(([x, y], at) => {
    const own = random.fork(`mark ${at}`)
    const [long, wide] = [own.between(...longMm) * unit, own.between(...wideMm) * unit]
    const ink = inks[at % inks.length]
    const angle = turn + own.between(-spread, spread) + (own.chance(0.5) ? Math.PI : 0)
    // A stroke is drawn from its start; the place is its middle.
    const [fromX, fromY] = [x - (Math.cos(angle) * long) / 2, y - (Math.sin(angle) * long) / 2]
    stampMotif(cloth, drawStroke(own, ink, ground, long, wide), { x: fromX, y: fromY, turn: angle })
  })
}
