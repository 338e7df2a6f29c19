import { oklabFromRgb } from '../../color/oklab.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import type { Inks } from './find-inks.ts'
import { binOf } from './ink-evidence.ts'
import { segmentDistance } from './segment-distance.ts'

export type UnmixedRule = {
  /** Most inks in all, transparent not counted. */
  readonly colorsMax: number
}

// A thin line shows its full ink in few pixels, but a stray pixel must not become an ink.
const PIXELS_MIN = 8
// Most pixels of a colour that are examined, taken evenly from all.
const PIXELS_SEEN_MAX = 64
// Share of a colour's places at which it must be no mix. In small forms the mixes at their edges are many, but only the
// ink itself cannot be mixed in most places.
const UNMIXED_SHARE_MIN = 0.5
// OKLab distance from every mix beyond what blending and rounding explain.
const MISS_MIN = 0.07
const ADDED_MAX = 8
// Pixels; the ground of a form of a few pixels lies within this distance.
const REACH = 3
// Squared RGBA distance (levels²) up to which a pixel shows an ink.
const PURE_DISTANCE_SQUARED = 100

/**
 * Adds inks of forms too small to have an interior whose colour happens to be a mix of two inks elsewhere: dark green
 * leaves on white are no mix of a black and a bright green that are nowhere near. A true mix contains an ink that lies
 * next to it.
 *
 * @param crests pixels that no mix of opposite neighbours explains
 */
export function addUnmixedInks(inks: Inks, plane: PixelPlane, crests: Int32Array, rule: UnmixedRule): Inks {
  const colors = listColors(plane, crests)
  let known = inks
  for (let added = 0; added < ADDED_MAX && colors.length > 0; added++) {
    if (known.count - (known.transparent < 0 ? 0 : 1) >= rule.colorsMax) break
    const lab = labOf(known)
    let best: CrestColor | undefined
    let bestMiss = MISS_MIN
    for (const color of colors) {
      const miss = missOf(color, plane, known, lab)
      if (miss <= bestMiss) continue
      bestMiss = miss
      best = color
    }
    if (!best) break
    known = withInk(known, plane.data, best.pixels[0] * 4)
  }
  return known
}

/** A colour of crests and some of the pixels that show it. */
type CrestColor = { readonly lab: readonly number[]; readonly pixels: readonly number[] }

/** The exact colours that crests show often, each the commonest in its bin of the RGB cube. */
function listColors({ data }: PixelPlane, crests: Int32Array): CrestColor[] {
  const bins = new Map<number, number[]>()
  for (const pixel of crests) {
    const bin = binOf(data[pixel * 4], data[pixel * 4 + 1], data[pixel * 4 + 2])
    const members = bins.get(bin)
    if (members) members.push(pixel)
    else bins.set(bin, [pixel])
  }
  return Array.from(bins.values(), (pixels) => commonestOf(data, pixels)).flatMap((pixels) => {
    if (pixels.length < PIXELS_MIN) return []
    const at = pixels[0] * 4
    const step = Math.max(1, pixels.length / PIXELS_SEEN_MAX)
    const seen = Array.from(
      { length: Math.min(pixels.length, PIXELS_SEEN_MAX) },
      (_, i) => pixels[Math.floor(i * step)],
    )
    return [{ lab: oklabFromRgb([data[at], data[at + 1], data[at + 2]]), pixels: seen }]
  })
}

function commonestOf(data: Uint8Array, pixels: readonly number[]): readonly number[] {
  const exact = new Map<number, number[]>()
  for (const pixel of pixels) {
    const key = (data[pixel * 4] << 16) | (data[pixel * 4 + 1] << 8) | data[pixel * 4 + 2]
    const members = exact.get(key)
    if (members) members.push(pixel)
    else exact.set(key, [pixel])
  }
  let most: readonly number[] = []
  for (const members of exact.values()) if (members.length > most.length) most = members
  return most
}

/**
 * Distance of the colour from every mix of an ink near the pixel with any other ink, reached or exceeded at half of its
 * pixels; OKLab.
 */
function missOf({ lab, pixels }: CrestColor, plane: PixelPlane, inks: Inks, inkLab: Float64Array): number {
  const color = Float64Array.from(lab)
  const misses = pixels.map((pixel) => {
    let miss = Number.POSITIVE_INFINITY
    for (const one of inksBeside(plane, pixel, inks))
      for (let other = 0; other < inkLab.length; other += 3)
        miss = Math.min(miss, segmentDistance(color, 0, inkLab, one * 3, other, 0))
    // With no known ink nearby nothing rules a mix out.
    return miss === Number.POSITIVE_INFINITY ? 0 : miss
  })
  return misses.sort((a, b) => b - a)[Math.floor(misses.length * UNMIXED_SHARE_MIN)]
}

function inksBeside({ data, width, height }: PixelPlane, pixel: number, inks: Inks): Set<number> {
  const y = Math.floor(pixel / width)
  const x = pixel - y * width
  const found = new Set<number>()
  // Not a value of any pixel (32-bit signed).
  let last = Number.NaN
  for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row++)
    for (let column = Math.max(0, x - REACH); column <= Math.min(width - 1, x + REACH); column++) {
      const at = (row * width + column) * 4
      const color = (data[at] << 24) | (data[at + 1] << 16) | (data[at + 2] << 8) | data[at + 3]
      // Neighbours mostly have the same colour, so its lookup is skipped.
      if (color === last) continue
      last = color
      const ink = pureInk(data, at, inks)
      if (ink >= 0 && ink !== inks.transparent) found.add(ink)
    }
  return found
}

function pureInk(data: Uint8Array, at: number, { values, count }: Inks): number {
  for (let ink = 0; ink < count; ink++) {
    const green = data[at + 1] - values[ink * 4 + 1]
    if (green * green > PURE_DISTANCE_SQUARED) continue
    const red = data[at] - values[ink * 4]
    const blue = data[at + 2] - values[ink * 4 + 2]
    const alpha = data[at + 3] - values[ink * 4 + 3]
    if (red * red + green * green + blue * blue + alpha * alpha <= PURE_DISTANCE_SQUARED) return ink
  }
  return -1
}

/** The inks in OKLab. The transparent one cannot be part of a mix and repeats the first. */
function labOf({ values, count, transparent }: Inks): Float64Array {
  const lab = new Float64Array(count * 3)
  for (let ink = 0; ink < count; ink++) {
    const at = (ink === transparent ? 0 : ink) * 4
    lab.set(oklabFromRgb([values[at], values[at + 1], values[at + 2]]), ink * 3)
  }
  return lab
}

/** Inserts the colour at byte `at` as an ink, before the transparent one. */
function withInk(inks: Inks, data: Uint8Array, at: number): Inks {
  const { count, transparent } = inks
  const place = transparent < 0 ? count : transparent
  const values = new Float64Array(count * 4 + 4)
  values.set(inks.values.subarray(0, place * 4))
  values.set([data[at], data[at + 1], data[at + 2], 255], place * 4)
  values.set(inks.values.subarray(place * 4), place * 4 + 4)
  return { ...inks, count: count + 1, values, transparent: transparent < 0 ? -1 : transparent + 1 }
}
