import { expect, test } from '@jest/globals'
import { dropUnseen } from '../../../../../../processors/engines/pattern/draw/drop-unseen.ts'
import { createCloth, paint } from '../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { createRandom } from '../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { circle, rectangle } from '../../../../../../processors/engines/pattern/kit/line/outline.ts'
import { measureAlignment } from '../../../../../../processors/engines/pattern/kit/place/alignment.ts'
import { scatterPoints } from '../../../../../../processors/engines/pattern/kit/place/scatter.ts'
import { spreadHeroes } from '../../../../../../processors/engines/pattern/kit/place/spread-heroes.ts'
import { fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'

test('drops what lies under other shapes and what is too small to print, keeps the rest in order', () => {
  const cloth = createCloth(100, 100, 0)
  paint(cloth, 1, circle(50, 50, 10))
  paint(cloth, 2, rectangle(30, 30, 40, 40))
  paint(cloth, 3, circle(10, 10, 0.1))
  paint(cloth, 1, circle(80, 80, 6))
  expect(dropUnseen(cloth).shapes.map(({ ink }) => ink)).toEqual([2, 1])
})

test('sees what hangs over an edge and what only a copy of the lattice shows', () => {
  const cloth = createCloth(100, 100, 0)
  paint(cloth, 1, circle(0, 50, 8))
  paint(cloth, 2, rectangle(0, 40, 20, 20))
  expect(dropUnseen(cloth).shapes).toHaveLength(2)
  const covered = createCloth(100, 100, 0)
  paint(covered, 1, circle(0, 50, 8))
  paint(covered, 2, rectangle(-20, 30, 40, 40))
  expect(dropUnseen(covered).shapes.map(({ ink }) => ink)).toEqual([2])
})

test('thins only knots that do not bend their contour', () => {
  const cloth = createCloth(100, 100, 0)
  const many = Array.from({ length: 120 }, (_, at) => {
    const angle = (at / 120) * Math.PI * 2
    return [50 + 30 * Math.cos(angle), 50 + 30 * Math.sin(angle)] as const
  })
  paint(cloth, 1, many)
  const light = dropUnseen(cloth)
  expect(light.shapes[0].rings[0].length).toBeLessThan(80)
  const [before, after] = [cloth, light].map((one) => fillIndexPlane(one, 400, 400).data)
  const changed = before.reduce((sum, ink, at) => sum + (ink === after[at] ? 0 : 1), 0)
  expect(changed / before.length).toBeLessThan(0.004)
})

test('the few large things of a cloth share fewer rows and columns than blue noise leaves them with', () => {
  const area = { widthMm: 320, heightMm: 320, lattice: { order: 1, step: 0 } }
  let [spread, scattered] = [0, 0]
  for (let seed = 0; seed < 12; seed++) {
    spread += measureAlignment(spreadHeroes(createRandom(`${seed}`), area, 6), 320, 320)
    scattered += measureAlignment(scatterPoints(createRandom(`${seed}`), area, 6), 320, 320)
  }
  expect(spread).toBeLessThan(scattered * 0.75)
})

test.each([320, 640, 1200, 2400])('keeps berries of three millimetres in a repeat of %i mm', (longMm) => {
  const cloth = createCloth(longMm, longMm, 0)
  for (let at = 0; at < 200; at++) paint(cloth, 1, circle((at * 0.618 * longMm) % longMm, (at / 200) * longMm, 1.5))
  expect(dropUnseen(cloth).shapes).toHaveLength(200)
})
