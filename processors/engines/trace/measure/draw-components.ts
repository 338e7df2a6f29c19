import type { Points } from '../fit/curve.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import { type Chain, OUTSIDE } from '../map/planar-map.ts'
import { addSide, type Coverage, coverageStride } from './add-coverage.ts'
import { endPlace, type Place } from './junctions.ts'
import { BLOCK_BITS, type RowSpans } from './near-edges.ts'

/** The boundaries of a label map, as measured, and where their ends meet. */
export type DrawnMap = {
  readonly map: LabelMap
  readonly chains: readonly Chain[]
  readonly points: readonly Points[]
  readonly places: ReadonlyMap<number, Place>
  /** Where boundaries are near; nothing else is drawn. */
  readonly spans: RowSpans
  /** 1 for each pixel of them whose neighbours hold the same ink, as `purePixels` finds them. */
  readonly pure: Uint8Array
}

/**
 * Draws components of a picture, such as its lightness, with exact coverage from its boundaries alone: each adds the step between the inks on its
 * sides to all that lies right of it.
 *
 * @param levels the components of each ink, as many numbers an ink as there are components
 * @param areas room for the sums, `coverageStride × height` times as many numbers; overwritten
 * @param out the drawn components, row by row; overwritten
 */
export function drawComponents(
  drawn: DrawnMap,
  levels: Float64Array,
  areas: Float32Array,
  out: readonly Float32Array[],
): void {
  const { map, chains, points } = drawn
  const count = out.length
  const steps = new Float64Array(count)
  const coverage: Coverage = { frame: map, areas, weights: steps }
  areas.fill(0)
  for (let index = 0; index < chains.length; index++) {
    const chain = chains[index]
    if (chain.left === OUTSIDE || chain.right === OUTSIDE) continue
    let isSeen = false
    for (let i = 0; i < count; i++) {
      steps[i] = levels[chain.left * count + i] - levels[chain.right * count + i]
      if (steps[i] !== 0) isSeen = true
    }
    if (isSeen) addChain(drawn, coverage, chain, points[index])
  }
  for (let i = 0; i < count; i++) {
    const component: Component = { index: i, count, levels, areas, out: out[i] }
    for (let y = 0; y < map.height; y++) sumRow(drawn, y, component)
  }
}

function addChain({ map, places }: DrawnMap, coverage: Coverage, chain: Chain, points: Points): void {
  const count = points.length / 2
  // The measurements next to a junction hold a third ink; the junction itself stands in for them.
  const trim = chain.closed || count < 2 ? 0 : 1
  const start = places.get(chain.start) ?? [chain.xs[0], chain.ys[0]]
  let x = chain.closed ? points[2 * count - 2] : start[0]
  let y = chain.closed ? points[2 * count - 1] : start[1]
  for (let i = trim; i < count - trim; i++) {
    addSide(coverage, x, y, points[2 * i], points[2 * i + 1])
    x = points[2 * i]
    y = points[2 * i + 1]
  }
  if (chain.closed) return
  const [endX, endY] = endPlace(chain, places, map.width + 1)
  addSide(coverage, x, y, endX, endY)
}

/** One of `count` components of a picture, with the arrays of `drawComponents`. */
type Component = {
  readonly index: number
  readonly count: number
  readonly levels: Float64Array
  readonly areas: Float32Array
  readonly out: Float32Array
}

/** Sums the steps of a component along a row; what it begins with follows from pixels that no boundary is near. */
function sumRow({ map, spans, pure }: DrawnMap, y: number, { index, count, levels, areas, out }: Component): void {
  const { width, ink } = map
  const { first, from, to } = spans
  const start = y * width
  const beyond = start + width
  const [span, lastSpan] = [first[y >> BLOCK_BITS], first[(y >> BLOCK_BITS) + 1]]
  // From a pixel of the picture to its step.
  const shift = (y * coverageStride(map) - start) * count + index
  let sum = 0
  let known = 0
  let gap = 0
  let pixel = start
  for (let at = span; at <= lastSpan; at++) {
    const begin = at < lastSpan ? start + from[at] : beyond
    if (begin > pixel) {
      known += begin - pixel
      gap += (begin - pixel) * (levels[ink[pixel] * count + index] - sum)
      pixel = begin
    }
    const end = at < lastSpan ? start + to[at] : beyond
    for (; pixel < end; pixel++) {
      sum += areas[pixel * count + shift]
      out[pixel] = sum
      if (pure[pixel] === 0) continue
      known++
      gap += levels[ink[pixel] * count + index] - sum
    }
  }
  if (known === 0) {
    known = width
    for (pixel = start; pixel < beyond; pixel++) gap += levels[ink[pixel] * count + index] - out[pixel]
  }
  const base = gap / known
  for (let at = span; at < lastSpan; at++)
    for (pixel = start + from[at]; pixel < start + to[at]; pixel++) out[pixel] += base
}

/** Finds the pixels that no boundary touches: 1 where all four neighbours inside the frame hold the same ink. */
export function purePixels(map: LabelMap, spans: RowSpans): Uint8Array {
  const pure = new Uint8Array(map.ink.length)
  for (let y = 0; y < map.height; y++) markPureOfRow(map, spans, y, pure)
  return pure
}

function markPureOfRow(
  { width, height, ink }: LabelMap,
  { first, from, to }: RowSpans,
  y: number,
  pure: Uint8Array,
): void {
  const start = y * width
  const up = y > 0 ? width : 0
  const down = y + 1 < height ? width : 0
  for (let at = first[y >> BLOCK_BITS]; at < first[(y >> BLOCK_BITS) + 1]; at++) {
    for (let pixel = start + from[at]; pixel < start + to[at]; pixel++) {
      const own = ink[pixel]
      if (own !== ink[pixel - up] || own !== ink[pixel + down]) continue
      if (pixel > start && own !== ink[pixel - 1]) continue
      if (pixel + 1 === start + width || own === ink[pixel + 1]) pure[pixel] = 1
    }
  }
}
