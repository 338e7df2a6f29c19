import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import { weaveBlanket } from '../../../../../../../processors/engines/pattern/families/knit/blanket-bands.ts'
import { kilim } from '../../../../../../../processors/engines/pattern/families/knit/kilim.ts'
import { castInks } from '../../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { makePlan } from '../make-plan.ts'

const hexes = ['#f3ecdd', '#8e1f33', '#1e4a3f', '#c7a04a', '#27323f', '#d98a5a', '#6d86a8', '#53302c'].concat([
  '#7d9a6a',
  '#cf8073',
  '#2f6f7a',
  '#e3c98a',
])

describe('blankets', () => {
  test.each([2, 3, 4, 6, 8, 12])('of %i inks show them all in plain stripes, frets and large figures', (count) => {
    for (const seed of [1, 2, 3, 4]) {
      const plan = makePlan(kilim, seed, { hexes: hexes.slice(0, count) })
      const rows = weaveBlanket(plan, 168)
      expect(new Set(rows.flat()).size).toBe(count)
      // However many inks there are, figures keep their shape.
      expect(Math.abs(rows.length - 168)).toBeLessThan(60)
      const plain = rows.filter((row) => new Set(row).size === 1)
      expect(plain.length / rows.length).toBeGreaterThan(0.12)
      expect(plain.length / rows.length).toBeLessThan(0.6)
    }
  })

  test('come near the rows asked for and are the same from the left as from the right but for the frets', () => {
    const plan = makePlan(kilim, 2)
    const rows = weaveBlanket(plan, 168)
    expect(Math.abs(rows.length - 168)).toBeLessThan(60)
    const even = rows.filter((row) => row.every((ink, x) => ink === row[row.length - 1 - x]))
    expect(even.length / rows.length).toBeGreaterThan(0.6)
  })

  test('the figures stand off their ground in tone', () => {
    const inks = hexes.map(inkOf)
    const cast = castInks(inks, 0)
    const rows = weaveBlanket({ ...makePlan(kilim, 3, { hexes }), cast }, 168)
    const figured = rows.filter((one) => new Set(one).size === 2)
    expect(figured.length).toBeGreaterThan(5)
    for (const row of figured) {
      const [one, other] = [...new Set(row)].map((ink) => inks[ink].lightness)
      expect(Math.abs(one - other)).toBeGreaterThan(0.1)
    }
  })

  test.each(['aztec geometric rug', 'navajo blanket', 'inca textile', 'southwestern print'])(
    '"%s" is one',
    (prompt) => {
      expect(understandPrompt(prompt).wishes.families[0]).toBe('kilim')
      expect(understandPrompt(prompt).wishes.styles).toContain('blanket')
    },
  )
})
