import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'

/**
 * Levels of 255: the least step of an edge over two pixels, and the largest range that the area beside it may have to
 * count as its side.
 */
const EDGE_MIN = 40
const SIDE_RANGE_MAX = 16
/** Pixels from the middle of an edge at which its side begins, and how many are looked at. */
const SIDE_FROM = 2
const SIDE_PIXELS = 4
/** With fewer sides nothing is concluded. */
const SIDES_MIN = 64

/**
 * Share of the sides of strong edges, 0..1, along which anything changes: about 0 for drawn art, most of them after
 * JPEG, whose edges ring through their blocks. 1 where there are too few sides. Sides that are black or white in all
 * channels are left out: ringing is clipped there.
 */
export function measureRinging(grid: SampleGrid): number {
  const { width, height, wrap } = grid
  const rows = countSides(grid, { length: width, lines: height, step: 1, lineStep: width, wraps: wrap.x })
  const columns = countSides(grid, { length: height, lines: width, step: width, lineStep: 1, wraps: wrap.y })
  const sides = rows.sides + columns.sides
  return sides < SIDES_MIN ? 1 : (rows.ringing + columns.ringing) / sides
}

/** Lines of pixels across a picture: `step` from one pixel to the next, `lineStep` from one line to the next. */
type Lines = {
  readonly length: number
  readonly lines: number
  readonly step: number
  readonly lineStep: number
  readonly wraps: boolean
}

type SideCount = { readonly sides: number; readonly ringing: number }

function countSides({ samples, channels }: SampleGrid, { length, lines, step, lineStep, wraps }: Lines): SideCount {
  let sides = 0
  let ringing = 0
  const line = new Uint8Array(length * channels)
  const rangeOf = createRange(line, { length, channels, wraps })
  for (let start = 0; start < lines * lineStep; start += lineStep) {
    for (let place = 0; place < length; place++)
      for (let c = 0; c < channels; c++) line[place * channels + c] = samples[(start + place * step) * channels + c]
    for (let place = 0; place < length; place++) {
      if (rangeOf(place - 1, 2, 2) < EDGE_MIN) continue
      for (const way of [-1, 1]) {
        const first = place + way * SIDE_FROM
        const range = rangeOf(first, SIDE_PIXELS, way)
        if (range > SIDE_RANGE_MAX || isCutOff(line, channels, foldIndex(first, length, wraps))) continue
        sides++
        if (range > 0) ringing++
      }
    }
  }
  return { sides, ringing }
}

/**
 * Returns a function that gives the largest range of any channel over `count` pixels of a line, `apart` pixels from one
 * to the next.
 */
function createRange(
  line: Uint8Array,
  { length, channels, wraps }: Pick<Lines, 'length' | 'wraps'> & Pick<SampleGrid, 'channels'>,
): (first: number, count: number, apart: number) => number {
  return (first, count, apart) => {
    let largest = 0
    for (let c = 0; c < channels; c++) {
      let low = 255
      let high = 0
      for (let k = 0; k < count; k++) {
        const value = line[foldIndex(first + k * apart, length, wraps) * channels + c]
        if (value < low) low = value
        if (value > high) high = value
      }
      if (high - low > largest) largest = high - low
    }
    return largest
  }
}

function isCutOff(line: Uint8Array, channels: number, place: number): boolean {
  for (let c = place * channels; c < (place + 1) * channels; c++) if (line[c] > 0 && line[c] < 255) return false
  return true
}
