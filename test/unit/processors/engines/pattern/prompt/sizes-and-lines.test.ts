import { describe, expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import type { DesignSpec } from '../../../../../../processors/engines/pattern/spec/design-spec.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

function specOf(prompt: string): DesignSpec {
  return specOfPrompt(prompt, { seed: 1 })
}

describe('stripes and checks of a width', () => {
  test.each([
    ['5 mm stripes in teal and white', 160, 5],
    ['awning stripe 8 cm green and white', 160, 80],
    ['3 inch stripes, tomato, cream and sky blue', 228.6, 76.2],
    ['1/2" breton stripe navy on white', 142.24, 12.7],
    ['half inch stripes, black and white', 152.4, 12.7],
    ['horizontal stripes 2 cm wide, black and white', 160, 20],
  ])('%s are as wide as that in a repeat of %d mm', (prompt, repeatMm, sizeMm) => {
    const spec = specOf(prompt)
    expect(spec).toMatchObject({ family: 'stripes', scale: 1, details: { 'size mm': sizeMm } })
    expect(spec.repeatMm).toBeCloseTo(repeatMm, 1)
    const { shapes } = drawDesign(spec)
    const isAcross = spec.styles.includes('horizontal') || spec.styles.includes('breton')
    const widths = shapes.map(({ rings: [ring] }) => {
      const along = ring.map(([x, y]) => (isAcross ? y : x))
      return Math.max(...along) - Math.min(...along)
    })
    for (const width of widths) expect(width).toBeCloseTo(sizeMm, 1)
  })

  test.each([
    ['4 cm buffalo check, red and black', 160],
    ['1/4 inch gingham, red', 165.1],
    ['5 mm gingham in navy, pink and sage', 160],
  ])('%s close over a repeat of %d mm', (prompt, repeatMm) => {
    expect(specOf(prompt).family).toBe('gingham')
    expect(specOf(prompt).repeatMm).toBeCloseTo(repeatMm, 1)
  })

  test('a houndstooth of an inch repeats by the inch', () => {
    expect(specOf('1 inch houndstooth').scale).toBeCloseTo(25.4 / 20, 2)
  })

  test('a number that ends a quotation is no size', () => {
    expect(understandPrompt('neon letters "route 66" on black').wishes.motifMm).toBeUndefined()
  })
})

describe('a line over a cloth that has its own colours', () => {
  test.each([
    ['black watch with a yellow line', ['#17191d', '#233668', '#1f5138', '#e8b93c']],
    ['dress gordon with two red lines', ['#1f5138', '#b3282d']],
    ['royal stewart tartan with sky blue', ['#b2202e', '#a9cbe3']],
  ])('%s keeps them and is crossed', (prompt, inks) => {
    expect(specOf(prompt).palette.inks).toEqual(expect.arrayContaining(inks))
  })

  test('a named sett in another colour is that colour', () => {
    expect(specOf('black watch in pink').palette.inks).not.toContain('#233668')
  })

  test('an overpane is a line on the check and no bread', () => {
    const { motifs, families } = understandPrompt('prince of wales check with a sky blue overpane').wishes
    expect({ motifs, family: families[0] }).toEqual({ motifs: [], family: 'glen-check' })
  })
})

describe('dots of two sizes', () => {
  test.each([
    ['polka dots, navy ground, white large and coral small', '#faf7f0'],
    ['large white dots and tiny gold dots on forest green', '#faf7f0'],
    ['small gold dots and big coral dots on cream', '#ec7c62'],
  ])('%s are, the larger in the colour said of them', (prompt, large) => {
    const spec = specOf(prompt)
    expect(spec).toMatchObject({ family: 'dots', scale: 1, details: { 'colour of large dot': large } })
    expect(spec.styles).toContain('two sizes')
  })
})
