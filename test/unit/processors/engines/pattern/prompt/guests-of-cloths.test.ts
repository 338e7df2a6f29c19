import { describe, expect, test } from '@jest/globals'
import { familyOf, planOf } from '../../../../../../processors/engines/pattern/draw/plan-of.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const wishesOf = (prompt: string) => understandPrompt(prompt).wishes

describe('small marks that are named beside a cloth', () => {
  test.each([
    ['houndstooth with bones', 'conversational', 'houndstooth', 'bone'],
    ['gingham with coffee beans', 'conversational', 'gingham', 'coffee bean'],
    ['stripes with music notes', 'conversational', 'stripes', 'music note'],
    ['christmas plaid with holly', undefined, 'tartan', 'holly'],
  ])('lie on it: %s', (prompt, family, under, noun) => {
    const wishes = wishesOf(prompt)
    expect([wishes.families[0], wishes.under, wishes.motifs[0]]).toEqual([family, under, noun])
  })
})

describe('what is named beside a cloth that takes no guests', () => {
  test('is tossed with what the cloth is known by', () => {
    expect(wishesOf('boho rainbow with suns for nursery').families[0]).toBe('conversational')
    expect(wishesOf('boho rainbow with suns for nursery').motifs.toSorted()).toEqual(['rainbow', 'sun'])
    expect(wishesOf('bandana with dogs').motifs).toEqual(['dog', 'boteh drop'])
    expect(wishesOf('elephants and paisley').motifs).toContain('elephant')
    expect(wishesOf('paisley bandana').families[0]).toBe('paisley')
    expect(wishesOf('boho rainbow arches').families[0]).toBe('retro-geometric')
  })

  test('is seen where a print or a garden is named for its manner', () => {
    expect(wishesOf('indian block print elephants and lotus').families).toEqual(['conversational'])
    expect(wishesOf('indian block print').families).toEqual(['brocade'])
    expect(wishesOf('persian garden with cypress trees and birds').motifs).toEqual(['cypress tree', 'bird'])
    expect(wishesOf('persian garden carpet').families).toEqual(['carpet'])
  })

  test('visits plants that take guests, though alone it would be a cloth', () => {
    expect(wishesOf('plum blossom and fans')).toMatchObject({ families: ['blossom-branch'], motifs: ['fan'] })
    expect(wishesOf('art deco fans').families[0]).toBe('deco-fans')
  })

  test('is the cloth’s own where the cloth has it', () => {
    expect(wishesOf('zodiac signs with stars').families).toEqual(['signs'])
    expect(wishesOf('zodiac signs with cats').families).toEqual(['conversational'])
  })

  test.each([
    ['kente with flowers', 'tossed-floral', 'kente'],
    ['zellige with lemons', 'conversational', 'zellige'],
    ['cranes and sashiko', 'conversational', 'sashiko'],
    ['flowers on marble', 'tossed-floral', 'agate'],
    ['paisley with roses', 'tossed-floral', 'paisley'],
  ])('lies on a cloth with figures that is called by its name: %s', (prompt, family, under) => {
    const { wishes } = understandPrompt(prompt)
    expect(wishes.under).toBe(under)
    expect(resolveSpec(checkRequest({ prompt, compositionType: 'tile', format: 'png' }), wishes).family).toBe(family)
  })

  test('leaves a cloth alone whose own figures are named', () => {
    expect(wishesOf('kilim with diamonds').families[0]).toBe('kilim')
    expect(wishesOf('galaxy with stars').families).toEqual(['nebula'])
    expect(wishesOf('peacock feathers and paisley').families[0]).toBe('paisley')
  })

  test('lies on the colour of the cloth', () => {
    const groundOf = (prompt: string) => wishesOf(prompt).colours.find(({ isGround }) => isGround)?.hex
    expect(groundOf('red bandana with skulls')).toBe('#b3282d')
    expect(groundOf('sage chinoiserie with cream pagodas')).toBe('#a3b899')
  })
})

describe('what is named beside great waves', () => {
  test('is between them where it flies, floats, swims or shines', () => {
    expect(wishesOf('great wave with a red sun')).toMatchObject({ families: ['great-wave'], motifs: ['sun'] })
    expect(wishesOf('hokusai waves with boats and cranes').families).toEqual(['great-wave'])
  })

  test('leaves the waves their colours', () => {
    const request = checkRequest({
      prompt: 'great waves and red suns',
      compositionType: 'tile',
      format: 'png',
      seed: 1,
    })
    const { palette, details } = resolveSpec(request, wishesOf('great waves and red suns'))
    expect(details['colour of sun']).toBe('#b3282d')
    expect(palette.inks).toContain('#b3282d')
    expect(palette.inks.length).toBeGreaterThan(3)
  })
})

describe('a colour that ends the prompt', () => {
  test('is of the cloth that was named before things in a colour of their own', () => {
    expect(wishesOf('gingham with red cherries, pale blue')).toMatchObject({
      under: 'gingham',
      patternColours: ['#a9cbe3'],
      motifColours: { cherry: '#b3282d' },
    })
    expect(wishesOf('japanese waves with red suns, indigo').patternColours).toEqual(['#2f4a7d'])
  })

  test('is of the things where they have none, or lie on the cloth', () => {
    expect(wishesOf('gingham with cherries, red').patternColours).toBeUndefined()
    expect(wishesOf('red cherries on gingham, pale blue').patternColours).toBeUndefined()
  })
})

