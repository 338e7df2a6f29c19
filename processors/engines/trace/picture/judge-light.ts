import type { LightBoard } from './light-board.ts'
import { explainedShare, type LightField } from './light-field.ts'

// Largest remaining share of the deviation of blocks from their ink: of all blocks, and of those inside areas, where
// noise is a larger part of it.
const STRAY_LEFT_MAX = 0.5
const INSIDE_STRAY_LEFT_MAX = 0.55
// Least share of explained blocks among all, which art of large forms reaches.
const EXPLAINED_MIN = 0.95
// Blur and compression affect the blocks beside edges, which are the majority in dense art; blocks inside areas are
// unaffected. Measured on sixteen kinds of art with noise of 6 levels, as JPEG 60 to 92: 0.92 and more of the blocks
// inside; photographs at most 0.97, but at most 0.84 of their figures, where art has 0.86 and more.
const INSIDE_EXPLAINED_MIN = 0.93
const FIGURES_EXPLAINED_MIN = 0.85
// Fewer blocks are not conclusive.
const INSIDE_MIN = 200
const FIGURES_INSIDE_MIN = 20

/**
 * Whether nearly all blocks match their inks under this illumination; `grain` is the standard deviation of the noise
 * left in the means of blocks, levels.
 */
export function explainsBlocks(board: LightBoard, field: LightField, grain: number): boolean {
  if (strayLeft(field, field.inks) <= STRAY_LEFT_MAX && explainedShare(field.strays, field.inks, grain) > EXPLAINED_MIN)
    return true
  return explainsInside(board, field, grain)
}

/** Whether the blocks inside areas are explained, and the figures among them. */
function explainsInside(board: LightBoard, field: LightField, grain: number): boolean {
  const inside = field.inks.map((ink, block) => (isInside(board, block) ? ink : -1))
  if (countFrom(inside, 0) < INSIDE_MIN || strayLeft(field, inside) > INSIDE_STRAY_LEFT_MAX) return false
  if (explainedShare(field.strays, inside, grain) < INSIDE_EXPLAINED_MIN) return false
  const figures = inside.map((ink) => (ink > 0 ? ink : -1))
  if (countFrom(figures, 0) < FIGURES_INSIDE_MIN) return true
  return explainedShare(field.strays, figures, grain) > FIGURES_EXPLAINED_MIN
}

function strayLeft({ strays, straysLit }: LightField, inks: Int32Array): number {
  return meanOf(strays, inks, 0) / meanOf(straysLit, inks, 0)
}

/** Whether the block and its eight neighbours belong to one area. */
export function isInside({ areas, across, down }: LightBoard, block: number): boolean {
  const own = areas[block]
  const column = block % across
  if (own < 0 || column === 0 || column + 1 === across || block < across || block >= across * (down - 1)) return false
  for (let row = block - across; row <= block + across; row += across)
    if (areas[row - 1] !== own || areas[row] !== own || areas[row + 1] !== own) return false
  return true
}

/** Number of blocks of inks from the index `first` on. */
export function countFrom(inks: Int32Array, first: number): number {
  let count = 0
  for (let block = 0; block < inks.length; block++) if (inks[block] >= first) count++
  return count
}

/** Mean over the blocks of all inks from the index `first` on. */
export function meanOf(values: Float32Array, inks: Int32Array, first: number): number {
  let sum = 0
  let count = 0
  for (let block = 0; block < inks.length; block++) {
    if (inks[block] < first) continue
    sum += values[block]
    count++
  }
  return sum / Math.max(1, count)
}
