import type { KernelFunction } from '../../kernels/assemble.ts'
import { type Code, countFrom, f64, f64x2, get, i32, set, when, whole } from '../../kernels/code.ts'

/** Radius of the window, pixels. */
export const RADIUS = 2

const parameters = Array.from({ length: 8 }, (_, variable) => variable)
const [data, out, busy, weights, weightCount, width, height, y] = parameters
const counters = Array.from({ length: 7 }, (_, i) => parameters.length + i)
const [x, near, row, pixel, lastPixel, own, gap] = counters
const vectors = Array.from({ length: 5 }, (_, i) => parameters.length + counters.length + i)
const [ownLevels, levels, words, redGreen, blueTotal] = vectors
const total = parameters.length + counters.length + vectors.length
const level = total + 1

const PIXEL_BITS = 2
const DOUBLE_BITS = 3
const OPACITY_OUT = 0xffffff

const place = (start: Code, index: Code, bits: number): Code => i32.add(start, i32.shiftLeft(index, i32.of(bits)))
const pixelAt = (start: number, rowNumber: Code, column: Code): Code =>
  place(get(start), i32.add(i32.multiply(rowNumber, get(width)), column), PIXEL_BITS)
const busyAt = (column: Code): Code => i32.load(place(get(busy), column, PIXEL_BITS))
const colorLevels = (color: Code): Code => whole.widenBytes(whole.spread(i32.and(color, i32.of(OPACITY_OUT))))
const target = place(get(out), get(x), PIXEL_BITS)

/**
 * Adds the weighted colour of a pixel of the window; its alpha is replaced by one, so that the weights are summed along
 * with blue.
 */
function addPixel(): Code {
  const difference = whole.subtract16(get(levels), get(ownLevels))
  const weight = f64x2.spread(f64.load(place(get(weights), get(gap), DOUBLE_BITS)))
  return [
    ...set(levels, colorLevels(i32.load(get(pixel)))),
    ...set(words, whole.dot16(difference, difference)),
    ...set(gap, i32.add(whole.lane(get(words), 0), whole.lane(get(words), 1))),
    ...when(i32.under(get(gap), get(weightCount)), [
      ...set(words, whole.or(whole.widen(get(levels)), whole.of(0, 0, 0, 1))),
      ...set(redGreen, f64x2.add(get(redGreen), f64x2.multiply(weight, f64x2.fromWhole(get(words))))),
      ...set(
        blueTotal,
        f64x2.add(get(blueTotal), f64x2.multiply(weight, f64x2.fromWhole(whole.swapHalves(get(words))))),
      ),
    ]),
  ]
}

/** Stores a level, rounded like `Math.round`. */
function storeLevel(sum: Code, channel: number): Code {
  const above = f64.ceiling(get(level))
  const isUnderHalf = f64.above(f64.subtract(above, f64.of(0.5)), get(level))
  return [
    ...set(level, f64.divide(sum, get(total))),
    ...i32.store8(i32.add(target, i32.of(channel)), i32.truncated(f64.subtract(above, f64.fromWhole(isUnderHalf)))),
  ]
}

function smoothPixel(): Code {
  const first = i32.greater(i32.of(0), i32.subtract(get(y), i32.of(RADIUS)))
  const beyond = i32.lesser(get(height), i32.add(get(y), i32.of(RADIUS + 1)))
  const left = i32.greater(i32.of(0), i32.subtract(get(x), i32.of(RADIUS)))
  const right = i32.lesser(get(width), i32.add(get(x), i32.of(RADIUS + 1)))
  return [
    ...set(ownLevels, colorLevels(get(own))),
    ...set(redGreen, whole.of(0, 0, 0, 0)),
    ...set(blueTotal, whole.of(0, 0, 0, 0)),
    ...countFrom(row, first, beyond, 1, [
      ...set(lastPixel, pixelAt(data, get(row), right)),
      ...countFrom(pixel, pixelAt(data, get(row), left), get(lastPixel), 1 << PIXEL_BITS, addPixel()),
    ]),
    ...set(total, f64.lane(get(blueTotal), 1)),
    ...storeLevel(f64.lane(get(redGreen), 0), 0),
    ...storeLevel(f64.lane(get(redGreen), 1), 1),
    ...storeLevel(f64.lane(get(blueTotal), 0), 2),
  ]
}

/**
 * Smooths row `y` of the picture at `data` into the row at `out`, for pixels with any change within the window, as
 * counted in `busy`; `weights` holds the weight for each squared colour distance.
 */
export const smoothRow: KernelFunction = {
  name: 'smoothRow',
  parameterCount: parameters.length,
  locals: [...counters.map(() => 'i32' as const), ...vectors.map(() => 'v128' as const), 'f64', 'f64'],
  body: () => [
    ...countFrom(
      x,
      i32.of(0),
      i32.lesser(i32.of(RADIUS), get(width)),
      1,
      set(near, i32.add(get(near), busyAt(get(x)))),
    ),
    ...countFrom(x, i32.of(0), get(width), 1, [
      ...when(
        i32.under(i32.add(get(x), i32.of(RADIUS)), get(width)),
        set(near, i32.add(get(near), busyAt(i32.add(get(x), i32.of(RADIUS))))),
      ),
      ...when(
        i32.above(get(x), i32.of(RADIUS)),
        set(near, i32.subtract(get(near), busyAt(i32.subtract(get(x), i32.of(RADIUS + 1))))),
      ),
      ...set(own, i32.load(pixelAt(data, get(y), get(x)))),
      ...i32.store(target, get(own)),
      // Where nothing changes within the window, the mean is the pixel itself.
      ...when(i32.above(get(near), i32.of(0)), smoothPixel()),
    ]),
  ],
}
