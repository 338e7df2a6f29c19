import type { Cloth, Shape } from '../kit/area/cloth.ts'
import { shapeBox } from '../kit/area/cloth.ts'
import { wrap } from '../kit/line/knot.ts'
import { latticeShares } from '../kit/place/lattice.ts'

const CELLS = 128

/** Assigns depths to shapes. Paint order only matters where boxes overlap, so most shapes share a few levels. */
export type Levels = {
  /**
   * Lowest level at which nothing of another ink is below the shape's box. To be called once per shape, back to front.
   */
  readonly levelOf: (shape: Shape) => number
}

/** Stores the levels on a grid of 128 × 128 cells; boxes that share a cell count as overlapping. */
export function createLevels(cloth: Cloth): Levels {
  const levels = new Int32Array(CELLS * CELLS)
  const inks = new Int16Array(CELLS * CELLS).fill(-1)
  const copies = latticeShares(cloth.lattice)
  return {
    levelOf: (shape) => {
      const cells = copies.flatMap(([x, y]) => cellsUnder(cloth, shape, x, y))
      let level = 0
      for (const cell of cells)
        level = Math.max(level, levels[cell] + (inks[cell] >= 0 && inks[cell] !== shape.ink ? 1 : 0))
      for (const cell of cells) {
        levels[cell] = level
        inks[cell] = shape.ink
      }
      return level
    },
  }
}

function cellsUnder(cloth: Cloth, shape: Shape, shareX: number, shareY: number): number[] {
  const box = shapeBox(shape)
  const column = (x: number): number => Math.floor((x / cloth.widthMm + shareX) * CELLS)
  const row = (y: number): number => Math.floor((y / cloth.heightMm + shareY) * CELLS)
  const [left, top] = [column(box.left), row(box.top)]
  const right = Math.min(column(box.right), left + CELLS - 1)
  const bottom = Math.min(row(box.bottom), top + CELLS - 1)
  const cells: number[] = []
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) cells.push(wrap(y, CELLS) * CELLS + wrap(x, CELLS))
  return cells
}
