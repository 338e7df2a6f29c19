/**
 * Bytes of WebAssembly, one within the other so that none is copied before all are written: an expression leaves one
 * value, a statement leaves none. Variables are named by their number.
 */
export type Code = readonly (number | Code)[]

const EMPTY_BLOCK = 0x40
const END = 0x0b
const SIMD = 0xfd

/** The value of a variable (`local.get`). */
export function get(variable: number): Code {
  return [0x20, variable]
}

/** Stores the value of an expression in a variable (`local.set`). */
export function set(variable: number, value: Code): Code {
  return [value, 0x21, variable]
}

/** Runs a statement where the condition is not 0. */
export function when(condition: Code, body: Code): Code {
  return [condition, 0x04, EMPTY_BLOCK, body, END]
}

/** Runs the first statement where the condition is not 0, else the second. */
export function either(condition: Code, yes: Code, no: Code): Code {
  return [condition, 0x04, EMPTY_BLOCK, yes, 0x05, no, END]
}

/**
 * Counts a variable on by `step` and runs the body for it as long as it is under `end`, which is read again each time.
 */
export function count(variable: number, end: Code, step: number, body: Code): Code {
  const isOver = i32.atLeast(get(variable), end)
  const next = set(variable, i32.add(get(variable), i32.of(step)))
  return [0x02, EMPTY_BLOCK, 0x03, EMPTY_BLOCK, isOver, 0x0d, 1, body, next, 0x0c, 0, END, END]
}

/** Runs the body again and again as long as the condition, which is read before each time, is not 0. */
export function whilst(condition: Code, body: Code): Code {
  return [0x02, EMPTY_BLOCK, 0x03, EMPTY_BLOCK, i32.isZero(condition), 0x0d, 1, body, 0x0c, 0, END, END]
}

/** `count` from a number on. */
export function countFrom(variable: number, from: Code, end: Code, step: number, body: Code): Code {
  return [set(variable, from), count(variable, end, step, body)]
}

/** Copies bytes: to, from, how many. */
export const copyBytes = (...operands: readonly [Code, Code, Code]): Code => [operands, 0xfc, 0x0a, 0, 0]

const after =
  (...operation: number[]) =>
  (...operands: readonly Code[]): Code => [operands, operation]

/** Loads and stores take an address in bytes, of any alignment. */
const memory =
  (...operation: number[]) =>
  (...operands: readonly Code[]): Code => [operands, operation, 0, 0]

/** Whole numbers of 32 bits, signed where it matters. */
export const i32 = {
  of: (value: number): Code => [0x41, signed(value)],
  load: memory(0x28),
  /** One byte, 0..255. */
  load8: memory(0x2d),
  store: memory(0x36),
  store8: memory(0x3a),
  add: after(0x6a),
  subtract: after(0x6b),
  multiply: after(0x6c),
  remainder: after(0x6f),
  and: after(0x71),
  or: after(0x72),
  shiftLeft: after(0x74),
  shiftRight: after(0x75),
  isZero: after(0x45),
  equal: after(0x46),
  unlike: after(0x47),
  under: after(0x48),
  above: after(0x4a),
  atLeast: after(0x4e),
  /** The first value where the third is not 0, else the second. */
  choose: after(0x1b),
  lesser: (one: Code, other: Code): Code => i32.choose(one, other, i32.under(one, other)),
  greater: (one: Code, other: Code): Code => i32.choose(one, other, i32.above(one, other)),
  truncated: after(0xaa),
} as const

/** Numbers of 64 bits; those of 32 bits are widened as they are loaded and rounded as they are stored. */
export const f64 = {
  of: (value: number): Code => [0x44, ...new Uint8Array(Float64Array.of(value).buffer)],
  load: memory(0x2b),
  store: memory(0x39),
  loadFloat: (address: Code): Code => [memory(0x2a)(address), 0xbb],
  storeFloat: (address: Code, value: Code): Code => memory(0x38)(address, [value, 0xb6]),
  add: after(0xa0),
  subtract: after(0xa1),
  multiply: after(0xa2),
  divide: after(0xa3),
  equal: after(0x61),
  unlike: after(0x62),
  under: after(0x63),
  above: after(0x64),
  atMost: after(0x65),
  magnitude: after(0x99),
  negative: after(0x9a),
  root: after(0x9f),
  lesser: after(0xa4),
  greater: after(0xa5),
  ceiling: after(0x9b),
  floor: after(0x9c),
  /** Of a whole number of 32 bits, such as a comparison gives. */
  fromWhole: after(0xb7),
  lane: (vector: Code, lane: 0 | 1): Code => [vector, SIMD, 0x21, lane],
} as const

/** Two numbers of 64 bits at a time. */
export const f64x2 = {
  load: memory(SIMD, 0x00),
  loadFloats: (address: Code): Code => [memory(SIMD, 0x5d)(address), SIMD, 0x5f],
  storeFloats: (address: Code, value: Code): Code => [address, value, SIMD, 0x5e, SIMD, 0x5b, 0, 0, 0],
  spread: after(SIMD, 0x14),
  add: after(SIMD, 0xf0, 0x01),
  multiply: after(SIMD, 0xf2, 0x01),
  /** Of the first two of four whole numbers. */
  fromWhole: after(SIMD, 0xfe, 0x01),
} as const

/** Vectors of whole numbers: sixteen of 8 bits, eight of 16, four of 32. */
export const whole = {
  spread: after(SIMD, 0x11),
  /** The first eight of sixteen, 0..255, as numbers of 16 bits. */
  widenBytes: after(SIMD, 0x89, 0x01),
  /** The first four of eight as numbers of 32 bits. */
  widen: after(SIMD, 0xa7, 0x01),
  subtract16: after(SIMD, 0x91, 0x01),
  /** Products of numbers of 16 bits, each two neighbours summed. */
  dot16: after(SIMD, 0xba, 0x01),
  or: after(SIMD, 0x50),
  lane: (vector: Code, lane: number): Code => [vector, SIMD, 0x1b, lane],
  of: (...lanes: readonly [number, number, number, number]): Code => [
    SIMD,
    0x0c,
    ...new Uint8Array(Int32Array.of(...lanes).buffer),
  ],
  /** The second half, and after it the first. */
  swapHalves: (value: Code): Code => [value, value, SIMD, 0x0d, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7],
} as const

/** Signed LEB128 of a whole number of 32 bits. */
function signed(value: number): Code {
  if (value >= -64 && value < 64) return [value & 0x7f]
  return [(value & 0x7f) | 0x80, signed(value >> 7)]
}
