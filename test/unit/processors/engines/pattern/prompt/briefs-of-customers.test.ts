import { describe, expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

const wishesOf = (prompt: string) => understandPrompt(prompt).wishes

describe('skins that are mixed', () => {
  test.each([
    ['tiger and snake mixed print in teal', ['tiger', 'snake']],
    ['zebra print and giraffe print, hot pink', ['zebra', 'giraffe']],
    ['leopard and cow hides collage', ['leopard', 'cow']],
  ])('"%s" is pieces of both', (prompt, skins) => {
    expect(wishesOf(prompt)).toMatchObject({
      families: ['mixed-skins'],
      motifs: [],
      styles: expect.arrayContaining(skins),
    })
  })

  test('hides in patchwork are no quilt of cottons', () => {
    expect(wishesOf('a patchwork of animal skins').families).toEqual(['mixed-skins'])
    expect(understandPrompt('leopard and zebra mixed print').ignored).toEqual([])
  })

  test('beasts stay beasts, and one skin stays that skin', () => {
    expect(wishesOf('zebras and leopards on sand')).toMatchObject({ families: ['conversational'] })
    expect(wishesOf('leopard print').families).toEqual(['leopard'])
    expect(wishesOf('mixed flowers on leopard print').families).not.toContain('mixed-skins')
  })
})

describe('heads that end a list', () => {
  test.each([
    ['wolf, koala and cow faces', ['wolf face', 'koala face', 'cow face']],
    ['owl, frog and zebra faces', ['owl face', 'frog face', 'zebra face']],
    ['lion & tiger heads on sage', ['lion head', 'tiger head']],
    ['cats and dog faces', ['cat', 'dog face']],
    ['roses and cat faces', ['rose', 'cat face']],
  ])('"%s"', (prompt, motifs) => {
    expect(wishesOf(prompt).motifs).toEqual(motifs)
  })
})

test('leaves of the tropics have the colour that is said of them', () => {
  expect(wishesOf('yellow hibiscus and navy monstera leaves').motifColours).toHaveProperty('tropical leaf')
  expect(wishesOf('navy monstera leaves on cream').motifColours).not.toHaveProperty('tropical leaf')
})

test('stripes of surfers are stripes, and granite is no marble', () => {
  expect(wishesOf('surf stripe boardshorts in sunset colours').families).toEqual(['stripes'])
  expect(wishesOf('black granite').styles).toContain('granite')
  expect(wishesOf('black marble').styles).toContain('veined')
})

describe('strands along the border of a scarf', () => {
  test.each([
    ['silk scarf with horses and gold chains, navy and cream', 'chain'],
    ['scarf with anchors and red ropes, navy and white', 'cord'],
  ])('"%s" have the colour that is said of them', (prompt, strand) => {
    const { border, motifColours, colours } = wishesOf(prompt)
    expect(border?.styles).toEqual([strand])
    expect(motifColours.strand).toBe(colours[0].hex)
    expect(colours.some(({ isOfBorder }) => isOfBorder)).toBe(false)
  })
})

test('roses that climb on stripes stand in columns on them', () => {
  for (const prompt of ['awning stripe with climbing roses, blue', 'vertical stripe with climbing roses between'])
    expect(wishesOf(prompt)).toMatchObject({
      families: ['garlands'],
      styles: expect.arrayContaining(['column', 'stripe']),
    })
})

test('the four seasons as trees are four kinds of tree', () => {
  expect(wishesOf('the four seasons as trees').motifs).toEqual(['blossom tree', 'tree', 'autumn tree', 'winter tree'])
})

test('a snowy evening is a night with snow behind', () => {
  expect(wishesOf('a snowy evening with foxes')).toMatchObject({ backdrop: 'snow', moods: ['moody'] })
})

test('flowers in rows stand in rows where they are cut from paper', () => {
  expect(wishesOf('mid-century flowers in rows').styles).toContain('in rows')
})
