import type { Random } from '../../kit/chance/random.ts'
import type { Point } from '../../kit/line/knot.ts'
import { signedArea } from '../../kit/line/knot.ts'
import { clipByLine, depthBehind } from '../../kit/line/polygon.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'

/** A convex plane with the numbers of those it shares an edge with, and the tone it was given; -1 before. */
export type Facet = { readonly corners: readonly Point[]; readonly neighbours: readonly number[]; tone: number }

/** How far the corners of the net are moved, as a share of a cell. */
const JITTER = 0.4

/**
 * Cuts the torus into convex facets of three and four sides: a net whose corners are thrown about, its cells halved where they are
 * bent in, and often where they are not.
 *
 * @param sizeMm about the width of a facet
 */
export function cutFacets(
  random: Random,
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
  sizeMm: number,
): Facet[] {
  const [columns, rows] = [fitCells(widthMm, sizeMm), fitCells(heightMm, sizeMm)]
  const thrown = Array.from(
    { length: columns.count * rows.count },
    (): Point => [random.between(-JITTER, JITTER) * columns.sizeMm, random.between(-JITTER, JITTER) * rows.sizeMm],
  )
  const corner = (column: number, row: number): Point => {
    const [dx, dy] = thrown[(row % rows.count) * columns.count + (column % columns.count)]
    return [column * columns.sizeMm + dx, row * rows.sizeMm + dy]
  }
  const parts: (readonly Point[])[] = []
  for (let row = 0; row < rows.count; row++)
    for (let column = 0; column < columns.count; column++)
      parts.push(
        ...halve(random, [
          corner(column, row),
          corner(column + 1, row),
          corner(column + 1, row + 1),
          corner(column, row + 1),
        ]),
      )
  return withNeighbours(parts, widthMm, heightMm)
}

function halve(random: Random, [a, b, c, d]: readonly [Point, Point, Point, Point]): (readonly Point[])[] {
  const alongFirst = [
    [a, b, c],
    [a, c, d],
  ]
  const alongSecond = [
    [a, b, d],
    [b, c, d],
  ]
  const areTurned = (parts: readonly (readonly Point[])[]): boolean => parts.every((part) => signedArea(part) > 1)
  if (areTurned(alongFirst) && areTurned(alongSecond)) {
    if (random.chance(0.4)) return [[a, b, c, d]]
    return random.chance(0.5) ? alongFirst : alongSecond
  }
  return areTurned(alongFirst) ? alongFirst : alongSecond
}

/** Facets that share an edge on the torus, told by the middle of the edge. */
function withNeighbours(parts: readonly (readonly Point[])[], widthMm: number, heightMm: number): Facet[] {
  const round = (value: number, period: number): number => Math.round((((value % period) + period) % period) * 50)
  const keysOf = (corners: readonly Point[]): string[] =>
    corners.map(([x, y], at) => {
      const [nextX, nextY] = corners[(at + 1) % corners.length]
      return `${round((x + nextX) / 2, widthMm)},${round((y + nextY) / 2, heightMm)}`
    })
  const byEdge = new Map<string, number[]>()
  parts.forEach((corners, at) => {
    for (const key of keysOf(corners)) byEdge.set(key, [...(byEdge.get(key) ?? []), at])
  })
  return parts.map((corners, at) => ({
    corners,
    neighbours: keysOf(corners).flatMap((key) => (byEdge.get(key) ?? []).filter((other) => other !== at)),
    tone: -1,
  }))
}

/** What two convex polygons, both clockwise on the cloth, have in common; fewer than three corners where that is nothing. */
export function clipConvex(subject: readonly Point[], by: readonly Point[]): readonly Point[] {
  return by.reduce<readonly Point[]>((left, from, at) => {
    const to = by[(at + 1) % by.length]
    return clipByLine(left, (point) => depthBehind(from, to, point))
  }, subject)
}
