import { linearOfSrgb } from '../../color/oklab.ts'
import type { PixelChanges } from './pixel-changes.ts'

const BLENDS_MIN = 300
const BLENDS_ENOUGH = 1500
// Edges fall anywhere on the pixel grid, so true shares average to a half and are spread evenly. Measured: blends of coded
// values keep within 0.025 of it, blends of light are 0.053 and more too light when read as coded.
const BIAS_MIN = 0.04
const UNEVENNESS_MAX = 2.5

/**
 * True when edges were blended in linear light, as optics and careful renderers do: then a pixel half light and half dark
 * is lighter than the middle of both, and must be unmixed in linear light too, or light shapes come out fat.
 *
 * @param apart rows are read so far apart, and those between them only until enough blends were seen; 1 or more
 */
export function blendsInLight({ board }: PixelChanges, apart: number): boolean {
  const { lights, coded, linear } = board.floats
  lights.set(linearOfSrgb)
  coded.fill(0)
  linear.fill(0)
  for (let first = 0; first < apart && Math.min(coded[0], linear[0]) < BLENDS_ENOUGH; first++)
    board.call.addBlends(first, apart)
  if (Math.min(coded[0], linear[0]) < BLENDS_MIN) return false
  const bias = coded[1] / coded[0] - 0.5
  if (bias < BIAS_MIN || Math.abs(linear[1] / linear[0] - 0.5) > bias) return false
  const unevenness = unevennessOf(linear)
  return unevenness < UNEVENNESS_MAX && unevenness < unevennessOf(coded)
}

/** Chi-square of the bins of shares against an even spread, per pixel and bin: 0 is even. */
function unevennessOf([count, , ...bins]: Float64Array): number {
  return bins.reduce((sum, bin) => sum + ((bin * bins.length) / count - 1) ** 2, 0)
}
