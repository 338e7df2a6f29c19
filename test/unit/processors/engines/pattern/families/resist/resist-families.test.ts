import { describe, expect, test } from '@jest/globals'
import { batik } from '../../../../../../../processors/engines/pattern/families/resist/batik.ts'
import { paintCrackle } from '../../../../../../../processors/engines/pattern/families/resist/crackle.ts'
import { ikat } from '../../../../../../../processors/engines/pattern/families/resist/ikat.ts'
import { shibori } from '../../../../../../../processors/engines/pattern/families/resist/shibori.ts'
import { tieDye } from '../../../../../../../processors/engines/pattern/families/resist/tie-dye.ts'
import { createCloth } from '../../../../../../../processors/engines/pattern/kit/cloth.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/random.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const SIZE = 120

describe.each([shibori, tieDye, batik].map((family) => [family.name, family] as const))('%s', (_, family) => {
  const kinds = Object.keys(family.kinds ?? {}).filter((kind) => kind !== 'crackle')

  test('draws every technique that can be named, each another cloth', () => {
    const planes = kinds.map((kind) => {
      const cloth = family.draw(makePlan(family, 5, { styles: [kind] }))
      return Buffer.from(fillIndexPlane(cloth, SIZE, SIZE).data).toString('base64')
    })
    expect(new Set(planes).size).toBe(kinds.length)
  })

  test('takes the technique from the details of a spec before the words', () => {
    const [first, second] = kinds
    const byWords = family.draw(makePlan(family, 5, { styles: [first] }))
    const byDetails = family.draw(makePlan(family, 5, { styles: [second], details: { kind: first } }))
    expect(byDetails).toEqual(byWords)
  })
})

describe('itajime', () => {
  test('shows its folds: left and right of a crease are nearly the same', () => {
    const plan = makePlan(shibori, 2, { styles: ['itajime'], hexes: ['#f3ecdc', '#27395c'] })
    const { data } = fillIndexPlane(shibori.draw(plan), SIZE, SIZE)
    let same = 0
    for (let y = 0; y < SIZE; y++)
      for (let x = 0; x < SIZE; x++) if (data[y * SIZE + x] === data[y * SIZE + SIZE - 1 - x]) same++
    // The bleed of the dye is never quite alike; without folds about half would agree.
    expect(same / SIZE ** 2).toBeGreaterThan(0.8)
  })
})

describe('ikat', () => {
  test('feathers along the warp only: across it every edge lies on a thread', () => {
    const plan = makePlan(ikat, 1)
    const threadMm = plan.widthMm / (2 * 36)
    const { shapes } = ikat.draw(plan)
    expect(shapes.length).toBeGreaterThan(0)
    for (const { rings } of shapes)
      for (const ring of rings)
        for (const [x] of ring) expect(Math.abs((x / threadMm) * 2 - Math.round((x / threadMm) * 2))).toBeLessThan(1e-6)
  })
})

describe('crackle', () => {
  const draw = (seed: string) => {
    const cloth = createCloth(320, 320, 0)
    paintCrackle(cloth, createRandom(seed), 1, { veins: 20, halfMm: 0.5, lengthMm: 120 })
    return cloth.shapes
  }

  test('branches: there are more veins than were started', () => {
    expect(draw('a').length).toBeGreaterThan(28)
  })

  test('is the same for the same stream and another for another', () => {
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
  })
})
