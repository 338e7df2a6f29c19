import type { Sheet } from '../sheet.ts'
import { coverLayers } from './cover-layers.ts'
import { NO_LAYER } from './layers-kernel.ts'

/** Which layer, of at most 255, covers each pixel of a drawing alone, so that it shows the layer's ink; `NO_LAYER` elsewhere. */
export function drawLabels(sheet: Sheet): Uint8Array {
  const { buffer, at } = coverLayers(sheet, 1, 'alone', { nothing: NO_LAYER })
  return new Uint8Array(buffer, at, sheet.widthPx * sheet.heightPx)
}
