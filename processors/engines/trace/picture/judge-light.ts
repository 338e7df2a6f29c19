import type { LightBoard } from './light-board.ts'
import { explainedShare, type LightField } from './light-field.ts'

// What the field leaves of what blocks of an ink stray by: of all, and of those inside areas, where grain is more of it.
const STRAY_LEFT_MAX = 0.5
const INSIDE_STRAY_LEFT_MAX = 0.55
// Blocks that it explains: of all, as art of wide forms shows them.
const EXPLAINED_MIN = 0.95
// Blur and compression bleed over edges into the blocks beside them: in dense art these are most. What lies inside
// areas is free of it. Measured of art of sixteen kinds under grain of 6 levels, as JPEG 60 to 92, 0.92 and more of the
// blocks inside; of photographs 0.97 at most, but of their figures 0.84, where art shows 0.86 and more.
const INSIDE_EXPLAINED_MIN = 0.93
const FIGURES_EXPLAINED_MIN = 0.85
// Fewer blocks tell nothing.
const INSIDE_MIN = 200
const FIGURES_INSIDE_MIN = 20

/** Whether under this light nearly all blocks are of their inks; `grain` is the deviation that is left in the means of blocks, levels. */
export function explainsBlocks(board: LightBoard, field: LightField, grain: number): boolean {
  if (strayLeft(field, field.inks) <= STRAY_LEFT_MAX && explainedShare(field.strays, field.inks, grain) > EXPLAINED_MIN)
    return true
  return explainsInside(board, field, grain)
}

/** Whether it explains what lies inside areas, and of that the figures. */
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

/** True when the block and the eight round it are of one area. */
export function isInside({ areas, across, down }: LightBoard, block: number): boolean {
  const own = areas[block]
  const column = block % across
  if (own < 0 || column === 0 || column + 1 === across || block < across || block >= across * (down - 1)) return false
  for (let row = block - across; row <= block + across; row += across)
    if (areas[row - 1] !== own || areas[row] !== own || areas[row + 1] !== own) return false
  return true
}

/** How many blocks are of inks from the number `first` on. */
export function countFrom(inks: Int32Array, first: number): number {
  let count = 0
  for (let block = 0; block < inks.length; block++) if (inks[block] >= first) count++
  return count
}

/** Mean over the blocks of all inks from the number `first` on. */
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
