import { sharpenedBySteepness } from '../edges/judge-steepness.ts'
import { softRibs } from '../edges/measure-ribs.ts'
import { countSteps, type Pace, unpaced } from '../pace.ts'
import { isGrey } from '../picture/is-grey.ts'
import type { SampleGrid } from '../picture/sample-grid.ts'
import { hasEdges, hasStairs, isEven, isGrain, isTexture, mayBeSharp, tracesOf } from '../spoiling/judge-spoiling.ts'
import { measureSpoiling } from '../spoiling/measure-spoiling.ts'
import type { Spoiling } from '../spoiling/spoiling.ts'
import { type CoverageMap, createCoverageMap } from './coverage-map.ts'
import { hasExactInks } from './exact-inks.ts'
import { isExplained } from './explained-share.ts'
import { findInks, type Inks } from './find-inks.ts'
import { addLineInks } from './find-line-inks.ts'
import { fromLightAndColour, toLightAndColour } from './jpeg-view.ts'
import { dropLoneDoubt } from './lone-doubt.ts'
import type { ReductionName } from './reduction.ts'
import { refineCoverage } from './refine-coverage.ts'
import { findTonesBetween } from './tones-between.ts'
import { type TracedArt, traceArt } from './trace-outline.ts'
import { GRAINY, shareOfInks, trustGate } from './trust-gate.ts'
import { unmixPixels } from './unmix-pixels.ts'
import { findUnreached, pixelsOf } from './unreached-inks.ts'

/** What was found out about a picture seen as flat art. */
export type FlatReading = {
  readonly grid: SampleGrid
  readonly inks: Inks
  readonly map: CoverageMap
  /** Clean art as boundaries, and where they are drawn instead of coverage; undefined where it was not traced. */
  readonly traced: TracedArt | undefined
  readonly reduction: ReductionName
  /** Weight of the drawing from inks at each pixel, 0..1. */
  readonly gate: Float32Array
  /** Share of the picture that inks explain, 0..1, and the least of it from which such a picture is drawn from them. */
  readonly trust: number
  readonly trustMin: number
  /** Whether most flat pixels are exactly their inks, so that the picture was drawn and never noisy or compressed. */
  readonly isExact: boolean
  /** Whether noise or compression shows in the coverage. */
  readonly isSpoiled: boolean
  /** Whether its edges are stairs, so that where in a pixel they ran is unknown. */
  readonly isStepped: boolean
}

/**
 * A noisy photograph hides its shades in the noise and reached 0.32, noisy art stays above 0.85; clean pictures hide
 * nothing, so half of one may well be art. JPEG hides whole gradients, which reached 0.81, and the grain of walnut,
 * which reached 0.86.
 */
const TRUST_MIN = { clean: 0.35, noisy: 0.6, jpeg: 0.87 } as const
/** Noise, levels of 255, from which a picture counts as noisy. */
const NOISY = 1
/**
 * Flat art that was a JPEG measured 1.4 and more, clean art of at least this many pixels 0.3 at most; smaller ones have
 * too few blocks to tell. A false alarm would cost clean art its exact inks.
 */
const JPEG_BLOCKS_MIN = 1
const JPEG_PIXELS_MIN = 96 * 96
/**
 * Noise of a JPEG that a drawing may leave unexplained, levels of 255: with more, lines of little contrast were
 * swallowed by the inks beside them.
 */
const JPEG_GRAIN = 3
/**
 * Weight of the inks at edges. After JPEG, and under noise where the softness of edges is unknown, inks and network err
 * in different ways and their mean errs least: over 46 such noisy pictures by 0.2 dB on average, 1.3 dB in the worst
 * case. Where a stair's edge ran in its pixel is unknown, and half of the cubic avoids a guess.
 */
const EDGE_SHARE = { clean: 1, grainy: 0.75, jpeg: 0.75, stairs: 0.5 } as const
/** The same for lines whose ink and width are guessed: sheets of them gained 0.3 to 0.6 dB over inks alone. */
const SHARE_OF_GUESSED = 0.5

/** Clean art gains with every round up to about twelve; what noise or blur has hidden is overdrawn after four. */
const REFINING_ROUNDS = { clean: 12, degraded: 4 } as const
/**
 * Progress: finding and unmixing inks, one look and eight rounds for each of six reductions, the rounds of the best
 * one, and tracing.
 */
const STEPS_MAX = 4 + 6 * 10 + 1 + REFINING_ROUNDS.clean + 3

