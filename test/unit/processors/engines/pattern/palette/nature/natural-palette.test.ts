import { describe, expect, test } from '@jest/globals'
import { hueDistance, type Ink, inkOf, isGreen } from '../../../../../../../processors/engines/color/ink.ts'
import { oklabDistance } from '../../../../../../../processors/engines/color/oklab.ts'
import { findFamily } from '../../../../../../../processors/engines/pattern/families/registry.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { buildPalette } from '../../../../../../../processors/engines/pattern/palette/build-palette.ts'
import { naturalInMood } from '../../../../../../../processors/engines/pattern/palette/nature/natural-in-mood.ts'
import { naturalPalette } from '../../../../../../../processors/engines/pattern/palette/nature/natural-palette.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

function paletteOf(prompt: string, name: string) {
  const family = findFamily(name)
  if (!family) throw new Error(`no family ${name}`)
  const { inks, ground } = buildPalette(understandPrompt(prompt).wishes, family, createRandom(prompt))
  return { inks: inks.map(inkOf), ground: inkOf(inks[ground]) }
}

const hasHue = (inks: readonly Ink[], hex: string): boolean =>
  inks.some((ink) => ink.chroma > 0.06 && hueDistance(ink, inkOf(hex)) < 0.35)

test('fruit among its leaves alone has no colour that neither would wear', () => {
  const { inks } = paletteOf('olive branches and figs on warm white', 'fruit-boughs')
  expect(inks.filter(isGreen).length).toBeGreaterThanOrEqual(2)
  expect(hasHue(inks, '#e2702a')).toBe(false)
})

