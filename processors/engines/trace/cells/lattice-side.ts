import type { Axis } from './cuts.ts'

/** One column or row of a lattice, from its start to the start of the next. */
export type Strip = {
  /** Where it starts, pixels. */
  readonly start: number
  /** The first pixel that represents it. */
  readonly from: number
  /** A pixel that lies wholly in it; undefined for a line that no pixel shows pure. */
  readonly pure: number | undefined
  readonly thin: ThinLine | undefined
}

/**
 * A line across a pixel border: the first of its two pixels, the share of each that it covers (0..1), and its ink as
 * seen where it contrasts most.
 */
export type ThinLine = {
  readonly first: number
  readonly before: number
  readonly after: number
  readonly ink: Rgba
}

/** The first and last of consecutive pixel borders at which something changes. */
export type Run = readonly [first: number, last: number]

// More mixed pixels in a row cannot be two lines between plain strips.
const MIXED_MAX = 7

/**
 * The runs of changing borders along a side; undefined where one is longer than lines can make it, as around slanted
 * edges.
 */
export function listRuns(changes: Uint8Array, count: number): Run[] | undefined {
  const runs: Run[] = []
  for (let at = 1; at < count; at++) {
    if (changes[at] === 0) continue
    let last = at
    while (last + 1 < count && changes[last + 1] === 1) last++
    if (last - at > MIXED_MAX) return undefined
    runs.push([at, last])
    at = last
  }
  return runs
}

/**
 * A line of pixels in the middle of each plain strip between runs. A strip one pixel wide at the frame is left out,
 * because it may be a line that is cut off.
 */
export function plainLines(runs: readonly Run[], count: number): number[] {
  const ends = [...runs.map(([first]) => first), count]
  return ends.flatMap((end, i) => {
    const start = i === 0 ? 0 : runs[i - 1][1]
    const isCutOff = end - start === 1 && (start === 0 || end === count)
    return isCutOff ? [] : [(start + end) >> 1]
  })
}

export type Rgba = readonly number[]

/**
 * The colours of a run as seen along one line of pixels: the plain colours on both sides and the mixed pixels between.
 */
export type Crossing = { readonly left: Rgba; readonly mixed: readonly Rgba[]; readonly right: Rgba }

/** The colours of a run along those lines on which something of it shows. */
export function crossingsOf(data: Uint8Array, axis: Axis, [first, last]: Run, lines: readonly number[]): Crossing[] {
  const colorAt = (line: number, at: number): Rgba => {
    const pixel = (line * axis.lineStep + at * axis.step) * 4
    return [...data.subarray(pixel, pixel + 4)]
  }
  return lines.flatMap((line) => {
    const left = colorAt(line, first - 1)
    const right = colorAt(line, last)
    const mixed = Array.from({ length: last - first }, (_, i) => colorAt(line, first + i))
    const shows = [...mixed, right].some((color) => color.some((level, c) => level !== left[c]))
    return shows ? [{ left, mixed, right }] : []
  })
}
