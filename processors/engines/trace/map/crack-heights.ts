import type { Points } from '../fit/curve.ts'
import { packFloats } from './packed-arrays.ts'

/** Measurements of a chain: position along and across, and which way the crack lay; valid until the next is measured. */
export type Measured = {
  readonly across: Float64Array
  readonly along: Float64Array
  readonly flat: Uint8Array
  /** Room for what is made of them, two numbers a measurement. */
  readonly made: Float64Array
  readonly count: number
}

type Room = Omit<Measured, 'count'>

let room: Room = createRoom(256)

/** Room for the measurements of a chain. Most chains are a few pixels long and there are many, so they share one. */
export function roomFor(count: number): Room {
  if (count > room.flat.length) room = createRoom(2 * count)
  return room
}

function createRoom(count: number): Room {
  return {
    across: new Float64Array(count),
    along: new Float64Array(count),
    flat: new Uint8Array(count),
    made: new Float64Array(count * 2),
  }
}

/** A column's mean height is not the height at its middle: subtract a 24th of the second difference. */
export function correctCurvature(measured: Measured): void {
  const { across, along, flat, made: corrected, count } = measured
  for (let i = 0; i < count; i++) corrected[i] = across[i]
  for (let i = 1; i + 1 < count; i++) {
    const step = along[i + 1] - along[i]
    if (Math.abs(step) !== 1 || along[i] - along[i - 1] !== step) continue
    if (flat[i - 1] !== flat[i] || flat[i + 1] !== flat[i]) continue
    const second = across[i + 1] - 2 * across[i] + across[i - 1]
    // A larger bend is a corner, not a curve, and has no middle to correct.
    if (Math.abs(second) < 0.5) corrected[i] = across[i] - second / 24
  }
  for (let i = 0; i < count; i++) across[i] = corrected[i]
}

// Two measured points closer than this (pixels) say the same thing; a pair of them would fake a sharp turn.
const POINT_GAP_MIN = 0.45

/** The measurements as places, without those that lie on one another. */
export function dropCrowded(measured: Measured, closed: boolean): Points {
  const { made: points } = measured
  let used = placeApart(measured)
  if (closed && used > 8 && Math.hypot(points[0] - points[used - 2], points[1] - points[used - 1]) < POINT_GAP_MIN)
    used -= 2
  return packFloats(points, used)
}

/** Writes those that lie apart as places; returns how many numbers they are. A function of its own, since nothing may follow a loop that is hot. */
function placeApart({ across, along, flat, made: points, count }: Measured): number {
  let used = 0
  for (let i = 0; i < count; i++) {
    const x = flat[i] ? along[i] : across[i]
    const y = flat[i] ? across[i] : along[i]
    if (used > 0) {
      const dx = x - points[used - 2]
      const dy = y - points[used - 1]
      if (dx * dx + dy * dy < POINT_GAP_MIN * POINT_GAP_MIN) continue
    }
    points[used++] = x
    points[used++] = y
  }
  return used
}
