import type { Whole } from '../../kernels/whole.ts'
import { patch } from './mask-kernel.ts'
import { frame, ink, isInside } from './model-kernel.ts'

/** State of each pixel: 0, `SETTLED` or `LARGE`; states and inks also as words of four, to pass runs of one ink. */
export const states = new Uint8Array(0)
export const stateFours = new Int32Array(0)
export const inkFours = new Int32Array(0)

const SETTLED = 1
const LARGE = 2
// A byte in each of the four bytes of a word.
const FOUR_TIMES = 16843009
// Patches that are larger, or that show more pure pixels, need no explanation; fewer pure pixels may be artefacts of
// compression.
const PATCH_MAX = 4000
const INSIDE_MAX = 120

/** The pixels around one, those at the sides first unless it lies on the frame. */
export const beside = new Int32Array(8)

/** Prepares a walk over all patches. Large ones stay marked, since patches only grow. */
export function startWalk(): void {
  const fours = (frame[0] * frame[1] + 3) >> 2
  for (let four: Whole = 0; four < fours; four++) stateFours[four] = stateFours[four] & (LARGE * FOUR_TIMES)
}

/** Collects in `patch` the next small patch that starts at pixel `from` or later; returns its size, 0 at the end. */
export function nextPatch(from: Whole): Whole {
  const size = frame[0] * frame[1]
  let pixel: Whole = from
  while (pixel < size) {
    const first = pixel - (pixel % frame[0])
    pixel = findStart(pixel, first)
    if (pixel < first + frame[0]) {
      const found = fillPatch(pixel)
      if (found < PATCH_MAX) return found
      pixel++
    }
  }
  return 0
}

/**
 * The next pixel of a row, from `from` on, at which a patch starts, or the row's end. A patch starts at a pixel without
 * a pixel of its own above or to the left, so for nearly all pixels the one to the left decides; a large patch is
 * followed until it proves large.
 */
function findStart(from: Whole, first: Whole): Whole {
  const end = first + frame[0]
  for (let pixel: Whole = from; pixel < end; pixel++) {
    if (pixel > first && ink[pixel - 1] === ink[pixel] && states[pixel - 1] !== SETTLED) pixel = passAlike(pixel, end)
    else if (states[pixel] === 0 && (first === 0 || !goesOnAbove(pixel, first))) return pixel
  }
  return end
}

/** The last of the pixels of one ink that follow in a row, four at a time. */
function passAlike(from: Whole, end: Whole): Whole {
  const alike = ink[from] * FOUR_TIMES
  let pixel: Whole = from
  while ((pixel & 3) === 3 && pixel + 4 < end && inkFours[(pixel + 1) >> 2] === alike) {
    if (states[pixel] === SETTLED || (stateFours[(pixel + 1) >> 2] & FOUR_TIMES) !== 0) return pixel
    pixel += 4
  }
  return pixel
}

/** Whether a pixel belongs to a patch that continues from the row above. */
function goesOnAbove(pixel: Whole, first: Whole): boolean {
  const above = pixel - frame[0]
  return (
    isSameOpen(above, pixel) ||
    (pixel > first && isSameOpen(above - 1, pixel)) ||
    (pixel + 1 < first + frame[0] && isSameOpen(above + 1, pixel))
  )
}

function isSameOpen(one: Whole, pixel: Whole): boolean {
  return ink[one] === ink[pixel] && states[one] !== SETTLED
}

/** Collects the patch of `start` in `patch`; returns its size, or `PATCH_MAX` as soon as it proves large. */
function fillPatch(start: Whole): Whole {
  let size: Whole = 1
  let shown: Whole = 0
  patch[0] = start
  states[start] = SETTLED
  for (let at: Whole = 0; at < size; at++) {
    const around = listBeside(patch[at])
    for (let i: Whole = 0; i < around; i++) {
      const next = beside[i]
      if (!isSameOpen(next, start)) continue
      shown += isInside[next]
      if (states[next] === LARGE || size + 1 >= PATCH_MAX || shown > INSIDE_MAX) return markLarge(size)
      states[next] = SETTLED
      patch[size] = next
      size++
    }
  }
  return size
}

function markLarge(size: Whole): Whole {
  for (let i: Whole = 0; i < size; i++) states[patch[i]] = LARGE
  return PATCH_MAX
}

/** Fills `beside` for a pixel; returns the number of neighbours. */
export function listBeside(pixel: Whole): Whole {
  const width = frame[0]
  const x = pixel % width
  if (x === 0 || x + 1 === width || pixel < width || pixel >= width * (frame[1] - 1)) return listWithin(pixel, x)
  beside[0] = pixel - 1
  beside[1] = pixel + 1
  beside[2] = pixel - width
  beside[3] = pixel + width
  beside[4] = pixel - width - 1
  beside[5] = pixel - width + 1
  beside[6] = pixel + width - 1
  beside[7] = pixel + width + 1
  return 8
}

/** The same for a pixel on the frame, row by row. */
function listWithin(pixel: Whole, x: Whole): Whole {
  const width = frame[0]
  let count: Whole = 0
  for (let row: Whole = pixel - width; row <= pixel + width; row += width)
    for (let step: Whole = -1; step <= 1; step++) {
      const isPast = row < 0 || row >= width * frame[1] || x + step < 0 || x + step >= width
      if (isPast || row + step === pixel) continue
      beside[count] = row + step
      count++
    }
  return count
}
