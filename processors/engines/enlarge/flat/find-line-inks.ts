// Lines thinner than three pixels have no flat pixel, only pixels on the way from their ground to an ink that may never
// be reached. Such an ink is the far end of a ray in colour space on which many unexplained pixels lie.
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import type { Inks } from './find-inks.ts'
import { FLAT_PIXELS_MIN, INKS_MAX } from './flat-colours.ts'
import type { Unmixed } from './unmix-pixels.ts'

/** Pixels that are tried: enough to tell rays apart, few enough to try every pair. */
const SAMPLED_MAX = 1500
/** Inks of lines that are looked for. */
const LINE_INKS_MAX = 16
/** Share of the unexplained pixels that an ink must explain. */
const EXPLAINED_MIN = 0.03
/** Levels of 255: how far from a ray a pixel still lies on it, and the least length of a ray. */
const RAY_WIDTH = 7
const RAY_LENGTH_MIN = 24
/** The same for a colour that is a mixture of two inks: less, since inks of lines do lie near to such. */
const MIXTURE_WIDTH = 3

/** Share of what the busiest ray explains that another one explains as well. */
const AS_BUSY = 0.97

/** A ridge: both neighbours across it are at most this share as far from the ground as it is. */
const RIDGE_SHARE = 0.8
const RIDGE_DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const

/** An unexplained pixel, relative to the ink of the ground beside it. */
type Departure = { readonly colour: readonly number[]; readonly ground: readonly number[]; readonly length: number }

/** Inks of flat places and behind them those that only lines carry, with the colour of the ground that each lies on. */
export type InksWithLines = Inks & { readonly grounds: Float32Array }

/** Adds the inks that only lines carry. */
export function addLineInks(grid: SampleGrid, inks: Inks, { error }: Unmixed): InksWithLines {
  let open = collectDepartures(grid, inks, error)
  const leastExplained = Math.max(2 * FLAT_PIXELS_MIN, EXPLAINED_MIN * open.length)
  const found: (readonly number[])[] = []
  const grounds: (readonly number[])[] = []
  while (found.length < LINE_INKS_MAX && inks.count + found.length < INKS_MAX && open.length >= leastExplained) {
    const tip = findBusiestRay(open, RAY_WIDTH + 2 * inks.noise)
    if (!tip || tip.explained < leastExplained) break
    if (!isMixture(tip.colour, inks)) {
      found.push(tip.colour)
      grounds.push(tip.ground)
    }
    open = open.filter((departure) => !isOnRay(departure, tip.colour, RAY_WIDTH + 2 * inks.noise))
  }
  const colours = Float32Array.from([...inks.colours, ...found.flat()])
  return { ...inks, colours, count: inks.count + found.length, grounds: Float32Array.from(grounds.flat()) }
}

/**
 * Whether a colour lies between two known inks. Where a thin line crosses an edge, a pixel holds three of them, and what
 * is far from its ground's mixtures is but an edge of the other two.
 */
function isMixture(colour: readonly number[], { colours, count, channels, noise }: Inks): boolean {
  const inks = Array.from({ length: count }, (_, ink) => [...colours.subarray(ink * channels, (ink + 1) * channels)])
  return inks.some((ground) => {
    const departure = { colour, ground, length: distanceBetween(colour, ground) }
    return inks.some((ink) => ink !== ground && isOnRay(departure, ink, MIXTURE_WIDTH + 2 * noise))
  })
}

