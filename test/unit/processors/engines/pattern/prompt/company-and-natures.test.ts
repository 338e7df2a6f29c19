import { describe, expect, test } from '@jest/globals'
import { inkOf, isGreen } from '../../../../../../processors/engines/color/ink.ts'
import { inksOfNoun } from '../../../../../../processors/engines/pattern/families/botany/folk/embroidered-field.ts'
import { castSubjects } from '../../../../../../processors/engines/pattern/families/conversational/cast-subjects.ts'
import { inkPicture } from '../../../../../../processors/engines/pattern/families/conversational/ink-picture.ts'
import { findDepiction } from '../../../../../../processors/engines/pattern/families/conversational/noun-book.ts'
import { findPicture } from '../../../../../../processors/engines/pattern/families/conversational/picture-book.ts'
import { castInks } from '../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { planOfPrompt, specOfPrompt } from '../spec-of-prompt.ts'

/** Inks that the hearts of a folk cloth are embroidered in. */
const heartInks = (plan: ReturnType<typeof planOfPrompt>): readonly number[] => inksOfNoun(plan, 'heart')

const hexesOf = (prompt: string): string[] => specOfPrompt(prompt).palette.inks

describe('pictures of company, bloom and swirl', () => {
  test.each([
    ['otters holding hands on teal', 'otters-holding-hands'],
    ['koala with baby on her back, grey', 'koala-with-young'],
    ['pichwai cows, dark green', 'pichwai-cow'],
    ['poison dart frogs on black', 'poison-dart-frog'],
    ['peppermint swirls, red and white', 'peppermint-swirl'],
    ['flowering cacti on blush', 'blooming-cactus'],
    ['milkweed with monarchs', 'milkweed'],
    ['golden gate bridge', 'golden-gate-bridge'],
    ['tea cups stacked, pink', 'stacked-teacups'],
    ['sloths hanging from branches', 'sloth'],
  ])('"%s" shows %s', (prompt, picture) => {
    const [noun = ''] = understandPrompt(prompt).wishes.motifs
    expect(findDepiction(noun)?.picture).toBe(picture)
  })

  test('a sloth that hangs sits nowhere', () => {
    expect(understandPrompt('sloths hanging from trees').wishes.motifs[0]).toBe('hanging sloth')
    expect(understandPrompt('sloths, sage').wishes.motifs[0]).toBe('sloth')
  })
})

describe('what is so by nature', () => {
  test('oranges beside blue-and-white porcelain are orange', () => {
    const oranges = hexesOf('oranges and blue-and-white porcelain vases').map(inkOf)
    expect(oranges.some(({ hue, chroma }) => chroma > 0.1 && hue > 0.7 && hue < 1.5)).toBe(true)
  })

  test('colours that a thing has not by nature are still those of the cloth or of that thing', () => {
    expect(understandPrompt('oranges and red-and-green vases').wishes.coloursInTurn).toHaveProperty('vase')
  })

  test('a bit of red is an accent, and no fish is dyed in it', () => {
    const { wishes } = understandPrompt('sardines in rows, navy, white and a bit of red')
    expect(wishes.colours.map(({ isAccent }) => isAccent === true)).toEqual([false, false, true])
    expect(understandPrompt('sardines in navy, white and red').wishes.colours.some(({ isAccent }) => isAccent)).toBe(
      false,
    )
  })

  test('a muzzle is no leaf, though nothing else in the palette is pale', () => {
    const cast = castInks(['#e8a2ac', '#b8792c', '#93b968', '#3e8a5e', '#1f5a4a'].map(inkOf), 0)
    const leopard = findPicture('leopard')
    if (!leopard) throw new Error('no leopard')
    const inks = inkPicture(leopard, cast, 1)
    leopard.parts.forEach(({ hex }, at) => {
      if (inkOf(hex).lightness > 0.6) expect(isGreen(cast.inks[inks[at]])).toBe(false)
    })
  })
})

