import { MM_PER_INCH } from '../../raster/resolution.ts'
import { pixelSizeOf } from '../draw/draw-design.ts'
import type { PatternFormat } from '../render/formats.ts'
import type { PixelSize } from '../render/pixel-size.ts'
import type { DesignSpec } from '../spec/design-spec.ts'
import { PatternRejected } from './pattern-rejected.ts'

const DEFAULT_SIZE_PX = 1024
/** What screens are made at where nothing else is said. */
const PLATES_DPI = 300
export const SIDE_PX_LEAST = 64
export const SIDE_PX_MOST = 4096
export const DPI_LEAST = 10
export const DPI_MOST = 2400
/** Resolution of plates where nothing else is specified. */
const PLATES_SIDE_PX_MOST = 8192

type SizeWishes = {
  readonly format: PatternFormat
  /** Plates have one bit per pixel and are made one after the other, so they may be finer. */
  readonly size?: number | undefined
  readonly dpi?: number | undefined
}

/**
 * Size of the file in pixels: its long edge in pixels, or by dots per inch of cloth; its sides exactly in the ratio.
 *
 * @throws PatternRejected when both are given, or when the resolution is too high for a file of this kind
 */
export function sizeOfFile(spec: DesignSpec, wishes: SizeWishes): PixelSize {
  if (wishes.size !== undefined && wishes.dpi !== undefined)
    throw new PatternRejected('dpi', `cannot be given with size: each decides the other at ${spec.repeatMm} mm`)
  return pixelSizeOf(spec, wishes.size ?? longEdgeOf(spec, wishes))
}

function longEdgeOf({ repeatMm }: DesignSpec, { format, dpi }: SizeWishes): number {
  const isPlates = format === 'plates'
  if (dpi === undefined && !isPlates) return DEFAULT_SIZE_PX
  const most = isPlates ? PLATES_SIDE_PX_MOST : SIDE_PX_MOST
  const pixels = Math.round((repeatMm / MM_PER_INCH) * (dpi ?? PLATES_DPI))
  if (dpi === undefined) return Math.min(pixels, most)
  if (pixels >= SIDE_PX_LEAST && pixels <= most) return pixels
  const bounds = [SIDE_PX_LEAST, most].map((bound) => (bound / repeatMm) * MM_PER_INCH)
  const range = `${Math.max(DPI_LEAST, Math.ceil(bounds[0]))} to ${Math.min(DPI_MOST, Math.floor(bounds[1]))}`
  const way = isPlates || pixels < most ? '' : '; for more, enlarge the file with upscale'
  throw new PatternRejected('dpi', `must be ${range} for ${format} of a repeat of ${round(repeatMm)} mm${way}`)
}

function round(mm: number): number {
  return Math.round(mm * 10) / 10
}
