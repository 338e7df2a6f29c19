import { greatestCommonDivisor } from '../../numbers/greatest-common-divisor.ts'

export type PixelSize = { readonly width: number; readonly height: number }

/**
 * Size of a period in pixels whose sides are exactly in the given ratio, with the long edge as near to `longEdge` as
 * integer multiples allow. Ratios finer than the pixel grid are rounded to the nearest pixel.
 *
 * @param multipleOf both sides become multiples of it where the ratio allows, so that lattice copies fall on whole
 *   pixels
 */
export function fitPixelSize(ratio: PixelSize, longEdge: number, multipleOf: number): PixelSize {
  const [width, height] = reduceRatio(ratio)
  const long = Math.max(width, height)
  if (!Number.isInteger(width) || !Number.isInteger(height) || long > longEdge) {
    const scale = longEdge / long
    return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  }
  const fine = Math.floor(longEdge / long)
  const coarse = Math.floor(fine / multipleOf) * multipleOf
  const times = coarse > 0 ? coarse : fine
  return { width: width * times, height: height * times }
}

function reduceRatio({ width, height }: PixelSize): readonly [number, number] {
  // Decimal ratios such as 1.5:1 become integers before they are reduced.
  const [a, b] = [Math.round(width * 1000), Math.round(height * 1000)]
  const isExact = Math.abs(a - width * 1000) < 1e-6 && Math.abs(b - height * 1000) < 1e-6
  if (!isExact) return [width, height]
  const divisor = greatestCommonDivisor(a, b)
  return [a / divisor, b / divisor]
}
