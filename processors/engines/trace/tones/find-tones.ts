import type { Inks } from '../inks/find-inks.ts'
import { TRANSPARENT_ALPHA } from '../inks/ink-evidence.ts'
import type { PixelPlane } from '../picture/pixels.ts'

/** Colours of a picture with their weights, three numbers (0..255) a colour. */
type Tones = { readonly count: number; readonly rgb: Float64Array; readonly weight: Float64Array }

// Inks that move by less than a level say the same; each is the mean of its own pixels in the end.
const SHIFT_MIN = 1
// Colours are told apart by so many bits a channel; the mean of those that fall together is kept.
const BITS = 5
const SHIFT = 8 - BITS
const BIN_COUNT = 1 << (3 * BITS)

/**
 * The inks that miss the pixels of a photograph least: the group that errs most is split across its widest direction
 * until there are enough, then every ink takes the mean of the pixels nearest to it, round by round.
 * Source: Wu, "Efficient statistical computations for optimal color quantization" (1991); Lloyd (1982). Plain RGB, in
 * which the drawing will be compared with its picture.
 *
 * @param count most inks, transparent not counted
 * @param iterMax most rounds of refinement
 */
export function findTones(plane: PixelPlane, count: number, iterMax: number): Inks {
  const { tones, transparent } = gatherTones(plane)
  const centers = splitTones(tones, Math.min(count, tones.count))
  const rounds = settleCenters(tones, centers, iterMax)
  const drawn = centers.length / 3
  const total = drawn + (transparent ? 1 : 0)
  const values = new Float64Array(total * 4)
  for (let ink = 0; ink < drawn; ink++) values.set([...centers.subarray(ink * 3, ink * 3 + 3), 255], ink * 4)
  return { count: total, values, transparent: transparent ? drawn : -1, rounds }
}

function gatherTones({ data, width }: PixelPlane): { readonly tones: Tones; readonly transparent: boolean } {
  const counts = new Uint32Array(BIN_COUNT)
  const sums = new Float64Array(BIN_COUNT * 3)
  let met = 0
  for (let first = 0; first < data.length; first += width * 4)
    met += gatherRow(data, first, first + width * 4, counts, sums)
  const transparent = met < data.length / 4
  const used: number[] = []
  for (let bin = 0; bin < BIN_COUNT; bin++) if (counts[bin] > 0) used.push(bin)
  const rgb = new Float64Array(used.length * 3)
  const weight = new Float64Array(used.length)
  used.forEach((bin, index) => {
    weight[index] = counts[bin]
    for (let channel = 0; channel < 3; channel++) rgb[index * 3 + channel] = sums[bin * 3 + channel] / counts[bin]
  })
  return { tones: { count: used.length, rgb, weight }, transparent }
}

/** Adds the colours of a row; returns how many of its pixels are not transparent. */
function gatherRow(data: Uint8Array, first: number, end: number, counts: Uint32Array, sums: Float64Array): number {
  let met = 0
  for (let at = first; at < end; at += 4) {
    if (data[at + 3] < TRANSPARENT_ALPHA) continue
    const bin = ((((data[at] >> SHIFT) << BITS) | (data[at + 1] >> SHIFT)) << BITS) | (data[at + 2] >> SHIFT)
    counts[bin]++
    sums[bin * 3] += data[at]
    sums[bin * 3 + 1] += data[at + 1]
    sums[bin * 3 + 2] += data[at + 2]
    met++
  }
  return met
}

/** Means of groups made by splitting, three numbers each. */
function splitTones(tones: Tones, count: number): Float64Array {
  const groups: Group[] = tones.count > 0 ? [measureGroup(tones, [...Array(tones.count).keys()])] : []
  while (groups.length < count) {
    let worst = 0
    for (let i = 1; i < groups.length; i++) if (groups[i].error > groups[worst].error) worst = i
    const { members, mean, axis } = groups[worst]
    const sides: [number[], number[]] = [[], []]
    for (const member of members) {
      let along = 0
      for (let channel = 0; channel < 3; channel++)
        along += (tones.rgb[member * 3 + channel] - mean[channel]) * axis[channel]
      sides[along > 0 ? 1 : 0].push(member)
    }
    if (sides[0].length === 0 || sides[1].length === 0) break
    groups.splice(worst, 1, measureGroup(tones, sides[0]), measureGroup(tones, sides[1]))
  }
  return Float64Array.from(groups.flatMap(({ mean }) => mean))
}

