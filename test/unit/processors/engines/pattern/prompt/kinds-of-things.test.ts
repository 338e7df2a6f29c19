import { describe, expect, test } from '@jest/globals'
import { inkFromHex } from '../../../../../../processors/engines/color/ink.ts'
import { findDepiction } from '../../../../../../processors/engines/pattern/families/conversational/noun-book.ts'
import { kindsOf } from '../../../../../../processors/engines/pattern/families/conversational/picture-kinds.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { collectiveWords } from '../../../../../../processors/engines/pattern/prompt/words/collective-words.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const wishesOf = (prompt: string) => understandPrompt(prompt).wishes
const paletteOf = (prompt: string) => specOfPrompt(prompt).palette

describe('words that mean many kinds', () => {
  test.each([
    ['arctic animals', 'polar bear'],
    ['mythical creatures on navy', 'griffin'],
    ['reptiles', 'chameleon'],
    ['birds of prey', 'vulture'],
    ['makeup', 'lipstick'],
    ['jewellery on black', 'brooch'],
    ['drinks', 'lemonade'],
    ['furniture', 'rocking chair'],
    ['candy', 'lollipop'],
    ['spices', 'star anise'],
    ['berries', 'raspberry'],
    ['world landmarks', 'pyramid'],
  ])('%s are drawn as their kinds', (prompt, kind) => {
    const { families, motifs } = wishesOf(prompt)
    expect(families).toEqual(['conversational'])
    expect(motifs).toContain(kind)
  })

  test('a city and an occasion are seen about whoever is there, and nothing of them leads', () => {
    expect(wishesOf('poodles in paris').motifs.slice(0, 2)).toEqual(['poodle', 'eiffel tower'])
    expect(wishesOf('mice having a tea party').motifs).toEqual(expect.arrayContaining(['mouse', 'teapot']))
    expect(wishesOf('mice and moles').motifs).toEqual(['mouse', 'mole'])
  })

  test.each([
    ['whimsical forest animals having a picnic with cakes and tea', ['fox', 'cake', 'tea']],
    ['sea creatures dancing with balloons', ['whale', 'balloon']],
  ])('many who do something stand beside what they have: %s', (prompt, nouns) =>
    expect(wishesOf(prompt).motifs).toEqual(expect.arrayContaining(nouns)),
  )

  test.each(['candy colours', 'stripes in candy colors', 'florals in spice tones', 'fabric for clothes'])(
    '%s draws none of them',
    (prompt) => expect(wishesOf(prompt).motifs).toEqual([]),
  )

  test('every kind has a picture of its own', () => {
    const kinds = Object.keys(collectiveWords).flatMap((nouns) => nouns.split('|'))
    expect(kinds.filter((noun) => !findDepiction(noun)?.isExact && !kindsOf(noun))).toEqual([])
  })

  test('a place or mood within the name gives its colours', () => {
    expect(wishesOf('arctic animals').moods).toEqual(['winter-sky'])
    expect(wishesOf('baby animals').moods).toEqual(['nursery'])
  })
})

describe('things told by their neighbours', () => {
  test.each([
    ['books and glasses', ['book', 'reading glass']],
    ['wine glasses and books', ['wine glass', 'book']],
    ['retro rainbows and hearts', ['rainbow', 'heart']],
    ['suns and boho rainbows', ['sun', 'rainbow']],
    ['wine bottles and glasses', ['wine bottle', 'wine glass']],
    ['glasses', ['eye glasses']],
    ['whisky glasses', ['whisky', 'glass']],
    ['hedgehogs and berries', ['hedgehog', 'blackberry', 'redcurrant', 'strawberry']],
    ['leaves and berries', ['leaf', 'berry']],
    ['backpack pattern skulls and roses', ['skull', 'rose']],
    ['backpacks and pencils', ['backpack', 'pencil']],
    ['dinosaur birthday', ['dinosaur', 'cake', 'balloon', 'gift']],
    ['blue and white ginger jars', ['ginger jar']],
    ['race cars and checkered flags', ['race car', 'checkered flag']],
    ['kids drawing of houses and suns', ['house', 'sun']],
    ['rainbow and clouds', ['rainbow', 'cloud']],
    ['tropical birds and palm leaves', ['parrot', 'toucan', 'hummingbird', 'peacock']],
  ])('%s', (prompt, motifs) => expect(wishesOf(prompt).motifs).toEqual(motifs))

  test('a floral in a dark mood is led by its flowers', () => {
    expect(wishesOf('dark floral with moths').families).toEqual(['tossed-floral'])
  })

  test('the hour has its colours before the place', () => {
    expect(wishesOf('desert cactus at sunset').moods[0]).toBe('sunset')
  })

  test.each(['black and gold marble', 'gold and black marble', 'black marble with gold veins'])(
    '%s has veins of gold',
    (prompt) => expect(wishesOf(prompt).colours.find(({ isAccent }) => isAccent)?.hex).toBe('#c39a4a'),
  )
})

describe('pastels', () => {
  test.each(['pastel hearts', 'pastel farm animals', 'pastel roses on mint', 'pastel stripes', 'pastel bunnies'])(
    '%s has no deep ink',
    (prompt) => {
      const { inks } = paletteOf(prompt)
      expect(inks.filter((hex) => (inkFromHex(hex)?.lightness ?? 0) < 0.6)).toEqual([])
    },
  )

  test('"dark roses" are roses of a dark mood, "in pale pinks" is a colour', () => {
    expect(wishesOf('dark roses').moods).toEqual(['moody'])
    expect(wishesOf('stripes in pale pinks').colours).toHaveLength(1)
  })
})

describe('shapes and cloths named together', () => {
  test.each([
    ['gingham hearts', 'heart', 'gingham'],
    ['hearts and stripes', 'heart', 'stripes'],
    ['checkered hearts', 'heart', 'checkerboard'],
    ['polka dots with red bows', 'bow', 'dots'],
  ])('%s: the one lies on the other', (prompt, motif, under) => {
    expect(wishesOf(prompt)).toMatchObject({ families: ['conversational'], motifs: [motif], under })
  })

  test('cats with polka dots keep the dots among them', () => {
    expect(wishesOf('cats with polka dots').motifs).toEqual(['cat', 'dot'])
  })
})
