import type { Whole } from '../../kernels/whole.ts'
import { clamp, greater } from '../clamp.ts'
import { OUTSIDE } from '../map/corner-kinds.ts'
import { frame, padded } from '../map/grid-kernel.ts'

/** The picture, RGBA. */
export const data = new Uint8Array(0)
/** The inks, four numbers each; the light of each coded value, and that of the inks. */
export const values = new Float64Array(1024)
export const levels = new Float64Array(256)
export const inkLevels = new Float64Array(1024)
/** Most pixels taken on each side of an edge. */
export const reach = new Int32Array(1)

// Squared sine of the least angle, seen from the line's ink, at which the inks beside it can be told apart in a mix.
const APART_MIN = 0.05
// What a share is that cannot be told, and that of a pixel that is not asked.
const UNTOLD = -1
const UNKNOWN = 0 / 0

// The crack that is looked at: its left or upper end in pixels, whether it lies or stands, and at which height, or how far right.
let crackX: Whole = 0
let crackY: Whole = 0
let isLying: Whole = 0
let height = 0

// Between the tones beside the chain: their middle, and the step from right to left over its square.
const middleTone = new Float64Array(4)
const toneStep = new Float64Array(4)

/** Looks at a crack; returns its height. */
export function lookAt(x: Whole, y: Whole, lies: boolean): number {
  crackX = x
  crackY = y
  isLying = lies ? 1 : 0
  height = lies ? y : x
  return height
}

/**
 * Height of the edge in the column of a lying crack or the row of a standing one. `near` is the ink on the low side of the
 * crack, `far` the other.
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

/** Pixels of one ink in a row from the crack outwards, counted no further than needed. */
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

/** The pixel `step` places across the crack (0 is the one just past it), or -1 beyond the frame. */
function pixelAt(step: Whole): Whole {
  const column = isLying === 1 ? crackX : crackX + step
  const row = isLying === 1 ? crackY + step : crackY
  if (isInFrame(column, row)) return row * frame[0] + column
  return frame[2] === 1 ? onCopy(row, frame[1]) * frame[0] + onCopy(column, frame[0]) : -1
}

function onCopy(place: Whole, size: Whole): Whole {
  return ((place % size) + size) % size
}

/** Says between which tones, each named by its first value, the next heights lie. */
export function chooseTones(left: Whole, right: Whole): void {
  let length = 0
  for (let channel: Whole = 0; channel < 4; channel++) {
    middleTone[channel] = (values[left + channel] + values[right + channel]) / 2
    toneStep[channel] = values[left + channel] - values[right + channel]
    length += toneStep[channel] * toneStep[channel]
  }
  for (let channel: Whole = 0; channel < 4; channel++) toneStep[channel] = toneStep[channel] / greater(length, 1e-9)
}

/** Height of the edge between two tones, as `edgeHeight` gives it: where the two pixels beside it pass their middle. */
export function toneHeight(isNearLeft: boolean): number {
  const sum = leftShareAt(pixelAt(-1), isNearLeft) + leftShareAt(pixelAt(0), !isNearLeft)
  return height - 1 + (isNearLeft ? sum : 2 - sum)
}

/** Share (0..1) of the left tone in a pixel; beyond the frame the one that lies there goes on. */
function leftShareAt(pixel: Whole, isLeft: boolean): number {
  if (pixel < 0) return isLeft ? 1 : 0
  const at = pixel * 4
  const red = (data[at] - middleTone[0]) * toneStep[0]
  const green = (data[at + 1] - middleTone[1]) * toneStep[1]
  const blue = (data[at + 2] - middleTone[2]) * toneStep[2]
  const alpha = (data[at + 3] - middleTone[3]) * toneStep[3]
  return clamp(0.5 + red + green + blue + alpha, 0, 1)
}

/** Share (0..1) of ink `near` in a pixel that holds `near` and `far`. */
function shareAt(step: Whole, near: Whole, far: Whole): number {
  const pixel = pixelAt(step)
  if (pixel < 0) return step < 0 ? 1 : 0
  return shareOfTwo(pixel * 4, near * 4, far * 4)
}

/**
 * Share (0..1) of a pixel that lies on a boundary's right, by the pixel's own colour; `UNKNOWN` where a third ink is near or nothing is
 * known. The pixel may lie past the frame of a repeat.
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

/** The place inside the frame that stands for one outside: on a torus its copy, else the nearest. */
function placeIn(place: Whole, size: Whole): Whole {
  if (place >= 0 && place < size) return place
  return frame[2] === 1 ? onCopy(place, size) : place < 0 ? 0 : size - 1
}

/** Share of an ink in a pixel, were it made of two alone; all are named by their first value. */
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
 * Edge of a line one pixel deep, whose coverage belongs to both its edges. Width is the sum of coverage; the centre
 * follows from which neighbour it spills into.
 *
 * @param direction 1 when the line lies past the crack, -1 when before it
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
  // Under a tenth of a pixel a line would print as nothing and cross itself.
  const half = greater(0.1, width) / 2
  return direction > 0 ? low - half : low + half
}

function spillAt(step: Whole, ground: Whole, line: Whole): number {
  return labelAt(step) === ground ? shareAt(step, line, ground) : 0
}

/**
 * Of a line one pixel deep between two inks: all that its pixel and the ones beside it hold of the ink on this side; `UNTOLD` where the
 * three inks cannot be told apart in a mix.
 *
 * @param direction 1 when the line lies past the crack, -1 when before it
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
 * Share (0..1) of the ink `own` in a pixel that holds it, a line and what lies beyond the line; `UNTOLD` where the three inks lie
 * so near one line that shares of two of them look like the third.
 * Source: least squares of two shares, the third being what they leave.
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
