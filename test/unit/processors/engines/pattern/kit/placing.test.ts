import { describe, expect, test } from '@jest/globals'
import { traceCells } from '../../../../../../processors/engines/pattern/kit/area/cell-grid.ts'
import { visibleDisc } from '../../../../../../processors/engines/pattern/kit/area/overlapped-scale.ts'
import { createRandom } from '../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { signedArea } from '../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { circle, rectangle } from '../../../../../../processors/engines/pattern/kit/line/outline.ts'
import { createClearanceField } from '../../../../../../processors/engines/pattern/kit/place/clearance-field.ts'
import { latticeShares } from '../../../../../../processors/engines/pattern/kit/place/lattice.ts'
import { packCircles } from '../../../../../../processors/engines/pattern/kit/place/pack-circles.ts'
import { scatterPoints } from '../../../../../../processors/engines/pattern/kit/place/scatter.ts'
import { fitPixelSize } from '../../../../../../processors/engines/pattern/render/pixel-size.ts'

describe('placing on the torus', () => {
  test('sateen copies follow the table of counters: step two of five', () => {
    expect(latticeShares({ order: 5, step: 2 }).map(([, y]) => Math.round(y * 5))).toEqual([0, 2, 4, 1, 3])
  })

  test('stamping one motif of a half-drop takes the place of its copy as well', () => {
    const field = createClearanceField(100, 100, { order: 2, step: 1 }, 10)
    field.stamp([circle(20, 20, 8)])
    expect([field.clearanceAt(20, 20), field.clearanceAt(70, 70), field.clearanceAt(120, 20)]).toEqual([0, 0, 0])
    expect(field.clearanceAt(70, 20)).toBeGreaterThan(5)
  })

  test('clearance grows with the distance from a silhouette, over the edge too', () => {
    const field = createClearanceField(100, 100, { order: 1, step: 0 }, 20)
    field.stamp([rectangle(90, 40, 8, 20)])
    expect(field.clearanceAt(5, 50)).toBeCloseTo(7, 0)
  })

  test('clearance is the distance from a spot and from its copies all round, over the edges of a half-drop', () => {
    const field = createClearanceField(100, 100, { order: 2, step: 1 }, 15)
    field.stamp([circle(2, 3, 1)])
    const copies = [-100, 0, 100].flatMap((dx) =>
      [-100, 0, 100].flatMap((dy) => [
        [2 + dx, 3 + dy],
        [52 + dx, 53 + dy],
      ]),
    )
    for (let x = 0.5; x < 100; x += 3)
      for (let y = 0.5; y < 100; y += 3) {
        const distance = Math.min(...copies.map(([left, top]) => Math.hypot(x - left, y - top))) - 1
        const clearance = field.clearanceAt(x, y)
        if (distance < 14) expect(Math.abs(clearance - Math.max(0, distance))).toBeLessThan(3 * field.cellMm)
        else expect(clearance).toBeGreaterThan(13)
      }
  })

  test('scattered points keep apart', () => {
    const area = { widthMm: 100, heightMm: 100, lattice: { order: 1, step: 0 } }
    const points = scatterPoints(createRandom('1'), area, 40)
    expect(points).toHaveLength(40)
    for (const one of points)
      for (const other of points) {
        if (one === other) continue
        const [dx, dy] = [0, 1].map((axis) => {
          const gap = Math.abs((one[axis] - other[axis]) % 100)
          return Math.min(gap, 100 - gap)
        })
        expect(Math.hypot(dx, dy)).toBeGreaterThan(7)
      }
  })

  test('packed circles never touch', () => {
    const circles = packCircles(createRandom('2'), { widthMm: 100, heightMm: 80 }, [
      { radiusMm: 10, most: 8, gapMm: 1 },
      { radiusMm: 3, most: 60, gapMm: 1 },
    ])
    expect(circles.length).toBeGreaterThan(8)
    for (const one of circles)
      for (const other of circles) {
        if (one === other) continue
        const dx = Math.min(Math.abs(one.x - other.x), 100 - Math.abs(one.x - other.x))
        const dy = Math.min(Math.abs(one.y - other.y), 80 - Math.abs(one.y - other.y))
        expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(one.radius + other.radius)
      }
  })

  test('a scale uncovered shows whole, and under its neighbours only its upper part', () => {
    expect(signedArea(visibleDisc(1, []))).toBeCloseTo(Math.PI, 1)
    const shown = visibleDisc(1, [
      [0, 1],
      [-1, 0.5],
      [1, 0.5],
    ])
    expect(signedArea(shown)).toBeLessThan(Math.PI / 2)
    expect(Math.min(...shown.map(([, y]) => y))).toBeLessThan(-0.95)
  })

  test('cells that touch at a corner stay two bodies, and a ring of cells has a hole', () => {
    expect(traceCells(2, 2, (column, row) => column === row)).toHaveLength(2)
    const rings = traceCells(3, 3, (column, row) => !(column === 1 && row === 1))
    expect(rings.map((ring) => Math.sign(signedArea(ring))).sort()).toEqual([-1, 1])
  })

  test('pixels stand exactly in the ratio and divide by the lattice', () => {
    expect(fitPixelSize({ width: 3, height: 2 }, 1024, 2)).toEqual({ width: 1020, height: 680 })
    expect(fitPixelSize({ width: 1.5, height: 1 }, 1024, 1)).toEqual({ width: 1023, height: 682 })
  })
})
