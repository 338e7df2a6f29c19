import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'

/** A tile of an edge-to-edge tiling, corners clockwise on the cloth. `kind` tells tiles of other shape or place apart. */
export type Tile = { readonly points: readonly Point[]; readonly kind: number }

/** One rectangular period of a tiling with edges of length 1; tiles may hang over its edges. Kind 0 carries the great star. */
export type StarTiling = {
  readonly wide: number
  readonly tall: number
  readonly tiles: readonly Tile[]
  /** Angles in degrees between a strand and the edge it crosses that give the traditional figures, the best first. */
  readonly contacts: readonly number[]
}

const degrees = (angle: number): number => (angle / 360) * TURN

/** A regular tile with edge 1; `normal` is the direction in degrees of the middle of one of its edges. */
function regular(kind: number, centre: Point, sides: number, normal: number): Tile {
  const reach = 0.5 / Math.sin(TURN / sides / 2)
  const points = Array.from({ length: sides }, (_, at) =>
    polar(centre[0], centre[1], reach, degrees(normal) + ((at + 0.5) / sides) * TURN),
  )
  return { points, kind }
}

/** Distance from the centre of a regular tile to the middle of its edges. */
function apothem(sides: number): number {
  return 0.5 / Math.tan(TURN / sides / 2)
}

/** 4.8.8: octagons and squares, for eight-fold stars. */
export function octagons(): StarTiling {
  const period = 2 * apothem(8)
  return {
    wide: period,
    tall: period,
    tiles: [regular(0, [0, 0], 8, 0), regular(1, [period / 2, period / 2], 4, 45)],
    contacts: [67.5, 60, 52],
  }
}

/** 6.6.6: hexagons alone, for six-fold stars. */
export function hexagons(): StarTiling {
  const step = 2 * apothem(6)
  return { ...onTriangles(step, [regular(0, [0, 0], 6, 0)]), contacts: [60, 45, 70] }
}

/** 3.12.12: dodecagons and triangles, for twelve-fold stars. */
export function dodecagons(): StarTiling {
  const step = 2 * apothem(12)
  return {
    ...onTriangles(step, [
      regular(0, [0, 0], 12, 0),
      regular(1, [step / 2, step / 2 / Math.sqrt(3)], 3, 90),
      regular(1, [step / 2, -step / 2 / Math.sqrt(3)], 3, -90),
    ]),
    contacts: [67.5, 60, 75],
  }
}

/** 4.6.12: dodecagons held apart by squares and hexagons, the richest of the uniform tilings. */
export function dodecagonsApart(): StarTiling {
  const step = 2 * apothem(12) + 1
  const sixth = step / 2 / Math.sqrt(3)
  const squares = [0, 60, 120].map((angle) => regular(1, polar(0, 0, step / 2, degrees(angle)), 4, angle))
  return {
    ...onTriangles(step, [
      regular(0, [0, 0], 12, 0),
      ...squares,
      regular(2, [step / 2, sixth], 6, 30),
      regular(2, [step / 2, -sixth], 6, 30),
    ]),
    contacts: [67.5, 60, 75],
  }
}

/** Decagons in contact on a rhombic lattice of 72°; the gaps are the bow ties of the girih tile set. */
export function decagons(): StarTiling {
  const step = 2 * apothem(10)
  const [across, down] = [step * Math.cos(degrees(36)), step * Math.sin(degrees(36))]
  const home = regular(0, [0, 0], 10, 36)
  const tie = bowTie()
  const other = (tile: Tile): Tile => ({ ...tile, points: tile.points.map(([x, y]): Point => [x + across, y + down]) })
  const tiles = [home, { points: tie.map(([x, y]): Point => [x + across, y]), kind: 1 }]
  return { wide: across * 2, tall: down * 2, tiles: [...tiles, ...tiles.map(other)], contacts: [54, 54, 63] }
}

/** Six edges of length 1 with angles 72, 72 and 216 degrees twice; it lies on its side between two decagons side by side. */
function bowTie(): Point[] {
  const [far, half] = [Math.sin(degrees(72)), 0.5]
  const waist = half - Math.cos(degrees(72))
  return [
    [-far, -half],
    [0, -waist],
    [far, -half],
    [far, half],
    [0, waist],
    [-far, half],
  ]
}

/** Repeats the tiles of one cell of a triangular lattice over its rectangular period of two cells, 1 : √3. */
function onTriangles(step: number, cell: readonly Tile[]): Omit<StarTiling, 'contacts'> {
  const tall = step * Math.sqrt(3)
  const moved = cell.map((tile) => ({
    ...tile,
    points: tile.points.map(([x, y]): Point => [x + step / 2, y + tall / 2]),
  }))
  return { wide: step, tall, tiles: [...cell, ...moved] }
}
