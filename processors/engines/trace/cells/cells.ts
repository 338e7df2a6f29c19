import type { PixelChanges } from '../picture/pixel-changes.ts'
import type { PixelPlane } from '../picture/pixels.ts'

/** A picture of nothing but straight-sided cells in columns and rows, as woven cloth is drawn. */
export type Cells = {
  /** The picture with each pixel in the colour of its cell. */
  readonly plane: PixelPlane
  readonly changes: PixelChanges
  /** Where each pixel border lies, by its number from the left and from the top. */
  readonly placesX: Float64Array
  readonly placesY: Float64Array
  /** How many pixels of `plane` stand for one of the picture along each side. */
  readonly finer: number
  /** True where lines of a pixel lie between the cells: every colour is an ink, though nothing shows it in a whole area. */
  readonly isLattice: boolean
}
