import { silhouette } from './flatten.ts'
import type { Point, Ring } from './knot.ts'

export type Hatching = {
  /** Direction of the lines, radians. */
  readonly angle: number
  /** Distance between lines, mm. */
  readonly pitchMm: number
  /** Half the thickness of a line at its middle, mm. */
  readonly halfMm: number
  /** Share of each run that is drawn, from its far end: light falls on the near side. 1 hatches everything. */
  readonly share?: number
}

const LINES_MOST = 60

/** Tapering lines inside a contour and outside its holes, as in engraved shading. */
export function hatchRing(
  ring: Ring,
  { angle, pitchMm, halfMm, share = 1 }: Hatching,
  holes: readonly Ring[] = [],
): Ring[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turn = (one: Ring): Point[] => silhouette(one).map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin])
  const turned = turn(ring)
  const all = [turned, ...holes.map(turn)]
  const [low, high] = turned.reduce(
    ([least, most], [, y]) => [Math.min(least, y), Math.max(most, y)],
    [Infinity, -Infinity],
  )
  const pitch = Math.max(pitchMm, (high - low) / LINES_MOST)
  const lines: Ring[] = []
  for (let y = low + pitch * 0.6; y < high; y += pitch)
    for (const [from, to] of runsAt(all, y)) {
      const start = to - (to - from) * share * (lines.length % 2 ? 0.86 : 1)
      if (to - start < halfMm * 4) continue
      const back = (x: number, dy: number, corner?: 1): readonly [number, number, 1?] => {
        const py = y + dy
        return [x * cos - py * sin, x * sin + py * cos, corner]
      }
      const middle = (start + to) / 2
      lines.push([back(start, 0, 1), back(middle, -halfMm * 2), back(to, 0, 1), back(middle, halfMm * 2)])
    }
  return lines
}

/** Intervals of a horizontal line inside a polygon and outside its holes (even-odd rule). */
function runsAt(polygons: readonly (readonly Point[])[], y: number): [number, number][] {
  const crossings: number[] = []
  for (const polygon of polygons)
    polygon.forEach(([x, py], at) => {
      const [nextX, nextY] = polygon[(at + 1) % polygon.length]
      if (py > y !== nextY > y) crossings.push(x + ((nextX - x) * (y - py)) / (nextY - py))
    })
  crossings.sort((one, other) => one - other)
  return Array.from({ length: crossings.length >> 1 }, (_, run) => [crossings[run * 2], crossings[run * 2 + 1]])
}
