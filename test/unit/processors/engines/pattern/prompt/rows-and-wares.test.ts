import { describe, expect, test } from '@jest/globals'
import { inkFromHex } from '../../../../../../processors/engines/color/ink.ts'
import { argyle } from '../../../../../../processors/engines/pattern/families/geometric/argyle.ts'
import { mudcloth } from '../../../../../../processors/engines/pattern/families/heritage/mudcloth/mudcloth.ts'
import { IN_ROWS } from '../../../../../../processors/engines/pattern/families/modern/modern-rows.ts'
import { fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import { planOfPrompt, specOfPrompt } from '../spec-of-prompt.ts'

describe('flowers in rows', () => {
  test.each([
    'rows of tulips, red and pink',
    'cottage flowers in rows, cream background',
    'small flowers in rows, blue on white',
  ])('"%s" stand in rows', (prompt) => {
    const { family, styles } = specOfPrompt(prompt)
    expect(family).toBe('meadow')
    expect(styles).toContain(IN_ROWS)
  })

  test('small ones are small', () => {
    const [small, plain] = ['small flowers in rows', 'cottage flowers in rows'].map(
      (prompt) => specOfPrompt(prompt).scale,
    )
    expect(small).toBeLessThan(plain * 0.7)
  })

  test.each(['small flowers, blue on white', 'ducks in rows', 'rows of little houses'])('"%s" do not', (prompt) => {
    expect(specOfPrompt(prompt).styles).not.toContain(IN_ROWS)
  })
})

test.each(['blue willow pattern plate, for kitchen curtains', 'willow pattern china', 'blue willow ware'])(
  '"%s" is a toile of its willow scenes',
  (prompt) => {
    const { family, styles } = specOfPrompt(prompt)
    expect(family).toBe('toile')
    expect(styles).toContain('willow')
  },
)

test.each([
  ['wavy checkerboard, lilac and lime', 'checkerboard'],
  ['groovy checkerboard', 'checkerboard'],
  ['warped checkerboard', 'op-art'],
])('"%s" is %s', (prompt, family) => {
  expect(specOfPrompt(prompt).family).toBe(family)
})

describe('tapa', () => {
  test.each(['tapa cloth from Tonga, brown and black', 'polynesian print, siapo', 'ngatu'])(
    '"%s" lies on pale bark',
    (prompt) => {
      const { family, styles, palette } = specOfPrompt(prompt)
      expect(family).toBe('mudcloth')
      expect(styles).toContain('tapa')
      expect(inkFromHex(palette.inks[palette.ground])?.lightness).toBeGreaterThan(0.8)
    },
  )

  test('has panels none of which is like the one beside it', () => {
    const cloth = mudcloth.draw(planOfPrompt('tapa cloth', { seed: 4 }))
    const plane = fillIndexPlane(cloth, 180, 180).data
    const panel = (column: number, row: number): string =>
      Array.from({ length: 900 }, (_, at) => {
        const [x, y] = [at % 30, Math.floor(at / 30)]
        const isInside = x > 2 && x < 27 && y > 2 && y < 27
        return isInside && plane[(row * 30 + y) * 180 + column * 30 + x] === cloth.ground ? '.' : '#'
      }).join('')
    const unlike = (one: string, other: string): number =>
      [...one].filter((mark, at) => mark !== other[at]).length / one.length
    for (let row = 0; row < 6; row++)
      for (let column = 0; column < 6; column++)
        expect(unlike(panel(column, row), panel((column + 1) % 6, row))).toBeGreaterThan(0.12)
  })
})

test.each([
  ['cherry and gingham, retro kitchen', 'cherry', 'gingham'],
  ['lemon and stripes, blue', 'lemon', 'stripes'],
])('"%s" shows %s on %s', (prompt, noun, under) => {
  const { family, motifs, details } = specOfPrompt(prompt)
  expect(family).toBe('conversational')
  expect(motifs).toContain(noun)
  expect(details.under).toBe(under)
})

test.each([
  ['tartan with antlers for a hunting lodge', 'antler'],
  ['music notes, piano keys', 'piano key'],
  ['tea pots and roses', 'tea pot'],
])('"%s" has a picture for %s', (prompt, noun) => {
  const { family, motifs } = specOfPrompt(prompt)
  expect(family).toBe('conversational')
  expect(motifs.some((one) => one.startsWith(noun))).toBe(true)
})

test.each([1, 2, 3])(
  'harlequin has lozenges in both colours and a thread of ground, no lines across, seed %i',
  (seed) => {
    const plane = fillIndexPlane(
      argyle.draw(planOfPrompt('harlequin diamonds, red and green', { seed })),
      200,
      200,
    ).data
    const share = (ink: number): number => plane.filter((one) => one === ink).length / plane.length
    const { palette } = specOfPrompt('harlequin diamonds, red and green', { seed })
    for (const ink of palette.inks.keys())
      if (ink === palette.ground) expect(share(ink)).toBeLessThan(0.15)
      else expect(share(ink)).toBeCloseTo(0.455, 1)
  },
)

test.each(['botanical wildflowers, cream', 'ditsy floral, ivory'])(
  '"%s" are coloured flowers on that paper',
  (prompt) => {
    const { palette } = specOfPrompt(prompt)
    expect(inkFromHex(palette.inks[palette.ground])?.lightness).toBeGreaterThan(0.9)
    const coloured = palette.inks.filter((hex) => (inkFromHex(hex)?.chroma ?? 0) > 0.08)
    expect(coloured.length).toBeGreaterThanOrEqual(3)
  },
)

test.each(['micro', 'oversized', 'jumbo', 'fine', 'exaggerated', 'dainty', 'generous'])(
  '"houndstooth, %s scale" has no scale as a thing on it',
  (size) => {
    const { family, motifs } = specOfPrompt(`houndstooth, ${size} scale, navy`)
    expect(family).toBe('houndstooth')
    expect(motifs).toEqual([])
  },
)
