import { oklabDistance, oklabFromRgb } from '../../color/oklab.ts'
import type { RgbaImage } from '../../raster/decode.ts'
import type { RenderedSheet } from './render-sheet.ts'

export type Likeness = {
  /** Peak signal-to-noise ratio over red, green and blue on white, dB; 99 when no level differs. */
  readonly psnr: number
  /**
   * Mean structural similarity (SSIM) of luma, up to 1, in 8 × 8 blocks. Source: Z. Wang et al., "Image Quality
   * Assessment: From Error Visibility to Structural Similarity" (2004).
   */
  readonly ssim: number
  /** Mean colour difference in OKLab, times 100: 2 is just visible. */
  readonly deltaE: number
}

const PSNR_BEST = 99
const SSIM_BLOCK = 8
const SSIM_C1 = (0.01 * 255) ** 2
const SSIM_C2 = (0.03 * 255) ** 2
// Colour conversion is slow, and a quarter million pixels give the mean to three digits.
const DELTA_SAMPLES = 250_000

/** How like the picture the drawing is, both rendered on white. */
export function compareRender(image: RgbaImage, render: RenderedSheet): Likeness {
  const count = image.width * image.height
  const [one, other] = [new Float32Array(count), new Float32Array(count)]
  let squares = 0
  let [differences, samples] = [0, 0]
  const stride = Math.max(1, Math.floor(count / DELTA_SAMPLES))
  for (let pixel = 0; pixel < count; pixel++) {
    const at = pixel * 4
    const [r, g, b] = onWhite(image.data, at, image.data[at + 3] / 255)
    const [r2, g2, b2] = onWhite(render.data, at, render.data[at + 3])
    squares += (r - r2) ** 2 + (g - g2) ** 2 + (b - b2) ** 2
    one[pixel] = luma(r, g, b)
    other[pixel] = luma(r2, g2, b2)
    if (pixel % stride !== 0) continue
    differences += oklabDistance(oklabFromRgb([r, g, b]), oklabFromRgb([r2, g2, b2]))
    samples++
  }
  const meanSquare = squares / (count * 3)
  const psnr = meanSquare === 0 ? PSNR_BEST : Math.min(PSNR_BEST, 10 * Math.log10(255 ** 2 / meanSquare))
  return {
    psnr: Math.round(psnr * 100) / 100,
    ssim: Math.round(structuralSimilarity(one, other, image.width, image.height) * 1e4) / 1e4,
    deltaE: Math.round((differences / samples) * 1e4) / 100,
  }
}

function onWhite(data: ArrayLike<number>, at: number, alpha: number): [number, number, number] {
  const white = 255 * (1 - alpha)
  return [data[at] * alpha + white, data[at + 1] * alpha + white, data[at + 2] * alpha + white]
}

function luma(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue
}

function structuralSimilarity(one: Float32Array, other: Float32Array, width: number, height: number): number {
  let [sum, blocks] = [0, 0]
  for (let top = 0; top < height; top += SSIM_BLOCK)
    for (let left = 0; left < width; left += SSIM_BLOCK) {
      const [right, bottom] = [Math.min(width, left + SSIM_BLOCK), Math.min(height, top + SSIM_BLOCK)]
      let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0]
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) {
          const [p, q] = [one[y * width + x], other[y * width + x]]
          a += p
          b += q
          aa += p * p
          bb += q * q
          ab += p * q
        }
      const n = (right - left) * (bottom - top)
      const [meanA, meanB] = [a / n, b / n]
      const [varianceA, varianceB] = [aa / n - meanA ** 2, bb / n - meanB ** 2]
      const shared = ab / n - meanA * meanB
      const likeness =
        ((2 * meanA * meanB + SSIM_C1) * (2 * shared + SSIM_C2)) /
        ((meanA ** 2 + meanB ** 2 + SSIM_C1) * (varianceA + varianceB + SSIM_C2))
      sum += likeness
      blocks++
    }
  return sum / blocks
}
