import { describe, expect, test } from '@jest/globals'
import { inkOf, isGreen } from '../../../../../../processors/engines/color/ink.ts'
import { castOf } from '../../../../../../processors/engines/pattern/draw/plan-of.ts'
import { mixFlowerPalette } from '../../../../../../processors/engines/pattern/families/botany/flower-inks.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { planOfPrompt, specOfPrompt } from '../spec-of-prompt.ts'

describe('faces of things', () => {
  test('have a dark ink in pastels, which nothing else is drawn in', () => {
    const spec = specOfPrompt('smiling clouds and rainbows in pastels')
    const face = Number(spec.details['face ink'])
    expect(inkOf(spec.palette.inks[face]).lightness).toBeLessThan(0.42)
    const { face: own, figures, inks } = castOf(spec)
    expect(own).toBe(face)
    expect([figures.includes(face), inks.length]).toEqual([false, face])
  })

  test.each(['clouds and rainbows in pastels', 'smiling avocados, black and green', 'smiling suns, four colours'])(
    'need none: %s',
    (prompt) => expect(specOfPrompt(prompt).details).not.toHaveProperty('face ink'),
  )
})

test('trees under snow lie on a cloth that shows it', () => {
  const { palette } = specOfPrompt('snowy trees')
  expect(inkOf(palette.inks[palette.ground]).lightness).toBeLessThan(0.78)
})

describe('colours on cloths below things', () => {
  const isIn = (prompt: string, hex: string): boolean => specOfPrompt(prompt).palette.inks.includes(hex)

  test('a colour right before flowers is theirs', () => {
    expect(specOfPrompt('red roses on gingham').details).toMatchObject({ 'colour of rose': '#b3282d', 'under ink': 1 })
    expect(isIn('houndstooth with yellow tulips', '#e8b93c')).toBe(true)
    expect(understandPrompt('blue gingham').wishes.motifColours).toEqual({})
  })

  test.each(['buffalo plaid red and black with moose', 'buffalo plaid in red and black with moose'])(
    '%s has moose in rims on the plaid',
    (prompt) => {
      const { details, palette } = specOfPrompt(prompt)
      expect(details).toMatchObject({ under: 'gingham', 'under ink': 1 })
      expect(inkOf(palette.inks[Number(details['rim ink'])]).lightness).toBeGreaterThan(0.85)
    },
  )

  test('on a lumberjack check things are in rims too, and in their own greens', () => {
    const { details, palette } = specOfPrompt('lumberjack check with axes and pine trees')
    expect(inkOf(palette.inks[Number(details['rim ink'])]).lightness).toBeGreaterThan(0.85)
    expect(palette.inks.map(inkOf).some(isGreen)).toBe(true)
  })

  test('ladybirds stay red beside daisies, whose petals are the paper', () => {
    const plan = planOfPrompt('daisies and ladybirds on blue gingham')
    expect(plan.cast.inks.some(({ hue, chroma }) => chroma > 0.1 && Math.abs(hue - 0.5) < 0.25)).toBe(true)
    const { paper } = mixFlowerPalette(plan.cast)
    expect(paper).toMatchObject({ body: plan.cast.ground, shade: plan.cast.beneath })
  })

  test.each(['gingham in blue and white with cherries', 'lobsters on gingham, blue and white'])(
    '%s: the check is blue, and they are red',
    (prompt) => {
      const { palette, details } = specOfPrompt(prompt)
      expect(details['under ink']).toBe(1)
      expect(palette.inks.map(inkOf).some(({ hue, chroma }) => chroma > 0.1 && Math.abs(hue - 0.45) < 0.3)).toBe(true)
    },
  )
})

describe('what things are', () => {
  test.each([
    ['exotic birds', ['parrot', 'toucan', 'hummingbird', 'peacock']],
    ['safari print with giraffes', ['giraffe']],
    ['goldfish in a pond with lily pads', ['goldfish', 'lily pad']],
  ])('%s', (prompt, motifs) => {
    const { family, motifs: drawn } = specOfPrompt(prompt)
    expect([family, drawn]).toEqual(['conversational', motifs])
  })

  test.each(['wild horses, desert sunset', 'elephants, african sunset'])('%s is a picture of land', (prompt) =>
    expect(specOfPrompt(prompt)).toMatchObject({ family: 'scenic' }),
  )

  test.each(['dinosaurs for a boys room', 'rainbows for kids room', 'unicorns for a little girls bedroom'])(
    '%s is for children',
    (prompt) => expect(understandPrompt(prompt).wishes.moods).toContain('nursery'),
  )
})

test('poppies are red, and chillies keep the only red of a mood beside limes', () => {
  const hasRed = (prompt: string): boolean =>
    specOfPrompt(prompt)
      .palette.inks.map(inkOf)
      .some(({ hue, chroma }) => chroma > 0.14 && hue > 0.4 && hue < 0.75)
  expect(['poppies', 'poppies and cornflowers', 'chilli peppers and limes, mexican'].map(hasRed)).toEqual([
    true,
    true,
    true,
  ])
})

test('a shade of gold beside grey is no grey', () => {
  const { cast } = planOfPrompt('sunflowers and bees, yellow and grey')
  const golds = mixFlowerPalette(cast).schemes.filter(({ body }) => cast.inks[body].chroma > 0.11)
  for (const { shade } of golds) expect(cast.inks[shade].chroma).toBeGreaterThan(0.03)
})

test('stamps are a manner where they are of one colour', () => {
  const { motifs, styles } = specOfPrompt('croissants and pretzels, like a one-colour stamp')
  expect([motifs, styles]).toEqual([['croissant', 'pretzel'], ['block print']])
})
