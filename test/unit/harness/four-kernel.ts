import {
  add4,
  divide4,
  type Four,
  fourAt,
  fourOf,
  greater4,
  lesser4,
  multiply4,
  pick4,
  putFour,
  root4,
  subtract4,
  where4,
} from '../../../processors/engines/kernels/four.ts'
import type { Whole } from '../../../processors/engines/kernels/whole.ts'

export const given = new Float32Array(8)
export const found = new Float32Array(44)

function between(one: Four, other: Four): Four {
  const sum = add4(one, other)
  return multiply4(fourOf(0.5), sum)
}

function writeAll(to: Whole, value: Four, from: Whole): void {
  putFour(found, to, value)
  for (let i: Whole = 0; i < 4; i++) found[to + i] = found[to + i] + from
}

/** Tries every function of fours on the eight numbers given. */
export function tryFours(isTurned: Whole): void {
  const one = fourAt(given, 0)
  let other = fourAt(given, 4)
  if (isTurned === 1) other = pick4(other, other, 3, 2, 1, 0)
  putFour(found, 0, add4(one, other))
  putFour(found, 4, subtract4(one, other))
  putFour(found, 8, multiply4(one, other))
  putFour(found, 12, divide4(one, other))
  putFour(found, 16, lesser4(one, other))
  putFour(found, 20, greater4(one, other))
  putFour(found, 24, root4(other))
  putFour(found, 28, where4(one, other, fourOf(7)))
  putFour(found, 32, pick4(one, other, 0, 5, 2, 7))
  putFour(found, 36, between(between(one, other), other))
  writeAll(40, isTurned === 1 ? one : other, 3)
}
