import type { Whole } from '../../kernels/whole.ts'
import { clamp, greater } from '../../numbers/clamp.ts'
import { OUTSIDE } from '../map/corner-kinds.ts'
import { frame, padded } from '../map/grid-kernel.ts'

/** The picture, RGBA. */
export const data = new Uint8Array(0)
/** The inks, four values each; amount of light of each coded value; and the inks in amounts of light. */
export const values = new Float64Array(1024)
export const levels = new Float64Array(256)
export const inkLevels = new Float64Array(1024)
/** Most pixels measured on each side of an edge. */
export const reach = new Int32Array(1)

// Squared sine of the smallest angle, at the line's ink, between the directions to its two neighbours' inks at which
// the three can be separated in a mix.
const APART_MIN = 0.05
// Results of a share that cannot be determined, and of a pixel that is not looked at (NaN).
const UNTOLD = -1
const UNKNOWN = 0 / 0

// The current crack: its left or upper end, whether it is horizontal, and its coordinate across (y of a horizontal one,
// x of a vertical one).
let crackX: Whole = 0
let crackY: Whole = 0
let isLying: Whole = 0
let height = 0

// The tones beside the current chain: their mean, and their difference (left minus right) over its squared length.
const middleTone = new Float64Array(4)
const toneStep = new Float64Array(4)

/** Selects a crack; returns its coordinate across. */
export function lookAt(x: Whole, y: Whole, lies: boolean): number {
  crackX = x
  crackY = y
  isLying = lies ? 1 : 0
  height = lies ? y : x
  return height
}

/**
 * Coordinate of the edge across the current crack, by the coverage of the pixels in its column (row, for a vertical
 * crack). `near` is the ink on the low side of the crack, `far` the other.
 */
export function edgeHeight(near: Whole, far: Whole): number {
  const nearDepth = depthOf(-1, near)
  const farDepth = depthOf(1, far)
  if (farDepth === 1) {
    const beyond = labelAt(1)
    if (beyond === near) return thinLineEdge(1, near, far)
    const sum = outlineSum(1, near, far, beyond)
    if (sum !== UNTOLD) return height + (sum - 1)
  }
  if (nearDepth === 1) {
    const beyond = labelAt(-2)
    if (beyond === far) return thinLineEdge(-1, far, near)
    const sum = outlineSum(-1, far, near, beyond)
    if (sum !== UNTOLD) return height - (sum - 1)
  }
  let sum = 0
  const nearSpan = spanOf(nearDepth)
  const farSpan = spanOf(farDepth)
  for (let step: Whole = -nearSpan; step < farSpan; step++) sum += shareAt(step, near, far)
  return height - nearSpan + sum
}

function spanOf(depth: Whole): Whole {
  const half = (depth + 1) >> 1
  return Math.min(half, reach[0])
}

/** Number of consecutive pixels of one ink from the crack outwards, at most twice the reach. */
function depthOf(direction: Whole, ink: Whole): Whole {
  const most = 2 * reach[0]
  let depth: Whole = 0
  while (depth < most && labelAt(direction > 0 ? depth : -1 - depth) === ink) depth++
  return depth
}

function labelAt(step: Whole): Whole {
  const column = isLying === 1 ? crackX : crackX + step
  const row = isLying === 1 ? crackY + step : crackY
  if (isInFrame(column, row)) return padded[(row + 1) * (frame[0] + 2) + column + 1]
  if (frame[2] === 0) return OUTSIDE
  return padded[(onCopy(row, frame[1]) + 1) * (frame[0] + 2) + onCopy(column, frame[0]) + 1]
}

function isInFrame(column: Whole, row: Whole): boolean {
  return column >= 0 && row >= 0 && column < frame[0] && row < frame[1]
}

/** Index of the pixel `step` places across the crack (0 is the one just past it), or -1 outside the frame. */
function pixelAt(step: Whole): Whole {
  const column = isLying === 1 ? crackX : crackX + step
  const row = isLying === 1 ? crackY + step : crackY
  if (isInFrame(column, row)) return row * frame[0] + column
  return frame[2] === 1 ? onCopy(row, frame[1]) * frame[0] + onCopy(column, frame[0]) : -1
}

function onCopy(place: Whole, size: Whole): Whole {
  return ((place % size) + size) % size
}

/** Selects the two tones, given by the index of their first value, for the following calls of `toneHeight`. */
export function chooseTones(left: Whole, right: Whole): void {
  let length = 0
  for (let channel: Whole = 0; channel < 4; channel++) {
    middleTone[channel] = (values[left + channel] + values[right + channel]) / 2
    toneStep[channel] = values[left + channel] - values[right + channel]
    length += toneStep[channel] * toneStep[channel]
  }
  for (let channel: Whole = 0; channel < 4; channel++) toneStep[channel] = toneStep[channel] / greater(length, 1e-9)
}

/** Coordinate of the edge between two tones, as in `edgeHeight`: where the pixels beside it cross their middle. */
export function toneHeight(isNearLeft: boolean): number {
  const sum = leftShareAt(pixelAt(-1), isNearLeft) + leftShareAt(pixelAt(0), !isNearLeft)
  return height - 1 + (isNearLeft ? sum : 2 - sum)
}

/** Share (0..1) of the left tone in a pixel; outside the frame the tone on that side continues. */
function leftShareAt(pixel: Whole, isLeft: boolean): number {
  if (pixel < 0) return isLeft ? 1 : 0
  const at = pixel * 4
  const red = (data[at] - middleTone[0]) * toneStep[0]
  const green = (data[at + 1] - middleTone[1]) * toneStep[1]
  const blue = (data[at + 2] - middleTone[2]) * toneStep[2]
  const alpha = (data[at + 3] - middleTone[3]) * toneStep[3]
  return clamp(0.5 + red + green + blue + alpha, 0, 1)
}

