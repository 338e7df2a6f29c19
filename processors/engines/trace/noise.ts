import { blendsInLight } from './measure-light.ts'
import { measureSoftness, type Softness } from './measure-softness.ts'
import { measureTones, type ToneStatistics } from './measure-tones.ts'
import type { PixelPlane } from './pixels.ts'

/** What the picture is made of, measured before anything is decided. */
export type PixelStatistics = ToneStatistics & {
  /** Standard deviation of the grain inside areas, in 8-bit levels. */
  readonly noise: number
  /** Share (0..1) of pixels that equal all four neighbours exactly. */
  readonly flatShare: number
  /** Share (0..1) of pixels with a faint difference to a neighbour: ramps, grain or compression. */
  readonly faintShare: number
  /** Share (0..1) of all unequal pixels that are faint and uneven, as grain and compression leave them. */
  readonly rippleShare: number
  /** Pixels an edge takes from one side to the other; 1 to 1.7 for anti-aliasing, more when blurred or enlarged. */
  readonly edgeWidth: number
  /** Share (0..1) of the pixels beside an edge that are a mix of both sides: about 0 when nothing was anti-aliased. */
  readonly mixedShare: number
  /** True when edges were blended in linear light and not in coded values. */
  readonly blendsInLight: boolean
  /** How far edges are spread in lightness and in colour. */
  readonly softness: Softness
}

const FAINT_MAX = 14
// A rounded ramp has second differences of at most 4 over both directions; more is not a ramp.
const UNEVEN_MIN = 5

/**
 * Measures grain, compression and softness. Grain comes from second differences, which ignore even ramps; the median
 * over all pixels is taken, so edges (a minority in artwork) do not count.
 * Source: Immerkaer, "Fast noise variance estimation" (1996), made robust.
 */
export function measurePixels(plane: PixelPlane): PixelStatistics {
  const { data, width, height } = plane
  const histogram = new Uint32Array(1024)
  let [flat, faint, ripples, seen] = [0, 0, 0, 0]
  const row = width * 4
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const at = y * row + x * 4 + 1
      const center = data[at]
      const across = 2 * center - data[at - 4] - data[at + 4]
      const down = 2 * center - data[at - row] - data[at + row]
      const second = Math.min(1023, Math.abs(across) + Math.abs(down))
      histogram[second]++
      seen++
      const step = stepAt(data, at - 1, row)
      if (step === 0) flat++
      else if (step <= FAINT_MAX) {
        faint++
        if (second >= UNEVEN_MIN) ripples++
      }
    }
  }
  const total = Math.max(1, seen)
  const noise = noiseOf(histogram, total)
  return {
    noise,
    flatShare: seen === 0 ? 1 : flat / total,
    faintShare: faint / total,
    rippleShare: ripples / Math.max(1, seen - flat),
    edgeWidth: measureEdgeWidth(plane),
    ...measureTones(plane, noise),
    mixedShare: measureMixedShare(plane),
    blendsInLight: blendsInLight(plane),
    softness: measureSoftness(plane),
  }
}

/** Largest difference of a pixel to its four neighbours over the three colour components. */
function stepAt(data: Uint8Array, at: number, row: number): number {
  let most = 0
  for (let channel = 0; channel < 3; channel++) {
    const own = data[at + channel]
    const gap = Math.max(
      Math.abs(own - data[at + channel - 4]),
      Math.abs(own - data[at + channel + 4]),
      Math.abs(own - data[at + channel - row]),
      Math.abs(own - data[at + channel + row]),
    )
    if (gap > most) most = gap
  }
  return most
}

// For Gaussian grain of deviation 1 the sum of both absolute second differences has the median 3.7.
const MEDIAN_PER_SIGMA = 3.7

function noiseOf(histogram: Uint32Array, total: number): number {
  let below = 0
  for (let value = 0; value < histogram.length; value++) {
    below += histogram[value]
    if (below * 2 >= total) return value / MEDIAN_PER_SIGMA
  }
  return 0
}

const RISE_MIN = 60
const STEP_MIN = 3

/** Mean of total rise over steepest step, along the rows, over all monotone runs of strong contrast. */
function measureEdgeWidth({ data, width, height }: PixelPlane): number {
  let [sum, edges] = [0, 0]
  for (let y = 0; y < height; y++) {
    let [rise, steepest] = [0, 0]
    for (let x = 1; x < width; x++) {
      const at = (y * width + x) * 4 + 1
      const step = data[at] - data[at - 4]
      const goesOn = Math.abs(step) >= STEP_MIN && (rise === 0 || Math.sign(step) === Math.sign(rise))
      if (goesOn) {
        rise += step
        steepest = Math.max(steepest, Math.abs(step))
        continue
      }
      if (Math.abs(rise) >= RISE_MIN) {
        sum += Math.abs(rise) / steepest
        edges++
      }
      rise = 0
      steepest = 0
    }
  }
  return edges === 0 ? 1 : sum / edges
}

// Sides nearer than this (levels, one component) are one ink with grain.
const SIDES_GAP_MIN = 24
// A mix misses the line between its sides by no more than rounding.
const MIX_MISS_MAX = 6

/** Looks along rows and columns for pixels between two unlike neighbours, and counts those that are a blend of them. */
function measureMixedShare({ data, width, height }: PixelPlane): number {
  let [mixed, beside] = [0, 0]
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const at = (y * width + x) * 4
      const across = blendKind(data, at, at - 4, at + 4)
      const down = blendKind(data, at, at - width * 4, at + width * 4)
      if (across > 0 || down > 0) beside++
      if (across === 2 || down === 2) mixed++
    }
  }
  return beside === 0 ? 1 : mixed / beside
}

/** 0 where both sides are alike, 1 where the pixel belongs to one of two unlike sides, 2 where it blends them. */
function blendKind(data: Uint8Array, at: number, one: number, other: number): 0 | 1 | 2 {
  let [along, length, most] = [0, 0, 0]
  for (let channel = 0; channel < 4; channel++) {
    const span = data[other + channel] - data[one + channel]
    along += (data[at + channel] - data[one + channel]) * span
    length += span * span
    most = Math.max(most, Math.abs(span))
  }
  if (most < SIDES_GAP_MIN) return 0
  const share = along / length
  if (share < 0.05 || share > 0.95) return 1
  for (let channel = 0; channel < 4; channel++) {
    const blend = data[one + channel] + share * (data[other + channel] - data[one + channel])
    if (Math.abs(blend - data[at + channel]) > MIX_MISS_MAX) return 1
  }
  return 2
}
