// Takes white noise off a picture that no inks explain, as the weave of a scan is taken off, so that what is left is
// enlarged as a clean picture.
import type { SampleGrid } from '../picture/sample-grid.ts'
import { AXES, AXES_OF_GREY, type Axis, COLOUR_MIN, noiseOfColours, planeOf } from './colour-axes.ts'
import { estimateFineNoise, estimateNoise } from './estimate-noise.ts'
import { tracesOf } from './judge-spoiling.ts'
import { measureSpoiling } from './measure-spoiling.ts'
import { shrinkCosines } from './shrink-cosines.ts'
import type { Spoiling } from './spoiling.ts'

/** Cosines of up to so many deviations of the noise are left out. */
const DEVIATIONS = 3
/** A picture, and what happened to it. */
export type Seen = { readonly grid: SampleGrid; readonly spoiling: Spoiling }

/**
 * The picture without its white noise, if it has any. A JPEG has changed the noise, and what a weave leaves is not
 * white. What is left is measured anew, unless it was blurred as well: a network taught on noisy pictures draws that
 * better.
 */
export function takeOffNoise(grid: SampleGrid, spoiling: Spoiling): Seen {
  const traces = tracesOf(spoiling)
  if (spoiling.isBare || !traces.includes('noise') || traces.includes('JPEG')) return { grid, spoiling }
  const bare = removeNoise(grid)
  return { grid: bare, spoiling: traces.includes('blur') ? spoiling : measureSpoiling(bare, { isCleaned: true }) }
}

/** An opaque picture without its white noise. A rolled repeat gives the rolled result. */
export function removeNoise(grid: SampleGrid): SampleGrid {
  const { channels } = grid
  const axes = channels === 1 ? AXES_OF_GREY : AXES
  const levels = noiseAlong(grid, axes)
  const sums = new Float32Array(grid.samples.length)
  for (const [i, axis] of axes.entries()) {
    const bare = shrinkCosines(planeOf(grid, axis), DEVIATIONS * levels[i])
    for (let c = 0; c < channels; c++)
      for (let pixel = 0; pixel < bare.length; pixel++) sums[pixel * channels + c] += axis[c] * bare[pixel]
  }
  const samples = new Uint8ClampedArray(sums)
  return { ...grid, samples: new Uint8Array(samples.buffer) }
}

/** Growth and whiteness (`Grain`) of noise of light alone; grains of textures grow, threads shrink and cross. */
const WHITE = { growth: [0.85, 1.15], whiteness: [0.87, 1.1] } as const

/**
 * Deviation of the noise along each axis, levels. Textures of light pass for noise, and hardly any has colours as fine:
 * where these are noisy, light is taken to be no more so. Where they are not, light must be noisy as white noise is.
 */
function noiseAlong(grid: SampleGrid, [light, ...colours]: readonly Axis[]): readonly number[] {
  const gridOf = (axis: Axis): SampleGrid => ({ ...planeOf(grid, axis), channels: 1, hasAlpha: false })
  const ofLight = estimateNoise(gridOf(light))
  const ofColour = noiseOfColours(grid)
  const ofColours = colours.map(() => ofColour)
  if (colours.length > 0 && ofColour >= COLOUR_MIN * ofLight) return [Math.min(ofLight, ofColour), ...ofColours]
  return [isWhite(gridOf(light), ofLight) ? ofLight : 0, ...ofColours]
}

function isWhite(grid: SampleGrid, noise: number): boolean {
  const [growth, whiteness] = [estimateNoise(grid, 2) / noise, estimateFineNoise(grid) / noise]
  const { growth: ofGrowth, whiteness: ofWhiteness } = WHITE
  return growth >= ofGrowth[0] && growth <= ofGrowth[1] && whiteness >= ofWhiteness[0] && whiteness <= ofWhiteness[1]
}
