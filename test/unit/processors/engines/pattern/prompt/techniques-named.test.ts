import { describe, expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const specOf = (prompt: string) => specOfPrompt(prompt, { seed: 7 })

describe('techniques named in a prompt', () => {
  test.each([
    ['crayon dinosaurs', 'crayon', 'dinosaur'],
    ['oil pastel lemons', 'crayon', 'lemon'],
    ['risograph cats', 'halftone', 'cat'],
    ['screen printed palm trees', 'halftone', 'palm tree'],
    ['vintage engraving of bees', 'engraving', 'bee'],
    ['stencil stars', 'stencil', 'star'],
    ['potato print hearts', 'block print', 'heart'],
    ['dotwork owls', 'stippled', 'owl'],
    ['cartoon cats', 'outline', 'cat'],
    ['pen and wash houses', 'watercolour', 'house'],
    ['linoprint whales', 'block print', 'whale'],
    ['doodle monsters', 'line drawing', 'monster'],
    ['brush painted koi', 'watercolour', 'koi'],
  ])('%s: drawn in %s', (prompt, style, noun) => {
    const spec = specOf(prompt)
    expect(spec.styles).toContain(style)
    expect(spec.motifs[0]).toBe(noun)
    expect(understandPrompt(prompt).ignored).toEqual([])
  })

  test('a way of making before a beast is no breed of it, and 3d is no number', () => {
    expect(specOf('beaded cats').motifs).toEqual(['cat'])
    expect(specOf('3d cats').details).toEqual({})
  })

  test('crayons beside other things are things', () => {
    expect(specOf('crayons and pencils').motifs.slice(0, 2)).toEqual(['crayon', 'pencil'])
    expect(specOf('crayon box').motifs[0]).toBe('crayon')
  })

  test.each(['matisse fruit', 'paper cut collage fruit', 'cut out animals'])('%s shows what is named', (prompt) => {
    expect(specOf(prompt).family).toBe('conversational')
    expect(specOf(prompt).motifs.length).toBeGreaterThan(2)
  })

  test.each(['watercolour ferns and eucalyptus', 'ink brush bamboo'])('%s: leaves keep their own build', (prompt) =>
    expect(specOf(prompt).family).toBe('foliage'),
  )
})
