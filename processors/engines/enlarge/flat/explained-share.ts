import type { SampleGrid } from '../picture/sample-grid.ts'

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
