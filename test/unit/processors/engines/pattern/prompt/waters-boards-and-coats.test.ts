import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const wishesOf = (prompt: string) => understandPrompt(prompt).wishes
const groundOf = (prompt: string) => wishesOf(prompt).colours.find(({ isGround }) => isGround)?.hex
const hexOf = (name: string) => wishesOf(`${name} stripes`).colours[0].hex

describe('water behind flowers and beasts', () => {
  test.each([
    ['wisteria over flowing water, plum', 'stream'],
    ['irises beside a stream', 'stream'],
    ['herons by a river, cream', 'stream'],
    ['maple leaves on running water', 'stream'],
    ['chrysanthemums over waves, teal', 'waves'],
  ])('"%s" lies behind them', (prompt, backdrop) => {
    expect(wishesOf(prompt).backdrop).toBe(backdrop)
    expect(specOfPrompt(prompt).details.backdrop).toBe(backdrop)
  })

  test('trees and grass are no place of flowers, and a scene by itself brings flowers none', () => {
    expect(wishesOf('daisies and grass').backdrop).toBeUndefined()
    expect(wishesOf('daisies in the forest').backdrop).toBeUndefined()
  })

  test('is seen more where it is named than where it belongs to a scene', () => {
    const stepOf = (prompt: string): number => {
      const { palette, details } = specOfPrompt(prompt)
      const [ground, water] = [palette.ground, Number(details['backdrop ink'])].map((ink) => inkOf(palette.inks[ink]))
      return Math.abs(ground.lightness - water.lightness)
    }
    expect(stepOf('whales over waves, navy')).toBeGreaterThan(stepOf('whales in the sea, navy') + 0.05)
  })

  test('takes the blue of its cloth on paper', () => {
    const { palette, details } = specOfPrompt('maple leaves on running water, indigo and cream')
    expect(inkOf(palette.inks[Number(details['backdrop ink'])]).chroma).toBeGreaterThan(0.03)
  })
})

describe('birds', () => {
  test('fly on their own wings', () => {
    for (const bird of ['cranes', 'doves', 'eagles', 'cockatoos', 'bats'])
      expect([bird, wishesOf(`${bird} flying over hills`).worn]).toEqual([bird, {}])
    expect(wishesOf('flying pigs').worn).toEqual({ pig: ['wing'] })
  })

  test('called after a part have that part in its colour', () => {
    expect(wishesOf('red-crowned cranes, indigo').partColours).toHaveProperty(['head of crane'])
    expect(wishesOf('ruby-throated hummingbirds').motifColours).not.toHaveProperty('throat')
  })
})

describe('the first colour is the ground', () => {
  test.each([
    ['tie, burgundy with sailboats in cream', 'burgundy'],
    ['silk tie, burgundy with small cream sailboats', 'burgundy'],
    ['mens shirt fabric, olive with tiny foxes in rust', 'olive'],
    ['floral, navy with roses in blush', 'navy'],
    ['a tie with golf clubs, navy and white', 'navy'],
  ])('in "%s"', (prompt, colour) => {
    expect(groundOf(prompt)).toBe(hexOf(colour))
  })

  test('but not where a thing comes before it', () => {
    expect(groundOf('foxes, rust with scarves in cream')).not.toBe(hexOf('rust'))
  })
})

describe('two colours behind a cloth of two', () => {
  test.each([
    'cherries on checkerboard, mint and white',
    'stags on tartan, red and navy',
    'ducks on gingham, sky blue and white',
  ])('"%s" are the cloth’s', (prompt) => {
    expect(wishesOf(prompt).patternColours).toHaveLength(2)
  })

  test('leave the things their own', () => {
    const { palette } = specOfPrompt('cherries on checkerboard, mint and white')
    const isRed = (hex: string): boolean => inkOf(hex).chroma > 0.1 && Math.abs(inkOf(hex).hue) < 0.7
    expect(palette.inks.some(isRed)).toBe(true)
  })

  test('belong to the things where one of them is said of one', () => {
    expect(wishesOf('red cherries on checkerboard, mint').patternColours ?? []).not.toHaveLength(2)
    expect(wishesOf('bunnies on gingham, lemon and mint').patternColours).toBeUndefined()
  })

  test('squares under white flowers are told from each other', () => {
    const { palette, details } = specOfPrompt('daisies on a wavy checkerboard, lilac and white')
    const [cloth, board] = [palette.ground, Number(details['under ink'])].map((ink) => inkOf(palette.inks[ink]))
    expect(board.lightness - cloth.lightness).toBeGreaterThan(0.1)
  })
})

