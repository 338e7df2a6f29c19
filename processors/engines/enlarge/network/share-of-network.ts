import { fall, rise } from '../../numbers/ramp.ts'
import { sharpenedBySteepness } from '../edges/judge-steepness.ts'
import { ribsSeen, softRibs } from '../edges/measure-ribs.ts'
import {
  hasStairs,
  sharpenedOfMixtures,
  sharpenedOfWidth,
  type Trace,
  tracesOf,
  wasJpeg,
} from '../spoiling/judge-spoiling.ts'
import type { Spoiling } from '../spoiling/spoiling.ts'

/** Weight of the network's drawing against the floor's, 0..1, and what keeps it from being 1. */
export type NetworkShare = { readonly share: number; readonly reason: string }

/** For a network that was asked for by name. */
export const ALONE: NetworkShare = { share: 1, reason: '' }

/**
 * Whether the network may have removed what it took for noise, so that its drawing is compared with the picture. Not
 * after a blur: what was sharpened is no longer the picture when it is reduced.
 */
export function canStray(traces: readonly Trace[]): boolean {
  return traces.length > 0 && !traces.includes('blur')
}

/** Softness of waves (`measureSoftness`) up to which the network draws alone, and from which the cubic does. */
const SOFTNESS_OF_WAVES = { network: 0.28, cubic: 0.53 } as const

/**
 * Waves less steep than edges may be ridges, bells or folds. Of 23 such pictures the network gained 0.8 dB at most and
 * lost up to 4; most were drawn best with a third of it (`share`, from a steepness of `waves` down).
 */
const STEEPNESS_OF_WAVES = { edges: 0.92, waves: 0.82, share: 0.35 } as const

/**
 * Weight on soft ribs: of eight such pictures six were drawn best with a tenth of the network or none, and up to 4.2 dB
 * worse by all of it.
 */
const SHARE_OF_RIBS = 0.12
/**
 * Ribs and steepness of cloth that was a JPEG, which breaks what comes again and steepens slopes at its blocks: denim
 * and braid of 64 and 80 pixels at qualities 40 and 60 measured ribs of 0.55 to 0.66 and a steepness of 0.50 to 0.89, and
 * the network lost 0.4 to 1.7 dB; at 0.95 it gained, and so it did with ribs of 0.3.
 */
const RIBS_OF_JPEG = { seen: 0.5, sure: 0.55, soft: 0.9, edges: 0.95 } as const

/**
 * Noise whose growth (`Spoiling.growth`, 1 for noise) is this low is a weave of two pixels a thread that was too uneven
 * to be removed. Threads hide the ribs beneath them: of a corduroy a third of the network errs by 0.06 dB, all of it by
 * 0.8; bark and thin lines under such a weave want more.
 */
const WOVEN = { threads: 0.3, noise: 0.5, share: 0.35 } as const

/**
 * `edgesOfSlopes` of motifs of single pixels, whose shape can only be guessed: dots measured 1, twill 0.46, stripes of
 * two pixels 0.37, all else up to 0.34. They look like strong noise, of 20 and more (`noiseMin` is well below); tone on
 * tone has hardly a slope, and by chance as many edges.
 */
const EDGES_OF_PIXELS = { network: 0.38, floor: 0.6, noiseMin: 8 } as const

/** A weight below this is not worth the time that the network takes. */
const SHARE_MIN = 0.04

/**
 * `thirds` of lattices of three pixels: 0.97 and more; stripes of three and a half measured up to 0.56, all else up to
 * 0.4.
 */
const THIRDS_MIN = 0.8

/** Whether nearly all of the picture repeats every third pixel, which may be the beat (moiré) of something finer. */
export function isLatticeOfThirds({ thirds }: Pick<Spoiling, 'thirds'>): boolean {
  return thirds >= THIRDS_MIN
}

/** Noise, levels of 255, that JPEG leaves beside the edges of art. */
const GRAIN_OF_JPEG = 3
/**
 * Share of the noise that a network may remove without a loss of weight: with all of it, soft spots that it removes
 * would pass for noise.
 */
const NOISE_DRAWN_AWAY = 0.75

/** Noise, levels of 255, that is no part of flat art. In a photograph it may have been seen, and counts as picture. */
export function grainOfArt(spoiling: Spoiling): number {
  const traces = tracesOf(spoiling)
  return Math.max(
    traces.includes('noise') ? NOISE_DRAWN_AWAY * spoiling.noise : 0,
    traces.includes('JPEG') ? GRAIN_OF_JPEG : 0,
  )
}

/**
 * `edgesOfSlopes` of ribs whose contrast is no more than a JPEG's errors: corduroy and knits tone on tone measured 0 to
 * 0.04, and the network made up to 0.7 dB less of them than the cubic. Ribs of more contrast measured 0.14 and more;
 * where the network makes edges of their creases, its drawing is no longer the picture when it is reduced, and gives way
 * to the floor place by place.
 */
const EDGES_OF_RIBS = { faint: 0.05, clear: 0.12 } as const
/** The same told by equal neighbours (`plain`): a corduroy as JPEG 45 measured 0.49, those that gained up to 0.40. */
const PLAIN_OF_RIBS = { clear: 0.42, faint: 0.48 } as const
/** Steepness of such ribs, to which the edges of blocks add. */
const FAINT_RIBS = { soft: 1, edges: 1.1 } as const

