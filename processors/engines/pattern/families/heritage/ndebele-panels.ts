import { clamp } from '../../../numbers/clamp.ts'
import type { Point } from '../../kit/line/knot.ts'

/**
 * The right half of a figure: 0 is the middle and 1 the edge across, 0 the top and 1 the bottom down. Its colour is a
 * turn of the palette.
 */
type Part = { readonly half: readonly Point[]; readonly turn: number; readonly isApart?: boolean }

const nested = (turn: number, reaches: readonly number[], shape: (reach: number) => readonly Point[]): Part[] =>
  reaches.map((reach, at) => ({ half: shape(reach), turn: at === reaches.length - 1 ? -1 : turn + at }))

const diamondOf = (reach: number): readonly Point[] => [
  [0, 0.5 - 0.5 * reach],
  [reach, 0.5],
  [0, 0.5 + 0.5 * reach],
]
const cornersOf = (turn: number): Part[] =>
  [0.94, 0.56].flatMap((reach, at): Part[] => [
    {
      half: [
        [1, 0],
        [1, 0.44 * reach],
        [1 - 0.88 * reach, 0],
      ],
      turn: turn + at,
      isApart: true,
    },
    {
      half: [
        [1, 1],
        [1 - 0.88 * reach, 1],
        [1, 1 - 0.44 * reach],
      ],
      turn: turn + at,
      isApart: true,
    },
  ])

const stepsOf = (reach: number, top: number): readonly Point[] => {
  const treads = 4
  const points: Point[] = [[0, top]]
  for (let tread = 0; tread < treads; tread++) {
    const [u, v] = [((tread + 1) / treads) * reach, top + ((1 - top) * (tread + 1)) / treads]
    points.push([u, top + ((1 - top) * tread) / treads], [u, v])
  }
  return [...points, [0, 1]]
}

/** What a wall shows, panel by panel. */
export const ndebelePanels: readonly ((turn: number) => readonly Part[])[] = [
  (turn) => [...cornersOf(turn + 2), ...nested(turn, [0.96, 0.72, 0.48, 0.24], diamondOf)],
  (turn) => [
    {
      half: [
        [1, 0],
        [1, 0.5],
        [0.5, 0],
      ],
      turn: turn + 3,
      isApart: true,
    },
    { half: stepsOf(1, 0.06), turn },
    { half: stepsOf(0.72, 0.3), turn: -1 },
    { half: stepsOf(0.5, 0.48), turn: turn + 1 },
    {
      half: [
        [0, 0.72],
        [0.2, 0.86],
        [0.2, 1],
        [0, 1],
      ],
      turn: turn + 2,
    },
  ],
  (turn) => [
    {
      half: [
        [1, 0],
        [1, 0.27],
        [0.1, 0],
      ],
      turn: turn + 2,
      isApart: true,
    },
    ...[0, 1, 2, 3].map((band): Part => {
      const top = band * 0.24 + 0.03
      const rise = 0.3
      return {
        half: [
          [0, clamp(top, 0, 1)],
          [1, clamp(top + rise, 0, 1)],
          [1, clamp(top + rise + 0.155, 0, 1)],
          [0, clamp(top + 0.155, 0, 1)],
        ],
        turn: turn + band,
      }
    }),
  ],
  (turn) => [
    {
      half: [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      turn,
    },
    {
      half: [
        [0, 0.1],
        [0.36, 0.1],
        [0.36, 0.3],
        [0.82, 0.3],
        [0.82, 0.7],
        [0.36, 0.7],
        [0.36, 0.9],
        [0, 0.9],
      ],
      turn: -1,
    },
    {
      half: [
        [0, 0.2],
        [0.2, 0.2],
        [0.2, 0.4],
        [0.64, 0.4],
        [0.64, 0.6],
        [0.2, 0.6],
        [0.2, 0.8],
        [0, 0.8],
      ],
      turn: turn + 2,
    },
    ...nested(turn + 3, [0.3, 0.14], diamondOf),
  ],
]
