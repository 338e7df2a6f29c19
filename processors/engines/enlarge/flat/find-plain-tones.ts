// Clean art shows its inks exactly wherever a place is plain, however close two inks are. Slopes are plain in places as
// well, in steps of one level, and are told apart by that.

export type PlainTones = {
  /** By falling frequency: component c of tone i stands at `i * channels + c`. */
  readonly colours: readonly number[]
  /** Distance of the two closest tones, levels, in the channel where they differ most. */
  readonly apart: number
  /** Whether one of them is a mixture of two others, as an edge between these is. */
  readonly areMixed: boolean
}

const NO_TONES: PlainTones = { colours: [], apart: 255, areMixed: false }
/** With more tones none is known to be an ink. */
const TONES_MAX = 96
/** Closer tones may be steps of a slope, and what lies between them was rounded to one or the other. */
const APART_MIN = 3
/** Levels by which a tone may miss the straight way between two others and still be their mixture. */
const OFF_MAX = 1

/**
 * The colours of places around which nothing changes, if all of them lie apart; none otherwise.
 *
 * @param ranges largest difference around each pixel, levels
 * @param means the colour around each pixel
 * @param countMin pixels that a tone must fill
 */
export function findPlainTones(ranges: Float32Array, means: Float32Array, countMin: number): PlainTones {
  const channels = means.length / ranges.length
  const counts = new Map<number, number>()
  for (let pixel = 0; pixel < ranges.length; pixel++) {
    if (ranges[pixel] > 0) continue
    let key = 0
    for (let c = 0; c < channels; c++) key = key * 256 + Math.round(means[pixel * channels + c])
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const tones = [...counts]
    .filter(([, count]) => count >= countMin)
    .sort(([key, count], [otherKey, other]) => other - count || key - otherKey)
    .map(([key]) => Array.from({ length: channels }, (_, c) => Math.floor(key / 256 ** (channels - 1 - c)) % 256))
  if (tones.length > TONES_MAX) return NO_TONES
  let { apart } = NO_TONES
  for (const [i, one] of tones.entries())
    for (const other of tones.slice(i + 1))
      apart = Math.min(apart, Math.max(...one.map((value, c) => Math.abs(value - other[c]))))
  return apart < APART_MIN
    ? NO_TONES
    : { colours: tones.flat(), apart, areMixed: tones.some((_, i) => isMixed(tones, i)) }
}

function isMixed(tones: readonly (readonly number[])[], own: number): boolean {
  const tone = tones[own]
  return tones.some((one, i) =>
    tones.slice(i + 1).some((other, k) => {
      if (i === own || i + 1 + k === own) return false
      const along = one.reduce((sum, value, c) => sum + (tone[c] - value) * (other[c] - value), 0)
      const share = along / one.reduce((sum, value, c) => sum + (other[c] - value) ** 2, 0)
      return (
        share > 0 &&
        share < 1 &&
        one.every((value, c) => Math.abs(tone[c] - value - share * (other[c] - value)) <= OFF_MAX)
      )
    }),
  )
}
