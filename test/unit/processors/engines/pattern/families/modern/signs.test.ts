import { describe, expect, test } from '@jest/globals'
import { signSets } from '../../../../../../../processors/engines/pattern/families/modern/signs/sign-strokes.ts'

describe('signs', () => {
  test('genji-ko has one sign for each way of parting five bowls into groups', () => {
    const drawn = signSets.genjiko.map((sign) => JSON.stringify(sign.map(({ points }) => points).sort()))
    expect(drawn).toHaveLength(52)
    expect(new Set(drawn).size).toBe(52)
  })

  test('every set is whole and no two of its signs are alike', () => {
    const counts = Object.fromEntries(Object.entries(signSets).map(([name, set]) => [name, set.length]))
    expect(counts).toEqual({
      runes: 24,
      zodiac: 12,
      letters: 26,
      numerals: 10,
      binary: 2,
      noughts: 2,
      genjiko: 52,
      adinkra: 12,
    })
    for (const set of Object.values(signSets))
      expect(new Set(set.map((sign) => JSON.stringify(sign))).size).toBe(set.length)
  })

  test('signs lie inside their box, and runes are cut with straight strokes alone', () => {
    const places = Object.values(signSets).flatMap((set) =>
      set.flatMap((sign) => sign.flatMap(({ points }) => points.flat())),
    )
    expect(Math.max(...places.map(Math.abs))).toBeLessThanOrEqual(0.55)
    expect(signSets.runes.flat().some(({ isRound }) => isRound)).toBe(false)
  })
})
