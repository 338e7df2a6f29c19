import { type Oklab, oklabFromRgb, type Rgb } from '../../color/oklab.ts'
import type { Inks } from './find-inks.ts'

/** What each ink of a picture is drawn in. */
export type Exchange = {
  /** Place in `inks` of each ink's own, the transparent one's included. */
  readonly target: Uint8Array
  readonly inks: Inks
}

/** Colours in OKLab with hues farther apart, three numbers each, their pixels, and what these weigh. */
type Heaps = {
  readonly lab: Float64Array
  readonly pixels: Float64Array
  readonly weight: Float64Array
  readonly count: number
}

// Differences of hue and chroma count for more than OKLab has them. Source: W3C, CSS Color 4 issue 6642, "deltaE OK2".
const HUES_APART = 2
// Small forms are most of what is drawn on a ground: of powers 0.5, 0.7 and 1, by eye, the one that lost fewest of them and kept the hues.
const AREA_POWER = 0.7

const ROUNDS_MAX = 20

/**
 * As many inks as are asked for: those are put together that cost least, by how much is drawn in them and how far they
 * are apart, and each heap is drawn in the one of its inks that is nearest to all of it. Source: Ward, "Hierarchical
 * Grouping to Optimize an Objective Function" (1963); then Lloyd's rounds.
 *
 * @param shown the inks as they are drawn
 * @param pixels pixels of each
 */
export function fewerInks(shown: Inks, pixels: Float64Array, count: number): Exchange {
  const opaque = Array.from({ length: shown.count }, (_, ink) => ink).filter((ink) => ink !== shown.transparent)
  const heaps = heapsOf(shown, opaque, pixels)
  const members = settle(heaps, joinHeaps(heaps, count))
  return exchangeOf(shown, opaque, middlesOf(heaps, members))
}

function heapsOf({ values }: Inks, opaque: readonly number[], pixels: Float64Array): Heaps {
  const lab = new Float64Array(opaque.length * 3)
  opaque.forEach((ink, index) => {
    lab.set(placeOf([values[ink * 4], values[ink * 4 + 1], values[ink * 4 + 2]]), index * 3)
  })
  const own = Float64Array.from(opaque, (ink) => pixels[ink])
  return { lab, pixels: own, weight: own.map((count) => count ** AREA_POWER), count: opaque.length }
}

function placeOf(rgb: Rgb): Oklab {
  const [lightness, a, b] = oklabFromRgb(rgb)
  return [lightness, HUES_APART * a, HUES_APART * b]
}

/** The heap of each ink, named by one of its inks. */
function joinHeaps({ lab, weight, count }: Heaps, wanted: number): Int32Array {
  const heap = Int32Array.from({ length: count }, (_, index) => index)
  const sums = { lab: lab.map((value, at) => value * weight[(at / 3) | 0]), weight: Float64Array.from(weight) }
  const alive = [...heap]
  while (alive.length > wanted) {
    const [one, other] = cheapestPair(sums, alive)
    for (let c = 0; c < 3; c++) sums.lab[one * 3 + c] += sums.lab[other * 3 + c]
    sums.weight[one] += sums.weight[other]
    alive.splice(alive.indexOf(other), 1)
    for (let index = 0; index < count; index++) if (heap[index] === other) heap[index] = one
  }
  return heap
}

type Sums = { readonly lab: Float64Array; readonly weight: Float64Array }

function cheapestPair({ lab, weight }: Sums, alive: readonly number[]): readonly [number, number] {
  let best: readonly [number, number] = [alive[0], alive[1]]
  let least = Number.POSITIVE_INFINITY
  for (const [place, one] of alive.entries())
    for (const other of alive.slice(place + 1)) {
      let square = 0
      for (let c = 0; c < 3; c++) square += (lab[one * 3 + c] / weight[one] - lab[other * 3 + c] / weight[other]) ** 2
      const cost = (square * weight[one] * weight[other]) / (weight[one] + weight[other])
      if (cost >= least) continue
      least = cost
      best = [one, other]
    }
  return best
}

