import { add4, type Four, fourAt, fourOf, multiply4, pick4, putFour, subtract4 } from '../../kernels/four.ts'
import type { Whole } from '../../kernels/whole.ts'

/**
 * Width and height of the picture, pixels; taps of its blur, taken twice, in lightness and in colour on either side of the
 * middle one; how many components it has, blocks in a row, numbers in a row of a plane and of `quarters`, and the most
 * candidates in a row.
 */
export const frame = new Int32Array(9)
/** Blur of the picture beyond what its pixels and their quarters are blurred by anyway, twice, from the middle outwards. */
export const lightTaps = new Float32Array(24)
export const colorTaps = new Float32Array(24)
/** What of it blurs a picture once more, from the middle outwards. */
export const onceTaps = new Float32Array(24)
/** For each row and each block of 16 pixels in it, whether an open pixel sees it. */
export const seen = new Uint8Array(0)
/** What each pixel shows, blurred once more, a plane per component. */
export const shown = new Float32Array(0)
/** How far the estimate, blurred like the picture, is from it, a plane per component; and a plane to blur in. */
export const missed = new Float32Array(0)
export const half = new Float32Array(0)
/** What the four quarters of each pixel show, three rows of pixels; the first is one before the picture's. */
export const quarters = new Float32Array(0)

export const BLOCK = 16
/** Numbers on either side of a plane's row, as many as a blur may reach for. */
export const MARGIN = 24

// Quarters are blurred over their neighbours by 1:2:1, then four of them are a pixel: both together for a pixel's own
// quarters and for those beside it, along one axis.
const OWN_WEIGHT = 0.375
const BESIDE_WEIGHT = 0.125

/** Where a row of a component's plane begins. */
export function rowOf(component: Whole, y: Whole): Whole {
  return (component * frame[1] + y) * frame[6] + MARGIN
}

/** What its quarters and those above and below make of each half of a pixel's upper and lower side. */
function narrowPixel(before: Whole, own: Whole, after: Whole): Four {
  const beside = pick4(fourAt(quarters, before), fourAt(quarters, after), 2, 3, 4, 5)
  return narrowed(fourAt(quarters, own), beside)
}

function narrowed(own: Four, beside: Four): Four {
  return add4(multiply4(fourOf(OWN_WEIGHT), own), multiply4(fourOf(BESIDE_WEIGHT), beside))
}

/** What a pixel would show of these; the four are still to be summed. */
function narrowAlong(left: Four, own: Four, right: Four): Four {
  return narrowed(own, pick4(right, left, 0, 5, 2, 7))
}

/** Sums of each of four fours. */
function sumsOf(one: Four, two: Four, three: Four, four: Four): Four {
  const first = add4(pick4(one, two, 0, 1, 4, 5), pick4(one, two, 2, 3, 6, 7))
  const second = add4(pick4(three, four, 0, 1, 4, 5), pick4(three, four, 2, 3, 6, 7))
  return add4(pick4(first, second, 0, 2, 4, 6), pick4(first, second, 1, 3, 5, 7))
}

/** What the seen pixels of a row would show of the quarters, without the picture's own blur. */
export function narrowRow(component: Whole, y: Whole, above: Whole, middle: Whole, below: Whole): void {
  const row = rowOf(component, y)
  for (let b: Whole = 0; b < frame[5]; b++)
    if (seen[y * frame[5] + b] !== 0) {
      const to = row + b * BLOCK
      const at = 4 * b * BLOCK
      let left = narrowPixel(above + at, middle + at, below + at)
      let own = narrowPixel(above + at + 4, middle + at + 4, below + at + 4)
      for (let x: Whole = 0; x < BLOCK; x += 4) {
        const next = at + 4 * x + 8
        const one = narrowPixel(above + next, middle + next, below + next)
        const two = narrowPixel(above + next + 4, middle + next + 4, below + next + 4)
        const three = narrowPixel(above + next + 8, middle + next + 8, below + next + 8)
        const four = narrowPixel(above + next + 12, middle + next + 12, below + next + 12)
        const sums = sumsOf(
          narrowAlong(left, own, one),
          narrowAlong(own, one, two),
          narrowAlong(one, two, three),
          narrowAlong(two, three, four),
        )
        putFour(missed, to + x, sums)
        left = three
        own = four
      }
    }
  closeRow(missed, row)
}