type Group = {
  readonly members: readonly number[]
  readonly mean: readonly number[]
  /** Direction in which the members spread most. */
  readonly axis: readonly number[]
  /** Squared distances to the mean along that direction, summed over the pixels. */
  readonly error: number
}

const POWER_ROUNDS = 12

function measureGroup({ rgb, weight }: Tones, members: readonly number[]): Group {
  let [total, red, green, blue] = [0, 0, 0, 0]
  for (let i = 0; i < members.length; i++) {
    const at = members[i] * 3
    const share = weight[members[i]]
    total += share
    red += share * rgb[at]
    green += share * rgb[at + 1]
    blue += share * rgb[at + 2]
  }
  const mean = [red / total, green / total, blue / total] as const
  return { members, mean, ...widestAxis({ rgb, weight }, members, mean) }
}

/** The first principal axis by power iteration, and the spread along it. */
function widestAxis(
  { rgb, weight }: Pick<Tones, 'rgb' | 'weight'>,
  members: readonly number[],
  mean: readonly [red: number, green: number, blue: number],
): Pick<Group, 'axis' | 'error'> {
  let [reds, greens, blues, redGreen, redBlue, greenBlue] = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < members.length; i++) {
    const at = members[i] * 3
    const share = weight[members[i]]
    const red = rgb[at] - mean[0]
    const green = rgb[at + 1] - mean[1]
    const blue = rgb[at + 2] - mean[2]
    reds += share * red * red
    greens += share * green * green
    blues += share * blue * blue
    redGreen += share * red * green
    redBlue += share * red * blue
    greenBlue += share * green * blue
  }
  let axis: readonly [number, number, number] = [0.577, 0.578, 0.576]
  let error = 0
  for (let round = 0; round < POWER_ROUNDS; round++) {
    const [x, y, z] = axis
    const nextX = reds * x + redGreen * y + redBlue * z
    const nextY = redGreen * x + greens * y + greenBlue * z
    const nextZ = redBlue * x + greenBlue * y + blues * z
    error = Math.hypot(nextX, nextY, nextZ)
    if (error < 1e-9) break
    axis = [nextX / error, nextY / error, nextZ / error]
  }
  return { axis, error }
}

/** Lloyd's rounds in place; returns how many were run. */
function settleCenters({ count, rgb, weight }: Tones, centers: Float64Array, iterMax: number): number {
  const sums = new Float64Array((centers.length / 3) * 4)
  for (let round = 1; round <= iterMax; round++) {
    sums.fill(0)
    for (let tone = 0; tone < count; tone++) {
      const at = nearestCenter(centers, rgb[tone * 3], rgb[tone * 3 + 1], rgb[tone * 3 + 2]) * 4
      for (let channel = 0; channel < 3; channel++) sums[at + channel] += weight[tone] * rgb[tone * 3 + channel]
      sums[at + 3] += weight[tone]
    }
    let shift = 0
    for (let i = 0; i < centers.length; i++) {
      const total = sums[Math.floor(i / 3) * 4 + 3]
      if (total === 0) continue
      const moved = sums[Math.floor(i / 3) * 4 + (i % 3)] / total
      shift = Math.max(shift, Math.abs(moved - centers[i]))
      centers[i] = moved
    }
    if (shift < SHIFT_MIN) return round
  }
  return iterMax
}

function nearestCenter(centers: Float64Array, red: number, green: number, blue: number): number {
  let best = Number.POSITIVE_INFINITY
  let nearest = 0
  for (let at = 0; at < centers.length; at += 3) {
    const reds = red - centers[at]
    const greens = green - centers[at + 1]
    const blues = blue - centers[at + 2]
    let gap = reds * reds
    // Most are too far off in red alone.
    if (gap >= best) continue
    gap = gap + greens * greens + blues * blues
    if (gap < best) {
      best = gap
      nearest = at / 3
    }
  }
  return nearest
}
