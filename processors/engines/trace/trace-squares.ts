import type { RgbaImage } from '../raster/decode.ts'
import { magnifyResult } from './magnify-result.ts'
import { type PixelArt, SQUARE_PX } from './picture/pixel-art.ts'
import type { Widened } from './picture/widen-thin.ts'
import type { TraceResult } from './report.ts'
import type { TraceSettings } from './settings.ts'

/** Traces an image once, as the settings say. */
type Trace = (image: RgbaImage, settings: Partial<TraceSettings>) => TraceResult

// A thin picture of so few pixels shows no edge: each is a square.
const SQUARES_MAX = 16

/**
 * Traces a picture of a pixel or two across.
 *
 * @param settings with the dpi of the picture
 */
export function traceThin(
  { image, across, down }: Widened,
  settings: Partial<TraceSettings> & { readonly dpi: number },
  trace: Trace,
): TraceResult {
  const mode = Math.max(image.width / across, image.height / down) <= SQUARES_MAX ? 'pixel' : 'auto'
  const drawn = trace(image, { tile: 'off', ...settings, mode, dpi: settings.dpi * across })
  return magnifyResult(drawn, { across: 1 / across, down: 1 / down }, [])
}

/**
 * Traces one pixel for each square of pixel art and scales the drawing to the squares' width in the picture.
 *
 * @param settings with the dpi of the picture
 */
export function tracePixelArt(
  { image, across, down, isSpoiled }: PixelArt,
  settings: Partial<TraceSettings> & { readonly dpi: number },
  trace: Trace,
): TraceResult {
  const squares = trace(image, { ...settings, mode: 'pixel', dpi: (settings.dpi * SQUARE_PX) / across })
  const side = Math.round(across * 100) / 100
  const warnings = isSpoiled
    ? [`squares of ${side} pixels were found under compression and are drawn in one colour each`]
    : Number.isInteger(across)
      ? []
      : [`squares of ${side} pixels are drawn as wide as each other`]
  return magnifyResult(squares, { across: across / SQUARE_PX, down: down / SQUARE_PX }, warnings)
}
