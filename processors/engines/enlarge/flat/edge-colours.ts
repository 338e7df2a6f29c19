import { clamp } from '../../numbers/clamp.ts'
import { type CoverageMap, SLOTS } from './coverage-map.ts'
import type { Inks } from './find-inks.ts'

/** The colours from one ink to another: colour k of `steps` + 1 holds k / `steps` of the ink `low`. */
export type Edge = { readonly low: number; readonly steps: number; readonly colours: Uint8ClampedArray }

export type EdgeColours = {
  /** The edge between two inks, given in either order; for the same ink twice, that ink alone. */
  readonly between: (first: number, second: number) => Edge
  /** Every ink and every colour between two inks that meet in the picture, one after the other. */
  readonly all: () => Uint8ClampedArray
}

/** More steps between two inks cannot be seen in an edge one pixel wide. */
const STEPS_MAX = 16
/** Coverage below this is left over from refining and no ink. */
const SHARE_MIN = 0.05

/**
 * Divides `countMax` colours among the pairs of inks that meet. Rounding coverage to k steps errs by (contrast / k)² on
 * every pixel of an edge, so the total error is least where k grows with the cube root of length × contrast².
 *
 * @param countMax colours between inks, the inks themselves not counted
 */
export function chooseEdgeColours({ colours, count, channels }: Inks, map: CoverageMap, countMax: number): EdgeColours {
  const weights = weighPairs(map, colours, count, channels)
  const stepsFor = shareOut(weights, countMax)
  const edges: (Edge | undefined)[] = []
  const between = (first: number, second: number): Edge => {
    const low = Math.min(first, second)
    const high = Math.max(first, second)
    const key = low * count + high
    edges[key] ??= createEdge(low, high, stepsFor(weights.get(key) ?? 0), colours, channels)
    return edges[key]
  }
  const all = (): Uint8ClampedArray => {
    const inks = Array.from({ length: count }, (_, ink) => between(ink, ink))
    const met = [...weights.keys()].sort((a, b) => a - b).map((key) => between(Math.floor(key / count), key % count))
    return Uint8ClampedArray.from([...inks, ...met].flatMap((edge) => [...edge.colours]))
  }
  return { between, all }
}

function createEdge(low: number, high: number, steps: number, colours: Float32Array, channels: number): Edge {
  const between = new Uint8ClampedArray((low === high ? 1 : steps + 1) * channels)
  for (let i = 0; i < between.length; i++) {
    const share = low === high ? 1 : Math.floor(i / channels) / steps
    const c = i % channels
    between[i] = colours[low * channels + c] * share + colours[high * channels + c] * (1 - share)
  }
  return { low, steps: low === high ? 0 : steps, colours: between }
}

/** Pixels on the edge between two inks times their squared contrast, by `low * count + high`. */
function weighPairs(map: CoverageMap, colours: Float32Array, count: number, channels: number): Map<number, number> {
  const weights = new Map<number, number>()
  for (let pixel = 0; pixel < map.active.length; pixel++) {
    if (map.active[pixel] === 0) continue
    for (let one = pixel * SLOTS; one < (pixel + 1) * SLOTS; one++)
      for (let other = one + 1; other < (pixel + 1) * SLOTS; other++) {
        const isMet = map.shares[one] > SHARE_MIN && map.shares[other] > SHARE_MIN
        if (!isMet || map.inks[other] === -1) continue
        const low = Math.min(map.inks[one], map.inks[other])
        const high = Math.max(map.inks[one], map.inks[other])
        let contrast = 0
        for (let c = 0; c < channels; c++) contrast += (colours[low * channels + c] - colours[high * channels + c]) ** 2
        weights.set(low * count + high, (weights.get(low * count + high) ?? 0) + Math.round(contrast))
      }
  }
  return weights
}

/** Rounds of bisection: enough to tell neighbouring step counts apart. */
const HALVINGS = 40

/** A function that gives the steps of a pair by its weight, from 1 (a hard edge) to `STEPS_MAX`. */
function shareOut(weights: ReadonlyMap<number, number>, countMax: number): (weight: number) => number {
  if (weights.size * (STEPS_MAX - 1) <= countMax) return () => STEPS_MAX
  const stepsAt = (factor: number, weight: number): number =>
    clamp(Math.round(factor * Math.cbrt(weight)), 1, STEPS_MAX)
  const countAt = (factor: number): number =>
    [...weights.values()].reduce((sum, weight) => sum + stepsAt(factor, weight) - 1, 0)
  // Weights are at least 1, so this factor gives every pair all steps.
  let [low, high] = [0, STEPS_MAX]
  for (let round = 0; round < HALVINGS; round++) {
    const middle = (low + high) / 2
    if (countAt(middle) <= countMax) low = middle
    else high = middle
  }
  return (weight) => stepsAt(low, weight)
}
