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
 * Most of the network in what it draws of photographs with these traces: it takes some of their grain for edges. Where its drawing is compared
 * with the picture, three quarters leave none below the cubic; where a blur hides whether it strays, half of it does: what seems
 * blurred may be out of focus by itself. Flat art loses by any mixing.
 */
const SHARE_OF_PHOTOGRAPHS = {
  compared: { JPEG: 0.75, noise: 0.8, blur: 0.5 },
  blurred: { JPEG: 0.5, noise: 0.6, blur: 0.5 },
} as const satisfies Readonly<Record<string, Readonly<Record<Trace, number>>>>
/**
 * The same of clean ones: of 42 photographs and textures at ×4 four fifths gained 0.06 dB more than all of it, and scales that it had made too sharp
 * 1.3 dB more. Drawn art loses a tenth of its gain by it; most of that is plain in a fifth of its steps and more, photographs in less than a twelfth.
 */
const SHARE_OF_CLEAN = { least: 0.8, ofPlain: { photograph: 0.08, art: 0.2 } } as const

/**
 * Whether the network may have drawn away what it took for grain, so that its drawing is to be compared with the picture. A blur it undoes as
 * well, and what is sharp again is not the picture when it is reduced.
 */
export function canStray(traces: readonly Trace[]): boolean {
  return traces.length > 0 && !traces.includes('blur')
}

/** Waves as soft as the first of these are drawn by the network alone, as soft as the second by the cubic alone. */
const SOFTNESS_OF_WAVES = { network: 0.28, cubic: 0.53 } as const

/** Lattices of three pixels measured 0.97 and more, stripes of three and a half up to 0.56, all else up to 0.4. */
const THIRDS_MIN = 0.8

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
  if (spoiling.thirds >= THIRDS_MIN) return { share: 0, reason: 'a lattice of three pixels is left to the cubic' }
  const { network, cubic } = SOFTNESS_OF_WAVES
  const ofWaves = spoiling.isWaves ? (cubic - spoiling.softness) / (cubic - network) : 1
  if (ofWaves <= 0) return { share: 0, reason: 'soft waves are left to the cubic' }
  const ofWidth = sharpenedOfWidth(spoiling)
  if (ofWidth <= 0) return { share: 0, reason: 'edges as soft wherever they fall are left to the cubic' }
  const ofEdges = edgesToSharpen(spoiling)
  if (ofEdges <= 0) return { share: 0, reason: 'edges softer than a blur leaves them are left to the cubic' }
  const traces = tracesOf(spoiling)
  const shares = SHARE_OF_PHOTOGRAPHS[canStray(traces) ? 'compared' : 'blurred']
  const ofTraces = isPhotograph ? traces.map((trace) => shares[trace]) : []
  const ofClean = isPhotograph && isGuess && traces.length === 0 ? shareOfClean(spoiling.plain) : 1
  return { share: Math.min(ofWaves, ofWidth, ofEdges, ofClean, ...ofTraces), reason: '' }
}

function shareOfClean(plain: number): number {
  const { least, ofPlain } = SHARE_OF_CLEAN
  return Math.min(
    1,
    least + (1 - least) * Math.max(0, (plain - ofPlain.photograph) / (ofPlain.art - ofPlain.photograph)),
  )
}
