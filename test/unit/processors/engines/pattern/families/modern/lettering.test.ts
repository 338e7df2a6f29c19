import { describe, expect, test } from '@jest/globals'
import { signs } from '../../../../../../../processors/engines/pattern/families/modern/signs/signs.ts'
import type { Cloth } from '../../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { makePlan } from '../make-plan.ts'

const draw = (text: string, motifs: string[] = []): Cloth =>
  signs.draw(makePlan(signs, 1, { details: { text }, motifs }))

/** Shapes of words: larger than the marks between them. */
const wordsOf = ({ shapes }: Cloth): { left: number; right: number; top: number; bottom: number }[] =>
  shapes.map(({ rings }) => boxOf(rings)).filter(({ left, right, top, bottom }) => right - left > 1.6 * (bottom - top))

describe('words and initials', () => {
  test('words stand in rows of two sizes and do not touch', () => {
    const words = wordsOf(draw('HELLO'))
    const heights = new Set(words.map(({ top, bottom }) => Math.round(bottom - top)))
    expect(heights.size).toBe(2)
    const rows = Map.groupBy(words, ({ top }) => Math.round(top))
    for (const row of rows.values()) {
      const sorted = row.toSorted((one, other) => one.left - other.left)
      sorted.slice(1).forEach(({ left }, at) => {
        expect(left).toBeGreaterThan(sorted[at].right + 2)
      })
    }
  })

  test('a long text ends within the repeat', () => {
    const { widthMm } = makePlan(signs, 1)
    for (const { left, right } of wordsOf(draw('MERRY CHRISTMAS'))) expect(right - left).toBeLessThan(widthMm)
  })

  test('another text is another drawing, and hearts are no dots', () => {
    const knots = ({ shapes }: Cloth): number => shapes.reduce((sum, { rings }) => sum + rings.flat().length, 0)
    expect(knots(draw('HELLO'))).not.toBe(knots(draw('LOVE')))
    expect(knots(draw('LOVE', ['heart']))).not.toBe(knots(draw('LOVE')))
  })

  test('initials stand in medallions', () => {
    const rings = draw('JM').shapes.filter(({ rings: [outer, inner] }) => outer.length === 12 && inner?.length === 12)
    expect(rings.length).toBeGreaterThan(20)
  })
})
