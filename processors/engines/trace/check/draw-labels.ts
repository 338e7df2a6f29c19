import type { Sheet } from '../sheet.ts'
import { coverLayers } from './cover-layers.ts'

/** A pixel that no layer covers alone. */
export const NO_LAYER = 255

// Least share of a pixel that a layer leaves or takes so that it shows.
const SEEN_MIN = 0.004

/** Which layer, of at most 255, covers each pixel of a drawing alone, so that it shows the layer's ink; `NO_LAYER` elsewhere. */
export function drawLabels(sheet: Sheet): Uint8Array {
  const { widthPx: width, heightPx: height } = sheet
  const labels = new Uint8Array(width * height).fill(NO_LAYER)
  coverLayers(sheet, 1, (layer, areas, { row, from, to, start }) => {
    let sum = 0
    for (let x = from, at = row * width + from; x < to; x++, at++) {
      sum += areas[start + x]
      const cover = Math.abs(sum)
      if (cover > SEEN_MIN) labels[at] = cover > 1 - SEEN_MIN ? layer : NO_LAYER
    }
  })
  return labels
}
