import type { Whole } from '../../kernels/whole.ts'

/** Pixels per row, and number of rows. */
export const frame = new Int32Array(2)
/** The picture, one word per pixel; and the same memory as bytes, RGBA. */
export const words = new Int32Array(0)
export const levels = new Uint8Array(0)
/**
 * Pixels that differ from one of their four neighbours, in reading order; and the index of each row's first one, with
 * the total after the last row.
 */
export const changed = new Int32Array(0)
export const rowStarts = new Int32Array(0)

const OPAQUE = 255

/** Lists the changing pixels; pixels outside the frame do not count. Returns whether all pixels are opaque. */
export function listChanges(): boolean {
  let count: Whole = 0
  let opacity: Whole = -1
  for (let y: Whole = 0; y < frame[1]; y++) {
    const first = y * frame[0]
    const end = first + frame[0]
    const above = y > 0 ? first - frame[0] : first
    const below = y + 1 < frame[1] ? end : first
    let own: Whole = words[first]
    let before: Whole = own
    for (let pixel: Whole = first; pixel < end; pixel++) {
      const after = pixel + 1 < end ? words[pixel + 1] : own
      const x = pixel - first
      if (before !== own || after !== own || words[above + x] !== own || words[below + x] !== own) {
        changed[count] = pixel
        count++
      }
      opacity = opacity & own
      before = own
      own = after
    }
    rowStarts[y + 1] = count
  }
  return ((opacity >> 24) & OPAQUE) === OPAQUE
}

/** Premultiplies the colour of each pixel by its alpha. */
export function premultiply(): void {
  for (let at: Whole = 0; at < 4 * frame[0] * frame[1]; at += 4) {
    const alpha = levels[at + 3]
    if (alpha === OPAQUE) continue
    levels[at] = shareOf(levels[at], alpha)
    levels[at + 1] = shareOf(levels[at + 1], alpha)
    levels[at + 2] = shareOf(levels[at + 2], alpha)
  }
}

function shareOf(level: Whole, alpha: Whole): Whole {
  return Math.floor((level * alpha) / OPAQUE + 0.5) | 0
}

/**
 * Sum of colour differences at each border between columns or rows over the sampled lines; indexed by the pixel after
 * it.
 */
export const borderSteps = new Int32Array(0)

/**
 * Adds up the differences along lines of `count` pixels that lie `step` bytes apart.
 *
 * @param lines number of lines, `lineStep` bytes apart
 * @param apart step from one sampled line to the next
 */
export function sumSteps(count: Whole, step: Whole, lines: Whole, lineStep: Whole, apart: Whole): void {
  for (let at: Whole = 0; at < count; at++) borderSteps[at] = 0
  for (let line: Whole = apart >> 1; line < lines; line += apart) {
    let here: Whole = line * lineStep + step
    for (let at: Whole = 1; at < count; at++) {
      if (words[here >> 2] !== words[(here - step) >> 2])
        borderSteps[at] =
          borderSteps[at] +
          (apartAt(here, step) + apartAt(here + 1, step) + apartAt(here + 2, step) + apartAt(here + 3, step))
      here += step
    }
  }
}

function apartAt(at: Whole, step: Whole): Whole {
  const apart: Whole = levels[at] - levels[at - step]
  return apart < 0 ? -apart : apart
}

/** Sum of the differences at the borders of `cells` cells of equal width. */
export function sumBorders(count: Whole, cells: Whole): Whole {
  let sum: Whole = 0
  for (let i: Whole = 1; i < cells; i++) sum += borderSteps[borderAt(count, i, cells)]
  return sum
}

/**
 * Position of one border. Enlarging by a fraction rounds it down or up; the one with the larger difference is taken.
 */
export function borderAt(count: Whole, i: Whole, cells: Whole): Whole {
  const at = Math.floor((i * count) / cells) | 0
  return count % cells !== 0 && at + 1 < count && borderSteps[at + 1] > borderSteps[at] ? at + 1 : at
}
