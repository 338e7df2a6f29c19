import type { Inks } from '../inks/find-inks.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import type { LabelMap } from './merge-specks.ts'

const LEVELS = 256
const OPAQUE = 255
// Fewer pixels tell no middle level, and where fewer of them are at the end of the scale, little was cut off there.
const PIXELS_MIN = 64
const CUT_SHARE_MIN = 0.1
// Compression evens out what was cut off and leaves paper at the mean of the rest: what lies so near white is white.
const PAPER_MIN = 252
// Pixels nearer to a border may hold some of what lies beyond it.
const INSIDE_PX = 2

/**
 * Inks as they are to be drawn: grain cannot go past black or white, so what is left of it pulls the mean of such an ink inwards,
 * by 0.4 of the grain for white paper. There the middle level is taken, which does not move; what nearly is white then is white.
 *
 * @param plane the picture with its grain
 */
export function unclipInks(inks: Inks, plane: PixelPlane, map: LabelMap): Inks {
  const counts = countLevels(inks, plane, map)
  const values = inks.values.slice()
  for (let ink = 0; ink < inks.count; ink++) {
    if (ink === inks.transparent) continue
    for (let channel = 0; channel < 3; channel++) {
      const from = (ink * 3 + channel) * LEVELS
      const level = middleIfCut(counts.subarray(from, from + LEVELS))
      if (level !== undefined) values[ink * 4 + channel] = level
    }
    if (values.subarray(ink * 4, ink * 4 + 3).every((level) => level >= PAPER_MIN))
      values.fill(LEVELS - 1, ink * 4, ink * 4 + 3)
  }
  return { ...inks, values }
}

/** How many pixels inside each ink have each level, for red, green and blue. */
function countLevels(inks: Inks, { data }: PixelPlane, { ink, width, height }: LabelMap): Uint32Array {
  const counts = new Uint32Array(inks.count * 3 * LEVELS)
  for (let y = INSIDE_PX; y < height - INSIDE_PX; y++) countLevelsOfRow(counts, data, ink, y * width, width)
  return counts
}

function countLevelsOfRow(counts: Uint32Array, data: Uint8Array, ink: Uint8Array, first: number, width: number): void {
  const down = INSIDE_PX * width
  const end = first + width - INSIDE_PX
  for (let pixel = first + INSIDE_PX; pixel < end; pixel++) {
    const own = ink[pixel]
    if (ink[pixel - INSIDE_PX] !== own || ink[pixel + INSIDE_PX] !== own) continue
    if (ink[pixel - down] !== own || ink[pixel + down] !== own || data[pixel * 4 + 3] !== OPAQUE) continue
    const at = own * 3 * LEVELS
    counts[at + data[pixel * 4]]++
    counts[at + LEVELS + data[pixel * 4 + 1]]++
    counts[at + 2 * LEVELS + data[pixel * 4 + 2]]++
  }
}

/** The level that half of the pixels are below, where the grain of many was cut off at an end of the scale. */
function middleIfCut(counts: Uint32Array): number | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total < PIXELS_MIN || Math.max(counts[0], counts[LEVELS - 1]) < CUT_SHARE_MIN * total) return undefined
  let level = 0
  let below = 0
  while (below + counts[level] < total / 2) below += counts[level++]
  if (level === 0 || level === LEVELS - 1) return level
  return level - 0.5 + (total / 2 - below) / counts[level]
}
