// Takes off the sharpening (unsharp mask) that an editor gave a picture after it was reduced, as a blur is taken off: its
// halos are no part of what was drawn, and inks that are found in them are none.
import { measureHalos } from '../edges/measure-halos.ts'
import { lightOf } from '../picture/light-of.ts'
import type { SampleGrid } from '../picture/sample-grid.ts'
import { tracesOf } from '../spoiling/judge-spoiling.ts'
import { measureSpoiling } from '../spoiling/measure-spoiling.ts'
import type { Seen } from '../spoiling/remove-noise.ts'
import { createPlaneBlur } from './blur-plane.ts'
import { bells, type Kernel } from './kernels.ts'

/** The search takes half a second for so many pixels, and nothing else has its turn. */
const PIXELS_MAX = 320 * 320
/** Halos (`measureHalos`) from which a picture was sharpened, and up to which they are taken for gone. */
const HALOS = { sharpened: 0.1, gone: 0.02 } as const
/** Deviations, pixels, and amounts of the unsharp masks that are told apart. */
const DEVIATIONS = [0.6, 0.8, 1, 1.36] as const
const AMOUNTS = [0.4, 0.8, 1.2, 1.8] as const
/** Of masks that leave as little, the weakest: halos that one pixel and an amount of one must be less by. */
const PER_STRENGTH = 0.002
/** Rounds of the inversion, each of which leaves amount / (1 + amount) of the error. */
const ROUNDS = 8
const WHITE = 255

type Mask = { readonly kernel: Kernel; readonly amount: number }

/** The picture without the halos of a sharpening, measured anew; pictures without such or under grain stay as they are. */
export function takeOffSharpening(seen: Seen): Seen {
  const { grid, spoiling } = seen
  const isClean = !spoiling.isBare && tracesOf(spoiling).length === 0
  if (!isClean || grid.width * grid.height > PIXELS_MAX || measureHalos(grid) < HALOS.sharpened) return seen
  const light: SampleGrid = { ...grid, samples: lightOf(grid, 0, grid.height), channels: 1 }
  const masks = bells
    .filter(({ deviation }) => DEVIATIONS.some((near) => Math.abs(deviation - near) < 0.02))
    .flatMap((kernel) => AMOUNTS.map((amount) => ({ kernel, amount })))
  const tried = masks
    .map((mask) => ({ mask, halos: measureHalos(withoutMask(light, mask)) }))
    .filter(({ halos }) => halos <= HALOS.gone)
    .map(({ mask, halos }) => ({ mask, cost: halos + PER_STRENGTH * mask.amount * mask.kernel.deviation }))
  if (tried.length === 0) return seen
  const { mask } = tried.reduce((best, next) => (next.cost < best.cost ? next : best))
  const bare = withoutMask(grid, mask)
  const samples = new Uint8Array(Uint8ClampedArray.from(bare.samples).buffer)
  const without = { ...grid, samples }
  return { grid: without, spoiling: measureSpoiling(without) }
}

/**
 * Inverts sharp = own + amount · (own − blurred own) by turns. What was cut off at white or black may have been any halo, and
 * stays as white or black.
 */
function withoutMask(grid: SampleGrid, { kernel, amount }: Mask): SampleGrid {
  const { width, height, channels, wrap } = grid
  const blur = createPlaneBlur(kernel, width, height, wrap)
  const samples = new Float32Array(grid.samples.length)
  const [sharp, own, blurred] = [0, 1, 2].map(() => new Float32Array(width * height))
  for (let c = 0; c < channels; c++) {
    for (let pixel = 0; pixel < sharp.length; pixel++) sharp[pixel] = grid.samples[pixel * channels + c]
    own.set(sharp)
    for (let round = 0; round < ROUNDS; round++) {
      blur(own, blurred)
      for (let pixel = 0; pixel < own.length; pixel++) {
        const value = (sharp[pixel] + amount * blurred[pixel]) / (1 + amount)
        own[pixel] = sharp[pixel] >= WHITE ? Math.max(WHITE, value) : sharp[pixel] <= 0 ? Math.min(0, value) : value
      }
    }
    for (let pixel = 0; pixel < own.length; pixel++) samples[pixel * channels + c] = own[pixel]
  }
  return { ...grid, samples }
}
