import { coverLayers } from '../check/cover-layers.ts'
import type { Sheet } from '../sheet.ts'

/** Which layer a drawing shows in each quarter of a pixel; rows of quarters are twice as long as the sheet. */
export function labelQuarters(sheet: Pick<Sheet, 'layers' | 'widthPx' | 'heightPx'>): Uint8Array {
  const { buffer, at } = coverLayers(sheet, 2, 'mostly', {})
  return new Uint8Array(buffer, at, 4 * sheet.widthPx * sheet.heightPx)
}
