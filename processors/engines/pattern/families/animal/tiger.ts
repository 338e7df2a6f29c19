import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Curve } from '../../kit/line/curve.ts'
import { headingAt, moveCurve, ribbon, spine, stationAt } from '../../kit/line/curve.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Family, Plan } from '../family.ts'

export const tiger: Family = {
  name: 'tiger',
  summary: 'brush-like stripes that swell, fork and taper from back and belly towards each other, haloed on tawny fur',
  words: [
    '🐅 print',
    '🐅 skin',
    '🐅 stripe',
    'tigerstreifen',
    'tiger',
    'tiger print',
    'tiger stripe',
    'tiger skin',
    'tigre',
    'tigermuster',
  ],
  motifs: [],
  coverage: { low: 0.3, medium: 0.46, high: 0.6 },
  inks: { least: 2, natural: 4, leads: 'line' },
  moods: ['savanna'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['toss', 'block'],
  draw: drawTiger,
}

/** Distance between stripes along the back, and half of a stripe's largest width, in mm at scale 1. */
const STRIPE_MM = 33
const HALF_MM = 6.8
/** Width of the halo around a stripe, in mm at scale 1. */
const HALO_MM = 1.5

/** A stroke that tapers to both ends; `widest` is the position of its largest width along it, 0..1. */
type Stripe = { readonly spine: Curve; readonly halfMm: number; readonly widest: number }

function drawTiger(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const stripes = layStripes(plan)
  const dark = cast.byLightness.filter((ink) => ink !== cast.ground).toReversed()
  dark.forEach((ink, at) => {
    const haloMm = (dark.length - 1 - at) * HALO_MM * plan.scale
    for (const { spine, halfMm, widest } of stripes)
      paint(
        cloth,
        ink,
        ribbon(spine, (t) => strokeHalf(t, widest) * (halfMm + haloMm) + haloMm * 0.25 * Math.sin(Math.PI * t)),
      )
  })
  return cloth
}

/** Half width of a brush stroke as a share, with a short swell and a long taper; 0 at both ends. */
function strokeHalf(t: number, widest: number): number {
  const share = t < widest ? t / widest : (1 - t) / (1 - widest)
  return Math.sin((Math.PI / 2) * share) ** (t < widest ? 0.75 : 1.15)
}

/**
 * Stripes run from two lines down the hide, back and belly, towards each other, and their tips interleave. Some are
 * open: two strokes that part and meet again around paler fur. Short slivers fill what stays bare.
 */
function layStripes(plan: Plan): Stripe[] {
  const backs = Math.max(1, Math.round(1 / plan.scale)) * 2
  const apart = plan.widthMm / backs
  const rows = fitCells(plan.heightMm, STRIPE_MM * plan.scale)
  const full = plan.coverage / 0.46
  const random = plan.random.fork('stripes')
  const lean = random.sign() * random.between(0.06, 0.16)
  const stripes: Stripe[] = []
  for (let back = 0; back < backs; back++)
    for (let row = 0; row < rows.count; row++)
      for (const side of [1, -1] as const) {
        const own = random.fork(`${back} ${row} ${side}`)
        // Sides alternate along the back, and opposite backs are offset by half a row.
        const y = (row + (back % 2) * 0.5 + (side === 1 ? 0 : 0.5) + own.between(-0.1, 0.1)) * rows.sizeMm
        const x = (back + side * own.between(-0.16, 0.1)) * apart
        const length = apart * own.between(0.5, 0.82)
        // Stripes of one flank are parallel, and those of both sides slope away from the back.
        const flank = side === 1 ? back : back + 1
        const slope = flank % 2 ? lean : -lean
        const halfMm = HALF_MM * plan.scale * full * own.between(0.72, 1.1)
        stripes.push(...strokesOf(own, { x, y, side, length, halfMm, lean: slope, roomMm: rows.sizeMm }))
      }
  return stripes
}

type Place = {
  readonly x: number
  readonly y: number
  readonly side: 1 | -1
  readonly length: number
  readonly halfMm: number
  readonly lean: number
  readonly roomMm: number
}

function strokesOf(random: Random, { x, y, side, length, halfMm, lean, roomMm }: Place): Stripe[] {
  const start = (side === 1 ? 0 : Math.PI) + lean + random.between(-0.06, 0.06)
  const bend = random.between(-0.16, 0.16)
  const sway = random.sign() * random.between(0.1, 0.26)
  const line = (share: number, aside: number, part = 0): Curve =>
    moveCurve(spine(length * share, bend + part, sway, 14, start - part / 2), x, y + aside)
  const widest = random.between(0.22, 0.45)
  if (random.chance(0.18)) {
    // An open stripe: two strokes that bow apart and meet again at the ends.
    const bow = random.between(0.26, 0.38)
    return [
      { spine: line(0.8, 0, bow), halfMm: halfMm * 0.56, widest },
      { spine: line(0.95, 0, -bow), halfMm: halfMm * 0.5, widest: widest + 0.1 },
    ]
  }
  const main: Stripe = { spine: line(1, 0), halfMm, widest }
  if (random.chance(0.38)) {
    // A fork branches off where the stripe is widest.
    const { x: fx, y: fy } = stationAt(main.spine, widest * 0.8)
    const turn = headingAt(main.spine, widest) + random.sign() * random.between(0.16, 0.26)
    const fork = moveCurve(spine(length * random.between(0.3, 0.45), -bend, sway, 10, turn), fx, fy)
    return [main, { spine: fork, halfMm: halfMm * 0.62, widest: 0.25 }]
  }
  if (random.chance(0.55)) {
    const sliver = moveCurve(
      spine(length * random.between(0.22, 0.36), bend, sway, 8, start),
      x + side * length * random.between(0.15, 0.4),
      y + roomMm * 0.42 * random.sign(),
    )
    return [main, { spine: sliver, halfMm: halfMm * 0.42, widest: 0.4 }]
  }
  return [main]
}
