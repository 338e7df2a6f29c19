import {
  edgesToSharpen,
  hasStairs,
  type Spoiling,
  sharpenedOfWidth,
  type Trace,
  tracesOf,
} from '../measure-spoiling.ts'

/** How much of a drawing is the network's, 0..1, the rest is the centred cubic's; and what keeps it from being all. */
export type NetworkShare = { readonly share: number; readonly reason: string }

/** What a network draws that was asked for by name. */
export const ALONE: NetworkShare = { share: 1, reason: '' }

/**
 * Most of the network in what it draws of photographs with these traces, from the first share of their slopes that are edges to the second: it takes some of their grain for edges.
 * Surfaces under a JPEG have few, of 0.001 to 0.1, and were drawn worse than by the floor; photographs 0.12 to 0.2, art 0.19 to 0.3, which it draws best alone.
 * Photographs that were blurred had 0.12 to 0.2, those that are soft by themselves 0.06 to 0.13, and for these the floor alone is better.
 */
const SHARE_OF_PHOTOGRAPHS = {
  JPEG: { few: { edges: 0.06, share: 0.25 }, many: { edges: 0.21, share: 1 } },
  noise: { few: { edges: 0, share: 0.9 }, many: { edges: 0.2, share: 0.9 } },
  blur: { few: { edges: 0.115, share: 0.12 }, many: { edges: 0.14, share: 0.45 } },
} as const satisfies Readonly<
  Record<Trace, Readonly<Record<'few' | 'many', { readonly edges: number; readonly share: number }>>>
>

function shareOfTrace(trace: Trace, { edgesOfSlopes }: Pick<Spoiling, 'edgesOfSlopes'>): number {
  const { few, many } = SHARE_OF_PHOTOGRAPHS[trace]
  const edged = Math.min(1, Math.max(0, (edgesOfSlopes - few.edges) / (many.edges - few.edges)))
  return few.share + edged * (many.share - few.share)
}

/**
 * The same of clean ones: of 37 photographs and textures of 24 to 192 pixels at ×4 four fifths left three more than 0.1 dB below the cubic, three fifths none, at 0.02 dB
 * less in the mean. Drawn art loses a tenth of its gain by it; most of that is plain in a fifth of its steps and more, photographs in less than a twelfth,
 * and surfaces that are plain but for their grain have few edges.
 */
const SHARE_OF_CLEAN = { least: 0.65, ofPlain: { photograph: 0.08, art: 0.2 }, edgesMin: 0.09 } as const

/**
 * Whether the network may have drawn away what it took for grain, so that its drawing is to be compared with the picture. A blur it undoes as
 * well, and what is sharp again is not the picture when it is reduced.
 */
export function canStray(traces: readonly Trace[]): boolean {
  return traces.length > 0 && !traces.includes('blur')
}

/** Waves as soft as the first of these are drawn by the network alone, as soft as the second by the cubic alone. */
const SOFTNESS_OF_WAVES = { network: 0.28, cubic: 0.53 } as const

/**
 * Where nothing is larger than a pixel every slope is an edge, and what shape it had is a guess: dots measured 1, twill 0.46, stripes of two pixels 0.37, all else up to
 * 0.34. They look like strong grain, of 20 and more; tone on tone has hardly a slope, and as many edges by chance.
 */
const EDGES_OF_PIXELS = { network: 0.38, floor: 0.6, noiseMin: 8 } as const

/** Lattices of three pixels measured 0.97 and more, stripes of three and a half up to 0.56, all else up to 0.4. */
const THIRDS_MIN = 0.8

/** Whether nearly all of the picture comes again every third pixel, which may be the beat of something finer. */
export function isLatticeOfThirds({ thirds }: Pick<Spoiling, 'thirds'>): boolean {
  return thirds >= THIRDS_MIN
}

/** Deviation, levels of 255, of what JPEG leaves beside the edges of art. */
const GRAIN_OF_JPEG = 3
/** Share of the noise that a network may draw away unasked: of all of it, what it takes of soft spots would pass for noise. */
const NOISE_DRAWN_AWAY = 0.75

/** Deviation of the grain, levels of 255, that is no part of art; in a photograph nobody knows what of it was seen. */
export function grainOfArt(spoiling: Spoiling): number {
  const traces = tracesOf(spoiling)
  return Math.max(
    traces.includes('noise') ? NOISE_DRAWN_AWAY * spoiling.noise : 0,
    traces.includes('JPEG') ? GRAIN_OF_JPEG : 0,
  )
}

/**
 * How much of the drawing the network may have, the least of what stairs, lattices, waves, soft edges and their widths, and traces leave it.
 *
 * @param isGuess whether it is enlarged more than twice and no inks are drawn beside it: what they leave is rarely a photograph
 */
export function shareOfNetwork(spoiling: Spoiling, isPhotograph: boolean, isGuess = true): NetworkShare {
  // Where in a pixel the edges ran that became stairs nobody knows, and soft ones err least.
  if (hasStairs(spoiling)) return { share: 0, reason: 'edges that are stairs are left to the cubic' }
  // What comes again every third pixel may be what it shows or the beat of something finer.
  if (isLatticeOfThirds(spoiling)) return { share: 0, reason: 'a lattice of three pixels is left to the cubic' }
  const { network, cubic } = SOFTNESS_OF_WAVES
  const ofWaves = spoiling.isWaves ? (cubic - spoiling.softness) / (cubic - network) : 1
  if (ofWaves <= 0) return { share: 0, reason: 'soft waves are left to the cubic' }
  const ofWidth = sharpenedOfWidth(spoiling)
  if (ofWidth <= 0) return { share: 0, reason: 'edges as soft wherever they fall are left to the cubic' }
  const ofEdges = edgesToSharpen(spoiling)
  if (ofEdges <= 0) return { share: 0, reason: 'edges softer than a blur leaves them are left to the cubic' }
  const { network: someEdges, floor: allEdges, noiseMin } = EDGES_OF_PIXELS
  const ofPixels = spoiling.noise < noiseMin ? 1 : ramp(spoiling.edgesOfSlopes, someEdges, allEdges)
  if (ofPixels <= 0) return { share: 0, reason: 'motifs of single pixels are left to the cubic' }
  const traces = tracesOf(spoiling)
  const ofTraces = isPhotograph ? traces.map((trace) => shareOfTrace(trace, spoiling)) : []
  const ofClean = isPhotograph && isGuess && traces.length === 0 ? shareOfClean(spoiling) : 1
  return { share: Math.min(ofWaves, ofWidth, ofEdges, ofPixels, ofClean, ...ofTraces), reason: '' }
}

/** 1 up to `one`, 0 from `none` on. */
function ramp(value: number, one: number, none: number): number {
  return Math.min(1, Math.max(0, (none - value) / (none - one)))
}

function shareOfClean({ plain, edgesOfSlopes }: Pick<Spoiling, 'plain' | 'edgesOfSlopes'>): number {
  const { least, ofPlain, edgesMin } = SHARE_OF_CLEAN
  // Tone on tone has no slope that would count.
  if (edgesOfSlopes > 0 && edgesOfSlopes < edgesMin) return least
  return 1 - (1 - least) * ramp(plain, ofPlain.photograph, ofPlain.art)
}