describe('what is gathered', () => {
  test.each([
    ['bicycles with baskets of lavender, grey-blue toile', 'lavender'],
    ['jugs of lilac, cream, dusty blue', 'lilac'],
    ['bowls of peach, mint, cream', undefined],
  ])('"%s"', (prompt, flower) => {
    if (flower) expect(wishesOf(prompt).motifs).toContain(flower)
    else expect(wishesOf(prompt).colours.length).toBeGreaterThan(1)
  })
})

describe('weather in a list of colours', () => {
  test.each([
    ['sage, mist and charcoal ticking stripe', 3],
    ['peonies in dusk, rose and fog', 3],
    ['stripes in navy, storm and white', 3],
    ['art nouveau lilies, sea, moss and ivory', 3],
  ])('"%s" has %i colours', (prompt, count) => {
    expect(wishesOf(prompt).colours).toHaveLength(count)
  })

  test('is weather elsewhere', () => {
    expect(wishesOf('mountains and mist').colours).toEqual([])
    expect(understandPrompt('foxes, mist, ferns').understood).toContainEqual({ words: 'mist', as: 'family ombre' })
    expect(wishesOf('a beach with sea, sand and shells').scenes).toContain('sea')
  })
})

describe('one colour only', () => {
  test('has its ground and nothing else, or tones of it', () => {
    expect(wishesOf('folk tulips, red only on white').colourCount).toBe(2)
    expect(wishesOf('folk birds in red only').isTonal).toBe(true)
    expect(wishesOf('tulips, only blue').isTonal).toBe(true)
    expect(wishesOf('tulips in blue').isTonal).toBeUndefined()
  })
})

test('stars and stripes of no country are stars on stripes', () => {
  const { motifs, under, moods } = wishesOf('stars and stripes, not patriotic, coral and mint')
  expect({ motifs, under, moods }).toEqual({ motifs: ['star'], under: 'stripes', moods: [] })
  expect(wishesOf('stars and stripes, coral and mint').moods).toEqual(['americana'])
})

describe('clothes that cover a body', () => {
  test.each(['dachshunds in raincoats', 'corgis in coats', 'greyhounds in jackets', 'horses in blankets'])(
    '"%s" wear them on their own bodies',
    (prompt) => {
      expect(Object.values(wishesOf(prompt).worn ?? {})).toHaveLength(1)
    },
  )

  test('have the only colour behind them', () => {
    const { colours, motifColours } = wishesOf('dachshunds in raincoats, yellow')
    expect(colours).toEqual([expect.objectContaining({ isGround: false, isOfOneThing: true })])
    expect(motifColours).toEqual({ raincoat: colours[0].hex })
    expect(wishesOf('penguins in scarves, icy blue').colours[0].isGround).toBe(true)
  })
})

describe('a stripe with climbers', () => {
  test.each([
    'blue awning stripe with climbing roses',
    'awning stripe with climbing roses, blue',
    'green stripe with climbing roses',
  ])('"%s" has the colour, and the roses their own', (prompt) => {
    const { palette } = specOfPrompt(prompt)
    expect(palette.inks[palette.ground]).toBe(wishesOf(prompt).colours[0].hex)
    const isPink = (hex: string): boolean => inkOf(hex).chroma > 0.05 && Math.abs(inkOf(hex).hue) < 0.8
    expect(palette.inks.some(isPink)).toBe(true)
  })

  test('leaves red to the roses', () => {
    expect(groundOf('stripes with climbing roses, red')).toBeUndefined()
  })
})

