// Tells by maximum likelihood which history (`edge-histories.ts`) explains the edges of a picture best. The noise is
// known; height, mean and sub-pixel place of every edge are free and fitted one by one.
import { type EdgeHistory, edgeHistories, PLACES, slantIndex } from './edge-histories.ts'
import { type LoneEdge, PIXELS } from './lone-edges.ts'

/** How far from its measured place an edge may really lie, pixels each way: noise moves the measurement. */
const PLACE_REACH = { clean: 0.2, grainy: 0.35 } as const
/**
 * Standard deviation of what no history explains: rounding to whole levels, and a share of the edge's height because
 * real edges bend.
 */
const ROUNDING = 0.55
const BENDING = 0.012
/**
 * A residual counts for this many variances at most, so that a few things that are no edges cannot outweigh all that
 * are.
 */
const REMAINDER_MAX = 30
/** Residuals are summed as integers, this many to a variance, so that the sum does not depend on the order. */
const PARTS = 256
/** Degrees of freedom of one profile after height, mean and place were fitted. */
const FREE = PIXELS - 3
/**
 * Edges that are kept. Of more, every other one is dropped by a hash of its pixels, as often as it takes: the same ones
 * in whatever order they come.
 */
const EDGES_MAX = 8192

/** What the edges tell. */
export type Judgement = {
  readonly edges: number
  /** Edges of different pixels among them: what comes again pixel by pixel, as in a lattice, tells nothing more. */
  readonly kinds: number
  /** Log-likelihood ratio of "sharp until the picture was reduced" against "soft before": positive speaks for sharp. */
  readonly forSharp: number
  /** Deviation of the blur before the reduction in the best soft history, pixels. */
  readonly softness: number
  /** Deviation of the blur, before or after the reduction, in the best history of all, pixels. */
  readonly blur: number
  /**
   * Mean residual of the best history, in variances of noise and rounding: about `FREE` where that history explains the
   * edges.
   */
  readonly remainder: number
}

type KeptEdge = {
  readonly hash: number
  readonly pixels: Float32Array
  readonly edge: Pick<LoneEdge, 'place' | 'slant' | 'height'>
}

/**
 * Gathers edges one by one and judges them; the order in which they come does not matter.
 *
 * @param grain standard deviation of the noise, levels of 255
 * @param others histories of sharp edges that are thought of besides the usual ones
 */
export function createEdgeJudge(grain: number, others: readonly EdgeHistory[] = []) {
  let kept: KeptEdge[] = []
  let mask = 0
  const add = ({ place, slant, height, pixels }: LoneEdge): void => {
    const hash = hashOf(pixels)
    if ((hash & mask) !== 0) return
    kept.push({ hash, pixels, edge: { place, slant, height } })
    while (kept.length > EDGES_MAX && mask < MASK_MAX) {
      mask = 2 * mask + 1
      kept = kept.filter((one) => (one.hash & mask) === 0)
    }
  }
  return { add, judge: (): Judgement => judgeEdges(kept, grain, [...others, ...edgeHistories()]) }
}

const MASK_MAX = 2 ** 16 - 1

function hashOf(pixels: Float32Array): number {
  let hash = 0
  for (const light of pixels) hash = Math.imul(hash, 31) + Math.round(light * 8)
  return Math.imul(hash, 0x9e3779b1) >>> 16
}

function judgeEdges(kept: readonly KeptEdge[], grain: number, histories: readonly EdgeHistory[]): Judgement {
  const sums = new Float64Array(histories.length)
  for (const one of kept) addRemainders(one, grain, histories, sums)
  const bestOf = (kind: 'sharp' | 'soft', first: number): number =>
    histories.reduce(
      (best, { wasSharp }, i) => (wasSharp === (kind === 'sharp') && !(sums[i] >= sums[best]) ? i : best),
      first,
    )
  const [sharp, soft] = [bestOf('sharp', 0), bestOf('soft', histories.length - 1)]
  const least = Math.min(sums[sharp], sums[soft])
  return {
    edges: kept.length,
    kinds: new Set(kept.map(({ hash }) => hash)).size,
    forSharp: kept.length === 0 ? 0 : (FREE / 2) * kept.length * Math.log((sums[soft] + 1) / (sums[sharp] + 1)),
    softness: histories[soft].deviation,
    blur: histories[sums[sharp] <= sums[soft] ? sharp : soft].deviation,
    remainder: least / PARTS / Math.max(1, kept.length),
  }
}

function addRemainders(
  { pixels, edge }: KeptEdge,
  grain: number,
  histories: readonly EdgeHistory[],
  sums: Float64Array,
): void {
  const mean = pixels.reduce((sum, light) => sum + light, 0) / PIXELS
  const sign = Math.sign(edge.height)
  const shape = pixels.map((light) => sign * (light - mean))
  const power = shape.reduce((sum, value) => sum + value * value, 0)
  const variance = grain ** 2 + (BENDING * edge.height) ** 2 + ROUNDING ** 2
  const reach = PLACE_REACH[grain > 0 ? 'grainy' : 'clean']
  const from = Math.max(0, Math.round((edge.place + 1 - reach) * PLACES))
  const to = Math.min(2 * PLACES, Math.round((edge.place + 1 + reach) * PLACES))
  const slant = slantIndex(edge.slant)
  for (let i = 0; i < histories.length; i++) {
    const profiles = histories[i].profiles[slant]
    let best = 0
    for (let place = from; place <= to; place++) {
      let likeness = 0
      for (let k = 0; k < PIXELS; k++) likeness += profiles[place * PIXELS + k] * shape[k]
      if (likeness > best) best = likeness
    }
    sums[i] += Math.round(PARTS * Math.min(REMAINDER_MAX, (power - best ** 2) / variance))
  }
}
