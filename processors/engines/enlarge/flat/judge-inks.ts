// The second of three steps of reading flat art: how far the inks can be trusted, pixel by pixel.
import { rise } from '../../numbers/ramp.ts'
import { hasFewMixtures, hasStairs, tracesOf } from '../spoiling/judge-spoiling.ts'
import type { Spoiling } from '../spoiling/spoiling.ts'
import { hasExactInks } from './exact-inks.ts'
import { dropLoneDoubt } from './lone-doubt.ts'
import { mixedEdges } from './picked-edges.ts'
import type { InkReading } from './read-inks.ts'
import { findTonesBetween } from './tones-between.ts'
import { GRAINY, shareOfInks, trustGate } from './trust-gate.ts'
import { findUnreached, pixelsOf } from './unreached-inks.ts'

/** How far a picture may be drawn from its inks. */
export type InkJudgement = {
  /** Mean over the pixels of how well inks explain them, 0..1. */
  readonly trust: number
  /** Weight of the drawing from inks at each pixel, 0..1. */
  readonly gate: Float32Array
  /** The most that weight may be where contours explain everything, tones between two inks among it. */
  readonly most: Float32Array
  /** Whether most flat pixels are exactly their inks, so that the picture was drawn and never noisy or compressed. */
  readonly isExact: boolean
  /** Whether its edges are stairs, so that where in a pixel they ran is unknown. */
  readonly isStepped: boolean
}

/**
 * Residual of a JPEG, levels of 255, that counts as its noise. With more, lines of little contrast vanished in the inks
 * beside them.
 */
const JPEG_NOISE = 3

/**
 * Largest weight of the inks at edges, 0..1. After JPEG, and under noise where the softness of edges is unknown
 * (`grainy`), inks and network err in different ways and their weighted mean errs least: over 46 such noisy pictures by
 * 0.2 dB on average, 1.3 dB in the worst case. Where edges are stairs, half of the cubic avoids a guess.
 */
const EDGE_WEIGHT = { clean: 1, grainy: 0.75, jpeg: 0.75, stairs: 0.5 } as const
/**
 * The same for thin lines whose ink and width are guessed (`unreached-inks.ts`): sheets of them gained 0.3 to 0.6 dB
 * over inks alone.
 */
const GUESSED_WEIGHT = 0.5
/**
 * The same in clean pictures of which inks explain hardly half (trust, 0..1): what they explain may be chance. A toile of lines
 * finer than its pixels, drawn 0.7 dB worse than by the cubic from inks alone, gained 1.1; ikat, flowers and birds lost 0.01
 * to 0.04.
 */
const HALF_EXPLAINED = { weight: 0.5, from: 0.55, to: 0.65 } as const

/** Judges the inks of a picture by the residual that they leave. */
export function judgeInks(reading: InkReading, spoiling: Spoiling): InkJudgement {
  const { grid, wasJpeg, inks, map } = reading
  const trusted = trustPixels(reading)
  const most = mostAtEdges(reading, trusted.mean, spoiling)
  const between = findTonesBetween(grid, reading.unmixed)
  const mostOfCoverage = most.map((share, pixel) => Math.min(share, 1 - between[pixel]))
  return {
    trust: trusted.mean,
    gate: shareOfInks(grid, trusted.pixels, map.active, mostOfCoverage),
    most,
    isExact: !wasJpeg && inks.noise < GRAINY && hasExactInks(grid, inks),
    isStepped: isPicked(reading, spoiling),
  }
}

/**
 * Trust, 0..1, from which a pixel under noise counts as explained. Noise raises doubt here and there all over a picture,
 * and the network would be asked for nearly all of it. Costs 0.005 dB on average over twenty noisy pictures.
 */
const TRUST_BY_CHANCE = 0.25

/** Trust of each pixel, 0..1, without the doubt that noise raises by chance, and the mean with it. */
function trustPixels({ grid, wasJpeg, inks, refined }: InkReading): {
  readonly pixels: Float32Array
  readonly mean: number
} {
  const noise = wasJpeg ? JPEG_NOISE : inks.noise
  const pixels = trustGate(grid, refined.rest, noise)
  let sum = 0
  for (let pixel = 0; pixel < pixels.length; pixel++) {
    sum += pixels[pixel]
    if (noise >= GRAINY) pixels[pixel] = Math.min(1, pixels[pixel] / TRUST_BY_CHANCE)
  }
  // Lone doubt is no chance after JPEG, which smears places of its own, nor in clean art, where an ink was not found.
  if (noise >= GRAINY && !wasJpeg) dropLoneDoubt(grid, pixels)
  return { pixels, mean: sum / pixels.length }
}

/**
 * Share of mixtures on edges between inks (`mixedEdges`) up to which a picture whose strongest steps hold none was picked:
 * bark, cords, planks and lace of picked pixels, whose edges hardly leave their column, measured 0.05 to 0.29, averaged art
 * with as few mixtures in its steps 0.33 and more.
 */
const MIXED_EDGES_PICKED = 0.3

/** Whether its edges show that pixels were picked: by stairs, or by the mixtures that clean art has between its inks. */
function isPicked({ grid, unmixed }: InkReading, spoiling: Spoiling): boolean {
  if (hasStairs(spoiling)) return true
  const isClean = tracesOf(spoiling).length === 0
  return isClean && hasFewMixtures(spoiling) && mixedEdges(grid, unmixed) <= MIXED_EDGES_PICKED
}

/** Largest weight of the inks at each pixel, 0..1, where it is on an edge. */
function mostAtEdges(reading: InkReading, trust: number, spoiling: Spoiling): Float32Array {
  const { wasJpeg, inks, isSettled, flatCount, unmixed, map } = reading
  const isDoubted = inks.noise >= GRAINY && !isSoftnessKnown(spoiling)
  const kind = isPicked(reading, spoiling) ? 'stairs' : wasJpeg ? 'jpeg' : isDoubted ? 'grainy' : 'clean'
  const unreached = findUnreached(unmixed, flatCount, inks.count)
  const guessed = pixelsOf(
    unreached.map((mark, ink) => (isSettled[ink] === 1 ? 0 : mark)),
    map,
  )
  const { weight, from, to } = HALF_EXPLAINED
  const ofTrust = kind === 'clean' ? weight + (1 - weight) * rise(trust, from, to) : 1
  const most = new Float32Array(guessed.length)
  for (let pixel = 0; pixel < most.length; pixel++)
    most[pixel] = Math.min(EDGE_WEIGHT[kind], ofTrust, guessed[pixel] === 1 ? GUESSED_WEIGHT : 1)
  return most
}

/**
 * Number of isolated edges from which the softness of edges is known under noise: of eleven pictures with fewer, ten
 * were drawn worse from inks than by the network, of four with more one was.
 */
const LONE_EDGES_MIN = 60

/** Whether it is known under noise how soft the edges were drawn. */
export function isSoftnessKnown({ isSharp, softWidth, loneEdges }: Spoiling): boolean {
  return isSharp || softWidth > 0 || loneEdges >= LONE_EDGES_MIN
}
