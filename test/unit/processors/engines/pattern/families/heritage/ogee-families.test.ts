import { describe, expect, test } from '@jest/globals'
import { arabesque } from '../../../../../../../processors/engines/pattern/families/heritage/arabesque.ts'
import { damask } from '../../../../../../../processors/engines/pattern/families/heritage/damask.ts'
import { iznik } from '../../../../../../../processors/engines/pattern/families/heritage/iznik.ts'
import { ogee } from '../../../../../../../processors/engines/pattern/families/heritage/ogee.ts'
import { fitOgeeNet, ovalSide } from '../../../../../../../processors/engines/pattern/families/heritage/ogee-net.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const SIZE = 160
const tonal = { hexes: ['#24344f', '#41587c'] }

/** Share of pixels that differ from the pixel `partner` names. */
function shareOfDifferences(data: Uint8Array, partner: (x: number, y: number) => readonly [number, number]): number {
  let faults = 0
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const [px, py] = partner(x, y)
      if (data[y * SIZE + x] !== data[(py % SIZE) * SIZE + (px % SIZE)]) faults++
    }
  return faults / SIZE ** 2
}

describe.each([
  ['damask', damask],
  ['ogee', ogee],
  ['arabesque', arabesque],
  ['iznik', iznik],
])('%s', (_, family) => {
  test('is mirrored about the stem of every oval', () => {
    const { data } = fillIndexPlane(family.draw(makePlan(family, 3, tonal)), SIZE, SIZE)
    expect(shareOfDifferences(data, (x, y) => [SIZE - 1 - x, y])).toBeLessThan(0.02)
  })

  test('two seeds differ to the eye', () => {
    const [one, other] = [1, 2].map((seed) => fillIndexPlane(family.draw(makePlan(family, seed)), SIZE, SIZE).data)
    expect(one.filter((ink, at) => ink !== other[at]).length / SIZE ** 2).toBeGreaterThan(0.1)
  })
})

describe('damask', () => {
  test('of one ink and one bloom repeats in half-drop', () => {
    const plan = makePlan(damask, 3, { ...tonal, motifs: ['tulip'] })
    const { data } = fillIndexPlane(damask.draw(plan), SIZE, SIZE)
    // Two columns and one row of ovals stand in a square repeat.
    expect(shareOfDifferences(data, (x, y) => [x + SIZE / 4, y + SIZE / 2])).toBeLessThan(0.02)
  })

  test.each([1, 2, 3, 4])('balances figure and ground, seed %i', (seed) => {
    const { data } = fillIndexPlane(damask.draw(makePlan(damask, seed, tonal)), SIZE, SIZE)
    const share = data.filter((ink) => ink !== 0).length / data.length
    expect(share).toBeGreaterThan(0.44)
    expect(share).toBeLessThan(0.58)
  })

  test('draws the bloom that is asked for', () => {
    const [plain, pineapple] = [[], ['pineapple']].map((motifs) =>
      damask.draw(makePlan(damask, 2, { ...tonal, motifs })),
    )
    expect(pineapple.shapes.length).not.toBe(plain.shapes.length)
  })
})

describe('a net of ovals', () => {
  test('keeps the ratio it is asked for as far as whole cells allow', () => {
    const net = fitOgeeNet(makePlan(damask, 1, { widthMm: 300, heightMm: 600 }), 150, 2)
    expect(net).toEqual({ columns: 2, rows: 2, wide: 150, tall: 300 })
  })

  test('has sides that meet those of its neighbours: what one gives, the other takes', () => {
    const side = ovalSide({ wide: 100, tall: 160 }, 20)
    expect(side[0]).toEqual([50, -0])
    expect(side[20][0]).toBeCloseTo(0)
    // The neighbour's side is this one turned half round about the middle of the edge.
    side.forEach(([x, y], at) => {
      const [otherX, otherY] = side[20 - at]
      expect(x + otherX).toBeCloseTo(50)
      expect(y + otherY).toBeCloseTo(-80)
    })
  })
})

test.each([1, 2, 3, 4, 5, 6])('an ogee on saffron stays saffron: no far ink fills its ovals, seed %i', (seed) => {
  const plan = makePlan(ogee, seed, { hexes: ['#cf9a2c', '#6a5aa8', '#8f2b2b', '#f3e7d3'] })
  const { data } = fillIndexPlane(ogee.draw(plan), SIZE, SIZE)
  expect(data.filter((ink) => ink === 0).length / SIZE ** 2).toBeGreaterThan(0.4)
})
