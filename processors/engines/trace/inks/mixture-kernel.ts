import type { Whole } from '../../kernels/whole.ts'
import { greater, lesser } from '../../numbers/clamp.ts'

/** The picture, RGBA, 0..255. */
export const data = new Uint8Array(0)
/** Width and height of the picture, pixels. */
export const frame = new Int32Array(2)
/** Byte offsets from a pixel to the next in each direction that a ramp may have: row, column and both diagonals. */
export const strides = new Int32Array(4)

// Conditions for a step of a ramp: the two ends differ by this many tolerances, which noise does not reach; each
// channel is within this many levels beyond the tolerance of the mix; and each end has at least this share, since a
// pixel equal to one of them is pure.
const RAMP_STEP_MIN = 4
const RAMP_SLACK = 3
const RAMP_SHARE_MIN = 0.1
// The same for a mix at an edge. Two equal sides explain nothing: a pixel between them is a crest or an interior.
const BLEND_STEP_MIN = 2
const BLEND_SLACK = 4
const BLEND_SHARE_MIN = 0.08

/**
 * Whether the pixel at byte `at` is a mix of those at `one` and `other`.
 *
 * @param missMax levels by which each channel may differ from the mix
 * @param squaredStep squared difference (four channels) that the two must exceed
 * @param shareMin smallest share of either, 0..1
 */
function isMixture(
  at: Whole,
  one: Whole,
  other: Whole,
  missMax: number,
  squaredStep: number,
  shareMin: number,
): boolean {
  const own = data[at + 1]
  // A pixel outside the range of both in one channel is no mix, which rules most out.
  if (own > greater(data[one + 1], data[other + 1]) + missMax) return false
  if (own < lesser(data[one + 1], data[other + 1]) - missMax) return false
  const red = data[other] - data[one]
  const green = data[other + 1] - data[one + 1]
  const blue = data[other + 2] - data[one + 2]
  const alpha = data[other + 3] - data[one + 3]
  const length = red * red + green * green + blue * blue + alpha * alpha
  if (length <= squaredStep) return false
  const along =
    (data[at] - data[one]) * red +
    (data[at + 1] - data[one + 1]) * green +
    (data[at + 2] - data[one + 2]) * blue +
    (data[at + 3] - data[one + 3]) * alpha
  const share = along / length
  if (share < shareMin || share > 1 - shareMin) return false
  return (
    Math.abs(data[one] + share * red - data[at]) <= missMax &&
    Math.abs(data[one + 1] + share * green - data[at + 1]) <= missMax &&
    Math.abs(data[one + 2] + share * blue - data[at + 2]) <= missMax &&
    Math.abs(data[one + 3] + share * alpha - data[at + 3]) <= missMax
  )
}

function isStep(at: Whole, one: Whole, other: Whole, tolerance: number): boolean {
  const step = RAMP_STEP_MIN * tolerance
  return isMixture(at, one, other, tolerance + RAMP_SLACK, step * step, RAMP_SHARE_MIN)
}

function isBlend(at: Whole, one: Whole, other: Whole, tolerance: number): boolean {
  const step = BLEND_STEP_MIN * tolerance
  return isMixture(at, one, other, tolerance + BLEND_SLACK, step * step, BLEND_SHARE_MIN)
}

/** Whether two pixels, given by their first bytes, differ by at most `tolerance` levels in every channel. */
function isSame(one: Whole, other: Whole, tolerance: number): boolean {
  return (
    Math.abs(data[one] - data[other]) <= tolerance &&
    Math.abs(data[one + 1] - data[other + 1]) <= tolerance &&
    Math.abs(data[one + 2] - data[other + 2]) <= tolerance &&
    Math.abs(data[one + 3] - data[other + 3]) <= tolerance
  )
}

/** Whether the pixel equals its four neighbours within `tolerance` levels; those outside the picture count as equal. */
export function isInterior(x: Whole, y: Whole, tolerance: number): boolean {
  const row = frame[0] * 4
  const at = y * row + x * 4
  return (
    (x === 0 || isSame(at, at - 4, tolerance)) &&
    (x + 1 === frame[0] || isSame(at, at + 4, tolerance)) &&
    (y === 0 || isSame(at, at - row, tolerance)) &&
    (y + 1 === frame[1] || isSame(at, at + row, tolerance))
  )
}

/** Whether the pixel is at least `reach` pixels away from the frame. */
function isWithin(x: Whole, y: Whole, reach: Whole): boolean {
  return x >= reach && y >= reach && x + reach < frame[0] && y + reach < frame[1]
}

/**
 * Whether the pixel is a step of a ramp between two different colours, as anti-aliasing or blur leaves it.
 *
 * @param reach pixels that a ramp may extend to either side: 2 for anti-aliasing, more for soft edges
 */
export function isRamp(x: Whole, y: Whole, tolerance: number, reach: Whole): boolean {
  if (!isWithin(x, y, reach)) return false
  const at = (y * frame[0] + x) * 4
  for (let way: Whole = 0; way < 4; way++) if (isRampAlong(at, strides[way], tolerance, reach)) return true
  return false
}

function isRampAlong(at: Whole, stride: Whole, tolerance: number, reach: Whole): boolean {
  if (isStep(at, at - stride, at + stride, tolerance)) return true
  // A longer ramp has different pixels on the way; equal ones beside the pixel form a stripe of their own.
  const leavesAfter = !isSame(at, at + stride, tolerance)
  const leavesBefore = !isSame(at, at - stride, tolerance)
  for (let far: Whole = 2; far <= reach; far++) {
    if (leavesAfter && isStep(at, at - (far - 1) * stride, at + far * stride, tolerance)) return true
    if (leavesBefore && isStep(at, at - far * stride, at + (far - 1) * stride, tolerance)) return true
    if (far > 2 && leavesAfter && leavesBefore && isStep(at, at - far * stride, at + far * stride, tolerance))
      return true
  }
  return false
}

/** Whether the pixel's colour is no mix of two opposite neighbours up to `reach` pixels away. */
export function isCrest(x: Whole, y: Whole, tolerance: number, reach: Whole): boolean {
  if (!isWithin(x, y, reach)) return false
  const at = (y * frame[0] + x) * 4
  for (let way: Whole = 0; way < 4; way++) {
    const stride = strides[way]
    for (let one: Whole = 1; one <= reach; one++)
      for (let other: Whole = 1; other <= reach; other++)
        if (isBlend(at, at - one * stride, at + other * stride, tolerance)) return false
  }
  return true
}
