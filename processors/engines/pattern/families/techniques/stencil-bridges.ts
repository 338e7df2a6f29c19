import { crossingsAt } from '../../kit/line/crossings.ts'
import { silhouette } from '../../kit/line/flatten.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { boxOf } from '../../kit/line/knot.ts'

/**
 * Width in mm up to which an area needs no bridge; width of a bridge as a share of the thing's size, with limits in mm.
 */
const [HELD_MM, BRIDGE] = [9, { share: 0.03, leastMm: 0.9, mostMm: 3 }]
/** Overlap of a bridge with the edge that it joins, in mm. */
const PAST_MM = 0.4

/** The bridges that hold the inner parts of a stencil: strips across the middle of an area from edge to edge. */
export function stencilBridges(
  ring: Ring,
  { angle, sizeMm }: { readonly angle: number; readonly sizeMm: number },
): Ring[] {
  const { left, right, top, bottom } = boxOf([ring])
  if (Math.min(right - left, bottom - top) < HELD_MM) return []
  const half = Math.max(BRIDGE.leastMm, Math.min(BRIDGE.mostMm, sizeMm * BRIDGE.share)) / 2
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = silhouette(ring).map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin])
  const levels = boxOf([turned])
  const middle = (levels.top + levels.bottom) / 2
  const crossings = crossingsAt(turned, middle)
  const back = (x: number, y: number): readonly [number, number, 1] => [x * cos - y * sin, x * sin + y * cos, 1]
  return Array.from({ length: crossings.length >> 1 }, (_, run): Ring => {
    const [from, to] = [crossings[run * 2] - PAST_MM, crossings[run * 2 + 1] + PAST_MM]
    return [back(from, middle - half), back(to, middle - half), back(to, middle + half), back(from, middle + half)]
  })
}