describe('what grows and who visits it', () => {
  test('a kind of a flower is drawn as that flower', () => {
    expect(understandPrompt('darwin tulips on cream').wishes.motifs).toEqual(['tulip'])
    expect(understandPrompt('china roses and teapots').wishes.motifs).toContain('china rose')
  })

  test('trumpet vines are no morning glories', () => {
    expect(understandPrompt('trumpet flowers on navy').wishes.motifs[0]).toMatch(/^trumpet/)
  })

  test('strawberries climb a trellis of laths; lemons lie on one', () => {
    const spec = specOfPrompt('strawberries on a trellis')
    expect([spec.family, spec.styles]).toEqual(['trailing', ['trellis']])
    expect(specOfPrompt('lemons on a trellis').details.under).toBe('trellis')
  })

  test('birds among flowers are under no clouds; swallows alone are', () => {
    const marks = (prompt: string): string[] => castSubjects(planOfPrompt(prompt)).marks.map(({ kind }) => kind)
    expect(marks('hummingbirds and hibiscus on navy')).not.toContain('f-cloud')
    expect(marks('swallows on pale blue')).toContain('f-cloud')
  })
})

describe('leaves, hearts and legs in the colours that are said of them', () => {
  test('leaves alone in one colour that no leaf has are all in it, and eucalyptus of no colour is green', () => {
    const greens = (prompt: string): number => hexesOf(prompt).filter((hex) => isGreen(inkOf(hex))).length
    expect(greens('copper eucalyptus leaves on white')).toBe(0)
    expect(greens('eucalyptus leaves on white')).toBeGreaterThan(0)
  })

  test('a hue before the leaves beside something of a hue is one', () => {
    expect(understandPrompt('cream berries on sage leaves').wishes.motifs).not.toContain('sage')
    expect(understandPrompt('sage leaves and lemons').wishes.motifs).toContain('sage')
  })

  test('thistles that are scottish are thistles; scottish alone is a tartan', () => {
    expect(specOfPrompt('scottish thistle and heather on charcoal').motifs).toEqual(['thistle', 'heather'])
    expect(specOfPrompt('scottish, green and navy').family).toBe('tartan')
  })

  test('folk hearts are never green beside other colours, and red where they are said to be', () => {
    const hexesOfHearts = (prompt: string): string[] => {
      const plan = planOfPrompt(prompt)
      return heartInks(plan).map((ink) => plan.cast.inks[ink].hex)
    }
    expect(hexesOfHearts('folk art hearts, red white and blue').some((hex) => isGreen(inkOf(hex)))).toBe(false)
    expect(hexesOfHearts('green leaves and red hearts, folk art, red white and blue')).toEqual(['#b3282d'])
  })

  test('who climbs or fishes is seen to, and no leg is a leaf', () => {
    expect(understandPrompt('bears climbing trees').wishes.motifs[0]).toMatch(/climbing/)
    expect(understandPrompt('bears catching salmon in a river').wishes.motifs[0]).toMatch(/^bears? catching salmon$/)
    const cast = castInks(['#f3ead6', '#b9522c', '#d98a3c', '#4f7d4a', '#23492f'].map(inkOf), 0)
    const bear = findPicture('bear')
    if (!bear) throw new Error('no bear')
    const inks = inkPicture(bear, cast, 1)
    const brown = bear.parts.map(({ hex }, at) => ({ nature: inkOf(hex), ink: cast.inks[inks[at]] }))
    for (const { nature, ink } of brown) if (nature.chroma > 0.03) expect(isGreen(ink)).toBe(false)
  })
})

test('a gingham ribbon is checked and lies on plain cloth; ribbons on gingham lie on it', () => {
  expect(specOfPrompt('hens, gingham ribbon and eggs').details).toMatchObject({ 'worn by ribbon': 'checked' })
  expect(specOfPrompt('hens, gingham ribbon and eggs').details.under).toBeUndefined()
  expect(specOfPrompt('gingham with ribbons').details.under).toBe('gingham')
})
