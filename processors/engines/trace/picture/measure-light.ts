import { linearOfSrgb } from '../../color/oklab.ts'
import type { PixelChanges } from './pixel-changes.ts'

const BLENDS_MIN = 300
const BLENDS_ENOUGH = 1500
// Limits on the shares of blends. Edges lie anywhere on the pixel grid, so true shares have the mean 0.5 and are
// uniformly distributed. Measured: blends of coded values deviate by at most 0.025, linear-light blends read as coded
// ones by 0.053 and more.
const BIAS_MIN = 0.04
const UNEVENNESS_MAX = 2.5

/**
 * Whether edges are blended in linear light, as by optics and careful renderers: a pixel half light and half dark is
 * then lighter than the mean of the coded values, and must be unmixed in linear light too, or light shapes come out too
 * large.
 *
 * @param apart step from one sampled row to the next, at least 1; rows between them are read until enough blends are
 * found
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

/** Chi-square statistic of the bins of shares against a uniform distribution, per pixel and bin; 0 is uniform. */
function unevennessOf([count, , ...bins]: Float64Array): number {
  return bins.reduce((sum, bin) => sum + ((bin * bins.length) / count - 1) ** 2, 0)
}
