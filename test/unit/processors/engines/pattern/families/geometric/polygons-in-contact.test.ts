import { describe, expect, test } from '@jest/globals'
import { polygonsInContact } from '../../../../../../../processors/engines/pattern/families/geometric/zellige/hankin.ts'
import type { StarTiling } from '../../../../../../../processors/engines/pattern/families/geometric/zellige/star-tilings.ts'
import {
  decagons,
  dodecagons,
  dodecagonsApart,
  hexagons,
  octagons,
} from '../../../../../../../processors/engines/pattern/families/geometric/zellige/star-tilings.ts'
import type { Point } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'

// Outside truth: vertex configurations of the uniform tilings, the angles of the girih tiles (72, 72, 216 for the bow
// tie, 54 degrees of contact), and the rule of every interlaced knot that a strand passes over and under by turns.

const tilings: readonly (readonly [string, () => StarTiling, Readonly<Record<number, number>>])[] = [
  ['4.8.8', octagons, { 8: 1, 4: 1 }],
  ['6.6.6', hexagons, { 6: 2 }],
  ['3.12.12', dodecagons, { 12: 2, 3: 4 }],
  ['4.6.12', dodecagonsApart, { 12: 2, 4: 6, 6: 4 }],
  ['decagons and bow ties', decagons, { 10: 2, 6: 2 }],
]

describe.each(tilings)('%s', (_name, build, counts) => {
  const tiling = build()

  test('one period holds the right number of tiles of each kind', () => {
    const found: Record<number, number> = {}
    for (const { points } of tiling.tiles) found[points.length] = (found[points.length] ?? 0) + 1
    expect(found).toEqual(counts)
  })

  test('tiles fill the period exactly, without gap or overlap', () => {
    const area = tiling.tiles.reduce((sum, { points }) => sum + areaOf(points), 0)
    expect(area).toBeCloseTo(tiling.wide * tiling.tall, 9)
  })

  test('every edge has length one and is shared by exactly two tiles on the torus', () => {
    const middles = new Map<string, number>()
    for (const { points } of tiling.tiles)
      points.forEach((from, at) => {
        const to = points[(at + 1) % points.length]
        expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeCloseTo(1, 9)
        const key = placeOnTorus(tiling, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
        middles.set(key, (middles.get(key) ?? 0) + 1)
      })
    expect([...new Set(middles.values())]).toEqual([2])
  })

  test('strands cross at every edge, straight and at the contact angle, one over and one under', () => {
    const contact = tiling.contacts[0]
    const ends = new Map<string, number[]>()
    const starts = new Map<string, number[]>()
    for (const { points } of tiling.tiles)
      for (const { from, bend, to } of polygonsInContact(points, contact).pieces) {
        const add = (map: Map<string, number[]>, at: Point, heading: number): void => {
          const key = placeOnTorus(tiling, at)
          map.set(key, [...(map.get(key) ?? []), heading])
        }
        add(starts, from, Math.atan2(bend[1] - from[1], bend[0] - from[0]))
        add(ends, to, Math.atan2(bend[1] - to[1], bend[0] - to[0]))
      }
    expect(ends.size).toBe(starts.size)
    for (const [key, [one, other, ...more]] of ends) {
      expect(more).toEqual([])
      // The strand that lies over runs straight on into the next tile, and so does the one below it.
      expect(Math.cos(one - other)).toBeCloseTo(-1, 6)
      const [under, underToo] = starts.get(key) ?? [0, 0]
      expect(Math.cos(under - underToo)).toBeCloseTo(-1, 6)
      expect(Math.abs(Math.cos(one - under))).toBeCloseTo(Math.abs(Math.cos((contact / 90) * Math.PI)), 6)
    }
  })
})

describe('polygons in contact', () => {
  test.each([3, 4, 5, 6, 8, 10, 12])('a regular tile of %d sides holds one star of as many points', (sides) => {
    const points = Array.from({ length: sides }, (_, at): Point => {
      const angle = ((at + 0.5) / sides) * Math.PI * 2
      return [Math.cos(angle), Math.sin(angle)]
    })
    const { pieces, figures } = polygonsInContact(points, 62)
    expect(pieces).toHaveLength(sides)
    expect(figures.map((figure) => figure.length)).toEqual([sides * 2])
  })

  test('the bow tie of the girih set holds a kite in each wing', () => {
    const tie = decagons().tiles[1].points
    const angles = tie.map((corner, at) => interiorAngle(tie[(at + 5) % 6], corner, tie[(at + 1) % 6]))
    expect(angles.map(Math.round).sort((one, other) => one - other)).toEqual([72, 72, 72, 72, 216, 216])
    const { pieces, figures } = polygonsInContact(tie, 54)
    expect(pieces).toHaveLength(6)
    expect(figures).toHaveLength(2)
  })
})

function areaOf(points: readonly Point[]): number {
  return (
    points.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length]
      return sum + x * nextY - nextX * y
    }, 0) / 2
  )
}

function placeOnTorus({ wide, tall }: StarTiling, [x, y]: Point): string {
  const part = (value: number, period: number): number => {
    const share = (((value / period) % 1) + 1) % 1
    return Math.round(share * 1e6) % 1e6
  }
  return `${part(x, wide)} ${part(y, tall)}`
}

function interiorAngle(before: Point, corner: Point, after: Point): number {
  const [ax, ay] = [before[0] - corner[0], before[1] - corner[1]]
  const [bx, by] = [after[0] - corner[0], after[1] - corner[1]]
  // Clockwise on the cloth, y down: the inside lies on the right of the way round.
  const turn = Math.atan2(bx * ay - by * ax, ax * bx + ay * by)
  return ((turn * 180) / Math.PI + 360) % 360
}
