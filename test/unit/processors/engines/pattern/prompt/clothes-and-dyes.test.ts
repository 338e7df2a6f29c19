import { describe, expect, test } from '@jest/globals'
import { hueDistance, inkFromHex, inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { findDepiction } from '../../../../../../processors/engines/pattern/families/conversational/noun-book.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import type { Wishes } from '../../../../../../processors/engines/pattern/prompt/wishes.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const wishesOf = (prompt: string): Wishes => understandPrompt(prompt).wishes

const familyOf = (prompt: string): string => specOfPrompt(prompt).family

const groundOf = (prompt: string): string | undefined => wishesOf(prompt).colours.find(({ isGround }) => isGround)?.hex

function hueStep(one: string, other: string): number {
  const [a, b] = [inkFromHex(one), inkFromHex(other)]
  return a && b ? hueDistance(a, b) : Infinity
}

describe('words for many things and for nights', () => {
  test.each([
    ['picnic food on red gingham', 'gingham', 'watermelon'],
    ['breakfast food on blue stripes', 'stripes', 'croissant'],
    ['fruit on gingham', 'gingham', 'lemon'],
  ])('%s lies on %s', (prompt, under, noun) => {
    expect(wishesOf(prompt)).toMatchObject({ under, motifs: expect.arrayContaining([noun]) })
  })

  test.each([
    ['witches and black cats, purple night', '#6a4a8c'],
    ['owls and moths in a teal night', '#1f7f86'],
  ])('%s: the night has its colour', (prompt, hex) => {
    expect(groundOf(prompt)).toBe(hex)
  })

  test('a forest that things are in is a place, beside a colour it is one', () => {
    expect(wishesOf('foxes in a winter forest')).toMatchObject({
      scenes: ['forest'],
      colours: [],
      moods: ['winter'],
    })
    expect(wishesOf('scandinavian forest with foxes and mushrooms').colours).toEqual([])
    expect(wishesOf('sunset over the forest').colours).toEqual([])
    expect(wishesOf('forest with cream dots').colours).toHaveLength(2)
    expect(wishesOf('deer in a forest and cream palette').colours).toHaveLength(2)
    expect(wishesOf('stripes in forest and cream').colours).toHaveLength(2)
  })

  test('winter is no Christmas', () => {
    expect(wishesOf('christmas owls').moods).toEqual(['christmas'])
    expect(wishesOf('snowy owls on branches, winter').moods).toEqual(['winter'])
  })
})

describe('animals in clothes', () => {
  test.each([
    ['dogs in yellow raincoats', 'dog in raincoat'],
    ['a fox wearing a suit', 'fox in suit'],
    ['bunnies in little blue coats, powder pink', 'rabbit in raincoat'],
    ['hedgehogs dressed in jumpers', 'hedgehog in jumper'],
    ['cats in pyjamas', 'cat in jumper'],
    ['mice wearing dresses', 'mouse in dress'],
    ['bears dressed as pirates', 'bear in pirate coat'],
    ['astronaut cats and planets', 'cat in spacesuit'],
    ['lions as kings', 'lion in crown'],
  ])('"%s" shows %s', (prompt, motif) => {
    expect(wishesOf(prompt).motifs).toContain(motif)
    expect(findDepiction(motif)?.isExact).toBe(true)
  })

  test('beasts wear what lies on fur and feathers as they are', () => {
    expect(wishesOf('owl in glasses')).toMatchObject({ motifs: ['owl'], worn: { owl: ['glasses'] } })
    expect(wishesOf('penguins in scarves')).toMatchObject({ motifs: ['penguin'], worn: { penguin: ['scarf'] } })
    expect(wishesOf('penguins on ice, with red scarves').worn).toEqual({ penguin: ['scarf'] })
    expect(wishesOf('penguins and foxes skating, red scarves, navy').worn).toEqual({
      'skating penguin': ['scarf'],
      'skating fox': ['scarf'],
    })
    expect(wishesOf('hedgehog family in scarves').worn).toEqual({ hedgehog: ['scarf'] })
    expect(wishesOf('rhinos in tutus')).toMatchObject({ motifs: ['rhino'], worn: { rhino: ['tutu'] } })
    expect(wishesOf('hippos in tutus').motifs).toEqual(['hippo in dress'])
    expect(wishesOf('elephants with flowers on their heads').worn).toEqual({ elephant: ['flower crown'] })
    expect(wishesOf('frogs wearing crowns')).toMatchObject({ motifs: ['frog'], worn: { frog: ['crown'] } })
    expect(wishesOf('owls in glasses and bow ties').worn).toEqual({ owl: ['glasses', 'bow tie'] })
    expect(wishesOf('tiger in a bow tie')).toMatchObject({ families: ['conversational'], motifs: ['tiger'] })
  })

  test('all animals of a kind are dressed that have clothes, and breeds keep their looks', () => {
    expect(wishesOf('woodland animals in jumpers').motifs).toEqual(
      expect.arrayContaining(['fox in jumper', 'hedgehog in jumper', 'deer in jumper']),
    )
    expect(wishesOf('dachshunds in sweaters').motifs).toEqual(['dachshund'])
  })

  test('the colour before the clothes is theirs, and the last colour the cloth', () => {
    const { motifColours, colours } = wishesOf('frogs in yellow raincoats, navy')
    expect(Object.keys(motifColours)).toEqual(['frog in raincoat'])
    expect(colours.map(({ isGround }) => isGround)).toEqual([false, true])
    // A red scarf makes no red penguin.
    expect(Object.keys(wishesOf('penguins in red scarves').motifColours)).toEqual(['scarf'])
  })

  test('the last colour of several belongs to the thing no more than the others', () => {
    expect(wishesOf('red, black and cream hearts').motifColours).toEqual({})
    expect(wishesOf('black cats on orange').motifColours).toHaveProperty('cat')
  })

  test('a garden carpet is a carpet, not a use', () => {
    expect(wishesOf('garden carpet in greens').families[0]).toBe('carpet')
    expect(wishesOf('sunflowers for a garden napkin').families[0]).not.toBe('carpet')
  })

  test('a field is red, but what lies on blue in a field is red itself', () => {
    expect(groundOf('paisleys, field red')).toBe(groundOf('paisleys, red ground'))
    expect(groundOf('poppies field red on pale blue')).toBe(groundOf('poppies on pale blue'))
  })

  test('a kind called by its colour is that kind, and a lantern beside things is a lantern', () => {
    expect(wishesOf('red pandas eating bamboo')).toMatchObject({ motifs: ['red panda', 'bamboo'], colours: [] })
    expect(wishesOf('red squirrels on navy')).toMatchObject({ motifs: ['red squirrel'], motifColours: {} })
    expect(wishesOf('blue foxes').colours).toHaveLength(1)
    expect(wishesOf('a fox with a lantern')).toMatchObject({ families: ['conversational'], motifs: ['fox', 'lantern'] })
  })

  test('a name with a capital in a line of small letters is no slip of a thing', () => {
    expect(wishesOf('swans on the Thames').motifs).toEqual(['swan'])
    expect(wishesOf('swans on the thime')).toEqual(wishesOf('swans on the thyme'))
  })

  test('the colour of a thing that has no picture, joined to others, leaves them theirs', () => {
    expect(wishesOf('matadors, bulls and red capotes').colours).toMatchObject([{ isOfOneThing: true }])
  })

  test('what has a picture only by its kind says of the thing after it where it is from', () => {
    expect(wishesOf('welsh foxes and daffodils').motifs).toEqual(['fox', 'daffodil'])
    expect(wishesOf('welsh dragons and daffodils').motifs).toEqual(['welsh dragon', 'daffodil'])
    expect(wishesOf('plovers and shells').motifs).toEqual(['plover', 'shell'])
  })

  test('flowers and leaves that botany draws are reported by their names', () => {
    const { understood } = understandPrompt('foxgloves, holly and bumblebees')
    expect(understood.map(({ as }) => as)).toEqual(['motif foxglove', 'motif holly', 'motif bumblebee'])
  })

  test.each([
    ['giraffes wearing scarves', { giraffe: ['scarf'] }],
    ['hens in wellington boots', { hen: ['wellington boot'] }],
    ['dachshunds with blue collars', { dachshund: ['collar'] }],
    ['cows in hats and striped scarves', { cow: ['hat', 'scarf'] }],
    ['tigers and leopards wearing glasses', { leopard: ['glasses'] }],
  ])('what has no dressed picture puts it on: "%s"', (prompt, worn) => {
    const wishes = wishesOf(prompt)
    expect(wishes).toMatchObject({ families: ['conversational'], worn })
    expect(wishes.under).toBeUndefined()
    for (const garments of Object.values(worn).flat()) expect(wishes.motifs).not.toContain(garments)
  })

  test('the colour of a garment is its own', () => {
    const { colours, motifColours } = wishesOf('dachshunds with blue collars')
    expect(colours).toMatchObject([{ isOfOneThing: true }])
    expect(Object.keys(motifColours)).toEqual(['collar'])
  })

  test('nothing is worn that is only named with an animal', () => {
    expect(wishesOf('cows and hats').worn).toEqual({})

    expect(wishesOf('fair isle jumper with cats').motifs).toEqual(['cat'])
    expect(wishesOf('foxes in a forest, no jumpers').motifs).toContain('fox')
    expect(wishesOf('cats, pirates and ships').motifs).toEqual(['cat', 'pirate', 'ship'])
  })
})

describe('things named for their colour', () => {
  test.each([
    ['kingfisher blue stripes with coral', 'stripes', 2],
    ['tartan in lavender and thyme', 'tartan', 2],
    ['fox orange corduroy', 'corduroy', 1],
    ['stripes in lemon, papaya and mint', 'stripes', 3],
  ])('"%s" is %s in %s colours', (prompt, family, count) => {
    const { motifs, colours } = wishesOf(prompt)
    expect(familyOf(prompt)).toBe(family)
    expect(motifs).toEqual([])
    expect(colours).toHaveLength(count)
  })

  test('the colour is of the hue that it is said to be', () => {
    expect(hueStep(wishesOf('kingfisher blue stripes').colours[0].hex, '#2d5fa6')).toBeLessThan(0.8)
  })

  test('a thing alone beside a hue is drawn', () => {
    expect(wishesOf('fox orange and teal').motifs).toEqual(['fox'])
  })

  test('the colours of a thing are taken and the thing is not drawn', () => {
    const { motifs, colours } = wishesOf('harlequin diamonds in jester colours')
    expect(motifs).toEqual([])
    expect(colours.length).toBeGreaterThan(1)
  })

  test.each(['eau de nil', 'prussian blue', 'viva magenta', 'dusk blue', 'tea-coloured', "payne's grey"])(
    '%s is a colour',
    (name) => {
      expect(wishesOf(`stripes in ${name}`).colours).toHaveLength(1)
      expect(familyOf(`stripes in ${name}`)).toBe('stripes')
    },
  )
})

describe('grounds', () => {
  test.each([
    ['quinces, olive leaves, dusty blue', 'a thing has its colour, the last is left'],
    ['penguins with scarves, icy blue', 'no penguin is blue'],
    ['sheep jumping over fences, dark teal, pj fabric', 'what follows says what the cloth is for'],
    ['peonies on crisp white', 'an adjective lies between'],
    ['halloween bats and ghosts, purple', 'a feast is held on the colour named'],
  ])('"%s": %s', (prompt) => {
    expect(groundOf(prompt) ?? wishesOf(prompt).moods[0]).toBeDefined()
    const palette = specOfPrompt(prompt).palette
    const [first] = wishesOf(prompt).colours.filter(({ isOfOneThing }) => !isOfOneThing)
    expect(palette.inks[palette.ground]).toBe(first.hex)
  })

  test('a hue that a thing has by nature is its own', () => {
    expect(groundOf('bluebirds, blue')).toBeUndefined()
    expect(groundOf('hearts, red')).toBeUndefined()
  })
})

describe('pale colours', () => {
  const paletteOf = (prompt: string) => specOfPrompt(prompt).palette

  test.each(['gingham, butter yellow', 'polka dots, pale pink'])('%s lies on white', (prompt) => {
    expect(paletteOf(prompt).inks.every((hex) => inkOf(hex).lightness > 0.8)).toBe(true)
  })

  test('white flowers of any kind have green leaves, on a cloth that shows them', () => {
    const { inks, ground } = paletteOf('white peonies and eucalyptus')
    const read = inks.map(inkOf)
    expect(read[ground].lightness).toBeLessThan(0.9)
    expect(read.some(({ lightness, chroma }) => lightness > 0.96 && chroma < 0.02)).toBe(true)
    expect(read.some(({ hue, chroma }) => chroma > 0.04 && hue > 1.9 && hue < 2.7)).toBe(true)
  })

  test('a colour on a colour is no flower', () => {
    expect(wishesOf('wisteria trailing down, lilac on cream').motifs).not.toContain('lilac')
    expect(wishesOf('wisteria trailing down lilac on cream').colours).toHaveLength(2)
  })

  test.each(['wavy checkerboard lilac and lime', 'op art violet and orange', 'honeycomb lavender and lemon'])(
    'beside figures alone a singular is their colour: %s',
    (prompt) => {
      expect(wishesOf(prompt)).toMatchObject({ motifs: [], colours: [{}, {}] })
    },
  )
})

describe('roles', () => {
  test.each([
    ['peruvian llamas, bright stripes', 'conversational'],
    ['ankara print with birds', 'batik'],
    ['african wax print, swallows', 'batik'],
    ['batik sea turtles', 'batik'],
    ['batik frangipani', 'batik'],
    ['shibori with cranes', 'conversational'],
    ['ikat diamonds in coral', 'ikat'],
    ['polynesian tapa cloth, brown and cream', 'mudcloth'],
    ['liberty style packed garden', 'ditsy'],
    ['70s wallpaper big flower circles', 'tossed-floral'],
    ['hotel carpet, interlocking hexagons', 'honeycomb'],
    ['surf shorts with tulips', 'tossed-floral'],
    ['delft blue flowers on white', 'tossed-floral'],
    ['delft tiles', 'azulejo'],
    ['pomegranates and birds in the style of a persian tile', 'azulejo'],
    ['iznik tile with tulips', 'azulejo'],
    ['mountain range sunrise layers', 'ombre'],
    ['zigzag stripes in teal', 'chevron'],
    ['rainbow zigzag knit', 'fair-isle'],
    ['zigzag ikat', 'ikat'],
    ['broderie anglaise, white', 'lace'],
    ['mondrian colour blocks', 'colour-planes'],
  ])('%s is %s', (prompt, family) => {
    expect(familyOf(prompt)).toBe(family)
  })

  test.each([
    ['vertical stripe with roses between', 'stripes'],
    ['georgian stripe and bouquet, pale green', 'stripes'],
    ['floral stripe', 'stripes'],
    ['candy stripes in rose', undefined],
  ])('under the flowers of %s lies %s', (prompt, under) => {
    expect(wishesOf(prompt).under).toBe(under)
  })

  test('toy spaniels are dogs, no toys', () => {
    expect(findDepiction('king charles spaniel')?.picture).toBe('cocker-spaniel')
  })

  test.each([
    ['bar stool upholstery, palm leaves', 'stool'],
    ['bridal shower napkins with peonies', 'shower'],
    ['tea room curtains, roses', 'tea'],
  ])('%s shows no %s', (prompt, noun) => {
    expect(wishesOf(prompt).motifs).not.toContain(noun)
  })

  test.each(['knight', 'matador', 'crossword', 'nurse', 'rosehip', 'hazelnut', 'bunting', 'cockatoo', 'star anise'])(
    'a %s has a picture of its own',
    (noun) => {
      expect(findDepiction(noun)?.isExact).toBe(true)
    },
  )
})
