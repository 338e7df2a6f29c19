import type { Inks } from '../inks/find-inks.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import type { LabelMap } from './merge-specks.ts'

const LEVELS = 256
const OPAQUE = 255
// With fewer pixels the median is too uncertain; with a smaller share of them at the end of the scale little was
// clipped there.
const PIXELS_MIN = 64
const CUT_SHARE_MIN = 0.1
// Compression averages what was clipped, so that paper gets the mean of the rest: levels this near to white are white.
const PAPER_MIN = 252
// Pixels nearer to a border may be mixed with what lies beyond.
const INSIDE_PX = 2

/**
 * Corrects inks for clipped noise: noise cannot exceed black or white, so the mean of such an ink is pulled inwards, by
 * 0.4 standard deviations for white paper. There the median is taken, which clipping does not move; what is nearly
 * white becomes white.
 *
 * @param plane the picture with its noise
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

/** Histogram of the pixels inside each ink, for red, green and blue. */
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

/** The median level, if the noise of many pixels was clipped at an end of the scale; else undefined. */
function middleIfCut(counts: Uint32Array): number | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total < PIXELS_MIN || Math.max(counts[0], counts[LEVELS - 1]) < CUT_SHARE_MIN * total) return undefined
  let level = 0
  let below = 0
  while (below + counts[level] < total / 2) below += counts[level++]
  if (level === 0 || level === LEVELS - 1) return level
  return level - 0.5 + (total / 2 - below) / counts[level]
}
