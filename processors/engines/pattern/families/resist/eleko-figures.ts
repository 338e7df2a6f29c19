import { ribbon } from '../../kit/line/curve.ts'
import type { Point } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import { livingFigures } from './eleko-living.ts'
import type { ElekoFigure } from './eleko-pen.ts'
import { BROAD, bent, dot, FINE, frame, range, ringOf, spread, stroke } from './eleko-pen.ts'

/** Squares in squares with dots between: the mat. */
const mat: ElekoFigure = () => [
  ...[0.9, 0.5, 0.2].flatMap((far) => frame(far)),
  ...[0.7].flatMap((far) =>
    spread(7, far).flatMap((along) => [dot(along, -far), dot(along, far), dot(-far, along), dot(far, along)]),
  ),
  dot(0, 0, 0.08),
]

/** Spokes from a hub to a rim of scallops: the umbrella of a chief. */
const umbrella: ElekoFigure = (random) => {
  const spokes = random.pick([12, 16])
  return [
    ...ringOf(0, 0, 0.68),
    ...ringOf(0, 0, 0.2),
    ...range(spokes).flatMap((at) => {
      const angle = (at / spokes) * TURN
      const middle = angle + TURN / spokes / 2
      return [
        stroke([polar(0, 0, 0.22, angle), polar(0, 0, 0.45, angle), polar(0, 0, 0.67, angle)]),
        bent([polar(0, 0, 0.7, angle), polar(0, 0, 0.92, middle), polar(0, 0, 0.7, angle + TURN / spokes)]),
      ]
    }),
    dot(0, 0, 0.09),
  ]
}

/** Pillars with dots between, as of the hall of Ibadan. */
const pillars: ElekoFigure = () => [
  ...spread(5, 0.8).flatMap((x, at) =>
    at % 2 === 0
      ? [
          stroke([
            [x - 0.09, -0.7],
            [x - 0.09, 0],
            [x - 0.09, 0.88],
          ]),
          stroke([
            [x + 0.09, -0.7],
            [x + 0.09, 0],
            [x + 0.09, 0.88],
          ]),
          circle(x, -0.8, 0.15, 8),
        ]
      : spread(6, 0.75).map((y) => dot(x, y, 0.07)),
  ),
]

/** Water: lines that break from side to side. */
const water: ElekoFigure = () =>
  spread(6, 0.78).map((y, row) => {
    const line = spread(9, 0.92).map((x, at): Point => [x, y + (at % 2 ? -0.11 : 0.11)])
    return ribbon(line, () => (row % 2 ? FINE : BROAD))
  })

/** A board of squares, painted and left by turns, with a dot in those left. */
const board: ElekoFigure = () =>
  range(25).flatMap((at) => {
    const [x, y] = [-0.72 + (at % 5) * 0.36, -0.72 + Math.floor(at / 5) * 0.36]
    if (at % 2) return [dot(x, y, 0.06)]
    return range(4).map((line) =>
      stroke([
        [x - 0.15, y - 0.14 + line * 0.093],
        [x, y - 0.14 + line * 0.093],
        [x + 0.15, y - 0.14 + line * 0.093],
      ]),
    )
  })

/** Cowries in rows, each with its slit and teeth. */
const cowries: ElekoFigure = () =>
  spread(3, 0.62).flatMap((y) =>
    spread(4, 0.72).flatMap((x) => [
      bent([
        [x, y - 0.26],
        [x - 0.16, y],
        [x, y + 0.26],
      ]),
      bent([
        [x, y - 0.26],
        [x + 0.16, y],
        [x, y + 0.26],
      ]),
      stroke([
        [x, y - 0.15],
        [x, y],
        [x, y + 0.15],
      ]),
    ]),
  )

/** A cross from corner to corner, its quarters hatched and dotted by turns. */
const quarters: ElekoFigure = () => [
  stroke(
    [
      [-0.9, -0.9],
      [0, 0],
      [0.9, 0.9],
    ],
    BROAD,
  ),
  stroke(
    [
      [0.9, -0.9],
      [0, 0],
      [-0.9, 0.9],
    ],
    BROAD,
  ),
  ...[0.24, 0.4, 0.56, 0.72, 0.88].flatMap((far) => [
    stroke([
      [-far + 0.12, -far],
      [0, -far],
      [far - 0.12, -far],
    ]),
    stroke([
      [-far + 0.12, far],
      [0, far],
      [far - 0.12, far],
    ]),
  ]),
  ...[1, -1].flatMap((side) =>
    [0.34, 0.58, 0.82].flatMap((far, at) => spread(at + 2, far * 0.55).map((y) => dot(side * far, y))),
  ),
]

/** Loops of thread, row under row. */
const combs: ElekoFigure = () =>
  spread(4, 0.72).flatMap((y, row) => [
    stroke(
      [
        [-0.92, y - 0.17],
        [0, y - 0.17],
        [0.92, y - 0.17],
      ],
      row % 2 ? FINE : BROAD,
    ),
    ...spread(11, 0.86).map((x) =>
      stroke([
        [x, y - 0.14],
        [x, y - 0.02],
        [x, y + 0.1],
      ]),
    ),
  ])

/** All that is painted into the squares of an eleko. */
export const elekoFigures: readonly ElekoFigure[] = [
  mat,
  umbrella,
  pillars,
  water,
  board,
  cowries,
  quarters,
  combs,
  ...livingFigures,
]
