import type { Knot, Point } from '../../../kit/line/knot.ts'

/** Which cloth of the maker's bundle a patch is cut from: `a` is the background, `b` the lead, then the others. */
export type Fabric = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g'

/**
 * One piece of cloth in a block of side 1, corners in order. Of one with bent sides `outline` is its edge, and `points` the
 * convex part of it that a print may lie on, none for a cloth without.
 */
export type Patch = { readonly fabric: Fabric; readonly points: readonly Point[]; readonly outline?: readonly Knot[] }

/**
 * Patches of a block on an even grid, one token a cell: `a` a whole square; `a/b` a square halved along `/`, upper left first;
 * `a\b` halved along `\`, upper right first; `abcd` quartered, from the top clockwise.
 */
export function gridPatches(rows: readonly string[]): Patch[] {
  const cells = rows.map((row) => row.trim().split(/ +/))
  const size = 1 / cells.length
  return cells.flatMap((line, row) =>
    line.flatMap((token, column) => cellPatches(token, column * size, row * size, size)),
  )
}

function cellPatches(token: string, x: number, y: number, size: number): Patch[] {
  const [topLeft, topRight, bottomRight, bottomLeft]: Point[] = [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ]
  const middle: Point = [x + size / 2, y + size / 2]
  const fabric = (at: number): Fabric => token[at] as Fabric
  const patch = (at: number, ...points: Point[]): Patch => ({ fabric: fabric(at), points })
  if (token.length === 1) return [patch(0, topLeft, topRight, bottomRight, bottomLeft)]
  if (token[1] === '/') return [patch(0, topLeft, topRight, bottomLeft), patch(2, topRight, bottomRight, bottomLeft)]
  if (token[1] === '\\') return [patch(0, topLeft, topRight, bottomRight), patch(2, topLeft, bottomRight, bottomLeft)]
  return [
    patch(0, topLeft, topRight, middle),
    patch(1, topRight, bottomRight, middle),
    patch(2, bottomRight, bottomLeft, middle),
    patch(3, bottomLeft, topLeft, middle),
  ]
}

/** An upright rectangle of one cloth, from its upper left corner, in sides of the block. */
export function stripPatch(fabric: Fabric, x: number, y: number, wide: number, tall: number): Patch {
  return {
    fabric,
    points: [
      [x, y],
      [x + wide, y],
      [x + wide, y + tall],
      [x, y + tall],
    ],
  }
}
