import type { Whole } from './whole.ts'

/**
 * Four numbers of 32 bits, which kernels calculate with at once: their compiler writes each of these functions as one
 * instruction of WebAssembly (`test/harness/kernels/compile-four.ts`). Here they are what those do.
 */
export type Four = Float32Array

/** The same number four times. */
export function fourOf(value: number): Four {
  return new Float32Array(4).fill(value)
}

/** Four numbers of an array from `at` on. */
export function fourAt(array: Float32Array, at: Whole): Four {
  return array.slice(at, at + 4)
}

/** Stores four numbers in an array from `at` on. */
export function putFour(array: Float32Array, at: Whole, value: Four): void {
  array.set(value, at)
}

/** Sums, one by one. */
export function add4(one: Four, other: Four): Four {
  return one.map((value, lane) => value + other[lane])
}

/** Differences, one by one. */
export function subtract4(one: Four, other: Four): Four {
  return one.map((value, lane) => value - other[lane])
}

/** Products, one by one. */
export function multiply4(one: Four, other: Four): Four {
  return one.map((value, lane) => value * other[lane])
}

/** Quotients, one by one. */
export function divide4(one: Four, other: Four): Four {
  return one.map((value, lane) => value / other[lane])
}

/** The lesser of each two. */
export function lesser4(one: Four, other: Four): Four {
  return one.map((value, lane) => Math.min(value, other[lane]))
}

/** The greater of each two. */
export function greater4(one: Four, other: Four): Four {
  return one.map((value, lane) => Math.max(value, other[lane]))
}

/** Square roots. */
export function root4(value: Four): Four {
  return value.map(Math.sqrt)
}

/** The third number where the first is above the second, else 0. */
export function where4(one: Four, other: Four, value: Four): Four {
  return one.map((level, lane) => (level > other[lane] ? value[lane] : 0))
}

/** Any four of the eight numbers of two fours; 0 to 3 are the first one's. */
export function pick4(one: Four, other: Four, a: Whole, b: Whole, c: Whole, d: Whole): Four {
  return Float32Array.from([a, b, c, d], (lane) => (lane < 4 ? one[lane] : other[lane - 4]))
}
