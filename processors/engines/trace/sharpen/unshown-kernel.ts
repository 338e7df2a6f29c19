import type { Whole } from '../../kernels/whole.ts'

/** Width and height of the picture. */
export const sides = new Int32Array(2)
/** Ink of each quarter of a pixel, rows twice as long as the picture's. */
export const drawn = new Uint8Array(0)
/** Of each ink its place from the darkest to the lightest; in this order the inks, and their lightness. */
export const ranks = new Uint8Array(256)
export const levels = new Float64Array(256)
/** The lowest and the highest place of the inks in each pixel and in those beside it. */
export const low = new Uint8Array(0)
export const high = new Uint8Array(0)
/** The lightness that the pixels of a row show. */
export const shownRow = new Float32Array(0)
/** The columns in a row that are past what is around them, and the place of the ink that they are past. */
export const past = new Int32Array(0)
export const pastRank = new Int32Array(0)

// Lightness past the inks around a pixel from which they do not explain it: levels of the largest contrast, and a share of what
// lies between them, by which compression and sharpening swing beside their borders.
const PAST_MIN = 0.06
const SWING = 0.2

/** Finds what lies in each pixel and beside it in its row. */
export function rankPixels(): void {
  const width = sides[0]
  const wide: Whole = 2 * width
  for (let y: Whole = 0; y < sides[1]; y++) {
    let at: Whole = 2 * y * wide
    const start: Whole = y * width
    for (let x: Whole = 0; x < width; x++) {
      const one = ranks[drawn[at]]
      const two = ranks[drawn[at + 1]]
      const three = ranks[drawn[at + wide]]
      const four = ranks[drawn[at + wide + 1]]
      low[start + x] = lesser(lesser(one, two), lesser(three, four))
      high[start + x] = greater(greater(one, two), greater(three, four))
      at += 2
    }
    spread(start)
  }
}

/** Widens what lies in the pixels of a row to those beside. */
function spread(start: Whole): void {
  const end: Whole = start + sides[0]
  let lowBefore: Whole = low[start]
  let highBefore: Whole = high[start]
  for (let at: Whole = start; at < end; at++) {
    const next: Whole = at + 1 < end ? at + 1 : at
    const ownLow = low[at]
    const ownHigh = high[at]
    low[at] = lesser(lesser(lowBefore, ownLow), low[next])
    high[at] = greater(greater(highBefore, ownHigh), high[next])
    lowBefore = ownLow
    highBefore = ownHigh
  }
}

/** Lists the pixels of a row that are darker or lighter than all inks around them; how many they are. */
export function listPast(y: Whole): Whole {
  const width = sides[0]
  const own: Whole = y * width
  const above: Whole = y > 0 ? own - width : own
  const below: Whole = y + 1 < sides[1] ? own + width : own
  let count: Whole = 0
  for (let x: Whole = 0; x < width; x++) {
    const dark = lesser(lesser(low[above + x], low[own + x]), low[below + x])
    const pale = greater(greater(high[above + x], high[own + x]), high[below + x])
    const least = levels[dark]
    const most = levels[pale]
    const margin = PAST_MIN + SWING * (most - least)
    const level = shownRow[x]
    if (level >= least - margin && level <= most + margin) continue
    past[count] = x
    pastRank[count] = level < least ? dark : pale
    count++
  }
  return count
}

function lesser(one: Whole, other: Whole): Whole {
  return one < other ? one : other
}

function greater(one: Whole, other: Whole): Whole {
  return one > other ? one : other
}
