import { describe, expect, test } from '@jest/globals'
import { carpet } from '../../../../../../../processors/engines/pattern/families/heritage/carpet/carpet.ts'
import type { Cloth } from '../../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const KNOTS = 152

const planeOf = (cloth: Cloth, size = KNOTS) => fillIndexPlane(cloth, size, size).data

describe('a medallion carpet', () => {
  const plane = planeOf(carpet.draw(makePlan(carpet, 1, { styles: ['medallion'] })))

  test('is the same left and right, above and below, knot by knot', () => {
    for (let y = 0; y < KNOTS; y++)
      for (let x = 0; x < KNOTS; x++) {
        const ink = plane[y * KNOTS + x]
        const images = [plane[y * KNOTS + KNOTS - 1 - x], plane[(KNOTS - 1 - y) * KNOTS + x]]
        if (images.some((other) => other !== ink)) throw new Error(`knot ${x}, ${y} has another ink than its image`)
      }
    expect(new Set(plane).size).toBe(4)
  })

  test('has another ink in its middle than between medallion and corner', () => {
    const ring = (share: number): number => plane[(KNOTS / 2) * KNOTS + Math.round((KNOTS / 2) * (1 + share))]
    expect(ring(0.57)).not.toBe(0)
  })
})

test('kinds are different carpets', () => {
  const planes = Object.keys(carpet.kinds ?? {}).map((kind) =>
    Buffer.from(planeOf(carpet.draw(makePlan(carpet, 1, { styles: [kind] })))).toString('base64'),
  )
  expect(new Set(planes).size).toBe(4)
})

test('a placement is one rug in its borders, which are the same on all sides and never wrap', () => {
  const cloth = carpet.compose?.(makePlan(carpet, 1, { styles: ['heriz'], widthMm: 320, heightMm: 320 }))
  if (!cloth) throw new Error('a carpet composes its placement')
  expect(cloth.wraps).toBe(false)
  const size = 213
  const plane = planeOf(cloth, size)
  const edges = [0.02, 0.14].map((share) => {
    const at = Math.round(size * share)
    const middle = size >> 1
    return [
      plane[at * size + middle],
      plane[(size - 1 - at) * size + middle],
      plane[middle * size + at],
      plane[middle * size + size - 1 - at],
    ]
  })
  for (const sides of edges) expect(new Set(sides).size).toBe(1)
})

test('who is named is knotted, facing its image across the middle and upright in both halves', () => {
  const bare = planeOf(carpet.draw(makePlan(carpet, 1, { styles: ['medallion'] })))
  const plane = planeOf(carpet.draw(makePlan(carpet, 1, { styles: ['medallion'], motifs: ['bird'] })))
  let [changed, mirrored, turned] = [0, 0, 0]
  for (let y = 0; y < KNOTS; y++)
    for (let x = 0; x < KNOTS; x++) {
      const ink = plane[y * KNOTS + x]
      if (ink === bare[y * KNOTS + x]) continue
      changed++
      if (ink === plane[y * KNOTS + KNOTS - 1 - x]) mirrored++
      if (ink === plane[(KNOTS - 1 - y) * KNOTS + x]) turned++
    }
  expect(changed).toBeGreaterThan(400)
  expect(mirrored / changed).toBeGreaterThan(0.95)
  // Upside down they would be the same above and below.
  expect(turned / changed).toBeLessThan(0.9)
})
