import type { SampleGrid } from '../picture/sample-grid.ts'
import { twillInRest } from './twill-in-rest.ts'

/** Parts of a level that remainders are rounded to: whole numbers, so that the order of adding them cannot matter. */
const PARTS = 16

/**
 * Share of all that differs from the mean colour of the picture, 0..1, that inks explain; 1 where nothing differs.
 *
 * @param rest what no ink explains, one value per sample
 */
export function explainedShare({ samples, channels }: SampleGrid, rest: Float32Array): number {
  const means = new Float64Array(channels)
  for (let i = 0; i < samples.length; i++) means[i % channels] += Math.round(samples[i] * PARTS)
  for (let c = 0; c < channels; c++) means[c] = Math.round((means[c] * channels) / samples.length)
  let [left, whole] = [0, 0]
  for (let i = 0; i < samples.length; i++) {
    left += Math.round(rest[i] * PARTS) ** 2
    whole += (Math.round(samples[i] * PARTS) - means[i % channels]) ** 2
  }
  return whole === 0 ? 1 : Math.max(0, 1 - left / whole)
}

/**
 * Of what is in a picture under noise inks must explain so much: of stucco they left two thirds as noise, of grass half, of noisy art a tenth at most, and a fifth where it has
 * little contrast. Where the noise grows with the distance it may be a surface: of bricks, planks, gratings, lace and knits they left an eighth and more, of art 0.06 at most. So did
 * they of art that was a JPEG, of redwood 0.12, of a tonal damask 0.25; all of these were drawn better without them.
 */
const EXPLAINED_MIN = { even: 0.6, uneven: 0.9, jpeg: 0.93 } as const

/** What leans one way in the grain is drawn: of tweeds and twills it measured 0.26 and more, of all else up to 0.08. */
const TWILL_MIN = 0.2

/**
 * Whether inks explain as much of a picture as they do of art, and nothing woven is left.
 *
 * @param rest what no ink explains, one value per sample
 * @param kind what hides what is left: noise that is as strong everywhere, noise that grows with the distance, a JPEG
 */
export function isExplained(grid: SampleGrid, rest: Float32Array, kind: keyof typeof EXPLAINED_MIN): boolean {
  return explainedShare(grid, rest) >= EXPLAINED_MIN[kind] && twillInRest(grid, rest) < TWILL_MIN
}