/**
 * Reads a picture without alpha as flat art; undefined where it has no inks.
 *
 * @param spoiling what happened to the picture; measured here where it is left out
 */
export async function readFlatArt(
  picture: SampleGrid,
  pace: Pace = unpaced,
  spoiling: Spoiling = measureSpoiling(picture),
): Promise<FlatReading | undefined> {
  const wasJpeg = looksLikeJpeg(picture, spoiling)
  const grid = wasJpeg ? toLightAndColour(picture) : picture
  const step = countSteps(pace, STEPS_MAX)
  const flatInks = findInks(grid, wasJpeg)
  await step()
  if (flatInks.count < 1) return undefined
  const roughly = unmixPixels(grid, flatInks)
  await step()
  const found = addLineInks(grid, flatInks, roughly)
  const inks = spoiling.isBare ? { ...found, noise: Math.max(NOISY, found.noise) } : found
  await step()
  const unmixed = found === flatInks ? roughly : unmixPixels(grid, inks)
  const map = createCoverageMap(grid, unmixed)
  await step()
  const roundsFor = (name: ReductionName): number =>
    REFINING_ROUNDS[inks.noise < NOISY && isPlainly(name) ? 'clean' : 'degraded']
  const refined = await refineCoverage(grid, inks, map, roundsFor, step)
  const [reduction, rest] = [refined.reduction.name, refined.rest]
  const isStepped = hasStairs(spoiling)
  const isSharp = mayBeSharp(spoiling) && isSteep(spoiling, reduction, inks.noise)
  const isDoubted = inks.noise >= GRAINY && !isKnown(spoiling)
  const edgeShare = EDGE_SHARE[isStepped ? 'stairs' : wasJpeg ? 'jpeg' : isDoubted ? 'grainy' : 'clean']
  const guessed = pixelsOf(findUnreached(unmixed, flatInks.count, inks.count), map)
  const between = findTonesBetween(grid, unmixed)
  const most = new Float32Array(guessed.length)
  for (let pixel = 0; pixel < most.length; pixel++)
    most[pixel] = Math.min(edgeShare, guessed[pixel] === 1 ? SHARE_OF_GUESSED : 1, 1 - between[pixel])
  const grain = { noise: wasJpeg ? JPEG_GRAIN : inks.noise, isOfJpeg: wasJpeg }
  const judged = { map, reduction, isStepped, traced: undefined, ...judge(grid, grain, map, rest, most) }
  if (wasJpeg) {
    const colours = picture.channels === 3 ? fromLightAndColour(inks.colours) : inks.colours
    const read = { grid: picture, inks: { ...inks, colours } }
    const mayBeDrawn = isSharp && isPlain(picture, inks, spoiling) && isExplained(grid, rest, 'jpeg')
    return { ...read, ...judged, trustMin: mayBeDrawn ? TRUST_MIN.jpeg : NEVER, isExact: false, isSpoiled: true }
  }
  const isExact = inks.noise < GRAINY && hasExactInks(grid, inks)
  const isKept = inks.noise < NOISY || isExplained(grid, rest, isEven(spoiling) ? 'even' : 'uneven')
  const mayBeDrawn = isSharp && isArt(inks, reduction, isExact, spoiling) && isKept
  const trustMin = mayBeDrawn ? TRUST_MIN[inks.noise < NOISY ? 'clean' : 'noisy'] : NEVER
  const mayBeTraced = isExact && inks.noise < NOISY && !isStepped && judged.trust >= trustMin
  const traced = mayBeTraced ? await traceArt(grid, inks, map, refined, step) : undefined
  return { grid, inks, ...judged, traced, trustMin, isExact, isSpoiled: inks.noise >= NOISY }
}

function judge(
  grid: SampleGrid,
  { noise, isOfJpeg }: { readonly noise: number; readonly isOfJpeg: boolean },
  map: CoverageMap,
  rest: Float32Array,
  most: Float32Array,
): Pick<FlatReading, 'gate' | 'trust'> {
  const trust = trustGate(grid, rest, noise)
  let sum = 0
  for (let pixel = 0; pixel < trust.length; pixel++) {
    sum += trust[pixel]
    if (noise >= GRAINY) trust[pixel] = Math.min(1, trust[pixel] / TRUST_BY_CHANCE)
  }
  // A JPEG doubts what it smeared, and clean art inks that were not found.
  if (noise >= GRAINY && !isOfJpeg) dropLoneDoubt(grid, trust)
  return { trust: sum / trust.length, gate: shareOfInks(grid, trust, map.active, most) }
}

