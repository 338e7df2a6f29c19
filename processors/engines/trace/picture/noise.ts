import { lesser } from '../clamp.ts'
import { hasCrispSteps, measureEdgeWidth } from './measure-edge-width.ts'
import { blendsInLight } from './measure-light.ts'
import { measureMixedShare } from './measure-mixed-share.ts'
import { measureSoftness, type Softness } from './measure-softness.ts'
import { measureTones, type ToneStatistics } from './measure-tones.ts'
import type { PixelChanges } from './pixel-changes.ts'
import type { PixelPlane } from './pixels.ts'
import { type Blocks, sumBlocks } from './sum-blocks.ts'

/** What the picture is made of, measured before anything is decided. */
export type PixelStatistics = {
  /** Standard deviation of the grain inside areas, in 8-bit levels. */
  readonly noise: number
  /** Share (0..1) of pixels that equal all four neighbours exactly. */
  readonly flatShare: number
  /** Share (0..1) of pixels with a faint difference to a neighbour: ramps, grain or compression. */
  readonly faintShare: number
  /** Share (0..1) of all unequal pixels that are faint and uneven, as grain and compression leave them. */
  readonly rippleShare: number
  /** Share (0..1) of those that rise or fall from both neighbours of a row or column, as a clean faint edge does not. */
  readonly crestShare: number
  /** Pixels an edge takes from one side to the other; 1 to 1.7 for anti-aliasing, more when blurred or enlarged. */
  readonly edgeWidth: number
  /** Share (0..1) of the pixels beside an edge that are a mix of both sides: about 0 when nothing was anti-aliased. */
  readonly mixedShare: number
  /** True when edges were blended in linear light and not in coded values. */
  readonly blendsInLight: boolean
  /** What quiet places hold. */
  readonly tones: ToneStatistics
  /** How far edges are spread in lightness and in colour. */
  readonly softness: Softness
}

export type MeasuredPixels = PixelStatistics & {
  /** What tones were measured of. */
  readonly blocks: Blocks
}

// Changes, about, that tell as much of a picture as all of them.
const CHANGES_MEASURED = 24_000
// Grain leaves hardly a pixel like its four neighbours: where more are, the median is of edges, and grain is under so many levels.
const GRAINY_FLAT_SHARE_MAX = 0.1
const EVEN_NOISE_MAX = 3

// Edges that look wider than those of anti-aliasing are looked at more closely; what crisp ones are.
const WIDE_EDGES_MIN = 1.8
const CRISP_EDGE_WIDTH = 1.7
const CRISP_SOFTNESS: Softness = { luma: 0.4, chroma: 0.4 }

/**
 * Measures grain, compression and softness. Grain comes from second differences, which ignore even ramps; the median
 * over all pixels is taken, so edges (a minority in artwork) do not count. All else is measured when it is first asked: of
 * photographs nobody wants to know how edges are blended, of clean art how far they are spread.
 * Source: Immerkaer, "Fast noise variance estimation" (1996), made robust.
 */
export function measurePixels(plane: PixelPlane, changes: PixelChanges): MeasuredPixels {
  const apart = rowsApart(changes)
  const total = Math.max(0, plane.width - 2) * Math.ceil(Math.max(0, plane.height - 2) / apart)
  const { seconds, flat, faint, ripples, crests } = countSteps(changes, apart, total)
  const median = noiseOf(seconds, total)
  const noise = flat > GRAINY_FLAT_SHARE_MAX * total ? lesser(median, EVEN_NOISE_MAX) : median
  const edges = once(() => measureEdges(plane, changes, apart))
  const mixedShare = once(() => measureMixedShare(changes, apart))
  const inLight = once(() => blendsInLight(changes, apart))
  const blocks = once(() => sumBlocks(plane))
  const tones = once(() => measureTones(blocks(), noise))
  const softness = once(() => (edges().isCrisp ? CRISP_SOFTNESS : measureSoftness(plane, changes)))
  return {
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

/** Measures when it is first asked. */
function once<Measure>(measure: () => Measure): () => Measure {
  let measured: { readonly value: Measure } | undefined
  return () => {
    measured ??= { value: measure() }
    return measured.value
  }
}

/** How wide edges are; those that only look wide are crisp. */
function measureEdges(
  plane: PixelPlane,
  changes: PixelChanges,
  apart: number,
): { readonly width: number; readonly isCrisp: boolean } {
  const width = measureEdgeWidth(changes, apart)
  const isCrisp = width > WIDE_EDGES_MIN && hasCrispSteps(plane, changes, apart)
  return { width: isCrisp ? lesser(width, CRISP_EDGE_WIDTH) : width, isCrisp }
}

/** Rows from one that is measured to the next; odd, so that all rows of a compressed block have their turn. */
function rowsApart({ pixels }: PixelChanges): number {
  return 2 * Math.floor(pixels.length / (2 * CHANGES_MEASURED)) + 1
}

/** Looks at every pixel off the frame of rows `apart`, `total` in all: those that do not change are flat. */
function countSteps({ board }: PixelChanges, apart: number, total: number) {
  board.call.countSteps(apart)
  const { seconds, stepCounts } = board.counts
  const [unlike, flat, faint, ripples, crests] = stepCounts
  seconds[0] += total - unlike
  return { seconds, flat: flat + total - unlike, faint, ripples, crests }
}

// For Gaussian grain of deviation 1 the sum of both absolute second differences has the median 3.7.
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
