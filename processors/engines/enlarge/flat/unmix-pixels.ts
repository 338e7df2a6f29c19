import { clamp } from '../../numbers/clamp.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import type { Mixture } from './coverage-map.ts'
import type { Inks } from './find-inks.ts'

export type Unmixed = Mixture & {
  /** Squared distance of each pixel from its mixture, summed over the channels. */
  readonly error: Float32Array
}

/**
 * Flat pixels within so many pixels lend their inks to a mixed one; where there are none, those within the least larger
 * reach that has any, up to the largest: between a stem and a bowl nothing is flat for four pixels.
 */
const REACH = 2
const REACH_MAX = 6
/** How far a share may lie outside 0..1: a cubic reduction rings this far past its edges. */
const RINGING = 0.12
/** Inks tried for one pixel, nearest rows first; an ordinary neighbourhood has two to four. */
const CANDIDATES_MAX = 8

/**
 * Finds for every pixel the one or two inks that mix to its colour. Inks that are flat nearby come first; others are
 * used only where those cannot explain the pixel.
 */
export function unmixPixels(grid: SampleGrid, inks: Inks): Unmixed {
  const { width } = grid
  const count = width * grid.height
  const unmixed: Unmixed = {
    first: new Int16Array(count),
    second: new Int16Array(count),
    share: new Float32Array(count),
    error: new Float32Array(count),
  }
  const search = createMixtureSearch(grid, inks)
  const near = new Int16Array(CANDIDATES_MAX)
  for (let y = 0; y < grid.height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      let found = 0
      for (let reach = REACH; found === 0 && reach <= REACH_MAX; reach++)
        found = collectNear(grid, inks.flatInk, x, y, reach, near)
      search(pixel, near, found, unmixed)
    }
  return unmixed
}

/** Collects the inks of flat pixels up to `reach` away, each way, nearest rows first; returns how many. */
function collectNear(
  { width, height, wrap }: SampleGrid,
  flatInk: Int16Array,
  x: number,
  y: number,
  reach: number,
  near: Int16Array,
): number {
  let found = 0
  for (let dy = -reach; dy <= reach; dy++) {
    const row = foldIndex(y + dy, height, wrap.y) * width
    for (let dx = -reach; dx <= reach; dx++) {
      const ink = flatInk[row + foldIndex(x + dx, width, wrap.x)]
      if (ink >= 0 && found < CANDIDATES_MAX && !includes(near, found, ink)) near[found++] = ink
    }
  }
  return found
}

function includes(list: Int16Array, count: number, value: number): boolean {
  for (let i = 0; i < count; i++) if (list[i] === value) return true
  return false
}

type MixtureSearch = (pixel: number, near: Int16Array, count: number, into: Unmixed) => void

function createMixtureSearch(grid: SampleGrid, inks: Inks): MixtureSearch {
  // A mixture must beat a single ink by more than rounding and noise can.
  const mixingPenalty = grid.channels * (0.5 + 1.5 * inks.noise) ** 2
  // Between two close inks, ringing and junctions leave more than one ink alone does.
  const unexplainedBy = (count: number): number => grid.channels * ((count > 1 ? 10 : 4) + 3 * inks.noise) ** 2
  const everyInk = Int16Array.from({ length: inks.count }, (_, ink) => ink)
  const best = createBestMixture(grid, inks)
  return (pixel, near, count, into) => {
    best.start(pixel)
    best.tryPure(count === 0 ? everyInk : near, count === 0 ? inks.count : count)
    best.tryPairs(near, count, near, count, mixingPenalty)
    // A far ink must explain the pixel much better than the near ones do.
    if (best.found.error > unexplainedBy(count))
      best.tryPairs(near, count, everyInk, inks.count, mixingPenalty + best.found.error * 0.5)
    into.first[pixel] = best.found.first
    into.second[pixel] = best.found.second
    into.share[pixel] = clamp(best.found.share, 0, 1)
    into.error[pixel] = best.found.error
  }
}

function createBestMixture({ samples, channels }: SampleGrid, { colours }: Inks) {
  const found = { first: 0, second: 0, share: 1, error: Number.POSITIVE_INFINITY }
  let cost = Number.POSITIVE_INFINITY
  let at = 0
  const offer = (first: number, second: number, share: number, penalty: number): void => {
    let error = 0
    for (let c = 0; c < channels; c++) {
      const base = colours[second * channels + c]
      error += (samples[at + c] - base - share * (colours[first * channels + c] - base)) ** 2
    }
    if (error + penalty >= cost) return
    cost = error + penalty
    found.first = first
    found.second = second
    found.share = share
    found.error = error
  }
  return {
    found,
    start: (pixel: number): void => {
      at = pixel * channels
      cost = Number.POSITIVE_INFINITY
      found.error = Number.POSITIVE_INFINITY
    },
    tryPure: (list: Int16Array, count: number): void => {
      for (let i = 0; i < count; i++) offer(list[i], list[i], 1, 0)
    },
    /** Mixtures of one of `near` (or of the purest ink so far, where nothing is near) with each of `others`. */
    tryPairs: (near: Int16Array, count: number, others: Int16Array, otherCount: number, penalty: number): void => {
      const purest = found.first
      for (let i = 0; i < Math.max(1, count); i++) {
        const ink = count === 0 ? purest : near[i]
        for (let j = 0; j < otherCount; j++)
          if (others[j] !== ink)
            offer(ink, others[j], shareBetween(samples, at, colours, ink, others[j], channels), penalty)
      }
    },
  }
}

/** Where on the way from ink `to` to ink `from` the colour at `at` lies nearest. */
function shareBetween(
  samples: SampleGrid['samples'],
  at: number,
  colours: Float32Array,
  from: number,
  to: number,
  channels: number,
): number {
  let along = 0
  let length = 0
  for (let c = 0; c < channels; c++) {
    const step = colours[from * channels + c] - colours[to * channels + c]
    along += (samples[at + c] - colours[to * channels + c]) * step
    length += step * step
  }
  return Math.min(1 + RINGING, Math.max(-RINGING, along / length))
}
