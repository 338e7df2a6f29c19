import { clamp } from '../../../numbers/clamp.ts'
import type { TorusField } from '../chance/noise.ts'
import { silhouette } from '../line/flatten.ts'
import type { Box, Ring } from '../line/knot.ts'
import { boxOf, wrap } from '../line/knot.ts'

/** Corners of one contour as x, y, x, y …, and its bounding box. */
type Contour = { readonly points: Float64Array; readonly box: Box }

/**
 * Signed distance to the outline of bodies on the torus, in mm: positive inside, negative outside, at least `-reachMm`.
 * Bodies may extend over any edge and must be smaller than the period; inside is decided by the even-odd rule, body by
 * body.
 */
export function depthField(
  bodies: readonly (readonly Ring[])[],
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
  reachMm: number,
): TorusField {
  const contours = bodies.map((rings): Contour => {
    const points = rings.flatMap((ring) => edgesOf(ring))
    return { points: Float64Array.from(points.flat()), box: boxOf(rings) }
  })
  return (shareX, shareY) => {
    let deepest = -reachMm
    for (const { points, box } of contours) {
      // The copy of the place nearest to the body.
      const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      const x = middleX + wrap(shareX * widthMm - middleX + widthMm / 2, widthMm) - widthMm / 2
      const y = middleY + wrap(shareY * heightMm - middleY + heightMm / 2, heightMm) - heightMm / 2
      const isFar =
        x < box.left - reachMm || x > box.right + reachMm || y < box.top - reachMm || y > box.bottom + reachMm
      if (!isFar) deepest = Math.max(deepest, depthIn(points, x, y))
    }
    return deepest
  }
}

function edgesOf(ring: Ring): number[][] {
  const points = silhouette(ring)
  return points.map(([x, y], at) => [x, y, ...points[(at + 1) % points.length]])
}

function depthIn(edges: Float64Array, x: number, y: number): number {
  let nearest = Infinity
  let isIn = false
  for (let at = 0; at < edges.length; at += 4) {
    const fromX = edges[at] - x
    const fromY = edges[at + 1] - y
    const dx = edges[at + 2] - edges[at]
    const dy = edges[at + 3] - edges[at + 1]
    const along = clamp(-(fromX * dx + fromY * dy) / (dx * dx + dy * dy || 1), 0, 1)
    nearest = Math.min(nearest, (fromX + dx * along) ** 2 + (fromY + dy * along) ** 2)
    if (fromY > 0 !== fromY + dy > 0 && fromX - (fromY / dy) * dx > 0) isIn = !isIn
  }
  return isIn ? Math.sqrt(nearest) : -Math.sqrt(nearest)
}
