import type { Inks } from './find-inks.ts'
import { isInterior } from './ink-evidence.ts'
import type { PixelPlane } from './pixels.ts'
import { isRamp } from './ramp.ts'
import { keepThinLines } from './thin-lines.ts'

/** Which ink owns each pixel, and what else the pixel holds. */
export type Labels = {
  /** Ink index of each pixel. */
  readonly ink: Uint8Array
  /** The other ink of a shared pixel; equal to `ink` where the pixel is pure. */
  readonly second: Uint8Array
  /** Share of `second` in the pixel, 0..255 for 0..1. */
  readonly share: Uint8Array
  /** 1 where a line thinner than a pixel holds the pixel although it has less than half of it. */
  readonly crests: Uint8Array
}

const UNDECIDED = 255
// Squared RGBA distance (levels²) up to which a pixel is taken for a pure ink.
const PURE_DISTANCE_SQUARED = 100
// A pair of nearby inks that misses the colour by more than this (levels²) invites every other ink as second.
const PAIR_MISS_SQUARED = 300

/**
 * Labels every pixel with an ink: pure pixels first, then shared pixels by the majority ink of the best pair nearby.
 * A ramp between two inks that happens to cross a third ink's colour is not mistaken for it.
 *
 * @param tolerance levels two pixels may differ and still count as equal; grows with grain
 * @param reach pixels from a shared pixel to the pure ones beside it: 2 for anti-aliasing, more for soft edges
 */
export function labelPixels(plane: PixelPlane, inks: Inks, tolerance: number, reach: number): Labels {
  const { width, height } = plane
  const ink = labelPure(plane, inks, tolerance, reach)
  const second = ink.slice()
  const share = new Uint8Array(ink.length)
  const pure = ink.slice()
  const chosen = createChoice(reach)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      if (pure[pixel] !== UNDECIDED) continue
      choosePair(plane, inks, pure, x, y, reach, chosen)
      ink[pixel] = chosen.ink
      second[pixel] = chosen.second
      share[pixel] = Math.round(chosen.share * 255)
    }
  }
  const crests = keepThinLines(ink, second, share, width, height)
  return { ink, second, share, crests }
}

/** Labels every pixel with its nearest ink and nothing else: for pictures without flat areas. */
export function labelNearest(plane: PixelPlane, inks: Inks): Labels {
  const ink = new Uint8Array(plane.width * plane.height)
  const nearest = createNearestInk(plane, inks)
  for (let pixel = 0; pixel < ink.length; pixel++) ink[pixel] = nearest(pixel).ink
  return { ink, second: ink.slice(), share: new Uint8Array(ink.length), crests: new Uint8Array(ink.length) }
}

function labelPure(plane: PixelPlane, inks: Inks, tolerance: number, reach: number): Uint8Array {
  const { width, height } = plane
  const ink = new Uint8Array(width * height)
  const nearest = createNearestInk(plane, inks)
  const near = Math.max(PURE_DISTANCE_SQUARED, 2.5 * tolerance * tolerance)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const found = nearest(pixel)
      const isPure =
        found.distance <= near && (isInterior(plane, x, y, tolerance) || !isRamp(plane, x, y, tolerance, reach))
      ink[pixel] = isPure ? found.ink : UNDECIDED
    }
  }
  return ink
}

/** Nearest ink of a pixel, remembered per colour because artwork repeats its colours. */
function createNearestInk(plane: PixelPlane, inks: Inks): (pixel: number) => { ink: number; distance: number } {
  const { data } = plane
  const { values, count } = inks
  const slots = 1 << 14
  const keys = new Float64Array(slots).fill(-1)
  const ink = new Uint8Array(slots)
  const distance = new Float64Array(slots)
  const found = { ink: 0, distance: 0 }
  return (pixel) => {
    const at = pixel * 4
    const key = ((data[at] << 24) | (data[at + 1] << 16) | (data[at + 2] << 8) | data[at + 3]) >>> 0
    const slot = (Math.imul(key, 0x9e3779b1) >>> 18) & (slots - 1)
    if (keys[slot] !== key) {
      let best = Number.POSITIVE_INFINITY
      for (let candidate = 0; candidate < count; candidate++) {
        const gap = squaredGap(data, at, values, candidate * 4)
        if (gap < best) {
          best = gap
          ink[slot] = candidate
        }
      }
      keys[slot] = key
      distance[slot] = best
    }
    found.ink = ink[slot]
    found.distance = distance[slot]
    return found
  }
}