describe('colours of things', () => {
  test('things come in their own colours on a ground none of them melts into', () => {
    for (const noun of ['lemon', 'fox', 'whale', 'swan', 'frog', 'christmas tree'])
      for (const seed of ['a', 'b', 'c']) {
        const [ground, ...figures] = naturalPalette([noun], 8, createRandom(seed)) ?? []
        expect(figures.length).toBeGreaterThan(1)
        for (const ink of figures) expect(oklabDistance(ink.lab, ground.lab)).toBeGreaterThan(0.1)
      }
    expect(hasHue(naturalPalette(['lemon'], 8, createRandom('a')) ?? [], '#e6bf3c')).toBe(true)
  })

  test('each kind of a thing brings its colours: green beetles among ladybirds, velvet in the second crown', () => {
    expect(hasHue(naturalPalette(['bug'], 7, createRandom('a')) ?? [], '#2f7f6c')).toBe(true)
    expect(hasHue(naturalPalette(['crown'], 7, createRandom('a')) ?? [], '#c23a48')).toBe(true)
  })

  test('gingerbread is brown at Christmas, and polar bears are white on pale blue in winter', () => {
    expect(hasHue(paletteOf('christmas gingerbread men on sage', 'conversational').inks, '#a8682f')).toBe(true)
    const { inks } = paletteOf('arctic animals, pale blue', 'conversational')
    expect(inks.some(({ lightness, chroma }) => lightness > 0.93 && chroma < 0.03)).toBe(true)
  })

  test('the coat of rabbits on sage is a tan that is seen there, and not red', () => {
    const { inks, ground } = paletteOf('rabbits in a cottage garden, sage green', 'conversational')
    const isTan = ({ hue, chroma }: Ink): boolean => hue > 0.7 && hue < 1.75 && chroma > 0.02
    expect(inks.some((ink) => isTan(ink) && oklabDistance(ink.lab, ground.lab) > 0.14)).toBe(true)
  })

  test("Santa's hat is red beside any coat", () => {
    for (const beast of ['cats', 'alpacas', 'dogs'])
      expect(hasHue(paletteOf(`${beast} in santa hats`, 'conversational').inks, '#b8403a')).toBe(true)
  })

  test('two tone blue whales are blue', () => {
    const { inks } = paletteOf('two tone blue whales', 'conversational')
    expect(inks.length).toBe(2)
    expect(hasHue(inks, '#3f6fa0')).toBe(true)
  })

  test('figs and plums on their boughs are as dull a purple as they are', () => {
    for (const prompt of ['fig branches on sage', 'plum boughs on cream'])
      expect(
        paletteOf(prompt, 'fruit-boughs').inks.some(({ hue, chroma }) => chroma > 0.04 && hue < -0.4 && hue > -1.4),
      ).toBe(true)
  })

  test('yellow things on a tint of yellow are golden, on pink as yellow as they are', () => {
    const isYellow = ({ chroma, hue, lightness }: Ink): boolean =>
      chroma > 0.12 && hue > 1.25 && hue < 1.75 && lightness > 0.7
    for (const [prompt, name] of [
      ['lemons on pale yellow', 'conversational'],
      ['bananas on pink', 'conversational'],
      ['watercolor lemons with blossoms and leaves, pale yellow background', 'fruit-boughs'],
    ]) {
      const { inks, ground } = paletteOf(prompt, name)
      const figures = inks.filter((ink) => ink !== ground)
      expect([prompt, figures.some(isYellow)]).toEqual([prompt, true])
    }
  })

  test('white flowers beside beasts lie on a cloth that shows them, and have leaves', () => {
    const isGreen = ({ hue, chroma }: Ink): boolean => chroma > 0.03 && hue > 1.75 && hue < 2.9
    for (const prompt of ['bees and daisies', 'foxes and snowdrops', 'cats and white roses']) {
      const { inks, ground } = paletteOf(prompt, 'conversational')
      const white = inks.filter(({ lightness, chroma }) => lightness > 0.9 && chroma < 0.03)
      const isSeen = white.some((ink) => oklabDistance(ink.lab, ground.lab) > 0.15)
      expect([prompt, isSeen, inks.some(isGreen)]).toEqual([prompt, true, true])
    }
    expect(hasHue(paletteOf('cats and white roses', 'conversational').inks, '#d1727d')).toBe(false)
    expect(paletteOf('blue birds and yellow tulips', 'conversational').inks.some(isGreen)).toBe(true)
  })

  test("a rabbit's tan is no gold of its daisies' hearts", () => {
    const isTan = ({ chroma, hue, lightness }: Ink): boolean =>
      chroma > 0.03 && chroma < 0.09 && hue > 0.7 && hue < 1.6 && lightness < 0.8
    expect(paletteOf('rabbits and daisies', 'conversational').inks.some(isTan)).toBe(true)
  })

  test('cherries of a coquette are red on pink', () => {
    expect(
      hasHue(paletteOf('cherries with bows, coquette style, pink background', 'conversational').inks, '#c3283f'),
    ).toBe(true)
  })

  test('balls are white beside whoever plays with them', () => {
    const isWhite = ({ lightness, chroma }: Ink): boolean => lightness > 0.86 && chroma < 0.045
    const [, ...figures] =
      naturalPalette(['golfer', 'golf ball'], 8, createRandom('a'), { asked: inkOf('#a3b899') }) ?? []
    expect(figures.some(isWhite)).toBe(true)
  })

  test("over a pattern the things take those of a mood's inks that are theirs by nature", () => {
    const { inks } = paletteOf('Provençal gingham with lemons', 'conversational')
    const hues = inks.slice(2).map((ink) => hueDistance(ink, inkOf('#e6bf3c')))
    expect(hues[0]).toBeLessThan(0.35)
  })

  test.each(['monstera', 'palm frond', 'ivy'])('a leaf without a picture brings its green: %s', (leaf) => {
    expect(hasHue(naturalPalette(['cat', leaf], 8, createRandom('a')) ?? [], '#44704f')).toBe(true)
  })

  test('red icing stays beside gingerbread, black beside yellow bees on honeycomb, and cats at Halloween are black on paper', () => {
    const sweets = naturalPalette(['gingerbread house', 'candy cane'], 8, createRandom('a')) ?? []
    expect(hasHue(sweets, '#b74844') && hasHue(sweets, '#b37340')).toBe(true)
    expect(paletteOf('bees on honeycomb', 'conversational').inks.some(({ lightness }) => lightness < 0.36)).toBe(true)
    expect(paletteOf('black cats and pumpkins, halloween', 'conversational').ground.lightness).toBeGreaterThan(0.8)
  })

  test('on a coloured cloth icing is the paler where that shows it better, and something is light', () => {
    const { inks } = paletteOf('cupcakes on lilac', 'conversational')
    expect(inks.some(({ lightness, hue }) => lightness > 0.86 && Math.abs(hue) < 0.6)).toBe(true)
    expect(paletteOf('papayas on hot pink', 'conversational').inks.some(({ lightness }) => lightness > 0.9)).toBe(true)
  })

  test('cyans are as quiet as dyes are', () => {
    const [, ...figures] = naturalPalette(['pill'], 8, createRandom('a'), { asked: inkOf('#f3ead9') }) ?? []
    const isCyan = ({ hue, chroma }: Ink): boolean => chroma > 0.03 && hue > -3 && hue < -2
    expect(figures.filter(isCyan).every(({ chroma }) => chroma < 0.09)).toBe(true)
  })

  test('lambs are white on a pale field of a mood', () => {
    const { inks } = paletteOf('daffodils and lambs, spring, soft yellow', 'conversational')
    expect(inks.some(({ lightness, chroma }) => lightness > 0.95 && chroma < 0.025)).toBe(true)
  })

  test('gold lies on magenta, as on a sari', () => {
    const { ground } = paletteOf('elephants, magenta and gold', 'conversational')
    expect(ground.lightness).toBeLessThan(0.66)
    expect(Math.abs(ground.hue)).toBeLessThan(0.6)
  })

  test('one colour of a guest leaves the blossom its own', () => {
    const { inks } = paletteOf('magnolia branches with white doves', 'blossom-branch')
    expect(inks.some(({ chroma }) => chroma > 0.05)).toBe(true)
  })

  test('what is black by night stands in moonlight', () => {
    for (const prompt of ['black panthers by night', 'black panthers by night among ferns', 'crows at night']) {
      const { inks, ground } = paletteOf(prompt, 'conversational')
      const { lightness, hue } = ground
      expect(inks.some((ink) => ink.lightness < 0.3)).toBe(true)
      expect(lightness).toBeGreaterThan(0.45)
      expect(lightness).toBeLessThan(0.7)
      expect(hue).toBeLessThan(-1)
    }
  })

  test('things on stripes do not wear the colour of the stripes', () => {
    const { inks } = paletteOf('lemons on a tan stripe', 'conversational')
    expect(inks.some(({ hex }) => hex === '#c9ad86')).toBe(false)
  })

  test('a line drawing of which no colour is said is ink on paper; colours that are said stay', () => {
    const { inks, ground } = paletteOf('line drawing of hands and vases', 'conversational')
    expect(inks.every(({ chroma }) => chroma < 0.03)).toBe(true)
    expect(ground.lightness).toBeGreaterThan(0.9)
    expect(hasHue(paletteOf('line drawing of hands, red and navy', 'conversational').inks, '#b3282d')).toBe(true)
  })

  test('grey animals stay grey in a mood, and a nursery in primary colours has nothing else', () => {
    const elephants = paletteOf('elephants, nursery', 'conversational').inks
    expect(elephants.some(({ chroma, lightness }) => chroma < 0.045 && lightness > 0.5 && lightness < 0.8)).toBe(true)
    expect(hasHue(paletteOf('kids primary colours dinosaurs', 'conversational').inks, '#6a976b')).toBe(false)
  })

  test('beside a thing that is green by nature the others keep their colours, unless tones of green are asked for', () => {
    expect(hasHue(paletteOf('ladybirds on clover, green', 'conversational').inks, '#c8402f')).toBe(true)
    expect(hasHue(paletteOf('ladybirds on clover, tone on tone green', 'conversational').inks, '#c8402f')).toBe(false)
  })

  test('on a named ground near its own colour a thing is deeper', () => {
    const { inks, ground } = paletteOf('foxes in a golden meadow', 'conversational')
    const rusts = inks.filter((ink) => ink.chroma > 0.08 && hueDistance(ink, inkOf('#a5451f')) < 0.3)
    expect(rusts.some((ink) => oklabDistance(ink.lab, ground.lab) > 0.2)).toBe(true)
  })

  test('white things lie on a sky or a meadow, and the paper is their white', () => {
    const { inks, ground } = paletteOf('spring lambs in a daisy meadow', 'conversational')
    expect(ground.lightness).toBeLessThan(0.87)
    expect(ground.hue > 1.9 || ground.hue < -1.4).toBe(true)
    expect(inks.some(({ lightness, chroma }) => lightness > 0.93 && chroma < 0.04)).toBe(true)
  })

  test('white things on a pale colour that is asked for are printed in white', () => {
    const { inks, ground } = paletteOf('paper planes and clouds, baby blue', 'conversational')
    expect(ground.hex).toBe('#a9cbe3')
    expect(inks.some(({ lightness }) => lightness > 0.95)).toBe(true)
  })

  test('watercolour and pastel keep to light grounds', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect(naturalPalette(['lemon'], 8, createRandom(seed), { isAiry: true })?.[0].lightness).toBeGreaterThan(0.6)
  })

  test('a named ground keeps the colours of things, a mood of primary colours does not', () => {
    expect(hasHue(paletteOf('foxes on navy', 'conversational').inks, '#d0612c')).toBe(true)
    expect(paletteOf('trains in primary colours', 'conversational').inks.map(({ hex }) => hex)).toEqual(
      expect.arrayContaining(['#c8352e', '#2456a4', '#f0bf2e']),
    )
  })
})

