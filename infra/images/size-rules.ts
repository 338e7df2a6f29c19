import type { SizeRule } from './measure-image.ts'
import { tooLarge } from './measure-image.ts'

/** What the tracer holds in memory while it works, about 60 bytes a pixel, bounds this. */
const VECTORIZE_PIXELS_MAX = 40_000_000
/** 16,384 × 16,384 in any shape: a full cloth width at 300 dpi. */
const UPSCALE_PIXELS_MAX = 16_384 * 16_384

export const vectorizeSizeRule: SizeRule = ({ width, height }, field) => {
  if (width * height <= VECTORIZE_PIXELS_MAX) return
  throw tooLarge(field, width, height, `at most ${VECTORIZE_PIXELS_MAX} pixels are accepted`)
}

/** The result bounds what goes in: its pixels over the square of the scale. */
export function upscaleSizeRule(scale: number): SizeRule {
  return ({ width, height }, field) => {
    const most = Math.floor(UPSCALE_PIXELS_MAX / scale ** 2)
    if (width * height <= most) return
    const limit = `at scale ${scale} at most ${most} pixels are accepted`
    throw tooLarge(
      field,
      width,
      height,
      `${limit}, ${Math.floor(Math.sqrt(most))} × ${Math.floor(Math.sqrt(most))} for one (${UPSCALE_PIXELS_MAX} when done)`,
    )
  }
}
