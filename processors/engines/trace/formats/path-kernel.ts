import type { Whole } from '../../kernels/whole.ts'

/** Most segments per call. */
export const SEGMENTS_MAX = 256

/** Output: ASCII characters, one byte each. */
export const letters = new Uint8Array(65_536)
/** Input: segments, six numbers each, and 1 for each that is a line. */
export const coords = new Float64Array(6 * SEGMENTS_MAX)
export const lines = new Uint8Array(SEGMENTS_MAX)

const TENTH = 0.1
const SPACE = 32
const MINUS = 45
const POINT = 46
const ZERO = 48
const C = 67
const L = 76
const M = 77

/** Appends the start of a ring to the first `used` characters; returns their new number. */
export function writeStart(x: number, y: number, used: Whole, decimals: Whole): Whole {
  letters[used] = M
  return writePlace(x, y, used + 1, decimals)
}

/** Appends the first `count` segments; returns the new number of characters. */
export function writeSegments(count: Whole, used: Whole, decimals: Whole): Whole {
  let at: Whole = used
  for (let i: Whole = 0; i < count; i++) {
    const from = i * 6
    if (lines[i] === 0) {
      letters[at] = C
      at = writePlace(coords[from], coords[from + 1], at + 1, decimals)
      letters[at] = SPACE
      at = writePlace(coords[from + 2], coords[from + 3], at + 1, decimals)
      letters[at] = SPACE
    } else letters[at] = L
    at = writePlace(coords[from + 4], coords[from + 5], at + 1, decimals)
  }
  return at
}

function writePlace(x: number, y: number, used: Whole, decimals: Whole): Whole {
  const at = writeNumber(x, used, decimals)
  letters[at] = SPACE
  return writeNumber(y, at + 1, decimals)
}

/** Rounds halves upwards, like `Math.round`. */
function writeNumber(value: number, used: Whole, decimals: Whole): Whole {
  let scale = 1
  for (let i: Whole = 0; i < decimals; i++) scale *= 10
  const below = Math.floor(value * scale)
  const units = value * scale - below >= 0.5 ? below + 1 : below
  let at: Whole = used
  if (units < 0) {
    letters[at] = MINUS
    at++
  }
  const size = Math.abs(units)
  const whole: Whole = Math.floor(size / scale) | 0
  return writeTail((size - whole * scale) | 0, writeWhole(whole, at), decimals)
}

function writeWhole(value: Whole, used: Whole): Whole {
  let rest: Whole = value
  let end: Whole = used + 1
  while (rest >= 10) {
    rest = tenthOf(rest)
    end++
  }
  writeDigits(value, used, end)
  return end
}

/** Writes the decimals without trailing zeros. */
function writeTail(value: Whole, used: Whole, decimals: Whole): Whole {
  if (value === 0) return used
  let rest: Whole = value
  let end: Whole = used + 1 + decimals
  while (rest === 10 * tenthOf(rest)) {
    rest = tenthOf(rest)
    end--
  }
  letters[used] = POINT
  writeDigits(rest, used + 1, end)
  return end
}

function writeDigits(value: Whole, from: Whole, end: Whole): void {
  let rest: Whole = value
  for (let at: Whole = end - 1; at >= from; at--) {
    const next = tenthOf(rest)
    letters[at] = ZERO + rest - 10 * next
    rest = next
  }
}

/** A tenth, rounded down. The constant 0.1 is slightly more than a tenth, but by too little to change a quotient. */
function tenthOf(value: Whole): Whole {
  return Math.floor(value * TENTH) | 0
}