/** Repeats the first and the last number of a row outwards. */
export function closeRow(plane: Float32Array, row: Whole): void {
  const first = plane[row]
  for (let i: Whole = row - MARGIN; i < row; i++) plane[i] = first
  const end = row - MARGIN + frame[6]
  const last = plane[row + frame[0] - 1]
  for (let i: Whole = row + frame[0]; i < end; i++) plane[i] = last
}

/** Blurs the seen blocks of a plane along both axes, and takes what is shown away. */
export function missPlane(component: Whole): void {
  const reach: Whole = component === 0 ? frame[2] : frame[3]
  for (let y: Whole = 0; y < frame[1]; y++)
    for (let b: Whole = 0; b < frame[5]; b++)
      if (seen[y * frame[5] + b] !== 0)
        blurAlong(rowOf(component, y) + b * BLOCK, rowOf(0, y) + b * BLOCK, reach, component)
  for (let y: Whole = 0; y < frame[1]; y++) {
    for (let b: Whole = 0; b < frame[5]; b++)
      if (seen[y * frame[5] + b] !== 0) missBlock(y, b * BLOCK, reach, component)
    closeRow(missed, rowOf(component, y))
  }
}

function tapOf(component: Whole, at: Whole): Four {
  return fourOf(component === 0 ? lightTaps[at] : colorTaps[at])
}

function blurAlong(from: Whole, to: Whole, reach: Whole, component: Whole): void {
  for (let x: Whole = 0; x < BLOCK; x += 4) {
    let sum = multiply4(tapOf(component, 0), fourAt(missed, from + x))
    for (let i: Whole = 1; i <= reach; i++) {
      const sides = add4(fourAt(missed, from + x - i), fourAt(missed, from + x + i))
      sum = add4(sum, multiply4(tapOf(component, i), sides))
    }
    putFour(half, to + x, sum)
  }
}

function missBlock(y: Whole, start: Whole, reach: Whole, component: Whole): void {
  const to = rowOf(component, y) + start
  const own = rowOf(0, y) + start
  const top = rowOf(0, 0) + start
  const bottom = rowOf(0, frame[1] - 1) + start
  for (let x: Whole = 0; x < BLOCK; x += 4) {
    let sum = multiply4(tapOf(component, 0), fourAt(half, own + x))
    for (let i: Whole = 1; i <= reach; i++) {
      const up = Math.max(top, own - i * frame[6]) + x
      const low = Math.min(bottom, own + i * frame[6]) + x
      sum = add4(sum, multiply4(tapOf(component, i), add4(fourAt(half, up), fourAt(half, low))))
    }
    putFour(missed, to + x, subtract4(sum, fourAt(shown, to + x)))
  }
}

/** Blurs what is shown of a component once more, as far as `reach` pixels away. */
export function blurShown(component: Whole, reach: Whole): void {
  for (let y: Whole = 0; y < frame[1]; y++) {
    const row = rowOf(component, y)
    closeRow(shown, row)
    for (let x: Whole = 0; x < frame[0]; x += 4) {
      let sum = multiply4(fourOf(onceTaps[0]), fourAt(shown, row + x))
      for (let i: Whole = 1; i <= reach; i++)
        sum = add4(sum, multiply4(fourOf(onceTaps[i]), add4(fourAt(shown, row + x - i), fourAt(shown, row + x + i))))
      putFour(half, rowOf(0, y) + x, sum)
    }
  }
  for (let y: Whole = 0; y < frame[1]; y++)
    for (let x: Whole = 0; x < frame[0]; x += 4) {
      let sum = multiply4(fourOf(onceTaps[0]), fourAt(half, rowOf(0, y) + x))
      for (let i: Whole = 1; i <= reach; i++) {
        const up = rowOf(0, Math.max(0, y - i)) + x
        const low = rowOf(0, Math.min(frame[1] - 1, y + i)) + x
        sum = add4(sum, multiply4(fourOf(onceTaps[i]), add4(fourAt(half, up), fourAt(half, low))))
      }
      putFour(shown, rowOf(component, y) + x, sum)
    }
}
