import type { SampleGrid } from '../picture/sample-grid.ts'
import { COLOUR_MIN, noiseOfColours } from './colour-axes.ts'
import { estimateFineNoise, estimateNoise } from './estimate-noise.ts'
import { isGrain } from './judge-spoiling.ts'
import { measurePlain, measurePlainInside, PLAIN_OF_ART } from './measure-plain.ts'
import type { Grain } from './spoiling.ts'

/**
 * Measures what looks like noise. Of what is plain between its edges whiteness is not asked: edges that stand close are
 * as white as noise. Nor of a picture off which its noise was taken: what is left of dense drawing is none, however white.
 */
export function measureGrain(grid: SampleGrid, { isCleaned = false }: { readonly isCleaned?: boolean } = {}): Grain {
  const noise = estimateNoise(grid)
  if (noise === 0) return { noise, growth: 1, whiteness: 0 }
  const growth = estimateNoise(grid, 2) / noise
  const isWhite = !isPlain(grid, noise) && !(isCleaned && !isGrain({ noise, growth, whiteness: 0 }))
  const whiteness = isWhite ? estimateFineNoise(grid) / noise : 0
  return { noise: withoutDrawing(grid, { noise, growth, whiteness }), growth, whiteness }
}

/** The quietest places of pure noise, over all of it: 0.83. */
const QUIET_OF_NOISE = 0.83

/**
 * The noise where only its whiteness tells that it is one, as it grows with the distance: edges that stand close add to it, in
 * light mostly, so that the colours tell how strong it is without them. Of chevrons three pixels wide, a noise of 8 levels
 * passed for 18.
 */
function withoutDrawing(grid: SampleGrid, grain: Grain): number {
  const { noise } = grain
  if (!isGrain(grain) || isGrain({ ...grain, whiteness: 0 })) return noise
  const ofColours = noiseOfColours(grid)
  return ofColours >= COLOUR_MIN * noise ? Math.min(noise, ofColours / QUIET_OF_NOISE) : noise
}

/**
 * Share of equal neighbours under noise that is the same in all colours, times its deviation in levels: 1 / (2 √π). Noise of
 * each colour by itself leaves hardly any.
 */
const EQUAL_UNDER_NOISE = 1 / (2 * Math.sqrt(Math.PI))
/** How many times as many tell that there is none: a herringbone whose stripes pass for noise of 12 levels measured 2. */
const TOO_MANY = 1.5

/** Whether more neighbours are exactly equal than so much noise would leave. */
function isPlain(grid: SampleGrid, noise: number): boolean {
  return measurePlain(grid) >= PLAIN_OF_ART || measurePlainInside(grid) * noise > TOO_MANY * EQUAL_UNDER_NOISE
}

/** Standard deviations, levels of 255, of white noise and of a chessboard, which the crossings of threads are. */
export type NoiseParts = { readonly white: number; readonly crossings: number }

/**
 * What second and fourth differences along both axes make of a chessboard of deviation one, as variances of noise: 16
 * and 256 where noise gives 6 and 70, and its mean absolute value is all of its deviation, that of noise √(2 / π).
 */
const CROSSINGS_SEEN = { second: ((16 / 6) ** 2 * Math.PI) / 2, fourth: ((256 / 70) ** 2 * Math.PI) / 2 } as const

/**
 * Parts the noise by its whiteness: what is stronger the finer one looks is woven. Taken for white, crossings would seem
 * nearly three times as strong as they are.
 */
export function partNoise({ noise, whiteness }: Pick<Grain, 'noise' | 'whiteness'>): NoiseParts {
  const { second, fourth } = CROSSINGS_SEEN
  const crossings = (noise ** 2 * Math.max(0, whiteness ** 2 - 1)) / (fourth - second)
  return { white: Math.sqrt(Math.max(0, noise ** 2 - second * crossings)), crossings: Math.sqrt(crossings) }
}
