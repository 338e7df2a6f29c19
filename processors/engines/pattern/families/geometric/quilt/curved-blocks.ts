import { arcKnots } from '../../../kit/line/arc.ts'
import type { Knot, Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polar, polygon } from '../../../kit/line/outline.ts'
import type { Fabric, Patch } from './patch.ts'
import { stripPatch } from './patch.ts'

/** Of the side of its square, the radius of a drunkard's pie: the square keeps a neck wider than a quarter. */
const PIE = 0.7

/** A quarter of a round cloth in one corner of a square, 0 upper left and on clockwise. */
function pie(fabric: Fabric, [x, y]: Point, size: number, corner: number): Patch {
  const [right, low] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ][corner]
  const tip: Point = [x + right * size, y + low * size]
  const from = (corner / 4) * TURN
  const arc = arcKnots(tip, PIE * size, from, from + TURN / 4)
  const points = [tip, polar(...tip, PIE * size, from), polar(...tip, PIE * size, from + TURN / 4)]
  return { fabric, points, outline: [[...tip, 1], ...arc] }
}

/**
 * Drunkard's path: of sixteen squares every other one is light with a dark pie in a corner, its neighbours dark with a light one, and
 * the pies of each quarter of the block look to its middle or away from it, so that the path staggers.
 */
export function drunkardsPath(corners: readonly string[]): Patch[] {
  const size = 1 / corners.length
  return corners.flatMap((line, row) =>
    [...line].flatMap((corner, column): Patch[] => {
      const isDark = (row + column) % 2 === 0
      const at: Point = [column * size, row * size]
      const square = stripPatch(isDark ? 'b' : 'a', ...at, size, size)
      // A print on the square would lie on its pie too.
      return [
        { ...square, points: [], outline: polygon(square.points) },
        pie(isDark ? 'a' : 'b', at, size, Number(corner)),
      ]
    }),
  )
}

/** How far a side is bent, as the height of its arc over its length. */
type Bend = { readonly from: Point; readonly to: Point; readonly rise: number }

/** An arc from point to point that bulges to the left of its way by `rise` of its length; to the right when negative. */
function bentSide({ from: [ax, ay], to: [bx, by], rise }: Bend): Knot[] {
  const length = Math.hypot(bx - ax, by - ay)
  const height = Math.abs(rise) * length
  const radius = (length * length) / (8 * height) + height / 2
  const side = Math.sign(rise)
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2]
  const [nx, ny] = [((by - ay) / length) * side, (-(bx - ax) / length) * side]
  const middle: Point = [mx - nx * (radius - height), my - ny * (radius - height)]
  const half = Math.asin(length / (2 * radius))
  const start = Math.atan2(ay - middle[1], ax - middle[0])
  return arcKnots(middle, radius, start, start + 2 * half * side)
}

/** Four corners whose sides are bent, inwards when `rise` is negative. */
function bentPatch(fabric: Fabric, corners: readonly Point[], rise: number): Patch {
  const outline = corners.flatMap((from, at) => bentSide({ from, to: corners[(at + 1) % corners.length], rise }))
  const [[x, y], [right, low]] = [corners[0], corners[2]]
  const middle: Point = [(x + right) / 2, (y + low) / 2]
  // Marks of a print keep clear of the sides where they are nearest.
  const points = corners.map(
    ([px, py]): Point => [middle[0] + (px - middle[0]) * 0.72, middle[1] + (py - middle[1]) * 0.72],
  )
  return { fabric, points, outline }
}

const diamondAt = ([x, y]: Point, half: number): Point[] => [
  [x, y - half],
  [x + half, y],
  [x, y + half],
  [x - half, y],
]

/** Cathedral windows: folded cloth whose edges are rolled back in arcs over a window of print, the rolls with their own shadow. */
export function cathedralWindow(): Patch[] {
  const windows: readonly (readonly [Fabric, Point])[] = [
    ['b', [0.5, 0.5]],
    ['c', [0, 0]],
  ]
  return [
    ...windows.map(([, middle]) => bentPatch('e', diamondAt(middle, 0.5), -0.085)),
    ...windows.map(([fabric, middle]) => bentPatch(fabric, diamondAt(middle, 0.5), -0.16)),
  ]
}

/** Orange peel: a leaf of two quarter arcs along each side of a square, four of them to a round. */
export function orangePeel(): Patch[] {
  const leaf = (fabric: Fabric, from: Point, to: Point): Patch => ({
    fabric,
    points: [],
    outline: [
      ...bentSide({ from, to, rise: (Math.SQRT2 - 1) / 2 }),
      ...bentSide({ from: to, to: from, rise: (Math.SQRT2 - 1) / 2 }),
    ],
  })
  return [leaf('b', [0, 0], [1, 0]), leaf('c', [0, 0], [0, 1])]
}

const RAYS = 16

/** Mariner's compass: sixteen points in three lengths about a round, each half light and half dark. */
export function marinersCompass(): Patch[] {
  const middle: Point = [0.5, 0.5]
  const ranks: readonly {
    readonly step: number
    readonly first: number
    readonly reach: number
    readonly cloths: readonly [Fabric, Fabric]
  }[] = [
    { step: 2, first: 1, reach: 0.36, cloths: ['d', 'a'] },
    { step: 4, first: 2, reach: 0.42, cloths: ['c', 'a'] },
    { step: 4, first: 0, reach: 0.48, cloths: ['c', 'a'] },
  ]
  const rays = ranks.flatMap(({ step, first, reach, cloths }) =>
    Array.from({ length: RAYS / step }, (_, at): Patch[] => {
      const turn = ((first + at * step) / RAYS) * TURN
      const tip = polar(...middle, reach, turn)
      return ([-1, 1] as const).map((side, half) => ({
        fabric: cloths[half],
        points: [middle, polar(...middle, 0.17, turn + (side * TURN * step) / (2 * RAYS)), tip],
      }))
    }).flat(),
  )
  const round = (fabric: Fabric, radius: number): Patch => ({
    fabric,
    points: [],
    outline: arcKnots(middle, radius, 0, TURN).slice(0, -1),
  })
  return [round('b', 0.5), ...rays, round('b', 0.075), round('a', 0.04)]
}
