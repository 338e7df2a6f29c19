import type { PixelChanges } from '../picture/pixel-changes.ts'
import type { PixelPlane } from '../picture/pixels.ts'

/** A picture that consists only of straight-sided cells in columns and rows, such as a drawing of woven cloth. */
export type Cells = {
  /** The picture with each pixel in the colour of its cell. */
  readonly plane: PixelPlane
  readonly changes: PixelChanges
  /** Coordinate of each pixel border, counted from the left and from the top, in pixels of the picture. */
  readonly placesX: Float64Array
  readonly placesY: Float64Array
  /** Pixels of `plane` per pixel of the picture, along each side. */
  readonly finer: number
  /**
   * True where lines about a pixel wide lie between the cells: every colour is an ink, though no area shows it pure.
   */
  readonly isLattice: boolean
}
