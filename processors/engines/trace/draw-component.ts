import { addSide, type CoverageFrame, coverageStride } from './add-coverage.ts'
import type { Points } from './curve.ts'
import { endPlace, type Place } from './junctions.ts'
import type { LabelMap } from './merge-specks.ts'
import { type Chain, OUTSIDE } from './planar-map.ts'

/** The boundaries of a label map, as measured, and where their ends meet. */
export type DrawnMap = {
  readonly map: LabelMap
  readonly chains: readonly Chain[]
  readonly points: readonly Points[]
  readonly places: ReadonlyMap<number, Place>
}

/**
 * Draws one component of a picture, such as its lightness, with exact coverage from its boundaries alone: each adds the
 * step between the inks on its sides to all that lies right of it.
 *
 * @param levels the component of each ink
 * @param areas room for the sums, `coverageStride × height`; overwritten
 * @param out the drawn component, row by row; overwritten
 */
export function drawComponent(drawn: DrawnMap, levels: Float64Array, areas: Float32Array, out: Float32Array): void {
  const { map, chains, points, places } = drawn
  areas.fill(0)
  chains.forEach((chain, index) => {
    if (chain.left === OUTSIDE || chain.right === OUTSIDE) return
    const step = levels[chain.left] - levels[chain.right]
    if (step !== 0) addChain(areas, map, step, chain, points[index], places)
  })
  for (let y = 0; y < map.height; y++) sumRow(map, y, levels, areas, out)
}

function addChain(
  areas: Float32Array,
  frame: CoverageFrame,
  step: number,
  chain: Chain,
  points: Points,
  places: ReadonlyMap<number, Place>,
): void {
  const count = points.length / 2
  // The measurements next to a junction hold a third ink; the junction itself stands in for them.
  const trim = chain.closed || count < 2 ? 0 : 1
  const start = places.get(chain.start) ?? [chain.xs[0], chain.ys[0]]
  let [x, y] = chain.closed ? [points[2 * count - 2], points[2 * count - 1]] : start
  for (let i = trim; i < count - trim; i++) {
    addSide(areas, frame, step, x, y, points[2 * i], points[2 * i + 1])
    x = points[2 * i]
    y = points[2 * i + 1]
  }
  if (chain.closed) return
  const [endX, endY] = endPlace(chain, places, frame.width + 1)
  addSide(areas, frame, step, x, y, endX, endY)
}

/** Sums steps along a row; what the row begins with follows from its pixels that no boundary is near. */
function sumRow(map: LabelMap, y: number, levels: Float64Array, areas: Float32Array, out: Float32Array): void {
  const { width, ink } = map
  const start = y * coverageStride(map)
  let [sum, pure, pureGap, gap] = [0, 0, 0, 0]
  for (let x = 0; x < width; x++) {
    sum += areas[start + x]
    const pixel = y * width + x
    out[pixel] = sum
    const missing = levels[ink[pixel]] - sum
    gap += missing
    if (!isPure(map, x, y)) continue
    pure++
    pureGap += missing
  }
  const base = pure > 0 ? pureGap / pure : gap / width
  for (let pixel = y * width; pixel < (y + 1) * width; pixel++) out[pixel] += base
}

function isPure({ width, height, ink }: LabelMap, x: number, y: number): boolean {
  const pixel = y * width + x
  const own = ink[pixel]
  return (
    (x === 0 || ink[pixel - 1] === own) &&
    (x + 1 === width || ink[pixel + 1] === own) &&
    (y === 0 || ink[pixel - width] === own) &&
    (y + 1 === height || ink[pixel + width] === own)
  )
}
