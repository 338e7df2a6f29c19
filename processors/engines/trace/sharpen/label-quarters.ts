import { coverLayers } from '../check/cover-layers.ts'
import type { Sheet } from '../sheet.ts'

/** Which layer a drawing shows in each quarter of a pixel; rows of quarters are twice as long as the sheet. */
export function labelQuarters(sheet: Pick<Sheet, 'layers' | 'widthPx' | 'heightPx'>): Uint8Array {
  const wide = 2 * sheet.widthPx
  const labels = new Uint8Array(wide * 2 * sheet.heightPx)
  coverLayers(sheet, 2, (layer, areas, { row, from, to, start }) => {
    let sum = 0
    for (let x = from; x < to; x++) {
      sum += areas[start + x]
      if (Math.abs(sum) > 0.5) labels[row * wide + x] = layer
    }
  })
  return labels
}
