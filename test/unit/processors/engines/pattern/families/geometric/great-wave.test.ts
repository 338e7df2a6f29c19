import { expect, test } from '@jest/globals'
import { greatWave } from '../../../../../../../processors/engines/pattern/families/geometric/great-wave.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const SIDE = 96

function planeOf(motifs: readonly string[]): { plane: Uint8Array; ground: number } {
  const hexes = ['#f3ead9', '#1f3a63', '#4f7ba3', '#a9c4d2', '#b3282d']
  const details = { 'colour of sailing boat': '#b3282d' }
  const plan = makePlan(greatWave, 1, { hexes, motifs: [...motifs], details })
  const cloth = greatWave.compose?.(plan)
  if (!cloth) throw new Error('a great wave has a print of its own')
  return { plane: fillIndexPlane(cloth, SIDE, SIDE).data, ground: plan.cast.ground }
}

test('a print of the great wave is one wave with the sea below it and the sky above it', () => {
  const { plane, ground } = planeOf([])
  const seaOf = (from: number, to: number): number => {
    const rows = plane.slice(from * SIDE * SIDE, to * SIDE * SIDE)
    return rows.filter((ink) => ink !== ground).length / rows.length
  }
  expect(seaOf(0.09, 0.25)).toBeLessThan(0.06)
  expect(seaOf(0.8, 0.9)).toBeGreaterThan(0.5)
  expect(seaOf(0.4, 0.7)).toBeGreaterThan(0.2)
})

test('who is named with the wave is seen once', () => {
  const { plane } = planeOf(['sailing boat'])
  const columns = [...plane.entries()].flatMap(([at, ink]) => (ink === 4 ? [at % SIDE] : []))
  expect(columns.length).toBeGreaterThan(20)
  expect(Math.max(...columns) - Math.min(...columns)).toBeLessThan(SIDE * 0.3)
})