/** Share (0..1) of ink `near` in a pixel that contains `near` and `far`. */
function shareAt(step: Whole, near: Whole, far: Whole): number {
  const pixel = pixelAt(step)
  if (pixel < 0) return step < 0 ? 1 : 0
  return shareOfTwo(pixel * 4, near * 4, far * 4)
}

/**
 * Share (0..1) of a pixel that is on a boundary's right, by the pixel's colour; `UNKNOWN` where a third ink is near or
 * the pixel is outside. On a torus it may lie past the frame.
 */
export function shareBeside(x: Whole, y: Whole, left: Whole, right: Whole): number {
  if (frame[2] === 0 && !isInFrame(x, y)) return UNKNOWN
  for (let dy: Whole = -1; dy <= 1; dy++) {
    const line = (placeIn(y + dy, frame[1]) + 1) * (frame[0] + 2) + 1
    for (let dx: Whole = -1; dx <= 1; dx++) {
      const label = padded[line + placeIn(x + dx, frame[0])]
      if (label !== left && label !== right) return UNKNOWN
    }
  }
  return shareOfTwo((placeIn(y, frame[1]) * frame[0] + placeIn(x, frame[0])) * 4, right * 4, left * 4)
}

/** The coordinate inside the frame that stands for one outside: modulo the size on a torus, else clamped. */
function placeIn(place: Whole, size: Whole): Whole {
  if (place >= 0 && place < size) return place
  return frame[2] === 1 ? onCopy(place, size) : place < 0 ? 0 : size - 1
}

/**
 * Share of ink `near` in a pixel that consists of `near` and `far`; all are given by the index of their first value.
 */
function shareOfTwo(pixel: Whole, near: Whole, far: Whole): number {
  let along = 0
  let length = 0
  for (let channel: Whole = 0; channel < 4; channel++) {
    const base = inkLevels[far + channel]
    const span = inkLevels[near + channel] - base
    along += (levels[data[pixel + channel]] - base) * span
    length += span * span
  }
  return clamp(length === 0 ? 0.5 : along / length, 0, 1)
}

/**
 * Edge of a line one pixel wide, whose coverage belongs to both its edges. Its width is the sum of coverage; its centre
 * follows from the neighbour into which it spills.
 *
 * @param direction 1 when the line is past the crack, -1 when it is before
 */
function thinLineEdge(direction: Whole, ground: Whole, line: Whole): number {
  const core: Whole = direction > 0 ? 0 : -1
  const before = spillAt(core - 1, ground, line)
  const after = spillAt(core + 1, ground, line)
  const inside = shareAt(core, line, ground)
  const width = before + inside + after
  const spill = after - before
  const center = 0.5 + (spill / (before + after + 0.1)) * ((1 - inside) / 2) + spill / 2
  const low = height + core + center
  // Pixels; a thinner line would not print and might cross itself.
  const half = greater(0.1, width) / 2
  return direction > 0 ? low - half : low + half
}

function spillAt(step: Whole, ground: Whole, line: Whole): number {
  return labelAt(step) === ground ? shareAt(step, line, ground) : 0
}

/**
 * For a line one pixel wide between two inks: how much of the ink on this side the line's pixel and its neighbours
 * contain; `UNTOLD` where the three inks cannot be separated in a mix.
 *
 * @param direction 1 when the line is past the crack, -1 when it is before
 */
function outlineSum(direction: Whole, own: Whole, line: Whole, beyond: Whole): number {
  if (beyond === OUTSIDE) return UNTOLD
  let sum = 0
  for (let away: Whole = -1; away <= 1; away++) {
    const pixel = pixelAt(direction > 0 ? away : -1 - away)
    const share = pixel < 0 ? 1 : shareOfThree(pixel * 4, own * 4, line * 4, beyond * 4)
    if (share === UNTOLD) return UNTOLD
    sum += share
  }
  return sum
}

/**
 * Share (0..1) of the ink `own` in a pixel that contains it, the line, and the ink beyond the line, by least squares
 * with shares that sum to 1; `UNTOLD` where the three colours are nearly collinear, so that a mix of two looks like the
 * third.
 */
function shareOfThree(pixel: Whole, own: Whole, line: Whole, beyond: Whole): number {
  let ownOwn = 0
  let ownBeyond = 0
  let beyondBeyond = 0
  let ownSeen = 0
  let beyondSeen = 0
  for (let channel: Whole = 0; channel < 4; channel++) {
    const base = inkLevels[line + channel]
    const u = inkLevels[own + channel] - base
    const v = inkLevels[beyond + channel] - base
    const seen = levels[data[pixel + channel]] - base
    ownOwn += u * u
    ownBeyond += u * v
    beyondBeyond += v * v
    ownSeen += u * seen
    beyondSeen += v * seen
  }
  const apart = ownOwn * beyondBeyond - ownBeyond * ownBeyond
  if (!(apart > APART_MIN * ownOwn * beyondBeyond)) return UNTOLD
  const share = (ownSeen * beyondBeyond - beyondSeen * ownBeyond) / apart
  const rest = (beyondSeen * ownOwn - ownSeen * ownBeyond) / apart
  if (share <= 0) return 0
  if (rest <= 0) return clamp(ownSeen / ownOwn, 0, 1)
  return share + rest > 1 ? clamp(share / (share + rest), 0, 1) : share
}
