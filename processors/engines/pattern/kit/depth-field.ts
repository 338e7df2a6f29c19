import { silhouette } from './flatten.ts'
import type { Point, Ring } from './knot.ts'
import { wrap } from './knot.ts'
import type { TorusField } from './noise.ts'

type Edge = readonly [from: Point, to: Point]

/**
 * How deep a place lies inside bodies on the torus, in mm: positive inside, negative outside, 0 on the contour. Bodies may hang
 * over any edge; inside is by the even-odd rule.
 */
export function depthField(
  bodies: readonly Ring[],
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
): TorusField {
  const edges = bodies.flatMap((ring): Edge[] => {
    const points = silhouette(ring)
    return points.map((point, at) => [point, points[(at + 1) % points.length]])
  })
  return (shareX, shareY) => {
    const [x, y] = [shareX * widthMm, shareY * heightMm]
    let [nearest, crossings] = [Infinity, 0]
    for (const [from, to] of edges) {
      // The copy of the edge that starts nearest to the place.
      const [ax, ay] = [
        wrap(from[0] - x + widthMm / 2, widthMm) - widthMm / 2,
        wrap(from[1] - y + heightMm / 2, heightMm) - heightMm / 2,
      ]
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      const along = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)))
      nearest = Math.min(nearest, (ax + dx * along) ** 2 + (ay + dy * along) ** 2)
      crossings += crossingsOfCopies(ax, ay, dx, dy, widthMm)
    }
    return (crossings % 2 ? 1 : -1) * Math.sqrt(nearest)
  }
}

/** How many copies of an edge, a period apart, a ray to the right over half a period crosses. */
function crossingsOfCopies(ax: number, ay: number, dx: number, dy: number, widthMm: number): number {
  if (ay > 0 === ay + dy > 0) return 0
  const crossing = ax - (ay / dy) * dx
  return [crossing - widthMm, crossing, crossing + widthMm].filter((far) => far > 0 && far < widthMm * 0.5).length
}
