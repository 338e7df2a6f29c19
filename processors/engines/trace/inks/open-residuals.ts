import { labDistance, type Samples } from './ink-samples.ts'

// A thin line shows its full ink in few pixels, but a stray pixel must not become an ink.
const CREST_PIXELS_MIN = 8
// Compression scatters a colour so that hardly two pixels are equal: colours within this OKLab distance count together.
const SCATTER = 0.04
const SCATTERED_PIXELS_MIN = 24
/** Only the heaviest so many crest colours may become an ink together with similar ones. */
export const SCATTERED_MAX = 1_000

/**
 * Initial residuals of crest colours, the heaviest first: infinity for those that enough pixels show, 0 for the others.
 */
export function openResiduals(samples: Samples, exact: boolean): Float64Array {
  const { weight, count } = samples
  const residuals = new Float64Array(exact ? count : Math.min(count, SCATTERED_MAX))
  for (let index = 0; index < residuals.length; index++) {
    const pixels = exact ? weight[index] : pixelsAround(samples, index, residuals.length)
    if (weight[index] >= CREST_PIXELS_MIN || pixels >= SCATTERED_PIXELS_MIN) residuals[index] = Number.POSITIVE_INFINITY
  }
  return residuals
}

/** Pixels of a colour and of similar ones among the first `count`. */
function pixelsAround({ lab, weight }: Samples, index: number, count: number): number {
  let pixels = weight[index]
  const light = lab[index * 3]
  for (let other = 0; other < count; other++) {
    // Most differ too much in lightness alone.
    if (Math.abs(light - lab[other * 3]) >= SCATTER || other === index) continue
    if (labDistance(lab, index, lab, other) < SCATTER) pixels += weight[other]
  }
  return pixels
}
