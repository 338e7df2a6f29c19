import type { Affine } from '../line/affine.ts'
import { identity } from '../line/affine.ts'
import type { Point } from '../line/knot.ts'

/**
 * How a drawing repeats inside one rectangular period of `columns` × `rows` cells; each column is a share of a cell
 * lower than the one before. 2 × 1 with a drop of 1/2 is the half-drop, 3 × 1 with 1/3 the third drop, 5 × 1 with 2/5 a
 * sateen.
 */
export type Lattice = {
  /** Copies of one thing in a period, by which counts for the whole cloth are divided: columns × rows × images. */
  readonly order: number
  /** The drop, in units of 1/columns of a cell. */
  readonly step: number
  /** Rows of cells; one when absent. */
  readonly rows?: number
  /**
   * Images of a drawing inside one cell, the identity first, in shares of the cell: reflections, glides and rotations.
   */
  readonly images?: readonly Affine[]
  /** Where things may lie, in shares of the period; everywhere when absent. */
  readonly lanes?: Lanes
}

/** Strips of the cloth of equal width, across x (`upright`) or y, in shares of the period. */
export type Lanes = {
  readonly isUpright: boolean
  readonly middles: readonly number[]
  readonly halfWidth: number
  /**
   * Largest distance from the middle at which the largest things may be, as a share of the half width; the rest is for
   * their size.
   */
  readonly spread: number
}

export const blockLattice: Lattice = { order: 1, step: 0 }

/** Columns and rows of cells, and by how much of a cell each column is lower than the one before. */
export function cellsOf({ order, step, rows = 1, images }: Lattice): { columns: number; rows: number; drop: number } {
  const columns = order / rows / (images?.length ?? 1)
  return { columns, rows, drop: (step % columns) / columns }
}

/** The images of a drawing inside one cell, in mm, the identity first. */
export function imagesInMm(area: {
  readonly widthMm: number
  readonly heightMm: number
  readonly lattice: Lattice
}): readonly Affine[] {
  const { columns, rows } = cellsOf(area.lattice)
  const [wide, tall] = [area.widthMm / columns, area.heightMm / rows]
  const images = area.lattice.images ?? [identity]
  return images.map(([a, b, c, d, e, f]) => [a, (b * tall) / wide, (c * wide) / tall, d, e * wide, f * tall] as const)
}

/** Translations of the cells as shares of the period, the first always [0, 0]. */
export function latticeShares(lattice: Lattice): Point[] {
  const { columns, rows } = cellsOf(lattice)
  return Array.from({ length: columns * rows }, (_, copy) => {
    const [column, row] = [copy % columns, Math.floor(copy / columns)]
    // Integers are combined before dividing: two thirds of a period must be the same number however it is reached.
    return [column / columns, (row + ((column * lattice.step) % columns) / columns) / rows]
  })
}

/** Signed distance by which a place is outside the nearest lane, in mm across it; 0 inside. */
export function strayFrom(
  lanes: Lanes,
  x: number,
  y: number,
  area: { readonly widthMm: number; readonly heightMm: number },
): number {
  const period = lanes.isUpright ? area.widthMm : area.heightMm
  const share = (lanes.isUpright ? x : y) / period
  let best = Infinity
  for (const middle of lanes.middles) {
    const off = share - middle - Math.round(share - middle)
    const stray = Math.sign(off) * Math.max(0, Math.abs(off) - lanes.halfWidth)
    if (Math.abs(stray) < Math.abs(best)) best = stray
  }
  return best * period
}