describe('named colours', () => {
  test.each([2, 3, 4, 5, 8])('%i colours are exactly as many', (count) => {
    for (const [prompt, name] of [
      [`birds in ${count} colours`, 'conversational'],
      [`roses in red, ${count} colours`, 'tossed-floral'],
      [`stripes in ${count} colours, navy and rust`, 'stripes'],
    ])
      expect(paletteOf(prompt, name).inks).toHaveLength(count)
  })

  test('white things stay white on a tint', () => {
    const { inks } = paletteOf('footballs on pale blue', 'conversational')
    expect(inks.some(({ lightness }) => lightness > 0.97)).toBe(true)
  })

  test('gold lies on the deep colour', () => {
    expect(paletteOf('gold and black greek key', 'greek-key').ground.lightness).toBeLessThan(0.3)
    expect(paletteOf('emerald and gold damask', 'damask').ground.lightness).toBeLessThan(0.56)
  })

  test('tone on tone is one hue in near steps', () => {
    const [one, other] = paletteOf('damask in sage, tone on tone', 'damask').inks
    expect(hueDistance(one, other)).toBeLessThan(0.1)
    expect(Math.abs(one.lightness - other.lightness)).toBeGreaterThan(0.06)
    expect(Math.abs(one.lightness - other.lightness)).toBeLessThan(0.14)
  })

  test('pink peonies on navy keep green leaves and get no stray yellow', () => {
    const { inks, ground } = paletteOf('peonies in dusty pink on navy', 'tossed-floral')
    expect(ground.hex).toBe('#1d2f55')
    expect(inks.some(({ hue, chroma }) => chroma > 0.03 && hue > 1.9 && hue < 2.8)).toBe(true)
    expect(inks.every(({ hue, chroma }) => chroma < 0.06 || hue < 1.1 || hue > 1.8)).toBe(true)
  })

  test('two colours of a plain cloth stay two', () => {
    expect(paletteOf('black and white stripes', 'stripes').inks).toHaveLength(2)
    expect(paletteOf('white polka dots on red', 'dots').inks).toHaveLength(2)
  })

  test('muted colours are quieter than the mood they come from', () => {
    const chroma = (prompt: string): number =>
      paletteOf(prompt, 'tossed-floral').inks.reduce((sum, ink) => sum + ink.chroma, 0)
    expect(chroma('muted autumn flowers')).toBeLessThan(chroma('autumn flowers') * 0.8)
  })

  test.each(['rainbows in earth tones', 'dinosaurs in earthy colours', 'Füchse in Erdtönen'])(
    'earth tones are a palette of their own, whatever colour the things have: %s',
    (prompt) => {
      const { inks, ground } = paletteOf(prompt, 'conversational')
      expect(inks.every(({ hue, chroma }) => chroma < 0.03 || (hue > 0.5 && hue < 2))).toBe(true)
      expect(ground.lightness).toBeGreaterThan(0.9)
    },
  )
})

