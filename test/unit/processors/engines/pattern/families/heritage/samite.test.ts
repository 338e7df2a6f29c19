import { describe, expect, test } from '@jest/globals'
import { samite } from '../../../../../../../processors/engines/pattern/families/heritage/samite.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const SIZE = 320
const pair = { hexes: ['#4c2144', '#d6a74e'] }

const planeOf = (seed: number, motifs: readonly string[] = []): Uint8Array =>
  fillIndexPlane(samite.draw(makePlan(samite, seed, { ...pair, motifs })), SIZE, SIZE).data

describe('samite', () => {
  test('two beasts are the mirror of each other about the tree', () => {
    const data = planeOf(2, ['lion'])
    const unlike = data.filter((ink, at) => {
      const [x, y] = [at % SIZE, Math.floor(at / SIZE)]
      return ink !== data[y * SIZE + (SIZE - 1 - x)]
    })
    expect(unlike.length / data.length).toBeLessThan(0.01)
  })

  test('a ring of pearls lies round every roundel', () => {
    const data = planeOf(4)
    // Along the circle of the pearls of the first roundel the ink changes at both sides of each of them.
    const steps = 720
    const ring = Array.from({ length: steps }, (_, at) => {
      const angle = (at / steps) * 2 * Math.PI
      const [x, y] = [80 + 0.423 * 160 * Math.cos(angle), 80 + 0.423 * 160 * Math.sin(angle)]
      return data[Math.round(y) * SIZE + Math.round(x)]
    })
    const changes = ring.filter((ink, at) => ink !== ring[(at + 1) % steps]).length
    expect(changes / 2).toBeGreaterThanOrEqual(20)
  })

  test('draws what is asked for', () => {
    const [lions, tulips] = [planeOf(2, ['lion']), planeOf(2, ['tulip'])]
    expect(lions.filter((ink, at) => ink !== tulips[at]).length / lions.length).toBeGreaterThan(0.03)
  })
})
