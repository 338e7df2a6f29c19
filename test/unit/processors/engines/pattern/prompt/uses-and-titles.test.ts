import { describe, expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

describe('what a cloth is for is not pictured on it', () => {
  test.each([
    ['football kit: claret and sky blue vertical stripes', 'stripes', []],
    ['rugby jersey hoops in emerald and white', 'stripes', []],
    ['wine gift bag with grapes on plum', 'conversational', ['grape']],
    ['tea packaging: camellias and cranes in celadon', 'conversational', ['camellia', 'crane']],
    ['christmas cracker paper: candy canes and holly', 'conversational', ['candy cane', 'holly']],
    ['quilt backing, blender, tone on tone scrolls', 'arabesque', []],
    ['Wallpaper for a library: books and quills', 'conversational', ['book', 'quill']],
    ['Kids raincoat: frogs and ducks', 'conversational', ['frog', 'duck']],
    ['menswear tie with tiny foulard medallions', 'foulard', []],
  ])('%s', (prompt, family, motifs) => {
    const spec = specOfPrompt(prompt)
    expect([spec.family, spec.motifs]).toEqual([family, motifs])
  })
})

test('a label before a colon is no thing, and a holiday in the tropics no Christmas', () => {
  const { wishes, ignored } = understandPrompt('toucans and palm trees; scale: large; mood: holiday, tropical')
  expect(wishes).toMatchObject({ scale: 1.45 })
  expect(wishes.motifs).not.toContain('scale')
  expect(wishes.moods).not.toContain('christmas')
  expect(ignored).toEqual([])
})

test('empty space and a loose hand', () => {
  expect(understandPrompt('cranes, lots of empty space').wishes).toMatchObject({ density: 'low', scenes: [] })
  const { wishes } = understandPrompt('lemons, drawn loosely')
  expect(wishes.density).toBeUndefined()
  expect(wishes.styles).toContain('hand drawn')
})

describe('borders, centres, leaves and riders', () => {
  test('a border in the name of a flower is dyed so, and a leopard centre is its skin', () => {
    const spec = specOfPrompt('scarf with a leopard centre and a wide fuchsia border')
    expect(spec).toMatchObject({ family: 'leopard', layout: 'border' })
    expect(spec.details['border colour']).toBeDefined()
  })
  test('leaves in a colour leave the flowers theirs', () => {
    const { motifColours } = understandPrompt('tiny forget-me-nots, leaves in soft green').wishes
    expect(Object.keys(motifColours)).toEqual(['leaf'])
  })
  test('dragons with riders are ridden by knights', () => {
    expect(understandPrompt('dragons with riders').wishes.seats).toEqual({ knight: ['dragon'] })
    expect(understandPrompt('elephants ridden by monkeys').wishes.seats).toEqual({ monkey: ['elephant'] })
  })
  test('a wreath of greens is bound of them, with what hangs on it', () => {
    const spec = specOfPrompt('christmas wreath of fir with baubles')
    expect(spec).toMatchObject({ family: 'garlands', motifs: ['fir', 'bauble'], styles: ['wreath'] })
  })
  test('ditsy leaves keep their name, and facets are told', () => {
    expect(specOfPrompt('ditsy holly').motifs).toEqual(['holly'])
    expect(understandPrompt('low poly parrots').ignored).toEqual([])
  })
})