function squaredGap(data: Uint8Array, at: number, values: Float64Array, ink: number): number {
  const red = data[at] - values[ink]
  const green = data[at + 1] - values[ink + 1]
  const blue = data[at + 2] - values[ink + 2]
  const alpha = data[at + 3] - values[ink + 3]
  return red * red + green * green + blue * blue + alpha * alpha
}

type Choice = { ink: number; second: number; share: number; candidates: Uint8Array; count: number; miss: number }

function createChoice(reach: number): Choice {
  return { ink: 0, second: 0, share: 0, candidates: new Uint8Array((2 * reach + 1) ** 2), count: 0, miss: 0 }
}

function choosePair(
  plane: PixelPlane,
  inks: Inks,
  pure: Uint8Array,
  x: number,
  y: number,
  reach: number,
  choice: Choice,
): void {
  gatherPureInks(plane, pure, x, y, reach, choice)
  choice.miss = Number.POSITIVE_INFINITY
  const at = (y * plane.width + x) * 4
  for (let i = 0; i < choice.count; i++) {
    tryPair(plane.data, at, inks.values, choice.candidates[i], choice.candidates[i], choice)
    for (let j = i + 1; j < choice.count; j++)
      tryPair(plane.data, at, inks.values, choice.candidates[i], choice.candidates[j], choice)
  }
  if (choice.miss <= PAIR_MISS_SQUARED) return
  // Nothing nearby explains the colour: a thin line's ink may have no pure pixel here at all.
  const before = choice.miss
  for (let i = 0; i < Math.max(1, choice.count); i++)
    for (let other = 0; other < inks.count; other++)
      tryPair(plane.data, at, inks.values, choice.count > 0 ? choice.candidates[i] : other, other, choice, before * 0.5)
}

function gatherPureInks(
  plane: PixelPlane,
  pure: Uint8Array,
  x: number,
  y: number,
  reach: number,
  choice: Choice,
): void {
  const { width, height } = plane
  choice.count = 0
  const top = Math.max(0, y - reach)
  const bottom = Math.min(height - 1, y + reach)
  const left = Math.max(0, x - reach)
  const right = Math.min(width - 1, x + reach)
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const label = pure[row * width + column]
      if (label === UNDECIDED) continue
      let known = false
      for (let i = 0; i < choice.count && !known; i++) known = choice.candidates[i] === label
      if (!known) choice.candidates[choice.count++] = label
    }
  }
}

/** Unmixes the pixel into two inks and keeps the pair when it misses the colour by less than the best so far. */
function tryPair(
  data: Uint8Array,
  at: number,
  values: Float64Array,
  one: number,
  other: number,
  choice: Choice,
  missMax: number = Number.POSITIVE_INFINITY,
): void {
  const a = one * 4
  const b = other * 4
  let along = 0
  let length = 0
  for (let channel = 0; channel < 4; channel++) {
    const span = values[b + channel] - values[a + channel]
    along += (data[at + channel] - values[a + channel]) * span
    length += span * span
  }
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, along / length))
  let miss = 0
  for (let channel = 0; channel < 4; channel++) {
    const mixed = values[a + channel] + share * (values[b + channel] - values[a + channel])
    miss += (mixed - data[at + channel]) ** 2
  }
  if (miss >= choice.miss || miss > missMax) return
  choice.miss = miss
  choice.ink = share >= 0.5 ? other : one
  choice.second = share >= 0.5 ? one : other
  choice.share = share >= 0.5 ? 1 - share : share
}
