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
const FAINT_MAX = 14
// Grain leaves hardly a pixel like its four neighbours: where more are, the median is of edges, and grain is under so many levels.
const GRAINY_FLAT_SHARE_MAX = 0.1
const EVEN_NOISE_MAX = 3
// A rounded ramp has second differences of at most 4 over both directions; more is not a ramp.
const UNEVEN_MIN = 5

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
  const { seconds, flat, faint, ripples, crests } = countSteps(plane, changes, apart, total)
  const median = noiseOf(seconds, total)
  const noise = flat > GRAINY_FLAT_SHARE_MAX * total ? lesser(median, EVEN_NOISE_MAX) : median
  const edges = once(() => measureEdges(plane, changes, apart))
  const mixedShare = once(() => measureMixedShare(plane, changes, apart))
  const inLight = once(() => blendsInLight(plane, changes, apart))
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
  const width = measureEdgeWidth(plane, changes, apart)
  const isCrisp = width > WIDE_EDGES_MIN && hasCrispSteps(plane, changes, apart)
  return { width: isCrisp ? lesser(width, CRISP_EDGE_WIDTH) : width, isCrisp }
}

/** Rows from one that is measured to the next; odd, so that all rows of a compressed block have their turn. */
function rowsApart({ pixels }: PixelChanges): number {
  return 2 * Math.floor(pixels.length / (2 * CHANGES_MEASURED)) + 1
}

type Steps = Record<'unlike' | 'flat' | 'faint' | 'ripples' | 'crests', number> & { readonly seconds: Uint32Array }

/** Looks at every pixel off the frame of rows `apart`, `total` in all: those that do not change are flat. */
function countSteps(plane: PixelPlane, changes: PixelChanges, apart: number, total: number): Steps {
  const steps: Steps = { seconds: new Uint32Array(1024), unlike: 0, flat: 0, faint: 0, ripples: 0, crests: 0 }
  for (let y = 1; y + 1 < plane.height; y += apart) countRow(plane, changes, y, steps)
  steps.seconds[0] += total - steps.unlike
  steps.flat += total - steps.unlike
  return steps
}

function countRow({ data, width }: PixelPlane, { pixels, rowStarts }: PixelChanges, y: number, steps: Steps): void {
  const { seconds } = steps
  const row = width * 4
  const first = y * width
  const end = rowStarts[y + 1]
  for (let i = rowStarts[y]; i < end; i++) {
    const pixel = pixels[i]
    if (pixel === first || pixel === first + width - 1) continue
    const at = pixel * 4 + 1
    const center = data[at]
    const across = 2 * center - data[at - 4] - data[at + 4]
    const down = 2 * center - data[at - row] - data[at + row]
    const second = lesser(1023, Math.abs(across) + Math.abs(down))
    seconds[second]++
    steps.unlike++
    const step = stepAt(data, at - 1, row)
    if (step === 0) steps.flat++
    else if (step <= FAINT_MAX) {
      steps.faint++
      if (second < UNEVEN_MIN) continue
      steps.ripples++
      if (isCrest(data, at, 4) || isCrest(data, at, row)) steps.crests++
    }
  }
}

function isCrest(data: Uint8Array, at: number, step: number): boolean {
  return (data[at] - data[at - step]) * (data[at] - data[at + step]) > 0
}

/**
 * Largest difference of a pixel to its four neighbours over the three colour components; what is no longer faint is enough. Spelled out,
 * since it runs before any compiler comes.
 */
function stepAt(data: Uint8Array, at: number, row: number): number {
  let most = 0
  for (let one = at; one < at + 3 && most <= FAINT_MAX; one++) {
    const own = data[one]
    const before = own - data[one - 4]
    const after = own - data[one + 4]
    const above = own - data[one - row]
    const below = own - data[one + row]
    if (before > most) most = before
    else if (-before > most) most = -before
    if (after > most) most = after
    else if (-after > most) most = -after
    if (above > most) most = above
    else if (-above > most) most = -above
    if (below > most) most = below
    else if (-below > most) most = -below
  }
  return most
}

// For Gaussian grain of deviation 1 the sum of both absolute second differences has the median 3.7.
const MEDIAN_PER_SIGMA = 3.7

function noiseOf(histogram: Uint32Array, total: number): number {
  if (total === 0) return 0
  let below = 0
  for (let value = 0; value < histogram.length; value++) {
    below += histogram[value]
    if (below * 2 >= total) return value / MEDIAN_PER_SIGMA
  }
  return 0
}
