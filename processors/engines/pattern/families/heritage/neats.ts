import type { Knot, Ring } from '../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../kit/line/knot.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import { circle, polar, rectangle } from '../../kit/line/outline.ts'

/** One ink's share of a small figure with a reach of 1: body 0, filling 1, spark 2, or the ground shown again. Layers lie back to front. */
export type NeatPart = {
  readonly part: 0 | 1 | 2 | 'ground'
  readonly layer: number
  readonly rings: readonly Ring[]
}

const part = (layer: number, ink: NeatPart['part'], ...rings: Ring[]): NeatPart => ({ layer, part: ink, rings })

const square = (half: number): Ring => rectangle(-half, -half, half * 2, half * 2)
const turned = (ring: Ring, turn: number): Ring => ring.map(placeKnot({ x: 0, y: 0, turn }))
const lozenge = (wide: number, tall: number): Ring => [
  [0, -tall, 1],
  [wide, 0, 1],
  [0, tall, 1],
  [-wide, 0, 1],
]
/** So many of one ring about the middle. */
const around = (count: number, far: number, radius: number, from = 0): Ring[] =>
  Array.from({ length: count }, (_, at) => circle(...polar(0, 0, far, from + (at / count) * TURN), radius, 8))
const petals = (count: number, from: number, to: number, half: number, turn = 0): Ring[] =>
  Array.from({ length: count }, (_, at) => ornamentPetal(0, 0, turn + (at / count) * TURN, from, to, half))

/** A drop whose tip bends over. */
const boteh = (size: number): Ring => {
  const knots: Knot[] = [
    [0.5, -1.05, 1],
    [0.62, -0.62],
    [0.52, -0.2],
    [0.74, 0.3],
    [0.5, 0.86],
    [0, 1.02],
    [-0.56, 0.84],
    [-0.78, 0.3],
    [-0.6, -0.26],
    [-0.16, -0.66],
    [0.2, -0.84],
  ]
  return knots.map(([x, y, corner]) => [x * size, y * size, corner])
}
const moved = (ring: Ring, x: number, y: number): Ring => ring.map(placeKnot({ x, y }))

export const neats = {
  'neat squares': [
    part(0, 0, turned(square(0.78), TURN / 8)),
    part(1, 'ground', turned(square(0.62), TURN / 8)),
    part(2, 1, turned(square(0.46), TURN / 8)),
    part(3, 'ground', square(0.2)),
    part(4, 2, square(0.12)),
  ],
  'neat diamonds': [
    part(0, 0, lozenge(0.72, 1.02)),
    part(0, 2, ...around(4, 0.92, 0.11, TURN / 8)),
    part(1, 'ground', lozenge(0.54, 0.77)),
    part(2, 1, lozenge(0.4, 0.57)),
    part(3, 2, lozenge(0.15, 0.22)),
  ],
  'neat medallions': [
    part(0, 2, ...around(12, 0.96, 0.075)),
    part(0, 0, circle(0, 0, 0.82)),
    part(1, 'ground', circle(0, 0, 0.68)),
    part(2, 1, ...petals(8, 0.2, 0.62, 0.12)),
    part(2, 2, circle(0, 0, 0.17, 8)),
  ],
  'neat crosses': [
    part(0, 0, ...around(4, 0.5, 0.44)),
    part(0, 1, ...petals(4, 0.62, 1.06, 0.09, TURN / 8)),
    part(1, 'ground', ...around(4, 0.52, 0.26)),
    part(2, 2, ...around(4, 0.52, 0.15)),
    part(2, 'ground', lozenge(0.3, 0.3)),
    part(3, 1, lozenge(0.2, 0.2)),
  ],
  'neat rings': [
    part(0, 0, circle(0, 0, 0.86)),
    part(1, 'ground', circle(0, 0, 0.66)),
    part(2, 1, circle(0, 0, 0.46)),
    part(3, 2, circle(0, 0, 0.18, 8)),
  ],
  'neat flowers': [
    part(0, 1, ...petals(6, 0.3, 1.02, 0.13, TURN / 12)),
    part(1, 0, ...petals(6, 0.06, 0.92, 0.3)),
    part(2, 'ground', circle(0, 0, 0.27)),
    part(3, 2, circle(0, 0, 0.19, 8)),
  ],
  'neat botehs': [
    part(0, 0, boteh(0.98)),
    part(1, 'ground', moved(boteh(0.72), 0, 0.1)),
    part(2, 1, moved(boteh(0.52), -0.02, 0.2)),
    part(3, 2, circle(-0.03, 0.42, 0.17, 8)),
  ],
} as const satisfies Record<string, readonly NeatPart[]>

export type NeatName = keyof typeof neats

/** What lies in the gaps. */
export const pips: readonly (readonly NeatPart[])[] = [
  [{ layer: 0, part: 0, rings: [circle(0, 0, 0.62, 8)] }],
  [{ layer: 0, part: 0, rings: [lozenge(0.8, 0.8)] }],
  [{ layer: 0, part: 0, rings: around(4, 0.72, 0.4) }],
]
