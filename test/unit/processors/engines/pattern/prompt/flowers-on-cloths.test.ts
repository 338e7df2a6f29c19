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

test.each([
  ['stars and stripes', 'star'],
  ['4th of july', 'firework'],
  ['woodcut pine forest', 'pine tree'],
  ['birch forest', 'birch tree'],
])('"%s" alone shows a %s', (prompt, noun) => {
  expect(understandPrompt(prompt).wishes.motifs).toContain(noun)
})

test('sumi-e is ink on paper, and chalk lies on its board', () => {
  expect(understandPrompt('sumi-e cranes').wishes.moods).toEqual(['ink-wash'])
  const chalk = understandPrompt('chalk drawn mushrooms on blackboard').wishes
  expect([chalk.motifs, chalk.styles, chalk.colours.map(({ isGround }) => isGround)]).toEqual([
    ['mushroom'],
    ['line drawing'],
    [true],
  ])
})