describe('ferns', () => {
  test.each(['vintage botanical ferns', 'moody ferns', 'cottagecore ferns'])(
    'are green in the colours of any time: %s',
    (prompt) => {
      const { inks, ground } = paletteOf(prompt, 'foliage')
      const others = inks.filter((ink) => ink.hex !== ground.hex)
      expect(others.length).toBeGreaterThan(1)
      expect(others.filter((ink) => !isGreen(ink))).toEqual([])
    },
  )
})

test('in the pastels of spring rabbits are tan: sage is near their brown and another hue', () => {
  const spring = ['#fbf6e6', '#ef9fae', '#f4d35e', '#8fb573', '#5f8a5c', '#a5c4e0', '#c9a6d6'].map(inkOf)
  const inks = naturalInMood(['bunny', 'easter egg', 'chick'], spring, 8) ?? []
  expect(inks[1].hue).toBeGreaterThan(0.7)
  expect(inks[1].hue).toBeLessThan(1.5)
  expect(inks[1].lightness).toBeLessThan(0.76)
})

test('in a mood beasts keep the coats that they are known by: foxes are orange beside rose, robins brown and red', () => {
  const cottage = ['#f6efe2', '#b8504a', '#d99a8f', '#7f9461', '#5f7fa0', '#4f6b4a'].map(inkOf)
  const fox = inkOf('#d0612c')
  expect((naturalInMood(['fox', 'bluebird'], cottage, 8) ?? []).some((ink) => hueDistance(ink, fox) < 0.12)).toBe(true)
  const northern = ['#f6f1e6', '#e0a92e', '#35506b', '#8aa5b5', '#c65b3f', '#4d6b57'].map(inkOf)
  const [, coat] = naturalInMood(['robin', 'berry'], northern, 8) ?? []
  expect(hueDistance(coat, inkOf('#7c6044'))).toBeLessThan(0.2)
})
