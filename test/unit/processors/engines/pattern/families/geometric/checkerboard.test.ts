import { describe, expect, test } from '@jest/globals'
import { checkerboard, sway } from '../../../../../../../processors/engines/pattern/families/geometric/checkerboard.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const HEXES = ['#fdfaf2', '#b8a1df']
const SIZE = 640

describe.each([1, 2, 3])('a wavy checkerboard, seed %i', (seed) => {
  const [straight, wavy] = [[], ['wavy']].map((styles) => {
    const plan = makePlan(checkerboard, seed, { styles, hexes: HEXES })
    return fillIndexPlane(checkerboard.draw(plan), SIZE, SIZE).data
  })
  const inked = (plane: Uint8Array): number => plane.reduce((sum, ink) => sum + ink, 0) / plane.length

  test('covers half the cloth, as a straight one does', () => {
    expect(inked(straight)).toBeCloseTo(0.5, 2)
    expect(Math.abs(inked(wavy) - 0.5)).toBeLessThan(0.02)
  })

  test('keeps every square: its middle lies in the same ink where the waves have carried it', () => {
    const step = SIZE / 16
    const pixel = (share: number): number => Math.floor((((share % 16) + 16) % 16) * step)
    for (let row = 0; row < 16; row++)
      for (let column = 0; column < 16; column++) {
        const [x, y] = sway([column + 0.5, row + 0.5], 16, 16)
        const at = pixel(row + 0.5) * SIZE + pixel(column + 0.5)
        expect(wavy[pixel(y) * SIZE + pixel(x)]).toBe(straight[at])
      }
  })

  test('is straight nowhere: sides leave the lines of the board', () => {
    const other = wavy.reduce((sum, ink, at) => sum + Number(ink !== straight[at]), 0) / wavy.length
    expect(other).toBeGreaterThan(0.08)
  })
})
