import { describe, expect, test } from '@jest/globals'
import { hueDistance, inkFromHex, inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { sharesOf } from '../../../../../../processors/engines/pattern/draw/use-every-ink.ts'
import { bathOf, dyesAmong } from '../../../../../../processors/engines/pattern/families/resist/tie-dye-colours.ts'
import { castInks } from '../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const wishesOf = (prompt: string) => understandPrompt(prompt).wishes

describe('dyes of a tie-dye', () => {
  test('have a tint each, and where two meet a mixture that lies between them in hue and is deeper than both', () => {
    const { inks, ground } = dyesAmong(['#e0457b', '#2aa6a4', '#f2c230']) ?? { inks: [], ground: 0 }
    const cast = castInks(inks.map(inkOf), ground)
    const { dyes, tint, mixture } = bathOf(cast)
    expect(dyes).toHaveLength(3)
    for (const [at, dye] of dyes.entries()) {
      const next = dyes[(at + 1) % dyes.length]
      const mixed = cast.inks[mixture(dye, next) ?? -1]
      expect(cast.inks[tint(dye) ?? -1].lightness).toBeGreaterThan(cast.inks[dye].lightness)
      expect(mixed.lightness).toBeLessThan(Math.min(cast.inks[dye].lightness, cast.inks[next].lightness))
      const apart = hueDistance(cast.inks[dye], cast.inks[next])
      expect(hueDistance(mixed, cast.inks[dye])).toBeLessThan(apart)
      expect(hueDistance(mixed, cast.inks[next])).toBeLessThan(apart)
    }
  })

  test('that are no tints of each other are all dyes', () => {
    const cast = castInks(['#f4efe2', '#aa3344', '#224466', '#88a070'].map(inkOf), 0)
    expect(bathOf(cast).dyes).toHaveLength(3)
  })
})

describe('words of a cloth are no things', () => {
  test.each([
    ['herringbone tweed in grey with blue flecks', 'herringbone'],
    ['java batik in soga brown and indigo', 'batik'],
  ])('%s', (prompt, family) => {
    expect(wishesOf(prompt)).toMatchObject({ families: [family], motifs: [] })
  })

  test('java by itself is a cup', () => {
    expect(wishesOf('java and cookies').motifs).toContain('java')
  })
})

test('named wools of a tweed are mixed with a tone of the deepest', () => {
  const { palette } = specOfPrompt('harris tweed in heather and moss')
  expect(palette.inks).toHaveLength(3)
  const ground = inkFromHex(palette.inks[palette.ground])
  expect(palette.inks.filter((hex) => ground && hueDistance(inkOf(hex), ground) < 0.2)).toHaveLength(2)
})

test('patchwork of no block is cut from a bag of prints, each named colour with a sibling; a named block is that block', () => {
  expect(specOfPrompt('patchwork in teal, plum and gold').palette.inks).toHaveLength(6)
  expect(specOfPrompt('ohio star patchwork in teal and plum').palette.inks.length).toBeLessThan(5)
  const shapes = (prompt: string) => drawDesign(specOfPrompt(prompt)).shapes.length
  expect(shapes('patchwork in teal, plum and gold')).toBeGreaterThan(100)
})

test('brown giraffe on cream is brown patches in a net of cream', () => {
  const spec = specOfPrompt('giraffe print, brown on cream')
  const shares = sharesOf(drawDesign(spec), spec.palette.inks.length)
  const cream = spec.palette.ground
  expect(inkOf(spec.palette.inks[cream]).lightness).toBeGreaterThan(0.85)
  expect(shares[cream]).toBeLessThan(0.4)
})
