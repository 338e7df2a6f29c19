import { ribbon } from '../../kit/line/curve.ts'
import { volute } from '../../kit/line/flowing-curve.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import { polar } from '../../kit/line/outline.ts'
import type { ElekoFigure } from './eleko-pen.ts'
import { BROAD, bent, dot, FINE, range, ringOf, spread, stroke } from './eleko-pen.ts'

/** A leaf of cassava: seven blades from one stalk, each with its rib. */
const cassava: ElekoFigure = () => [
  ...range(7).flatMap((blade) => {
    const angle = -TURN / 4 + (blade - 3) * 0.62
    return ribbed(0, 0.14, angle, blade === 3 ? 0.98 : 0.86)
  }),
  stroke(
    [
      [0, 0.16],
      [0.02, 0.55],
      [0, 0.92],
    ],
    BROAD,
  ),
]

/** A blade as its two edges and its rib. */
function ribbed(x: number, y: number, angle: number, long: number): Ring[] {
  const side = (hand: 1 | -1): Ring =>
    bent([polar(x, y, long * 0.12, angle), polar(x, y, long * 0.52, angle + hand * 0.2), polar(x, y, long, angle)])
  return [
    side(1),
    side(-1),
    stroke(
      [polar(x, y, long * 0.2, angle), polar(x, y, long * 0.45, angle), polar(x, y, long * 0.72, angle)],
      FINE * 0.8,
    ),
  ]
}

/** Four coils, one to a corner. */
const coils: ElekoFigure = (random) => {
  const hand = random.sign()
  return [
    ...range(4).map((at) => {
      const angle = TURN / 8 + (at * TURN) / 4
      return ribbon(volute([0, 0], angle, 2.7, hand * 10.5, 1.7, 26), (t) => BROAD * (1 - 0.4 * t))
    }),
    ...range(4).map((at) => dot(...polar(0, 0, 0.86, (at * TURN) / 4), 0.08)),
  ]
}

/** Mirrors figures by direction. */
function turned(hand: 1 | -1, rings: readonly Ring[]): Ring[] {
  return rings.map((ring) => ring.map(([x, y, corner]) => [x * hand, y, corner]))
}

/** Rows of scales on the side of a fish. */
const scalesOfFish = (): Ring[] =>
  spread(4, 0.4).flatMap((x) =>
    spread(3, 0.2).map((y) =>
      bent([
        [x + 0.07, y - 0.1],
        [x - 0.04, y],
        [x + 0.07, y + 0.1],
      ]),
    ),
  )

/** A fish with its scales. */
const fish: ElekoFigure = (random) => {
  const hand = random.sign()
  return turned(hand, [
    bent([
      [-0.85, 0],
      [-0.4, -0.4],
      [0.2, -0.34],
      [0.55, -0.03],
    ]),
    bent([
      [-0.85, 0],
      [-0.4, 0.4],
      [0.2, 0.34],
      [0.55, 0.03],
    ]),
    bent(
      [
        [0.5, 0],
        [0.72, -0.16],
        [0.9, -0.38],
      ],
      BROAD,
    ),
    bent(
      [
        [0.5, 0],
        [0.72, 0.16],
        [0.9, 0.38],
      ],
      BROAD,
    ),
    stroke([
      [0.88, -0.36],
      [0.78, 0],
      [0.88, 0.36],
    ]),
    dot(-0.62, -0.08, 0.06),
    ...scalesOfFish(),
    ...spread(4, 0.7).flatMap((x) => [dot(x, -0.72), dot(x, 0.72)]),
  ])
}

/** The legs it stands on, and grain. */
const groundOfBird = (): Ring[] => [
  ...[-0.06, 0.12].map((x) =>
    stroke([
      [x, 0.28],
      [x, 0.5],
      [x - 0.08, 0.7],
    ]),
  ),
  ...spread(6, 0.8).map((x) => dot(x, 0.86)),
  ...[0.1, 0.42, 0.74].map((x) => dot(x, -0.7)),
]

/** A bird with a long tail, dots round it. */
const bird: ElekoFigure = (random) => {
  const hand = random.sign()
  return turned(hand, [
    bent([
      [-0.52, -0.5],
      [-0.46, -0.12],
      [-0.2, 0.26],
      [0.24, 0.28],
      [0.44, 0.04],
    ]),
    bent([
      [-0.36, -0.44],
      [-0.2, -0.12],
      [0.12, -0.14],
      [0.44, 0.04],
    ]),
    ...ringOf(-0.46, -0.56, 0.14),
    ornamentPetal(-0.58, -0.56, Math.PI, 0, 0.26, 0.05),
    ...[-0.32, -0.05, 0.22].map((lift) =>
      bent(
        [
          [0.4, 0.04],
          [0.62, 0.04 + lift * 0.5],
          [0.92, 0.04 + lift * 1.3],
        ],
        BROAD,
      ),
    ),
    ...[0, 1, 2].map((at) =>
      bent([
        [-0.16 + at * 0.16, -0.06],
        [-0.06 + at * 0.16, 0.08],
        [-0.1 + at * 0.16, 0.2],
      ]),
    ),
    ...groundOfBird(),
  ])
}

/** The back of a tortoise, feet and all. */
const tortoise: ElekoFigure = () => [
  ...ringOf(0, 0.05, 0.52, BROAD),
  ...[-0.26, 0, 0.26].flatMap((at) => [
    stroke([
      [at - 0.2, -0.36],
      [at, 0.05],
      [at + 0.2, 0.46],
    ]),
    stroke([
      [at + 0.2, -0.36],
      [at, 0.05],
      [at - 0.2, 0.46],
    ]),
  ]),
  ...ringOf(0, -0.66, 0.15),
  ...[1, -1].flatMap((side) => [
    bent(
      [
        [side * 0.42, -0.3],
        [side * 0.66, -0.5],
        [side * 0.84, -0.48],
      ],
      BROAD,
    ),
    bent(
      [
        [side * 0.42, 0.4],
        [side * 0.64, 0.6],
        [side * 0.82, 0.62],
      ],
      BROAD,
    ),
  ]),
  stroke(
    [
      [0, 0.6],
      [0.03, 0.76],
      [0, 0.9],
    ],
    BROAD,
  ),
  dot(0.86, 0.05),
  dot(-0.86, 0.05),
  dot(-0.6, -0.86),
  dot(0.6, -0.86),
]

/** What grows, swims and walks, and the coil of its tail. */
export const livingFigures: readonly ElekoFigure[] = [cassava, coils, fish, bird, tortoise]
