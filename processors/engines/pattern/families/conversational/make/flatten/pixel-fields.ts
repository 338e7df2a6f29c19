import type { Oklab } from '../../../../../color/oklab.ts'

export type ColourCluster = { readonly lab: Oklab; readonly share: number }

/** Distance that weighs hue and chroma twice: emoji tones of one colour belong together, two colours do not. */
function difference(one: Oklab, other: Oklab): number {
  return Math.hypot(one[0] - other[0], 2 * (one[1] - other[1]), 2 * (one[2] - other[2]))
}

type Working = { lab: Oklab; count: number }

/** Farthest-first seeds, six rounds of k-means, then the nearest pairs merge; labels are ordered by share, -1 outside. */
export function clusterColours(
  labs: readonly Oklab[],
  mask: Uint8Array,
  limits: { readonly most: number; readonly shareLeast: number },
): { labels: Int8Array; clusters: ColourCluster[] } {
  const samples: Oklab[] = []
  for (let at = 0; at < mask.length; at += 3) if (mask[at]) samples.push(labs[at])
  let found = seedClusters(samples)
  for (let round = 0; round < 6; round++) found = improve(found, samples)
  found = mergeNear(found, samples.length, limits)
  const order = found.toSorted((one, other) => other.count - one.count)
  const labels = new Int8Array(mask.length).fill(-1)
  const counts = order.map(() => 0)
  for (let at = 0; at < mask.length; at++)
    if (mask[at]) {
      labels[at] = nearest(order, labs[at])
      counts[labels[at]]++
    }
  const total = counts.reduce((sum, count) => sum + count, 0) || 1
  return { labels, clusters: order.map(({ lab }, at) => ({ lab, share: counts[at] / total })) }
}

function seedClusters(samples: readonly Oklab[]): Working[] {
  if (samples.length === 0) return []
  const seeds: Working[] = [{ lab: samples[Math.floor(samples.length / 2)], count: 1 }]
  while (seeds.length < 7) {
    let [farthest, most] = [samples[0], 0.06]
    for (const sample of samples) {
      const far = Math.min(...seeds.map(({ lab }) => difference(lab, sample)))
      if (far > most) [farthest, most] = [sample, far]
    }
    if (most === 0.06) break
    seeds.push({ lab: farthest, count: 1 })
  }
  return seeds
}

function nearest(clusters: readonly Working[], lab: Oklab): number {
  let [best, least] = [0, Infinity]
  for (let at = 0; at < clusters.length; at++) {
    const far = difference(clusters[at].lab, lab)
    if (far < least) [best, least] = [at, far]
  }
  return best
}

function improve(clusters: readonly Working[], samples: readonly Oklab[]): Working[] {
  const sums = clusters.map(() => [0, 0, 0, 0])
  for (const lab of samples) {
    const sum = sums[nearest(clusters, lab)]
    for (let axis = 0; axis < 3; axis++) sum[axis] += lab[axis]
    sum[3]++
  }
  return sums
    .filter(([, , , count]) => count > 0)
    .map(([l, a, b, count]) => ({ lab: [l / count, a / count, b / count], count }))
}

/** Merges tones of one colour, then the closest pairs until few enough are left; specks go unless they are a dark mark. */
function mergeNear(
  clusters: readonly Working[],
  samples: number,
  { most, shareLeast }: { readonly most: number; readonly shareLeast: number },
): Working[] {
  const left = [...clusters]
  const isSpeck = ({ count }: Working): boolean => count / samples < shareLeast
  for (;;) {
    let pair: [number, number, number] = [0, 0, Infinity]
    for (let one = 0; one < left.length; one++)
      for (let other = one + 1; other < left.length; other++) {
        const far = difference(left[one].lab, left[other].lab)
        if (far < pair[2]) pair = [one, other, far]
      }
    const isTooMany = left.filter((cluster) => !isSpeck(cluster)).length > most
    if (pair[2] > 0.1 && !(isTooMany && pair[2] < Infinity)) break
    const [one, other] = [left[pair[0]], left[pair[1]]]
    const count = one.count + other.count
    const lab = one.lab.map((value, axis) => (value * one.count + other.lab[axis] * other.count) / count)
    left.splice(pair[1], 1)
    left[pair[0]] = { lab: [lab[0], lab[1], lab[2]], count }
  }
  const kept = left.filter((cluster) => !isSpeck(cluster))
  return kept.length > 0 ? kept : left.slice(0, 1)
}

/** Three box passes: close to a Gaussian of the given radius in pixels. */
export function blurField(field: Float64Array, side: number, radius: number): Float64Array {
  let current = field
  const width = 2 * radius + 1
  for (let pass = 0; pass < 2; pass++)
    for (const [step, stride] of [
      [1, side],
      [side, 1],
    ]) {
      const next = new Float64Array(current.length)
      for (let line = 0; line < side; line++) {
        let sum = 0
        for (let at = -radius; at < side; at++) {
          if (at + radius < side) sum += current[line * stride + (at + radius) * step]
          if (at - radius - 1 >= 0) sum -= current[line * stride + (at - radius - 1) * step]
          if (at >= 0) next[line * stride + at * step] = sum / width
        }
      }
      current = next
    }
  return current
}

/** Chamfer distance of every inside pixel to the rim, in pixels. */
export function distanceInside(inside: Uint8Array, side: number): Float64Array {
  const far = Float64Array.from(inside, (value) => (value ? 1e6 : 0))
  const lower = (at: number, from: number, step: number): void => {
    if (far[from] + step < far[at]) far[at] = far[from] + step
  }
  for (let at = side + 1; at < far.length; at++) {
    lower(at, at - 1, 1)
    lower(at, at - side, 1)
    lower(at, at - side - 1, Math.SQRT2)
    lower(at, at - side + 1, Math.SQRT2)
  }
  for (let at = far.length - side - 2; at >= 0; at--) {
    lower(at, at + 1, 1)
    lower(at, at + side, 1)
    lower(at, at + side + 1, Math.SQRT2)
    lower(at, at + side - 1, Math.SQRT2)
  }
  return far
}
