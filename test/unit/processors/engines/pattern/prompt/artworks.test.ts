import { expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

const FRAME = understandPrompt('paintings on a gallery wall').wishes.motifs[0]

test('paintings on a wall are things', () => {
  expect(FRAME).toBeDefined()
  expect(understandPrompt('easel, palette and painting').wishes.motifs).toContain(FRAME)
})

test.each([
  ['abstract watercolour painting in coral and navy', []],
  ['watercolor painting of lemons', ['lemon']],
  ['watercolour paintings of birds', ['bird']],
  ['a painting of a lighthouse', ['lighthouse']],
  ['folk painting of foxes', ['fox']],
  ['oil painting of poppies', ['poppy']],
  ['gouache painting of pears', ['pear']],
  ['acrylic painting in teal', []],
  ['ink painting', []],
])('%s is the artwork itself', (prompt, motifs) => {
  const { wishes, ignored } = understandPrompt(prompt)
  expect([wishes.motifs, ignored]).toEqual([motifs, []])
})

test.each([
  ['abstract oil painting in blue', 'brush-strokes'],
  ['landscape painting', 'scenic'],
])('%s is drawn as %s', (prompt, family) => {
  expect(understandPrompt(prompt).wishes.families[0]).toBe(family)
})

test('what is done to a thing is no artwork', () => {
  expect(understandPrompt('bunnies painting eggs').wishes.motifs).not.toContain(FRAME)
})
