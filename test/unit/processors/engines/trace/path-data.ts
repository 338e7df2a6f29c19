/** A ring of a path, flattened: x and y alternating, with what the path says of itself. */
export type FlatRing = { readonly points: readonly number[]; readonly area: number }

const STEPS = 24

/** Reads strict path data (absolute M, L, C, Z) into flattened rings; throws on anything else. */
export function readRings(data: string): FlatRing[] {
  const rings: FlatRing[] = []
  for (const text of data.split('Z').slice(0, -1)) {
    const points: number[] = []
    for (const [, command, numbers] of text.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
      const values = numbers.trim().split(/\s+/).map(Number)
      if (values.some((value) => !Number.isFinite(value))) throw new Error(`bad number in ${command}${numbers}`)
      if ((command === 'M' || command === 'L') && values.length === 2) points.push(...values)
      else if (command === 'C' && values.length === 6) points.push(...flatten(points.slice(-2), values))
      else throw new Error(`bad command ${command}${numbers}`)
    }
    rings.push({ points, area: areaOf(points) })
  }
  return rings
}

function flatten([x, y]: readonly number[], [x1, y1, x2, y2, endX, endY]: readonly number[]): number[] {
  return Array.from({ length: STEPS }, (_, i) => {
    const t = (i + 1) / STEPS
    const u = 1 - t
    const mix = (a: number, b: number, c: number, d: number): number =>
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    return [mix(x, x1, x2, endX), mix(y, y1, y2, endY)]
  }).flat()
}

function areaOf(points: readonly number[]): number {
  let twice = 0
  for (let i = 0; i < points.length; i += 2) {
    const next = (i + 2) % points.length
    twice += points[i] * points[next + 1] - points[next] * points[i + 1]
  }
  return twice / 2
}

/** Winding number of a set of rings round a point. */
export function windingAt(rings: readonly FlatRing[], x: number, y: number): number {
  let winding = 0
  for (const { points } of rings) {
    for (let i = 0; i < points.length; i += 2) {
      const next = (i + 2) % points.length
      const [ax, ay, bx, by] = [points[i], points[i + 1], points[next], points[next + 1]]
      if (ay > y === by > y) continue
      const crossing = ax + ((y - ay) / (by - ay)) * (bx - ax)
      if (crossing > x) winding += by > ay ? 1 : -1
    }
  }
  return winding
}
