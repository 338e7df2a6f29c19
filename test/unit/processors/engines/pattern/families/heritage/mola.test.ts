import { expect, test } from '@jest/globals'
import { mola } from '../../../../../../../processors/engines/pattern/families/heritage/mola.ts'
import type { Ring } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const hexes = ['#b5202c', '#1d1a1e', '#f3a32a', '#f6ead2', '#17806f', '#e4567a']

test('a mola shows who it is: its parts are cut in other layers, and both columns stand on their feet', () => {
  const cloth = mola.draw(makePlan(mola, 1, { hexes, motifs: ['parrot'] }))
  // The last shapes are the figures, a body and what is cut in it.
  const figures = cloth.shapes.slice(-24)
  expect(new Set(figures.map(({ ink }) => ink)).size).toBeGreaterThan(2)
  const tallOf = (rings: readonly Ring[]): number => {
    const { top, bottom } = boxOf(rings)
    return bottom - top
  }
  const most = Math.max(...figures.map(({ rings }) => tallOf(rings)))
  const bodies = figures.filter(({ rings }) => tallOf(rings) > most * 0.99)
  expect(bodies.length).toBeGreaterThan(1)
  // A parrot is broader at its shoulders than at its tail, whichever way it looks.
  const shares = bodies.map(({ rings }) => {
    const { top, bottom } = boxOf(rings)
    const above = rings.flat().filter(([, y]) => y < (top + bottom) / 2).length
    return above / rings.flat().length > 0.5
  })
  expect(new Set(shares).size).toBe(1)
})

test('no ink of a mola is lost', () => {
  const cloth = mola.draw(makePlan(mola, 3, { hexes, motifs: ['fish'] }))
  const { data } = fillIndexPlane(cloth, 240, 240)
  expect(new Set(data).size).toBe(hexes.length)
})
