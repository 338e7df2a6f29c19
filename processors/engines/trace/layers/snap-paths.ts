import { areaWithin, type Curve, type Ring } from '../fit/curve.ts'
import { untangleRings } from './untangle-rings.ts'

/** Grid to which coordinates are rounded: `step` pixels within a frame of `width` by `height` pixels. */
export type SnapGrid = { readonly step: number; readonly width: number; readonly height: number }

const FRAME_MISS_PX = 1e-6
const AREA_LEAST = 1e-6

/**
 * Rounds the anchor points and handles of paths to a grid. Those on the frame stay there even if the grid does not
 * divide it, so that the drawing keeps its size. Sides, rings and paths of no extent are left out.
 */
export function snapPaths(paths: readonly (readonly Ring[])[], grid: SnapGrid): Ring[][] {
  return paths.flatMap((rings) => {
    const snapped = untangleRings(rings.map((ring) => snapRing(ring, grid)).filter(hasArea))
    return snapped.length > 0 ? [snapped] : []
  })
}

/** A snapped ring as one curve, without sides of no length. */
function snapRing(ring: Ring, { step, width, height }: SnapGrid): Ring {
  const coords: number[] = []
  const straight: boolean[] = []
  const [startX, startY] = [snap(ring[0].x, step, width), snap(ring[0].y, step, height)]
  let [x, y] = [startX, startY]
  for (const curve of ring) {
    for (let i = 0; i < curve.straight.length; i++) {
      const side = curve.coords
        .slice(i * 6, i * 6 + 6)
        .map((value, at) => snap(value, step, at % 2 === 0 ? width : height))
      const isNothing = side.every((value, at) => value === (at % 2 === 0 ? x : y))
      ;[x, y] = [side[4], side[5]]
      if (isNothing) continue
      coords.push(...side)
      straight.push(curve.straight[i])
    }
  }
  const drawn: Curve = { x: startX, y: startY, coords, straight }
  return [drawn]
}

function snap(value: number, step: number, end: number): number {
  if (value < FRAME_MISS_PX) return Math.min(0, Math.round(value / step) * step)
  if (value > end - FRAME_MISS_PX) return Math.max(end, Math.round(value / step) * step)
  return Math.min(end, Math.round(value / step) * step)
}

function hasArea([curve]: Ring): boolean {
  return curve.straight.length > 1 && Math.abs(areaWithin(curve)) > AREA_LEAST
}
