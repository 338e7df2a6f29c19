import { describe, expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

describe('names of paints that are places', () => {
  test.each([
    ['moonlit forest with foxes and owls', ['fox', 'owl'], 'forest'],
    ['misty forest with deer', ['deer'], 'forest'],
    ['deep forest with two badgers', ['badger'], 'forest'],
  ])('"%s" is at that place', (prompt, motifs, backdrop) => {
    const { wishes } = understandPrompt(prompt)
    expect(wishes).toMatchObject({ families: ['conversational'], motifs, backdrop, colours: [] })
  })

  test.each([
    ['moonlit forest', ['forest', 'night']],
    ['starry night over pine forest', ['forest', 'night']],
    ['pine forest under a starry sky', ['forest', 'night']],
  ])('"%s" is land by night', (prompt, styles) => {
    const { wishes } = understandPrompt(prompt)
    expect(wishes.families).toEqual(['scenic'])
    expect(wishes.styles).toEqual(expect.arrayContaining(styles))
  })

  test('moths of a midnight garden are among its flowers', () => {
    expect(understandPrompt('midnight garden with moths').wishes).toMatchObject({
      families: ['tossed-floral'],
      motifs: ['moth'],
      moods: ['night-sky'],
    })
  })

  test.each([
    ['foxes in forest green', 1],
    ['starry night', 0],
    ['roses, moonlit forest and cream', 2],
  ])('"%s" is no place with things in it', (prompt, colours) => {
    const { wishes } = understandPrompt(prompt)
    expect(wishes.colours).toHaveLength(colours)
    expect(wishes.backdrop).toBeUndefined()
  })
})

describe('beasts that are called by a trade', () => {
  test.each([
    ['cat astronaut', 'cat in spacesuit'],
    ['frog prince', 'frog in crown'],
    ['bear chef', 'bear in chef hat'],
    ['penguin waiter', 'penguin in suit'],
  ])('"%s" is one in its dress', (prompt, motif) => {
    expect(understandPrompt(prompt).wishes.motifs).toEqual([motif])
  })

  test('a detective wears a hat, and who is listed beside a beast is drawn', () => {
    expect(understandPrompt('fox detective').wishes).toMatchObject({ motifs: ['fox'], worn: { fox: ['bowler hat'] } })
    expect(understandPrompt('foxes and detectives').wishes.motifs).toEqual(['fox', 'detective'])
  })
})

describe('what a cloth is made into', () => {
  test.each([
    ['pressed flower bookmark panel', 'bookmark'],
    ['strawberry mug', 'mug'],
    ['hedgehog notebook', 'notebook'],
  ])('"%s" draws none of it', (prompt, product) => {
    const { wishes, understood, ignored } = understandPrompt(prompt)
    expect(wishes.motifs).not.toContain(product)
    expect(understood).toContainEqual({ words: product, as: 'what the cloth is for' })
    expect(ignored).toEqual([])
  })

  test.each([
    ['mugs and teapots', 'mug'],
    ['mug', 'mug'],
    ['a red umbrella and a mug', 'mug'],
  ])('"%s" draws it', (prompt, motif) => {
    expect(understandPrompt(prompt).wishes.motifs).toContain(motif)
  })
})