describe('leaves and ruled cloths', () => {
  test.each([
    ['wide cabana stripes with banana leaves', 'tropical', 'stripes'],
    ['banana leaves on gingham', 'tropical', 'gingham'],
    ['stripes with foliage', 'foliage', 'stripes'],
    ['trailing ivy on stripes', 'trailing', 'stripes'],
  ])('in "%s" the leaves lie on the cloth', (prompt, family, under) => {
    expect(wishesOf(prompt)).toMatchObject({ families: [family], under })
  })

  test('leaves that would hide a cloth leave room for it', () => {
    const wishes = wishesOf('stripes with palms')
    const request = checkRequest({ prompt: 'stripes with palms', compositionType: 'tile', format: 'png' })
    const spec = resolveSpec(request, wishes)
    const { coverage } = familyOf(spec)
    expect(planOf(spec).coverage).toBe(coverage.low)
    expect(planOf({ ...spec, details: {} }).coverage).toBe(coverage.medium)
  })
})

test('flowers lead what comes with them, and things named first lead the flowers', () => {
  const read = (prompt: string) => {
    const { families, motifs } = understandPrompt(prompt).wishes
    return [families[0], motifs[0]]
  }
  expect(read('moody florals with butterflies and birds')).toEqual(['tossed-floral', 'butterfly'])
  expect(read('floral with swallows on navy')).toEqual(['tossed-floral', 'swallow'])
  expect(read('butterflies with flowers')[0]).toBe('conversational')
  expect(read('florals with guitars')[0]).toBe('conversational')
})

test('a tablecloth is what the cloth is for, and no check', () => {
  expect(understandPrompt('lavender and bees, tablecloth').wishes).toMatchObject({ motifs: ['lavender', 'bee'] })
  expect(understandPrompt('lavender and bees, tablecloth').wishes.under).toBeUndefined()
  expect(understandPrompt('red picnic tablecloth').wishes.families).toEqual(['gingham'])
})

test.each([
  ['rose trellis', 'trailing'],
  ['voysey birds and roses, muted green', 'trailing'],
  ['1970s wallpaper flowers, avocado', 'flower-power'],
  ['oaxacan embroidery flowers', 'folk-floral'],
  ['regency sprig muslin', 'ditsy'],
  ['1970s wallpaper', 'retro-geometric'],
  ['oaxacan rug', 'kilim'],
])('flowers named with a cloth are drawn on it: %s is %s', (prompt, family) => {
  const spec = specOfPrompt(prompt)
  expect(spec.family).toBe(family)
})

describe('a pattern on a named ground', () => {
  test('has the size that is said of it, and is drawn sparsely', () => {
    const prompt = 'cats on navy with tiny white dots'
    const wishes = wishesOf(prompt)
    expect(wishes).toMatchObject({ under: 'dots', underScale: 0.5, patternColours: ['#faf7f0'] })
    expect(wishes.scale).toBeUndefined()
    const spec = resolveSpec(checkRequest({ prompt, compositionType: 'tile', format: 'png' }), wishes)
    expect(spec.details).toMatchObject({ under: 'dots', 'under scale': 0.5, 'under cover': 'sparse' })
  })

  test('is no marking of the beasts on it', () => {
    expect(wishesOf('blue birds on white with red stripes')).toMatchObject({ under: 'stripes' })
    expect(wishesOf('blue birds with red stripes').partColours).toEqual({ 'stripe of bird': ['#b3282d'] })
  })

  test('dots without a ground are strewn between the things, in the colour said of them', () => {
    expect(wishesOf('roses with small gold dots').motifColours).toEqual({ dot: '#c39a4a' })
  })
})

test('behind an article the name of a paint is the place it is called after', () => {
  expect(wishesOf('owls in a moonlit forest')).toMatchObject({ colours: [], scenes: ['forest'] })
  expect(wishesOf('roses on a mint green gingham').colours.map(({ hex }) => hex)).toEqual(['#bfe0cb'])
  expect(wishesOf('owls in forest green').colours).toHaveLength(1)
})

test('on barkcloth the plants that are named grow', () => {
  expect(wishesOf('hibiscus barkcloth in teal')).toMatchObject({ families: ['barkcloth'], motifs: ['hibiscus'] })
  expect(wishesOf('barkcloth with big leaves')).toMatchObject({ families: ['barkcloth'], motifs: ['leaf'] })
  expect(wishesOf('barkcloth').families).toEqual(['barkcloth'])
  expect(wishesOf('atomic barkcloth').families).toEqual(['midcentury'])
})

describe('foliage and arrows are of the cloth that is named with them', () => {
  test.each([
    ['tropical foliage on black', 'tropical'],
    ['jungle foliage, dark green on navy', 'tropical'],
    ['art nouveau foliage', 'art-nouveau'],
    ['damask foliage in gold', 'damask'],
    ['yagasuri arrows in purple', 'yagasuri'],
    ['watercolor foliage, sage', 'foliage'],
  ])('"%s" is %s', (prompt, family) => {
    expect(wishesOf(prompt).families).toEqual([family])
  })
})
