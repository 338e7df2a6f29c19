// Noise in each channel by itself is as strong along any axis of colour, and hardly any drawing or texture is: what differs
// in lightness alone is plain along two of them.
import type { SampleGrid } from '../picture/sample-grid.ts'
import { estimateNoise } from './estimate-noise.ts'
import type { Plane } from './shrink-cosines.ts'

/** A direction of colour: one part for each channel, together of length one. */
export type Axis = readonly number[]

/** Orthonormal axes of colour: light, and two that know little of it; noise of the channels is as strong along them. */
export const AXES: readonly Axis[] = [
  [1, 1, 1],
  [1, 0, -1],
  [1, -2, 1],
].map((axis) => axis.map((part) => part / Math.hypot(...axis)))
export const AXES_OF_GREY: readonly Axis[] = [[1]]

/** Least noise of the colours, as a share of that of light, where the noise is in each channel by itself. */
export const COLOUR_MIN = 0.25

/** A picture's samples along one axis of colour. */
export function planeOf({ samples, width, height, channels, wrap }: SampleGrid, axis: Axis): Plane {
  const plane = new Float32Array(width * height)
  for (let c = 0; c < channels; c++)
    for (let pixel = 0; pixel < plane.length; pixel++) plane[pixel] += axis[c] * samples[pixel * channels + c]
  return { samples: plane, width, height, wrap }
}

/** The smaller noise along the two axes beside light, levels of 255 (`estimateNoise`); infinite for a grey picture. */
export function noiseOfColours(grid: SampleGrid): number {
  if (grid.channels === 1) return Number.POSITIVE_INFINITY
  const [, ...colours] = AXES
  return Math.min(...colours.map((axis) => estimateNoise({ ...planeOf(grid, axis), channels: 1, hasAlpha: false })))
}
