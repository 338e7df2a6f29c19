import { edgesToSharpen, hasStairs, type Spoiling, type Trace, tracesOf } from '../measure-spoiling.ts'

/** How much of a drawing is the network's, 0..1, the rest is the centred cubic's; and what keeps it from being all. */
export type NetworkShare = { readonly share: number; readonly reason: string }

/** What a network draws that was asked for by name. */
export const ALONE: NetworkShare = { share: 1, reason: '' }

/**
 * Share of the network in what it draws of photographs with these traces: it takes some of their grain for edges. Half measured
 * best for JPEG on the worst photograph of the tuning half; for noise, from 0.5 to 0.7 the mean is the same and the worst gains with less.
 * Flat art loses by any mixing.
 */
const SHARE_OF_PHOTOGRAPHS: Readonly<Record<Trace, number>> = { JPEG: 0.5, noise: 0.6, blur: 1 }

/** Waves as soft as the first of these are drawn by the network alone, as soft as the second by the cubic alone. */
const SOFTNESS_OF_WAVES = { network: 0.28, cubic: 0.53 } as const

/** Lattices of three pixels measured 0.97 and more, stripes of three and a half up to 0.56, all else up to 0.4. */
const THIRDS_MIN = 0.8

export function shareOfNetwork(spoiling: Spoiling, isPhotograph: boolean): NetworkShare {
  // Where in a pixel the edges ran that became stairs nobody knows, and soft ones err least.
  if (hasStairs(spoiling)) return { share: 0, reason: 'edges that are stairs are left to the cubic' }
  // What comes again every third pixel may be what it shows or the beat of something finer.
  if (spoiling.thirds >= THIRDS_MIN) return { share: 0, reason: 'a lattice of three pixels is left to the cubic' }
  const { network, cubic } = SOFTNESS_OF_WAVES
  const ofWaves = spoiling.isWaves ? (cubic - spoiling.softness) / (cubic - network) : 1
  if (ofWaves <= 0) return { share: 0, reason: 'soft waves are left to the cubic' }
  const ofTraces = isPhotograph ? tracesOf(spoiling).map((trace) => SHARE_OF_PHOTOGRAPHS[trace]) : []
  return { share: Math.min(ofWaves, edgesToSharpen(spoiling), ...ofTraces), reason: '' }
}
