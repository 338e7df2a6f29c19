import type { LabelMap } from './merge-specks.ts'

/**
 * Labels with a border of one pixel around them: `outside`, or on a torus the labels of the opposite side.
 *
 * @param padded receives them: one row and column more than the picture has on each side
 */
export function padLabels(map: LabelMap, outside: number, padded: Uint8Array): void {
  const { ink, width, height, wrap } = map
  const line = width + 2
  padded.fill(outside)
  for (let y = 0; y < height; y++) padded.set(ink.subarray(y * width, (y + 1) * width), (y + 1) * line + 1)
  if (!wrap) return
  for (let y = 1; y <= height; y++) {
    padded[y * line] = padded[y * line + width]
    padded[y * line + width + 1] = padded[y * line + 1]
  }
  padded.copyWithin(0, height * line, (height + 1) * line)
  padded.copyWithin((height + 1) * line, line, 2 * line)
}
