import { clamp } from '../../numbers/clamp.ts'
import type { RgbaImage } from '../../raster/decode.ts'

// Compression scatters colours. Distance, levels, up to which squares count as one colour: a first guess, then a factor
// on the median of the actual distances, within bounds between which colours of pixel art are distinct.
const SPREAD_GUESSED = 28
const SPREAD_MEDIANS = 5
const SPREAD_MIN = 8
const SPREAD_MAX = 44
// Smallest number of squares of a colour, as a share of all and absolutely: fewer are mixes of two others.
const SQUARES_SHARE_MIN = 1 / 600
const SQUARES_MIN = 2
// Weight of colour differences: compression keeps colour less accurately than lightness.
const CHROMA_SHARE = 0.5
const ROUNDS = 6

/**
 * Lightness, two colour differences and alpha of each pixel, scaled so that distances reflect the effect of
 * compression.
 */
type Points = Float64Array

/**
 * Quantizes a picture whose colours are scattered, by k-means: centres are taken commonest first, at least a spread
 * apart, and move to the means of their pixels. Undefined where more than `colorsMax` remain.
 */
export function settleColors({ data, width, height }: RgbaImage, colorsMax: number): RgbaImage | undefined {
  const points = pointsOf(data)
  const guessed = settle(points, SPREAD_GUESSED)
  const strays = Float64Array.from(guessed.members, (center, i) => distance(points, i, guessed.centers, center)).sort()
  const spread = clamp(SPREAD_MEDIANS * strays[strays.length >> 1], SPREAD_MIN, SPREAD_MAX)
  const { members, centers } = settle(points, spread)
  if (centers.length / 4 > colorsMax) return undefined
  return { data: paint(data, members, centers.length / 4), width, height }
}

function pointsOf(data: Uint8Array): Points {
  const points = new Float64Array(data.length)
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue, alpha] = data.subarray(at, at + 4)
    const light = 0.299 * red + 0.587 * green + 0.114 * blue
    points.set([light, CHROMA_SHARE * (blue - light), CHROMA_SHARE * (red - light), alpha], at)
  }
  return points
}

function distance(points: Points, i: number, centers: Points, center: number): number {
  let sum = 0
  for (let c = 0; c < 4; c++) sum += (points[i * 4 + c] - centers[center * 4 + c]) ** 2
  return Math.sqrt(sum)
}

type Settled = { readonly members: Int32Array; readonly centers: Points }

/** Lloyd's rounds of k-means; centres that come too close or have too few members are dropped. */
function settle(points: Points, spread: number): Settled {
  let centers = firstCenters(points, spread)
  let members = membersOf(points, centers)
  const least = Math.max(SQUARES_MIN, (points.length / 4) * SQUARES_SHARE_MIN)
  for (let round = 0; round < ROUNDS; round++) {
    centers = apartOnly(meansOf(points, members, centers.length / 4), spread, least)
    members = membersOf(points, centers)
  }
  return { members, centers }
}

/** Means of the bins of points, heaviest first, that are at least a spread apart. */
function firstCenters(points: Points, spread: number): Points {
  const heaps = new Map<number, { readonly first: number; count: number }>()
  const side = spread / 2
  for (let i = 0; i < points.length / 4; i++) {
    let key = 0
    for (let c = 0; c < 4; c++) key = key * 128 + Math.round(points[i * 4 + c] / side) + 64
    const heap = heaps.get(key)
    if (heap) heap.count++
    else heaps.set(key, { first: i, count: 1 })
  }
  const sorted = [...heaps.values()].sort((a, b) => b.count - a.count)
  const all = sorted.flatMap(({ first, count }) => [...points.subarray(first * 4, first * 4 + 4), count])
  return apartOnly({ values: all, count: sorted.length }, spread, 0)
}

/** Four numbers and a weight each. */
type Weighed = { readonly values: readonly number[]; readonly count: number }

function meansOf(points: Points, members: Int32Array, count: number): Weighed {
  const sums = new Float64Array(count * 5)
  for (let i = 0; i < members.length; i++) {
    for (let c = 0; c < 4; c++) sums[members[i] * 5 + c] += points[i * 4 + c]
    sums[members[i] * 5 + 4]++
  }
  const means = Array.from({ length: count }, (_, center) => [...sums.subarray(center * 5, center * 5 + 5)])
    .filter(([, , , , weight]) => weight > 0)
    .sort((a, b) => b[4] - a[4])
  return {
    values: means.flatMap(([a, b, c, d, weight]) => [a / weight, b / weight, c / weight, d / weight, weight]),
    count: means.length,
  }
}

function apartOnly({ values, count }: Weighed, spread: number, least: number): Points {
  const kept: number[] = []
  for (let i = 0; i < count; i++) {
    if (kept.length > 0 && values[i * 5 + 4] < least) continue
    const point = Float64Array.from(values.slice(i * 5, i * 5 + 4))
    const others = Float64Array.from(kept)
    let isApart = true
    for (let other = 0; other < kept.length / 4 && isApart; other++)
      isApart = distance(point, 0, others, other) >= spread
    if (isApart) kept.push(...point)
  }
  return Float64Array.from(kept)
}

function membersOf(points: Points, centers: Points): Int32Array {
  return Int32Array.from({ length: points.length / 4 }, (_, i) => {
    let best = 0
    for (let center = 1; center < centers.length / 4; center++)
      if (distance(points, i, centers, center) < distance(points, i, centers, best)) best = center
    return best
  })
}

/** Gives every pixel the mean colour of its cluster. */
function paint(data: Uint8Array, members: Int32Array, count: number): Uint8Array {
  const sums = new Float64Array(count * 5)
  for (let i = 0; i < members.length; i++) {
    for (let c = 0; c < 4; c++) sums[members[i] * 5 + c] += data[i * 4 + c]
    sums[members[i] * 5 + 4]++
  }
  return Uint8Array.from(data, (_, at) => {
    const center = members[at >> 2] * 5
    return Math.round(sums[center + (at & 3)] / sums[center + 4])
  })
}
