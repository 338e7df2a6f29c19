import { greater, lesser } from '../../numbers/clamp.ts'
import { hasCrispSteps, measureEdgeWidth } from './measure-edge-width.ts'
import { blendsInLight } from './measure-light.ts'
import { measureMixedShare } from './measure-mixed-share.ts'
import { measureSoftness, type Softness } from './measure-softness.ts'
import { measureTones, type ToneStatistics } from './measure-tones.ts'
import type { PixelChanges } from './pixel-changes.ts'
import type { PixelPlane } from './pixels.ts'
import { type Blocks, sumBlocks } from './sum-blocks.ts'

/** Measurements of a picture that its route is decided by. */
export type PixelStatistics = {
  /** Whether dithering was evened out, so that the picture has grain and no exact colours. */
  readonly isEvened?: boolean
  /** Standard deviation of the noise inside areas, in 8-bit levels. */
  readonly noise: number
  /** Share (0..1) of pixels that equal all four neighbours exactly. */
  readonly flatShare: number
  /** Share (0..1) of pixels with a faint difference to a neighbour: ramps, noise or compression. */
  readonly faintShare: number
  /** Share (0..1) of all changing pixels that are faint and uneven, as from noise and compression. */
  readonly rippleShare: number
  /** Share (0..1) of those that are extrema along a row or column, which clean faint edges do not have. */
  readonly crestShare: number
  /** Width of edges in pixels: 1 to 1.7 for anti-aliasing, more when blurred or enlarged. */
  readonly edgeWidth: number
  /** Share (0..1) of the pixels beside edges that blend both sides: about 0 without anti-aliasing. */
  readonly mixedShare: number
  /** Whether edges were blended in linear light and not in coded values. */
  readonly blendsInLight: boolean
  /** Statistics of edge-free blocks. */
  readonly tones: ToneStatistics
  /** Spread of edges in lightness and in colour. */
  readonly softness: Softness
}

export type MeasuredPixels = PixelStatistics & {
  /** The blocks that the tones were measured on. */
  readonly blocks: Blocks
}

// Approximate number of changes that are sampled.
const CHANGES_MEASURED = 24_000
// Largest share of flat pixels in noisy pictures; with more, the median measures edges, and the noise has at most the
// second number of levels.
const GRAINY_FLAT_SHARE_MAX = 0.1
const EVEN_NOISE_MAX = 3
// Noise of evened dither, levels: what is left of its dots is too wide for second differences to show.
const EVENED_NOISE_MIN = 4

// Width from which edges are measured more closely, and the values of crisp ones.
const WIDE_EDGES_MIN = 1.8
const CRISP_EDGE_WIDTH = 1.7
const CRISP_SOFTNESS: Softness = { luma: 0.4, chroma: 0.4 }

/**
 * Measures noise, compression and blur. Noise is the median of the second differences, which ignore ramps; edges, a
 * minority in artwork, do not affect the median. All other measurements are made on first use. Source: J. Immerkær,
 * "Fast noise variance estimation" (1996), with a robust estimator.
 */
export function measurePixels(plane: PixelPlane, changes: PixelChanges, isEvened = false): MeasuredPixels {
  const apart = rowsApart(changes)
  const total = Math.max(0, plane.width - 2) * Math.ceil(Math.max(0, plane.height - 2) / apart)
  const { seconds, flat, faint, ripples, crests } = countSteps(changes, apart, total)
  const median = noiseOf(seconds, total)
  const grain = flat > GRAINY_FLAT_SHARE_MAX * total ? lesser(median, EVEN_NOISE_MAX) : median
  const noise = isEvened ? greater(grain, EVENED_NOISE_MIN) : grain
  const edges = once(() => measureEdges(plane, changes, apart))
  const mixedShare = once(() => measureMixedShare(changes, apart))
  const inLight = once(() => blendsInLight(changes, apart))
  const blocks = once(() => sumBlocks(plane))
  const tones = once(() => measureTones(blocks(), noise))
  const softness = once(() => (edges().isCrisp ? CRISP_SOFTNESS : measureSoftness(plane, changes)))
  return {
    isEvened,
    noise,
    flatShare: total === 0 ? 1 : flat / total,
    faintShare: faint / Math.max(1, total),
    rippleShare: ripples / Math.max(1, total - flat),
    crestShare: crests / Math.max(1, ripples),
    get edgeWidth() {
      return edges().width
    },
    get mixedShare() {
      return mixedShare()
    },
    get blendsInLight() {
      return inLight()
    },
    get blocks() {
      return blocks()
    },
    get tones() {
      return tones()
    },
    get softness() {
      return softness()
    },
  }
}

/** Memoizes a measurement. */
function once<Measure>(measure: () => Measure): () => Measure {
  let measured: { readonly value: Measure } | undefined
  return () => {
    measured ??= { value: measure() }
    return measured.value
  }
}

/** Width of edges; edges that only look wide count as crisp. */
function measureEdges(
  plane: PixelPlane,
  changes: PixelChanges,
  apart: number,
): { readonly width: number; readonly isCrisp: boolean } {
  const width = measureEdgeWidth(changes, apart)
  const isCrisp = width > WIDE_EDGES_MIN && hasCrispSteps(plane, changes, apart)
  return { width: isCrisp ? lesser(width, CRISP_EDGE_WIDTH) : width, isCrisp }
}

/** Step from one measured row to the next; odd, so that all rows of a compression block occur. */
function rowsApart({ pixels }: PixelChanges): number {
  return 2 * Math.floor(pixels.length / (2 * CHANGES_MEASURED)) + 1
}

/** Classifies the pixels off the frame in every `apart`-th row, `total` in all; pixels without a change are flat. */
function countSteps({ board }: PixelChanges, apart: number, total: number) {
  board.call.countSteps(apart)
  const { seconds, stepCounts } = board.counts
  const [unlike, flat, faint, ripples, crests] = stepCounts
  seconds[0] += total - unlike
  return { seconds, flat: flat + total - unlike, faint, ripples, crests }
}

// Median of the sum of both absolute second differences for Gaussian noise of standard deviation 1.
const MEDIAN_PER_SIGMA = 3.7

function noiseOf(histogram: Int32Array, total: number): number {
  if (total === 0) return 0
  let below = 0
  for (let value = 0; value < histogram.length; value++) {
    below += histogram[value]
    if (below * 2 >= total) return value / MEDIAN_PER_SIGMA
  }
  return 0
}
