import { clamp } from '../../numbers/clamp.ts'
import { fall } from '../../numbers/ramp.ts'
import { projectBack } from '../bands/back-projection.ts'
import { foldIndex, type Line, type SampleGrid } from '../picture/sample-grid.ts'

/**
 * Pixels around, each way, whose residuals decide on one pixel's trust: by size (more under noise, which few pixels
 * would show as doubt) and by lean.
 */
const SIZE_REACH = { clean: 1, grainy: 2 } as const
const LEAN_REACH = 2
/** Noise, levels of 255, from which a picture is noisy; dense clean art measured up to 2.3. */
export const GRAINY = 2.5
/** Pixels around, each way, whose doubt and whose edges count for a pixel that is explained itself. */
const AROUND_REACH = 32
/**
 * How much more a residual counts where everything around is doubted: thin lines of many inks are explained here and
 * there by chance. Any value from 4 to 8 gave the same mean on the tuning half; less costs sheets of outlines, more
 * costs single thin lines.
 */
const DOUBT_WEIGHT = { clean: 6, grainy: 0 } as const

/**
 * How far each pixel may be redrawn from inks: 0 (leave it to the network) to 1. Art leaves no residual but noise; a
 * photograph leaves a large one, or a small one with the same sign over a whole neighbourhood.
 *
 * @param rest residual of each sample after inks were fitted, levels
 * @param noise standard deviation of the noise, levels of 255
 */
export function trustGate(grid: SampleGrid, rest: Float32Array, noise: number): Float32Array {
  const { channels } = grid
  const kind = noise < GRAINY ? 'clean' : 'grainy'
  const size = largestOf(rest, channels)
  const room = new Float32Array(rest.length)
  const meanSize = boxMean({ ...grid, samples: size, channels: 1 }, SIZE_REACH[kind], room)
  const allowed = boxMean({ ...grid, samples: restOfCubic(grid), channels: 1 }, SIZE_REACH[kind], room)
  const lean = largestOf(boxMean({ ...grid, samples: rest }, LEAN_REACH, room), channels)
  const tonal = kind === 'clean' ? shareOfContrast(grid) : 1
  const [full, none] = [2.8 * tonal + 1.7 * noise, 6 * tonal + 2.2 * noise]
  const gate = new Float32Array(meanSize.length)
  for (let pixel = 0; pixel < gate.length; pixel++) gate[pixel] = 1 - fall(meanSize[pixel], full, none)
  const doubt = meanAround(grid, gate)
  for (let pixel = 0; pixel < gate.length; pixel++) {
    const mean = meanSize[pixel]
    const range = kind === 'clean' ? rangeAround(grid, pixel) : CONTRAST_MIN
    const bySize = fall(mean * (1 + DOUBT_WEIGHT[kind] * doubt[pixel]), full, none)
    const byLean = fall(lean[pixel], 1.4 * tonal + 0.34 * noise, 3 * tonal + 0.5 * noise)
    const least = REST_MIN * clamp(range / CONTRAST_MIN, REST_SHARE_MIN, 1) + 2 * noise
    const byCubic = fall(mean, Math.max(least, allowed[pixel]), Math.max(2 * least, 2 * allowed[pixel]))
    // Without noise a plain place is known to be the art's own colour, whatever ink is near to it.
    const isOther = range === 0 && size[pixel] > REST_OF_PLAIN_MAX
    gate[pixel] = isOther ? 0 : Math.min(bySize, byLean, byCubic)
  }
  return gate
}

/** Largest absolute value of each pixel over its channels. */
export function largestOf(values: Float32Array, channels: number): Float32Array {
  const size = new Float32Array(values.length / channels)
  for (let pixel = 0, i = 0; pixel < size.length; pixel++)
    for (let c = 0; c < channels; c++, i++) {
      const own = Math.abs(values[i])
      if (own > size[pixel]) size[pixel] = own
    }
  return size
}

/**
 * Contrast of the picture, levels, from which residuals count as they are; below it limits shrink with it, down to this
 * share, below which lies rounding.
 */
const CONTRAST_OF_PICTURE = 96
const TONAL_MIN = 0.3

/**
 * Factor on the allowed residual of a picture of little contrast, 0..1: with more contrast the same drawing would leave
 * as much more. Without it, tone on tone too fine for its pixels was trusted whatever lines were made up.
 */
function shareOfContrast({ samples, channels }: SampleGrid): number {
  const low = new Float64Array(channels).fill(255)
  const high = new Float64Array(channels)
  for (let i = 0; i < samples.length; i++) {
    low[i % channels] = Math.min(low[i % channels], samples[i])
    high[i % channels] = Math.max(high[i % channels], samples[i])
  }
  const widest = Math.max(...high.map((value, c) => value - low[c]))
  return clamp(widest / CONTRAST_OF_PICTURE, TONAL_MIN, 1)
}

/**
 * Residual of a right drawing from rounding and shared edges, levels of 255; for edges lower than `CONTRAST_MIN` less,
 * down to `REST_SHARE_MIN` of it.
 */
const REST_MIN = 0.8
const REST_SHARE_MIN = 0.4
const CONTRAST_MIN = 8
/** Residual of a plain place whose ink is right: inks are rounded to whole levels. */
const REST_OF_PLAIN_MAX = 0.6
/**
 * Levels between the lightest and the darkest of a pixel and its eight neighbours, in the channel with most contrast.
 */
