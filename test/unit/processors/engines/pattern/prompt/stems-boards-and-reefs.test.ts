import { describe, expect, test } from '@jest/globals'
import { inkOf, isGreen } from '../../../../../../processors/engines/color/ink.ts'
import { isLeftOut } from '../../../../../../processors/engines/pattern/families/conversational/left-out.ts'
import type { Plan } from '../../../../../../processors/engines/pattern/families/family.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const wishesOf = (prompt: string) => understandPrompt(prompt).wishes
const inksOf = (prompt: string) => specOfPrompt(prompt).palette.inks.map(inkOf)

describe('colours of stems', () => {
  test.each([
    ['magnolia branches with brown stems on dusty blue', 'branch'],
    ['red tulips with green stalks on cream', 'leaf'],
    ['poppies with black stems on white', 'leaf'],
  ])('"%s": the %s has it', (prompt, noun) => {
    expect(Object.keys(wishesOf(prompt).motifColours)).toContain(noun)
  })

  test('leave petals the colour that they have by nature', () => {
    const isRosy = ({ hue, chroma }: ReturnType<typeof inkOf>): boolean => chroma > 0.08 && Math.abs(hue) < 0.9
    expect(inksOf('magnolia branches with brown stems on dusty blue').some(isRosy)).toBe(true)
    expect(inksOf('poppies with black stems on white').some(isRosy)).toBe(true)
  })

  test('need a flower: stems of bamboo are its own', () => {
    expect(wishesOf('abstract geometric with black stems').motifColours).not.toHaveProperty('leaf')
  })
})

describe('boards below things', () => {
  test.each([
    ['roses on white shiplap', 0.85, 1],
    ['white daisies on gray shiplap', 0.5, 0.7],
    ['christmas wreaths on dark brown wood planks', 0, 0.45],
  ])('"%s" keep their colour', (prompt, least, most) => {
    const { palette, details } = specOfPrompt(prompt)
    const from = Number(details['under from'])
    const boards = [palette.inks[palette.ground], ...palette.inks.slice(from)].map(inkOf)
    expect(boards.length).toBe(3)
    for (const { chroma } of boards) expect(chroma).toBeLessThan(0.07)
    expect(boards[0].lightness).toBeGreaterThan(least)
    expect(boards[0].lightness).toBeLessThan(most)
  })
})

describe('what is refused', () => {
  test('is refused in every form: without shells there is no scallop and no mark of one', () => {
    const plan = { details: { without: 'shell' } } as unknown as Plan
    expect(isLeftOut(plan, 'f-shell')).toBe(true)
    expect(isLeftOut(plan, 'scallop-shell')).toBe(true)
    expect(isLeftOut(plan, 'shellfish')).toBe(false)
    expect(isLeftOut(plan, 'starfish')).toBe(false)
  })
})

describe('names in shops', () => {
  test.each([
    ['vintage cabbage roses, shabby chic', ['rose']],
    ['pumpkin patch, burnt orange', ['pumpkin']],
    ['white dogwood on pale gray', ['apple blossom']],
    ['soccer balls and basketballs', ['soccer ball', 'basketball']],
  ])('"%s"', (prompt, nouns) => {
    const { motifs, styles } = wishesOf(prompt)
    for (const noun of nouns)
      expect([...motifs, ...styles.map((style) => style.replace('dogwood', 'apple blossom'))].join()).toContain(noun)
    expect(motifs).not.toContain('cabbage')
    expect(motifs).not.toContain('football')
  })

  test('a reef among fish is coral, and its water the ground', () => {
    const { motifs, colours } = wishesOf('coral reef with turtles and clownfish, turquoise water')
    expect(motifs).toEqual(expect.arrayContaining(['coral', 'turtle', 'clownfish']))
    expect(colours).toEqual([{ hex: '#4fb3b8', isGround: true }])
    expect(wishesOf('water lilies and turquoise dragonflies').colours[0].isGround).toBe(false)
  })

  test('twine round a bunch is no colour of the cloth, and retro 80s not the seventies', () => {
    expect(wishesOf('lavender bunches tied with twine').colours).toEqual([])
    expect(wishesOf('flamingos, retro 80s').moods).not.toContain('seventies')
    expect(wishesOf('flamingos, retro').moods).toContain('seventies')
  })

  test('flowers of a meadow border are all in one place', () => {
    expect(wishesOf('wildflower meadow border of poppies, cornflowers and daisies').motifs).toEqual([
      'poppy',
      'cornflower',
      'daisy',
    ])
    expect(wishesOf('anchors with a border of poppies').border?.motifs).toEqual(['poppy'])
  })
})

describe('colours in company', () => {
  test('pastel is said of a pair', () => {
    const [, purple] = wishesOf('bats in pastel pink and purple').colours
    expect(inkOf(purple.hex).lightness).toBeGreaterThan(0.6)
    const [, plain] = wishesOf('bats in pastel pink, purple').colours
    expect(inkOf(plain.hex).lightness).toBeLessThan(0.5)
  })

  test('how a thing is made is no hue of its colour', () => {
    expect(wishesOf('mola turtle, layered red, green and black').colours[0].hex).toBe('#b3282d')
    expect(wishesOf('whales on stripes, seaweed green').colours[0].hex).not.toBe('#3f7d4e')
  })

  test('washed evergreens are green', () => {
    const isLeafOrPaper = (ink: ReturnType<typeof inkOf>): boolean => isGreen(ink) || ink.chroma < 0.02
    expect(inksOf('watercolor eucalyptus sprigs on white').every(isLeafOrPaper)).toBe(true)
    expect(inksOf('watercolor eucalyptus and roses on white').every(isLeafOrPaper)).toBe(false)
  })
})

describe('cloths of two colours', () => {
  test.each([
    'damask in sage and olive, elegant',
    'medallion damask, charcoal and black, elegant',
    'pinstripe suiting, charcoal gray with white',
    'charcoal gray pinstripe with white lines',
    'windowpane check in navy with thin sky blue lines',
  ])('"%s" have no third', (prompt) => {
    expect(specOfPrompt(prompt).palette.inks).toHaveLength(2)
  })

  test('keep the line of a third', () => {
    const accents = wishesOf('grey and navy windowpane with a red line').colours.filter(({ isAccent }) => isAccent)
    expect(accents.map(({ hex }) => hex)).toContain('#b3282d')
  })

  test('in two pale greys are on no night, however elegant', () => {
    for (const { lightness } of inksOf('damask in silver and dove gray, elegant'))
      expect(lightness).toBeGreaterThan(0.6)
  })
})

describe('stripes like ribbons', () => {
  test('are stripes, and no bows', () => {
    const { motifs, under, patternColours } = wishesOf('roses with blue ribbon stripes')
    expect([motifs, under, patternColours]).toEqual([['rose'], 'stripes', ['#2d5fa6']])
    expect(wishesOf('roses with blue ribbons on stripes').motifs).toContain('ribbon')
  })
})

test('himalayas are mountains behind who lives there', () => {
  expect(wishesOf('snow leopards in the himalayas')).toMatchObject({ motifs: ['snow leopard'], backdrop: 'mountains' })
})
