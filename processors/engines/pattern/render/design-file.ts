import { inkFromHex } from '../../color/ink.ts'
import type { Rgb } from '../../color/oklab.ts'
import { MM_PER_INCH } from '../../raster/resolution.ts'
import type { Cloth } from '../kit/area/cloth.ts'
import type { DesignSpec } from '../spec/design-spec.ts'
import type { IndexPlane } from './index-plane.ts'

/** A drawn design with its index plane: everything from which files are made. */
export type FilledDesign = { readonly spec: DesignSpec; readonly cloth: Cloth; readonly plane: IndexPlane }

/** sRGB 0..255 of each ink, by ink number. */
export function rgbsOf(spec: DesignSpec): Rgb[] {
  return spec.palette.inks.map((hex) => inkFromHex(hex)?.rgb ?? [0, 0, 0])
}

/** Pixels of the file per inch of cloth. */
export function dpiOf(cloth: Cloth, size: { readonly width: number }): number {
  return (size.width / cloth.widthMm) * MM_PER_INCH
}
