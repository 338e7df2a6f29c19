// Clean art shows its inks exactly wherever a place is plain, however near they are to each other. Slopes are plain in places as well, in steps of a level.

export type PlainTones = {
  /** By falling frequency: component c of tone i stands at `i * channels + c`. */
  readonly colours: readonly number[]
  /** Levels between the two that are nearest to each other, in the channel that has most. */
  readonly apart: number
  /** Whether one of them is a mixture of two others, as an edge between these is. */
  readonly areMixed: boolean
}

const NO_TONES: PlainTones = { colours: [], apart: 255, areMixed: false }
/** Of more tones than this none is known to be an ink. */
const TONES_MAX = 96
/** Tones that are nearer to each other may be steps of a slope, and what lies between them is rounded to one or the other. */
const APART_MIN = 3
/** Levels off the way between two others up to which a tone lies on it. */
const OFF_MAX = 1

/**
 * The colours of places around which nothing changes, where they lie apart; none of them where any two do not.
 *
 * @param ranges largest difference around each pixel, and `means` the colours there
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
