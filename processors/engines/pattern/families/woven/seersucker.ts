import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import { wavyBand } from '../../kit/area/wavy-band.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Family, Plan } from '../family.ts'

/** Width in mm of a flat and a puckered stripe together. */
const PAIR_MM = 10
/**
 * Distance of puckers along a stripe in mm at scale 1, and the largest number in a stripe, which limits the file size.
 */
const PUCKER_MM = 2.4
const PUCKERS_MOST = 90

export const seersucker: Family = {
  name: 'seersucker',
  summary: 'flat and puckered stripes by turns: the slack ones crinkle across their length',
  words: [
    'seersucker',
    'sear sucker',
    'plissé',
    'plisse',
    'crinkle stripe',
    'puckered',
    'puckered stripe',
    'サッカー生地',
  ],
  motifs: [],
  coverage: { low: 0.3, medium: 0.5, high: 0.68 },
  inks: { least: 2, natural: 3 },
  moods: ['coastal', 'nursery', 'mediterranean'],
  ground: 'light',
  motifMm: PAIR_MM / 2,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawSeersucker,
}

function drawSeersucker(plan: Plan): Cloth {
  const { cast, widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const random = plan.random.fork('puckers')
  const colours = stripeColours(plan)
  const { count, sizeMm } = fitCells(widthMm, PAIR_MM * plan.scale, colours.length)
  const wide = sizeMm * (plan.isDensityAsked ? Math.min(0.85, plan.coverage * 1.08) : 0.5)
  const pucker = Math.max(PUCKER_MM * plan.scale, heightMm / PUCKERS_MOST)
  const light: Ring[] = []
  for (let at = 0; at < count; at++) {
    const left = at * sizeMm
    const band = { startMm: left, widthMm: wide, lengthMm: heightMm }
    paint(cloth, colours[at % colours.length], wavyBand(random, band, { stepMm: pucker, wobbleMm: wide * 0.06 }))
    light.push(...puckers(random, left, wide, heightMm, pucker))
  }
  paintScattered(cloth, creaseInk(plan, colours), light)
  return cloth
}

/** Inks of the stripes; in palettes of similar tones one is kept for the creases. */
function stripeColours(plan: Plan): readonly number[] {
  const crease = creaseInk(plan, [plan.cast.main])
  return plan.cast.figures.filter((ink) => ink !== crease)
}

/** The ink between ground and stripe in lightness, or the ground itself. */
function creaseInk({ cast }: Plan, [stripe]: readonly number[]): number {
  const between = cast.figures.filter((ink) => {
    const [from, to] = [cast.inks[cast.ground].lightness, cast.inks[stripe].lightness].sort((a, b) => a - b)
    return ink !== stripe && cast.inks[ink].lightness > from + 0.05 && cast.inks[ink].lightness < to - 0.05
  })
  return cast.figures.length > 1 ? (between[0] ?? cast.ground) : cast.ground
}

/** Lens-shaped creases across a stripe at uneven distances, each slightly bent. */
function puckers(random: Random, left: number, wide: number, heightMm: number, stepMm: number): Ring[] {
  const { count, sizeMm } = fitCells(heightMm, stepMm)
  return Array.from({ length: count }, (_, at): Ring => {
    const y = (at + random.between(0.25, 0.75)) * sizeMm
    const [from, to] = [left + wide * random.between(0, 0.22), left + wide * random.between(0.78, 1)]
    const [thick, bend] = [sizeMm * random.between(0.1, 0.2), sizeMm * random.between(-0.3, 0.3)]
    return [
      [from, y, 1],
      [from + (to - from) * 0.35, y + bend - thick],
      [from + (to - from) * 0.7, y - bend - thick],
      [to, y + bend * 0.4, 1],
      [from + (to - from) * 0.65, y - bend + thick],
      [from + (to - from) * 0.3, y + bend + thick],
    ]
  })
}
