import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { coverageOf } from '../../../../../../processors/engines/pattern/draw/measure-coverage.ts'
import { castSubjects } from '../../../../../../processors/engines/pattern/families/conversational/cast-subjects.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { planOfPrompt, specOfPrompt } from '../spec-of-prompt.ts'

describe('words of praise', () => {
  test('leave flowers on a named cloth their colour', () => {
    const { inks, ground } = specOfPrompt('elegant magnolia branches on grey silk').palette
    const pinks = inks.map((hex) => inkOf(hex)).filter(({ chroma, hue }) => chroma > 0.05 && (hue < 0.4 || hue > 5.5))
    expect(inkOf(inks[ground]).chroma).toBeLessThan(0.03)
    expect(pinks.length).toBeGreaterThan(0)
  })

  test('are a time where a time is named', () => {
    expect(understandPrompt('art deco magnolias on grey').wishes.moods).toEqual(['deco'])
    expect(understandPrompt('elegant magnolias on grey').wishes.moods).toEqual([])
  })
})

describe('things in line', () => {
  test.each(['minimalist line faces', 'line cats', 'line art cats'])('%s: pen on paper', (prompt) => {
    const { family, styles, palette } = specOfPrompt(prompt)
    expect(family).toBe('conversational')
    expect(styles.some((style) => /^line/.test(style))).toBe(true)
    for (const hex of palette.inks) expect(inkOf(hex).chroma).toBeLessThan(0.03)
  })

  test('a line of another kind draws nothing in line', () => {
    expect(specOfPrompt('washing line with socks').styles).not.toContain('line art')
  })

  test('sparse ones are sparser than others, and dense ones denser', () => {
    const shareOf = (prompt: string): number => coverageOf(drawDesign(specOfPrompt(prompt)))
    const usual = shareOf('line art cats')
    expect(shareOf('sparse line art cats')).toBeLessThan(usual * 0.8)
    expect(shareOf('dense line art cats')).toBeGreaterThan(usual * 1.1)
  })
})

describe('winter', () => {
  const picturesOf = (prompt: string): string[] =>
    castSubjects(planOfPrompt(prompt)).heroes.flatMap(({ kind, pictureAt }) =>
      pictureAt ? [0, 1, 2].map((turn) => pictureAt(turn)) : [kind],
    )
  const marksOf = (prompt: string): string[] => castSubjects(planOfPrompt(prompt)).marks.map(({ kind }) => kind)

  test('bares trees, and lets snow fall between them', () => {
    expect(new Set(picturesOf('trees in winter'))).toEqual(new Set(['snowy-tree', 'snowy-fir']))
    expect(picturesOf('trees')).toContain('deciduous-tree')
    expect(marksOf('trees in winter')).toContain('f-snow')
    expect(marksOf('foxes in winter')).toContain('f-snow')
    expect(marksOf('foxes')).not.toContain('f-snow')
  })
})

test('abstract blobs in watercolour are washed', () => {
  expect(specOfPrompt('abstract watercolor blobs in blue and green').family).toBe('ombre')
  expect(specOfPrompt('abstract blobs in blue and green').family).toBe('cutouts')
})