/** Confidence, 0..1, that there are ribs of whose creases a network would make edges. */
function ribsToKeep(spoiling: Spoiling): number {
  if (!wasJpeg(spoiling)) return softRibs(spoiling)
  const { ribs, steepness, edgesOfSlopes, plain } = spoiling
  const byEdges = fall(edgesOfSlopes, EDGES_OF_RIBS.faint, EDGES_OF_RIBS.clear)
  const isFaint = Math.max(byEdges, rise(plain, PLAIN_OF_RIBS.clear, PLAIN_OF_RIBS.faint))
  return isFaint * rise(ribs, RIBS_OF_JPEG.seen, RIBS_OF_JPEG.sure) * fall(steepness, FAINT_RIBS.soft, FAINT_RIBS.edges)
}

/** Confidence, 0..1, that there are soft ribs which a JPEG left uneven. */
export function ribsOfJpeg({ ribs, steepness, blocks }: Spoiling): number {
  if (!wasJpeg({ blocks })) return 0
  const { seen, sure, soft, edges } = RIBS_OF_JPEG
  return rise(ribs, seen, sure) * fall(steepness, soft, edges)
}

/**
 * Weight of the network's drawing: by how steep the picture is, limited by stairs, lattices, waves, soft edges and
 * ribs.
 *
 * @param scale how many times larger the picture is drawn
 */
export function shareOfNetwork(spoiling: Spoiling, scale: number): NetworkShare {
  const { share: most, reason } = mostOfNetwork(spoiling)
  const share = most * sharpenedBySteepness(spoiling, scale)
  if (most > 0 && share < SHARE_MIN) return { share: 0, reason: 'what has nothing steep is left to the cubic' }
  return { share, reason }
}

/** The most that stairs, lattices, waves, soft edges and ribs leave to the network. */
export function mostOfNetwork(spoiling: Spoiling): NetworkShare {
  // Where in a pixel the edges of stairs ran is unknown, and soft edges err least.
  if (hasStairs(spoiling)) return { share: 0, reason: 'edges that are stairs are left to the cubic' }
  const ofMixtures = sharpenedOfMixtures(spoiling)
  if (ofMixtures <= 0) return { share: 0, reason: 'pixels that were picked are left to the cubic' }
  // What repeats every third pixel may be what it shows, or the beat of something finer.
  if (isLatticeOfThirds(spoiling)) return { share: 0, reason: 'a lattice of three pixels is left to the cubic' }
  const { network, cubic } = SOFTNESS_OF_WAVES
  const ofWaves = spoiling.isWaves ? fall(spoiling.softness, network, cubic) : 1
  const { edges, waves, share: ofRidges } = STEEPNESS_OF_WAVES
  const ofRidge = spoiling.isWaves ? ofRidges + (1 - ofRidges) * rise(spoiling.steepness, waves, edges) : 1
  const ofWoven = 1 - (1 - WOVEN.share) * wovenNoise(spoiling)
  const ofRibs = 1 - (1 - SHARE_OF_RIBS) * ribsToKeep(spoiling)
  if (ofWaves <= 0) return { share: 0, reason: 'soft waves are left to the cubic' }
  const ofWidth = sharpenedOfWidth(spoiling)
  if (ofWidth <= 0) return { share: 0, reason: 'edges as soft wherever they fall are left to the cubic' }
  const { network: someEdges, floor: allEdges, noiseMin } = EDGES_OF_PIXELS
  const ofPixels = spoiling.noise < noiseMin ? 1 : fall(spoiling.edgesOfSlopes, someEdges, allEdges)
  if (ofPixels <= 0) return { share: 0, reason: 'motifs of single pixels are left to the cubic' }
  return {
    share: Math.min(ofMixtures, ofWaves, ofRidge, ofRibs, ofWoven, ofWidth, ofPixels, shareOfGuess(spoiling)),
    reason: '',
  }
}

/** Confidence, 0..1, that what passes for noise is threads of two pixels over ribs. */
function wovenNoise(spoiling: Spoiling): number {
  const { threads, noise } = WOVEN
  if (!tracesOf(spoiling).includes('noise')) return 0
  return fall(spoiling.growth, threads, noise) * ribsSeen(spoiling)
}

/**
 * Steepness above 1, that of averaged edges, in a clean picture: picked pixels, grain that passes for texture, or a
 * texture of single pixels. The network draws some of these 1.5 dB better than the cubic and some 1.8 worse; with half
 * of its weight it errs little. Not asked of art, which is plain (`plainMax`) between its edges.
 */
const STEEPER = { from: 1, to: 1.13, share: 0.5, plainMax: 0.2 } as const
/**
 * Hardly a slope is an edge: cloth whose threads pass for noise. Of fourteen such pictures one gained 0.2 dB, the
 * others nothing or lost up to 0.4.
 */
const BARE = { from: 0.035, to: 0.01, share: 0.25 } as const

/** Weight, 0..1, where all that a network draws is a guess, because there may be no edges. */
function shareOfGuess(spoiling: Spoiling): number {
  const traces = tracesOf(spoiling)
  const isClean = traces.length === 0
  if (traces.some((trace) => trace !== 'noise') || (isClean && spoiling.plain >= STEEPER.plainMax)) return 1
  const ofBare = BARE.share + (1 - BARE.share) * rise(spoiling.edgesOfSlopes, BARE.to, BARE.from)
  const ofSteep = STEEPER.share + (1 - STEEPER.share) * fall(spoiling.steepness, STEEPER.from, STEEPER.to)
  return isClean ? Math.min(ofBare, ofSteep) : ofBare
}
