import type { Whole } from '../../kernels/whole.ts'
import { patch } from './mask-kernel.ts'
import { frame, ink, isInside } from './model-kernel.ts'
import { states } from './walk-kernel.ts'

// Pixels of the smallest and of the largest piece; larger ones are areas.
const PIXELS_MIN = 3
const PIXELS_MAX = 4000
// Mean width of a piece, pixels; wider ones show their ink.
const WIDTH_MAX = 4
// Length of border between two pixels at a side and at a corner, by Crofton's formula for four directions: an eighth of
// π, and that times the root of a half.
const SIDE_LENGTH = 0.39269908169872414
const CORNER_LENGTH = 0.2776801836348979

/** Of the piece that was found, the length of its border with each ink and in all, pixels. */
export const pieceShared = new Float64Array(256)
export const pieceBorder = new Float64Array(1)

const stepsAround = new Int32Array(8)
let isLine: Whole = 0

/** Prepares a walk over all thin pieces: what shows its ink pure is no part of any. */
export function startPieces(): void {
  const size = frame[0] * frame[1]
  for (let pixel: Whole = 0; pixel < size; pixel++) states[pixel] = isInside[pixel]
  stepsAround[0] = 1
  stepsAround[1] = -1
  stepsAround[2] = frame[0]
  stepsAround[3] = -frame[0]
  stepsAround[4] = frame[0] + 1
  stepsAround[5] = frame[0] - 1
  stepsAround[6] = 1 - frame[0]
  stepsAround[7] = -frame[0] - 1
}

/**
 * Finds the next connected piece of one ink that is a thin line, shows its ink nowhere pure and does not touch the
 * frame, from a pixel on; its pixels are in `patch`, in the order in which they were reached.
 *
 * @param inks number of inks
 * @param transparent the ink that is none; negative where there is none
 * @returns number of its pixels; 0 where no more follow
 */
export function nextPiece(from: Whole, inks: Whole, transparent: Whole): Whole {
  const size = frame[0] * frame[1]
  for (let pixel: Whole = from; pixel < size; pixel++) {
    if (states[pixel] !== 0 || ink[pixel] === transparent) continue
    const count = collectPiece(pixel, inks)
    if (isLine === 0 || count < PIXELS_MIN || count === PIXELS_MAX || 2 * count > WIDTH_MAX * pieceBorder[0]) continue
    return count
  }
  return 0
}

/** Collects the piece around a pixel; returns the number of its pixels. */
function collectPiece(start: Whole, inks: Whole): Whole {
  const own = ink[start]
  for (let other: Whole = 0; other < inks; other++) pieceShared[other] = 0
  pieceBorder[0] = 0
  isLine = 1
  patch[0] = start
  states[start] = 1
  let count: Whole = 1
  for (let at: Whole = 0; at < count; at++) {
    if (isOnFrame(patch[at])) isLine = 0
    else count = growPiece(patch[at], own, count)
  }
  return count
}

/** Adds what lies around a pixel of the piece to it or to its border; returns the new number of its pixels. */
function growPiece(pixel: Whole, own: Whole, before: Whole): Whole {
  let count: Whole = before
  for (let i: Whole = 0; i < 8; i++) {
    const next = pixel + stepsAround[i]
    if (ink[next] !== own) {
      const length = i < 4 ? SIDE_LENGTH : CORNER_LENGTH
      pieceShared[ink[next]] += length
      pieceBorder[0] += length
    } else if (isInside[next] !== 0) isLine = 0
    else if (states[next] === 0 && count < PIXELS_MAX) {
      states[next] = 1
      patch[count] = next
      count++
    }
  }
  return count
}

function isOnFrame(pixel: Whole): boolean {
  const x = pixel % frame[0]
  return x === 0 || x === frame[0] - 1 || pixel < frame[0] || pixel >= (frame[1] - 1) * frame[0]
}