function collectDepartures(grid: SampleGrid, inks: Inks, error: Float32Array): Departure[] {
  const { samples, channels } = grid
  const unexplained = channels * (6 + 3 * inks.noise) ** 2
  const keyed: { readonly key: number; readonly pixel: number; readonly ground: number }[] = []
  error.forEach((value, pixel) => {
    if (value <= unexplained) return
    const ground = groundBeside(grid, inks, pixel)
    if (ground < 0 || !isRidge(grid, pixel, inks.colours.subarray(ground * channels, (ground + 1) * channels))) return
    let key = ground
    for (let c = 0; c < channels; c++) key = key * 256 + Math.round(samples[pixel * channels + c])
    keyed.push({ key, pixel, ground })
  })
  // Sorted by what they are and not by where, thinning takes the same ones however the picture is rolled.
  keyed.sort((a, b) => a.key - b.key)
  const stride = Math.max(1, Math.ceil(keyed.length / SAMPLED_MAX))
  return keyed
    .filter((_, i) => i % stride === 0)
    .map(({ pixel, ground }) => {
      const colour = [...samples.subarray(pixel * channels, (pixel + 1) * channels)]
      const groundColour = [...inks.colours.subarray(ground * channels, (ground + 1) * channels)]
      return { colour, ground: groundColour, length: distanceBetween(colour, groundColour) }
    })
    .filter(({ length }) => length >= RAY_LENGTH_MIN)
}

/**
 * Whether the pixel departs from its ground more than its neighbours on both sides do: edges and their ramps do not.
 */
function isRidge({ samples, width, height, channels, wrap }: SampleGrid, pixel: number, ground: Float32Array): boolean {
  const x = pixel % width
  const y = Math.floor(pixel / width)
  const departure = (dx: number, dy: number): number => {
    const at = (foldIndex(y + dy, height, wrap.y) * width + foldIndex(x + dx, width, wrap.x)) * channels
    let sum = 0
    for (let c = 0; c < channels; c++) sum += (samples[at + c] - ground[c]) ** 2
    return sum
  }
  const low = departure(0, 0) * RIDGE_SHARE ** 2
  return RIDGE_DIRECTIONS.some(([dx, dy]) => departure(dx, dy) < low && departure(-dx, -dy) < low)
}

function distanceBetween(one: readonly number[], other: readonly number[]): number {
  return Math.sqrt(one.reduce((sum, value, c) => sum + (value - other[c]) ** 2, 0))
}

/** The flat ink most often seen within three pixels, or -1. */
function groundBeside({ width, height, wrap }: SampleGrid, { flatInk, count }: Inks, pixel: number): number {
  const seen = new Uint8Array(count)
  let best = -1
  for (let dy = -3; dy <= 3; dy++)
    for (let dx = -3; dx <= 3; dx++) {
      const row = foldIndex(Math.floor(pixel / width) + dy, height, wrap.y) * width
      const ink = flatInk[row + foldIndex((pixel % width) + dx, width, wrap.x)]
      if (ink < 0) continue
      seen[ink]++
      if (best < 0 || seen[ink] > seen[best] || (seen[ink] === seen[best] && ink < best)) best = ink
    }
  return best
}

function findBusiestRay(open: readonly Departure[], rayWidth: number) {
  // Only far pixels can be the tip of a ray; of those on the same ray the farthest explains all others.
  const tips = open.toSorted((a, b) => b.length - a.length).slice(0, Math.ceil(open.length / 2))
  const rays = tips.map((tip) => {
    let explained = 0
    for (const departure of open) if (isOnRay(departure, tip.colour, rayWidth)) explained++
    return { ...tip, explained }
  })
  if (rays.length === 0) return undefined
  const best = rays.reduce((busiest, ray) => (ray.explained > busiest.explained ? ray : busiest))
  // A pixel or two decide among tips of one ray, and the ink is the farthest of them.
  const isAsBusy = (ray: (typeof rays)[number]): boolean => ray.explained >= AS_BUSY * best.explained
  return rays.find((ray) => isAsBusy(ray) && isOnRay(best, ray.colour, rayWidth)) ?? best
}

/** Whether a pixel lies between its own ground and the ink. */
function isOnRay({ colour, ground }: Departure, ink: readonly number[], rayWidth: number): boolean {
  let along = 0
  let length = 0
  for (let c = 0; c < ink.length; c++) {
    along += (colour[c] - ground[c]) * (ink[c] - ground[c])
    length += (ink[c] - ground[c]) ** 2
  }
  const share = Math.min(1.05, along / Math.max(1, length))
  if (share <= 0) return false
  let distance = 0
  for (let c = 0; c < ink.length; c++) distance += (colour[c] - ground[c] - share * (ink[c] - ground[c])) ** 2
  return distance <= rayWidth * rayWidth
}
