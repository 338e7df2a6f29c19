import { expect, test } from '@jest/globals'
import { brocade } from '../../../../../../../processors/engines/pattern/families/heritage/brocade.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const silk = { styles: ['butis'], hexes: ['#1d2f55', '#c9a24b'] }

test('butis are sprigs, mangoes or both by turns', () => {
  const counts = [1, 2, 3, 4, 5, 6].map((seed) => brocade.draw(makePlan(brocade, seed, silk)).shapes.length)
  expect(new Set(counts).size).toBeGreaterThan(2)
})

test('between butis the silk is left bare', () => {
  for (const seed of [1, 2, 3]) {
    const { data } = fillIndexPlane(brocade.draw(makePlan(brocade, seed, silk)), 160, 160)
    const share = data.filter((ink) => ink !== 0).length / data.length
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.4)
  }
})

test('stems are woven in the thread that is seen best', () => {
  const hexes = ['#1d2f55', '#3a2f5c', '#f0dfae', '#a83246']
  const { shapes } = brocade.draw(makePlan(brocade, 3, { styles: ['butis'], motifs: ['tulip'], hexes }))
  expect(shapes[0].ink).toBe(2)
})

test('a small flower stands midway between two butis of a row', () => {
  const { data } = fillIndexPlane(brocade.draw(makePlan(brocade, 2, silk)), 320, 320)
  // Cells are 80 mm, a sample is one; the flower reaches a twelfth of a cell.
  const near = (x: number, y: number): number[] =>
    Array.from({ length: 81 }, (_, at) => data[(y - 4 + Math.floor(at / 9)) * 320 + x - 4 + (at % 9)])
  for (const [x, y] of [
    [40, 80],
    [120, 160],
  ])
    expect(near(x, y).some((ink) => ink !== 0)).toBe(true)
})
