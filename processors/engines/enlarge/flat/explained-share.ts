import type { SampleGrid } from '../picture/sample-grid.ts'
import { twillInRest } from './twill-in-rest.ts'

/** Residuals are rounded to sixteenths of a level: integers, so that the order of adding does not matter. */
const PARTS = 16

/**
 * Share of the picture's variance that inks explain, 0..1; 1 for a plain picture.
 *
 * @param rest residual of each sample after inks were fitted
 */
export function explainedShare({ samples, channels }: SampleGrid, rest: Float32Array): number {
  const means = new Float64Array(channels)
  for (let i = 0; i < samples.length; i++) means[i % channels] += Math.round(samples[i] * PARTS)
  for (let c = 0; c < channels; c++) means[c] = Math.round((means[c] * channels) / samples.length)
  let left = 0
  let whole = 0
  for (let i = 0; i < samples.length; i++) {
    left += Math.round(rest[i] * PARTS) ** 2
    whole += (Math.round(samples[i] * PARTS) - means[i % channels]) ** 2
  }
  return whole === 0 ? 1 : Math.max(0, 1 - left / whole)
}

/**
 * Least of the variance that inks must explain, by what hides the rest. `even` noise: inks left two thirds of stucco as
 * noise, half of grass, of noisy art a tenth at most and a fifth where it has little contrast. `uneven` noise, which
 * may be a surface: an eighth and more of bricks, planks, gratings, lace and knits, of art 0.06 at most. `jpeg`: of art
 * the same, of redwood 0.12, of a tonal damask 0.25. What fails was drawn better without inks.
 */
const EXPLAINED_MIN = { even: 0.6, uneven: 0.9, jpeg: 0.93 } as const

/** `twillInRest` from which the residual is woven: tweeds and twills measured 0.26 and more, all else up to 0.08. */
const TWILL_MIN = 0.2

/**
 * Whether inks explain as much of a picture as they do of art, and nothing woven is left.
 *
 * @param rest residual of each sample after inks were fitted
 * @param kind what hides the rest: noise that is as strong at any distance, noise that grows with it, or JPEG
 */
export function isExplained(grid: SampleGrid, rest: Float32Array, kind: keyof typeof EXPLAINED_MIN): boolean {
  return explainedShare(grid, rest) >= EXPLAINED_MIN[kind] && twillInRest(grid, rest) < TWILL_MIN
}