/**
 * Trust under noise that counts as full: noise raises doubt here and there all over a picture, and the network would be
 * asked for nearly all of it. Costs 0.005 dB on average over twenty noisy pictures.
 */
const TRUST_BY_CHANCE = 0.25

/**
 * Weight of a sharpening drawing (`sharpenedBySteepness`) from which clean art has sharp edges: art drawn soft, without
 * an isolated edge to tell, measured up to 0.68 and lost 2 to 6 dB between inks; sharp art 0.74 and more, even after a
 * blur where isolated edges show that they were sharp.
 */
const SHARPENED_MIN = { clean: 0.72, grainy: 0.85 } as const
/**
 * Confidence in soft ribs from which there are no stripes of inks: round cords of five pixels were drawn 1.8 dB worse
 * than by the cubic.
 */
const SOFT_RIBS_MAX = 0.5
/** Inks are read before the scale is known. */
const ANY_SCALE = 4

function isSteep(spoiling: Spoiling, reduction: ReductionName, noise: number): boolean {
  const traces = tracesOf(spoiling)
  const isKnownSoft = spoiling.softWidth > 0 || traces.includes('JPEG')
  if (traces.includes('blur') && (isKnownSoft || isPlainly(reduction))) return true
  if (softRibs(spoiling) > SOFT_RIBS_MAX) return false
  // Noise that was taken for texture makes a picture seem steeper.
  const isUnseen = noise >= NOISY && !isGrain(spoiling) && !traces.includes('JPEG')
  return sharpenedBySteepness(spoiling, ANY_SCALE) >= SHARPENED_MIN[isUnseen ? 'grainy' : 'clean']
}

/** More than any trust can be. */
const NEVER = 2

/**
 * Of three greys the middle one is also a mixture of the others: under JPEG noise, lines between two of them fell into
 * dashes.
 */
const GREY_INKS_MAX = 2

/**
 * Strong noise makes some flat pixels by chance, and inks found in them explain any mixture: motifs of one pixel
 * measured 0.01, noisy art 0.06 and more.
 */
const FLAT_SHARE_MIN = 0.03

/** Shades under JPEG make a few flat pixels as well: scales of a skin measured 0.04, art of inks 0.15 and more. */
const FLAT_SHARE_OF_JPEG = 0.1

/** Whether a JPEG has flat places and edges between few enough inks. */
function isPlain(picture: SampleGrid, { count, flatShare }: Inks, spoiling: Spoiling): boolean {
  return (!isGrey(picture) || count <= GREY_INKS_MAX) && hasEdges(spoiling) && flatShare >= FLAT_SHARE_OF_JPEG
}

/**
 * Isolated edges from which it is known under noise whether edges were drawn soft: of eleven pictures with fewer, ten
 * were drawn worse from inks than by the network, of four with more one was.
 */
const LONE_EDGES_MIN = 60

function isKnown({ isSharp, softWidth, loneEdges }: Spoiling): boolean {
  return isSharp || softWidth > 0 || loneEdges >= LONE_EDGES_MIN
}

/**
 * Whether there is anything to redraw from inks. A single ink that is not exact has no edge. A clean picture with soft
 * edges is blurred art only if its inks are exact and no edge is softer than editors leave it: photographs of bright
 * cells on black read as two inks and were drawn 14 dB worse than by the cubic. Under noise, edges must tell how soft
 * they were: the inks of soft waves were steps, drawn up to 6 dB worse, those of soft dots discs, up to 9 dB.
 */
function isArt(
  { count, noise, flatShare, areMixed }: Inks,
  reduction: ReductionName,
  isExact: boolean,
  spoiling: Spoiling,
): boolean {
  if (areMixed) return false
  if (noise >= GRAINY && (flatShare < FLAT_SHARE_MIN || isTexture(spoiling))) return false
  if (count === 1 && !isExact) return false
  if (isPlainly(reduction)) return true
  if (noise >= NOISY) return hasEdges(spoiling) && isKnown(spoiling)
  return isExact && reduction !== 'softest'
}

/** Whether that reduction leaves edges as sharp as any does. */
function isPlainly(reduction: ReductionName): boolean {
  return reduction === 'area' || reduction === 'cubic' || reduction === 'lanczos'
}

function looksLikeJpeg({ width, height }: SampleGrid, { blocks }: Spoiling): boolean {
  return width * height >= JPEG_PIXELS_MIN && blocks >= JPEG_BLOCKS_MIN
}
