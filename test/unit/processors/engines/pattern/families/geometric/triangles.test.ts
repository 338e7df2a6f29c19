import { describe, expect, test } from '@jest/globals'
import { neighboursOf } from '../../../../../../../processors/engines/pattern/families/geometric/triangle-net.ts'
import { triangles } from '../../../../../../../processors/engines/pattern/families/geometric/triangles.ts'
import { fitCellPair } from '../../../../../../../processors/engines/pattern/kit/place/fit-cell-pair.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const HEXES = ['#f4ebdf', '#b85c3e', '#7c7f4e', '#c99a3f', '#4b4f36']

describe.each([1, 2, 3, 4, 5, 6])('strewn triangles, seed %i', (seed) => {
  const plan = makePlan(triangles, seed, { styles: ['scattered'], hexes: HEXES })
  const cells = fitCellPair(plan, { wideMm: 24, tallMm: 24 * 0.8660254 }, { rows: 2 })
  const count = cells.columns * cells.rows * 2
  const size = 400
  const plane = fillIndexPlane(triangles.draw(plan), size, size)
  const inks = Array.from({ length: count }, (_, at) => {
    const [row, column] = [Math.floor(at / (cells.columns * 2)), at % (cells.columns * 2)]
    const isUp = (column + row) % 2 === 0
    const [x, y] = [(column / 2 + 0.5) * cells.wideMm, (row + (isUp ? 2 : 1) / 3) * cells.tallMm]
    const pixel = (place: number, period: number): number => Math.floor((place / period) * size) % size
    return plane.data[pixel(y, plan.heightMm) * size + pixel(x, plan.widthMm)]
  })

  test('leave no hole: no gap reaches over more than three of the net', () => {
    const seen = new Set<number>()
    for (let start = 0; start < count; start++) {
      if (inks[start] !== 0 || seen.has(start)) continue
      const open = [start]
      const hole = new Set(open)
      for (let at = open.pop(); at !== undefined; at = open.pop())
        for (const next of neighboursOf(cells, at).sides)
          if (inks[next] === 0 && !hole.has(next)) {
            hole.add(next)
            open.push(next)
          }
      for (const at of hole) seen.add(at)
      expect(hole.size).toBeLessThanOrEqual(3)
    }
  })

  test('lie beside others: a colour meets its own over a side a fifth as often as chance would have it', () => {
    let [own, all] = [0, 0]
    inks.forEach((ink, at) => {
      if (ink === 0) return
      for (const next of neighboursOf(cells, at).sides) {
        all++
        if (inks[next] === ink) own++
      }
    })
    expect(own / all).toBeLessThan(0.2 * 0.16)
  })
})

test.each([1, 2])('six triangles make a rosette of two inks, and neighbours differ, seed %i', (seed) => {
  const { shapes } = triangles.draw(makePlan(triangles, seed, { styles: ['rosettes'], hexes: HEXES }))
  const middles = new Map<string, number[]>()
  for (const { rings, ink } of shapes)
    for (const [[x, y]] of rings) {
      const key = `${x.toFixed(3)} ${y.toFixed(3)}`
      middles.set(key, [...(middles.get(key) ?? []), ink])
    }
  expect(middles.size).toBeGreaterThan(8)
  for (const inks of middles.values()) {
    expect(inks).toHaveLength(6)
    expect(new Set(inks).size).toBe(2)
  }
})
