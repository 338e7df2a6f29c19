// What contours cover of each pixel, exactly, and how that changes when their vertices move.
import type { Contours } from './follow-cracks.ts'
import type { LabelSamples } from './label-samples.ts'

/** Chords of contours cut at the grid of pixels. */
export type Cuts = {
  readonly count: number
  /** Vertices at both ends of the chord, and its pixel. */
  readonly from: Int32Array
  readonly to: Int32Array
  readonly pixel: Int32Array
  /** How much area the part of the chord in this pixel sweeps to its left per pixel that it is moved along x and y. */
  readonly sweepX: Float64Array
  readonly sweepY: Float64Array
  /** Where on the chord the middle of the part lies, 0..1, and where in the pixel, from its left side, 0..1. */
  readonly share: Float64Array
  readonly inside: Float64Array
  /** Inks to the left and right of the chord. */
  readonly left: Uint8Array
  readonly right: Uint8Array
}

/** Cuts all chords at the grid of a picture of width × height pixels. */
export function cutContours({ points, chains }: Contours, width: number, height: number): Cuts {
  let cuts = createCuts(ROOM_FIRST)
  let count = 0
  for (const { vertices, left, right } of chains)
    for (let k = 0; k + 1 < vertices.length; k++) {
      const [from, to] = [vertices[k], vertices[k + 1]]
      const [x, y] = [points[2 * from], points[2 * from + 1]]
      const [acrossX, acrossY] = [points[2 * to] - x, points[2 * to + 1] - y]
      visitParts(x, y, acrossX, acrossY, (start, end) => {
        const share = (start + end) / 2
        const [middle, row] = [x + share * acrossX, Math.floor(y + share * acrossY)]
        // What lies beyond the left side still covers all that is right of it.
        const column = Math.max(0, Math.floor(middle))
        if (row < 0 || row >= height || column >= width) return
        if (count === cuts.pixel.length) cuts = growCuts(cuts, 2 * count)
        cuts.from[count] = from
        cuts.to[count] = to
        cuts.pixel[count] = row * width + column
        cuts.sweepX[count] = (end - start) * acrossY
        cuts.sweepY[count] = (start - end) * acrossX
        cuts.share[count] = share
        cuts.inside[count] = Math.max(0, middle - column)
        cuts.left[count] = left
        cuts.right[count++] = right
      })
    }
  return { ...cuts, count }
}

/** Room for so many cuts at first. */
const ROOM_FIRST = 1024

/** Calls `visit` with the shares of a chord, 0..1, between which it stays in one pixel. */
function visitParts(
  x: number,
  y: number,
  acrossX: number,
  acrossY: number,
  visit: (start: number, end: number) => void,
): void {
  let [nextX, nextY] = [firstCut(x, acrossX), firstCut(y, acrossY)]
  for (let at = 0; at < 1; ) {
    const next = Math.min(1, nextX, nextY)
    if (next > at) visit(at, next)
    if (nextX <= next) nextX += 1 / Math.abs(acrossX)
    if (nextY <= next) nextY += 1 / Math.abs(acrossY)
    at = next
  }
}

function firstCut(from: number, across: number): number {
  if (across === 0) return Number.POSITIVE_INFINITY
  const line = across > 0 ? Math.floor(from) + 1 : Math.ceil(from) - 1
  return (line - from) / across
}

function createCuts(room: number): Omit<Cuts, 'count'> {
  return {
    from: new Int32Array(room),
    to: new Int32Array(room),
    pixel: new Int32Array(room),
    sweepX: new Float64Array(room),
    sweepY: new Float64Array(room),
    share: new Float64Array(room),
    inside: new Float64Array(room),
    left: new Uint8Array(room),
    right: new Uint8Array(room),
  }
}

function growCuts(old: Omit<Cuts, 'count'>, room: number): Omit<Cuts, 'count'> {
  const grown = createCuts(room)
  for (const key of Object.keys(grown) as (keyof typeof grown)[]) grown[key].set(old[key])
  return grown
}

/**
 * The picture that cut contours draw when every pixel is the mean over its area, `channels` components a pixel.
 *
 * @param labels of the same picture, for the inks along its left side
 * @param drawn a buffer for it, if there is one already
 */
export function drawAreas(
  cuts: Cuts,
  { inks, width, perPixel }: LabelSamples,
  colours: Float32Array,
  channels: number,
  height: number,
  drawn: Float64Array = new Float64Array((width / perPixel) * height * channels),
): Float64Array {
  const columns = width / perPixel
  drawn.fill(0)
  for (let row = 0; row < height * perPixel; row++)
    for (let c = 0; c < channels; c++)
      drawn[Math.floor(row / perPixel) * columns * channels + c] += colours[inks[row * width] * channels + c] / perPixel
  for (let i = 0; i < cuts.count; i++) {
    const at = cuts.pixel[i] * channels
    const isLast = (cuts.pixel[i] + 1) % columns === 0
    for (let c = 0; c < channels; c++) {
      const step = (colours[cuts.left[i] * channels + c] - colours[cuts.right[i] * channels + c]) * cuts.sweepX[i]
      drawn[at + c] += step * (1 - cuts.inside[i])
      if (!isLast) drawn[at + channels + c] += step * cuts.inside[i]
    }
  }
  for (let row = 0; row < height; row++)
    for (let c = 0; c < channels; c++) {
      let sum = 0
      for (let x = 0; x < columns; x++) {
        const at = (row * columns + x) * channels + c
        sum += drawn[at]
        drawn[at] = sum
      }
    }
  return drawn
}