function rangeAround({ samples, width, height, channels, wrap }: SampleGrid, pixel: number): number {
  const [x, y] = [pixel % width, Math.floor(pixel / width)]
  const left = foldIndex(x - 1, width, wrap.x) - x
  const right = foldIndex(x + 1, width, wrap.x) - x
  let range = 0
  for (let c = 0; c < channels; c++) {
    let low = 255
    let high = 0
    for (let dy = -1; dy <= 1; dy++) {
      const middle = foldIndex(y + dy, height, wrap.y) * width + x
      const one = samples[(middle + left) * channels + c]
      const own = samples[middle * channels + c]
      const other = samples[(middle + right) * channels + c]
      low = Math.min(low, one, own, other)
      high = Math.max(high, one, own, other)
    }
    range = Math.max(range, high - low)
  }
  return range
}

/** The cubic leaves about as much at every scale. */
const ANY_SCALE = 4

/**
 * Largest residual of the cubic at each pixel, over its channels. Tones that were taken for one ink leave little, but
 * more than the cubic, which keeps plain places.
 */
function restOfCubic(grid: SampleGrid): Float32Array {
  const { samples, channels } = grid
  const corrected = projectBack(grid, ANY_SCALE).samples
  const size = new Float32Array(samples.length / channels)
  for (let pixel = 0, i = 0; pixel < size.length; pixel++)
    for (let c = 0; c < channels; c++, i++) {
      const own = Math.abs(corrected[i] - samples[i])
      if (own > size[pixel]) size[pixel] = own
    }
  return size
}

/**
 * Where edges fill everything around, many drawings explain the picture; where some of it is doubted as well, the
 * drawing from inks is as often wrong as right, and its mean with the network errs least. Share of edge pixels around,
 * from none of this to all of it; lines that stand apart measured up to 0.65.
 */
const DENSE = { from: 0.55, to: 0.85 } as const
/** What is left to the network there: this many times the doubt around, at most half. */
const LEFT_PER_DOUBT = 8
const LEFT_MAX = 0.5

/**
 * Weight of the drawing from inks at each pixel, 0..1: the trust itself away from edges; at edges at most `most` of it,
 * and less where they are dense and doubted.
 *
 * @param active 1 where edges are, else 0
 */
export function shareOfInks(
  grid: SampleGrid,
  trust: Float32Array,
  active: Uint8Array,
  most: Float32Array,
): Float32Array {
  const share = new Float32Array(trust.length)
  for (let pixel = 0; pixel < share.length; pixel++) share[pixel] = 1 - trust[pixel]
  const doubt = meanAround(grid, share)
  const density = meanAround(grid, active)
  for (let pixel = 0; pixel < share.length; pixel++) {
    share[pixel] = trust[pixel]
    if (active[pixel] === 0) continue
    const dense = 1 - fall(density[pixel], DENSE.from, DENSE.to)
    share[pixel] *= Math.min(most[pixel], 1 - dense * Math.min(LEFT_MAX, LEFT_PER_DOUBT * doubt[pixel]))
  }
  return share
}

/** Values between 0 and 1 are rounded to so many steps: integers, so that the order of adding does not matter. */
const STEPS = 255

/** Mean of values 0..1 in the square of `AROUND_REACH` around each pixel. */
function meanAround({ width, height, wrap }: SampleGrid, values: Float32Array | Uint8Array): Float32Array {
  const whole = new Int32Array(values.length)
  for (let pixel = 0; pixel < whole.length; pixel++) whole[pixel] = Math.round(STEPS * values[pixel])
  const across = new Int32Array(whole.length)
  for (let y = 0; y < height; y++)
    slideWindow(whole, across, { start: y * width, step: 1, count: width, wraps: wrap.x })
  // The sums take the place of the values, which nobody needs any more.
  const both = whole
  for (let x = 0; x < width; x++) slideWindow(across, both, { start: x, step: width, count: height, wraps: wrap.y })
  const most = STEPS * (2 * AROUND_REACH + 1) ** 2
  const means = new Float32Array(both.length)
  for (let pixel = 0; pixel < means.length; pixel++) means[pixel] = both[pixel] / most
  return means
}

/** Sums of the window of `AROUND_REACH` around each value of a line. */
function slideWindow(values: Int32Array, sums: Int32Array, { start, step, count, wraps }: Line): void {
  let sum = 0
  for (let k = -AROUND_REACH; k <= AROUND_REACH; k++) sum += values[start + step * foldIndex(k, count, wraps)]
  for (let i = 0; i < count; i++) {
    sums[start + step * i] = sum
    sum += values[start + step * foldIndex(i + 1 + AROUND_REACH, count, wraps)]
    sum -= values[start + step * foldIndex(i - AROUND_REACH, count, wraps)]
  }
}

/** Mean over the square around each sample; `room` is worked in, and as large. */
function boxMean(
  { samples, width, height, channels, wrap }: SampleGrid,
  reach: number,
  room: Float32Array,
): Float32Array {
  const size = 2 * reach + 1
  const length = width * channels
  const across = room.fill(0)
  const both = new Float32Array(samples.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let k = -reach; k <= reach; k++) {
        const from = y * length + foldIndex(x + k, width, wrap.x) * channels
        for (let c = 0; c < channels; c++) across[y * length + x * channels + c] += samples[from + c] / size
      }
  for (let y = 0; y < height; y++)
    for (let k = -reach; k <= reach; k++) {
      const from = foldIndex(y + k, height, wrap.y) * length
      for (let i = 0; i < length; i++) both[y * length + i] += across[from + i] / size
    }
  return both
}
