import { sharpenedBySteepness } from '../edges/judge-steepness.ts'
import { ribsSeen, softRibs } from '../edges/measure-ribs.ts'
import { hasStairs, sharpenedOfWidth, type Trace, tracesOf } from '../spoiling/judge-spoiling.ts'
import type { Spoiling } from '../spoiling/spoiling.ts'

/** How much of a drawing is the network's, 0..1, the rest is the centred cubic's; and what keeps it from being all. */
export type NetworkShare = { readonly share: number; readonly reason: string }

/** What a network draws that was asked for by name. */
export const ALONE: NetworkShare = { share: 1, reason: '' }

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
 * Waves less steep than edges may be ridges, bells or folds: of 23 such pictures the network gained 0.8 dB at most and lost up to 4, and most were drawn best with a third of its drawing.
 */
const STEEPNESS_OF_WAVES = { edges: 0.92, waves: 0.82, share: 0.35 } as const

/** Of what soft ribs leave: of eight such pictures six were drawn best with a tenth of the network or none, up to 4.2 dB worse by all of it. */
const SHARE_OF_RIBS = 0.12

/**
 * What passes for noise and is much weaker between pixels two apart is a weave of two pixels a thread that was not alike enough to be taken back; of noise the growth is 1. Threads are
 * drawn into ribs that lie beneath them: of a corduroy a third of the network errs by 0.06 dB, all of it by 0.8. Bark and thin lines under such a weave are drawn best by more.
 */
const WOVEN = { threads: 0.3, noise: 0.5, share: 0.35 } as const

/**
 * Where nothing is larger than a pixel every slope is an edge, and what shape it had is a guess: dots measured 1, twill 0.46, stripes of two pixels 0.37, all else up to
 * 0.34. They look like strong grain, of 20 and more; tone on tone has hardly a slope, and as many edges by chance.
 */
const EDGES_OF_PIXELS = { network: 0.38, floor: 0.6, noiseMin: 8 } as const

/** Less of its drawing is not worth the time. */
const SHARE_MIN = 0.04

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
 * How much of the drawing the network may have: by how steep the steepest places are, as far as stairs, lattices, waves, soft edges and their widths let it.
 *
 * @param scale how many times larger it is drawn
 */
export function shareOfNetwork(spoiling: Spoiling, scale: number): NetworkShare {
  const { share: most, reason } = mostOfNetwork(spoiling)
  const share = most * sharpenedBySteepness(spoiling, scale)
  if (most > 0 && share < SHARE_MIN) return { share: 0, reason: 'what has nothing steep is left to the cubic' }
  return { share, reason }
}

/** What stairs, lattices, waves, soft edges and their widths leave to the network at most, the least of it. */
export function mostOfNetwork(spoiling: Spoiling): NetworkShare {
  // Where in a pixel the edges ran that became stairs nobody knows, and soft ones err least.
  if (hasStairs(spoiling)) return { share: 0, reason: 'edges that are stairs are left to the cubic' }
  // What comes again every third pixel may be what it shows or the beat of something finer.
  if (isLatticeOfThirds(spoiling)) return { share: 0, reason: 'a lattice of three pixels is left to the cubic' }
  const { network, cubic } = SOFTNESS_OF_WAVES
  const ofWaves = spoiling.isWaves ? (cubic - spoiling.softness) / (cubic - network) : 1
  const { edges, waves, share: ofRidges } = STEEPNESS_OF_WAVES
  const ofRidge = spoiling.isWaves ? ofRidges + (1 - ofRidges) * ramp(-spoiling.steepness, -edges, -waves) : 1
  const ofWoven = 1 - (1 - WOVEN.share) * wovenNoise(spoiling)
  const ofRibs = 1 - (1 - SHARE_OF_RIBS) * softRibs(spoiling)
  if (ofWaves <= 0) return { share: 0, reason: 'soft waves are left to the cubic' }
  const ofWidth = sharpenedOfWidth(spoiling)
  if (ofWidth <= 0) return { share: 0, reason: 'edges as soft wherever they fall are left to the cubic' }
  const { network: someEdges, floor: allEdges, noiseMin } = EDGES_OF_PIXELS
  const ofPixels = spoiling.noise < noiseMin ? 1 : ramp(spoiling.edgesOfSlopes, someEdges, allEdges)
  if (ofPixels <= 0) return { share: 0, reason: 'motifs of single pixels are left to the cubic' }
  return {
    share: Math.min(1, ofWaves, ofRidge, ofRibs, ofWoven, ofWidth, ofPixels, shareOfGuess(spoiling)),
    reason: '',
  }
}

/** How much what passes for noise is threads of two pixels over ribs, 0..1. */
function wovenNoise(spoiling: Spoiling): number {
  const { threads, noise } = WOVEN
  if (!tracesOf(spoiling).includes('noise')) return 0
  return ramp(spoiling.growth, threads, noise) * ribsSeen(spoiling)
}

/**
 * Edges that were averaged are as steep as the first; what is steeper and seems clean was picked, or is grain that passes for texture, or a texture of single pixels. The network draws
 * some of these 1.5 dB better than the cubic and some 1.8 worse, and with half of its drawing errs little where it errs. Art is plain between its edges.
 */
const STEEPER = { from: 1, to: 1.13, share: 0.5, plainMax: 0.2 } as const
/** Hardly a slope is an edge: cloth whose threads pass for noise. Of fourteen such pictures one gained 0.2 dB, and the others nothing or lost up to 0.4. */
const BARE = { from: 0.035, to: 0.01, share: 0.25 } as const

/** Share of a drawing, 0..1, of what may be no edges: all that is drawn of it is a guess. */
function shareOfGuess(spoiling: Spoiling): number {
  const traces = tracesOf(spoiling)
  const isClean = traces.length === 0
  if (traces.some((trace) => trace !== 'noise') || (isClean && spoiling.plain >= STEEPER.plainMax)) return 1
  const ofBare = BARE.share + (1 - BARE.share) * ramp(-spoiling.edgesOfSlopes, -BARE.from, -BARE.to)
  const ofSteep = STEEPER.share + (1 - STEEPER.share) * ramp(spoiling.steepness, STEEPER.from, STEEPER.to)
  return isClean ? Math.min(ofBare, ofSteep) : ofBare
}

/** 1 up to `one`, 0 from `none` on. */
function ramp(value: number, one: number, none: number): number {
  return Math.min(1, Math.max(0, (none - value) / (none - one)))
}
