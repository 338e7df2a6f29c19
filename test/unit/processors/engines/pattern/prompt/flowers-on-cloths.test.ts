import { describe, expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

describe('flowers of no name', () => {
  test.each([
    ['moody florals on stripes', 'stripes'],
    ['botanicals on gingham', 'gingham'],
    ['flowers over tartan', 'tartan'],
  ])('"%s" lie on %s', (prompt, cloth) => {
    const { under, families, generalFamilies } = understandPrompt(prompt).wishes
    expect([under, families, generalFamilies]).toEqual([cloth, [], ['tossed-floral']])
  })
})

test.each([
  ['koalas in eucalyptus', ['koala', 'eucalyptus'], 0],
  ['roses in eucalyptus', ['rose'], 1],
])('"%s" shows %s', (prompt, motifs, colours) => {
  const { wishes } = understandPrompt(prompt)
  expect([wishes.motifs, wishes.colours.length]).toEqual([motifs, colours])
})

test('Bavarian blue is a blue, and layered blues have no layers of things', () => {
  expect(understandPrompt('pretzels, bavarian blue').wishes.motifs).toEqual(['pretzel'])
  expect(understandPrompt('mountain landscape in layered blues').wishes.motifs).toEqual([])
})

test('a vegetable garden has vegetables', () => {
  expect(understandPrompt('vegetable garden with rabbits').wishes.motifs).toEqual(
    expect.arrayContaining(['carrot', 'rabbit']),
  )
})

test.each([
  ['flowers with stripes', 'stripes'],
  ['polka dot flowers', 'dots'],
  ['floral gingham', 'gingham'],
  ['florals and checks', 'gingham'],
  ['roses on leopard', 'leopard'],
  ['hearts on pink leopard', 'leopard'],
])('"%s": what is named lies on %s', (prompt, cloth) => {
  expect(understandPrompt(prompt).wishes.under).toBe(cloth)
})

test('celestial by itself shows the sky', () => {
  expect(understandPrompt('celestial').wishes.motifs).toEqual(expect.arrayContaining(['moon', 'star']))
})
