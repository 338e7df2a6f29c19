import type { LabelMap } from '../labels/merge-specks.ts'

/** Offsets of the eight pixels around one, those at its sides first. */
export function stepsAround(width: number): readonly number[] {
  return [1, -1, width, -width, width + 1, width - 1, 1 - width, -width - 1]
}

/** Whether a pixel is in the first or last row or column. */
export function isOnFrame({ width, height }: LabelMap, pixel: number): boolean {
  const x = pixel % width
  return x === 0 || x === width - 1 || pixel < width || pixel >= (height - 1) * width
}