/** Gives each ink to the heap whose mean is nearest, until none moves. */
function settle({ lab, weight, count }: Heaps, start: Int32Array): Int32Array {
  let heap = start
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const names = [...new Set(heap)]
    const means = names.map((name) => meanOf(lab, weight, heap, name))
    const next = Int32Array.from({ length: count }, (_, index) => {
      const far = means.map((mean) => squareTo(lab, index, mean))
      return names[far.indexOf(Math.min(...far))]
    })
    if (next.every((name, index) => name === heap[index])) break
    heap = next
  }
  return heap
}

function meanOf(lab: Float64Array, weight: Float64Array, heap: Int32Array, name: number): number[] {
  const sums = [0, 0, 0]
  let whole = 0
  for (let index = 0; index < heap.length; index++) {
    if (heap[index] !== name) continue
    for (let c = 0; c < 3; c++) sums[c] += lab[index * 3 + c] * weight[index]
    whole += weight[index]
  }
  return sums.map((sum) => sum / whole)
}

function squareTo(lab: Float64Array, index: number, color: readonly number[]): number {
  return (lab[index * 3] - color[0]) ** 2 + (lab[index * 3 + 1] - color[1]) ** 2 + (lab[index * 3 + 2] - color[2]) ** 2
}

/** For each ink the one of its heap that is nearest to all of it. */
function middlesOf({ lab, pixels, count }: Heaps, heap: Int32Array): Int32Array {
  const middles = new Map<number, number>()
  for (const name of new Set(heap)) {
    const members = Array.from({ length: count }, (_, index) => index).filter((index) => heap[index] === name)
    const costs = members.map((index) =>
      members.reduce((sum, at) => sum + pixels[at] * squareTo(lab, at, [...lab.subarray(index * 3, index * 3 + 3)]), 0),
    )
    middles.set(name, members[costs.indexOf(Math.min(...costs))])
  }
  return heap.map((name) => middles.get(name) ?? name)
}

function exchangeOf(shown: Inks, opaque: readonly number[], middles: Int32Array): Exchange {
  const kept = [...new Set(middles)].sort((a, b) => a - b)
  const colors = kept.map((index): Rgb => {
    const at = opaque[index] * 4
    return [shown.values[at], shown.values[at + 1], shown.values[at + 2]]
  })
  const target = new Uint8Array(shown.count)
  opaque.forEach((ink, index) => {
    target[ink] = kept.indexOf(middles[index])
  })
  return withTransparent(shown, target, colors)
}

/** Each ink in the colour of a palette that is nearest to it; colours that none is nearest to are left out. */
export function inksOfNearest(shown: Inks, palette: readonly Rgb[]): Exchange {
  const lab = palette.map(placeOf)
  const nearest = Array.from({ length: shown.count }, (_, ink) => {
    const at = ink * 4
    const own = Float64Array.from(placeOf([shown.values[at], shown.values[at + 1], shown.values[at + 2]]))
    const far = lab.map((color) => squareTo(own, 0, color))
    return far.indexOf(Math.min(...far))
  })
  const used = [...new Set(nearest.filter((_, ink) => ink !== shown.transparent))].sort((a, b) => a - b)
  const target = Uint8Array.from(nearest, (place) => Math.max(0, used.indexOf(place)))
  return withTransparent(
    shown,
    target,
    used.map((place) => palette[place]),
  )
}

function withTransparent({ transparent, rounds }: Inks, target: Uint8Array, colors: readonly Rgb[]): Exchange {
  const isLast = transparent >= 0
  const count = colors.length + (isLast ? 1 : 0)
  const values = new Float64Array(count * 4)
  colors.forEach((rgb, index) => {
    values.set([...rgb, 255], index * 4)
  })
  if (isLast) target[transparent] = colors.length
  return { target, inks: { count, values, transparent: isLast ? colors.length : -1, rounds } }
}