describe('a toile of a place', () => {
  test.each([
    ['toile of a Scottish fishing village, slate blue', 'sailboat'],
    ['toile of Paris, rose', 'eiffel tower'],
    ['Venice toile in terracotta', 'gondola'],
  ])('"%s" shows it', (prompt, sight) => {
    expect(wishesOf(prompt)).toMatchObject({ motifs: expect.arrayContaining([sight]) })
    expect(wishesOf(prompt).families[0]).toBe('toile')
  })

  test('shows no food of it, and what is named before all', () => {
    expect(wishesOf('toile of Paris').motifs).not.toContain('croissant')
    expect(wishesOf('toile of swans').motifs).toEqual(['swan'])
    expect(wishesOf('toile de jouy').motifs).toEqual([])
  })
})

test('checks have borders of something else', () => {
  expect(specOfPrompt('yellow gingham with a border of tulips').layout).toBe('border')
})

test('plants named after beasts are plants', () => {
  expect(wishesOf('tiger lilies, dark').motifs).toEqual(['lily'])
})

test('the "and" of a colour lists nothing', () => {
  expect(wishesOf('peonies in a blue and white ginger jar').seats).toEqual({ peony: ['ginger jar'] })
})

test('arts & crafts is the manner of Morris', () => {
  expect(wishesOf('arts & crafts pomegranates, dark teal ground').families[0]).toBe('trailing')
})

test('giraffes have patches of the colour that is said, in a pale net', () => {
  const { inks, ground } = specOfPrompt('giraffe print brown').palette
  expect(inkOf(inks[ground]).lightness).toBeGreaterThan(0.9)
  expect(inks).toContain(hexOf('brown'))
})

test('lines of a kilim are drawn in the colour that is said of them', () => {
  expect(wishesOf('moroccan rug diamonds, ivory with charcoal lines').colours.some(({ isAccent }) => isAccent)).toBe(
    false,
  )
})

test('motifs in a narrow repeat are small enough for several', () => {
  expect(specOfPrompt('cherries, 12 cm repeat').scale).toBeLessThan(0.6)
  expect(specOfPrompt('cherries, 32 cm repeat').scale).toBe(1)
  expect(specOfPrompt('large cherries, 12 cm repeat').scale).toBeGreaterThan(1)
})

test('ponchos are no raincoats', () => {
  expect(wishesOf('llamas in ponchos').worn).toEqual({ llama: ['poncho'] })
  expect(wishesOf('llamas in raincoats').motifs).toEqual(['llama in raincoat'])
})

describe('things of the colour of the cloth below', () => {
  test.each(['strawberries on a red and white gingham', 'oranges on an orange and white check'])(
    '"%s" keep it, on a paler one',
    (prompt) => {
      const { palette, details } = specOfPrompt(prompt)
      const [fruit, cloth] = [palette.inks[2], palette.inks[Number(details['under ink'])]].map(inkOf)
      expect(fruit.chroma).toBeGreaterThan(0.12)
      expect(cloth.lightness).toBeGreaterThan(fruit.lightness + 0.1)
    },
  )

  test('others leave it in full', () => {
    const { palette, details } = specOfPrompt('lemons on blue and white stripes')
    expect(palette.inks[Number(details['under ink'])]).toBe(hexOf('blue'))
  })
})

test('two colours said of the stripes below are theirs, whatever stands before', () => {
  expect(wishesOf('lobster and lemon, coastal, blue and white stripe ground')).toMatchObject({
    moods: ['coastal'],
    patternColours: [hexOf('blue'), expect.any(String)],
  })
  expect(wishesOf('blue and white flowers').moods).toEqual(['indigo'])
})

test('outlines in a colour are lines of it', () => {
  const { styles, colours } = wishesOf('scallop shells, coral outlines on white')
  expect(styles).toEqual(['line drawing'])
  expect(colours.some(({ isAccent }) => isAccent)).toBe(false)
  expect(wishesOf('red cats, white outlines on black').styles).toEqual(['outline'])
})

test('broken glass is facets, and a watermelon is eaten', () => {
  expect(wishesOf('broken glass abstract, teal magenta black').families[0]).toBe('cubist')
  expect(wishesOf('gingham, ants, watermelon, red and green').motifs).toEqual(['ant', 'watermelon'])
})
