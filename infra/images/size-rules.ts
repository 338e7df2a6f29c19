import type { SizeRule } from './measure-image.ts'
import { tooLarge } from './measure-image.ts'

/** What the tracer holds in memory while it works, about 60 bytes a pixel, bounds this. */
export const VECTORIZE_PIXELS_MAX = 40_000_000
/** 16 × 1024; a JPEG may not be larger than 65,535, a PNG of this size is a gigabyte of pixels. */
export const UPSCALE_SIDE_MAX = 16_384

export const vectorizeSizeRule: SizeRule = ({ width, height }, field) => {
  if (width * height <= VECTORIZE_PIXELS_MAX) return
  throw tooLarge(field, width, height, `at most ${VECTORIZE_PIXELS_MAX} pixels are accepted`)
}

/** The result bounds what goes in: each side times the scale. */
export function upscaleSizeRule(scale: number, sideMax: number = UPSCALE_SIDE_MAX): SizeRule {
  return ({ width, height }, field) => {
    if (Math.max(width, height) * scale <= sideMax) return
    const most = Math.floor(sideMax / scale)
    throw tooLarge(
      field,
      width,
      height,
      `at scale ${scale} at most ${most} × ${most} are accepted (${sideMax} a side when done)`,
    )
  }
}
