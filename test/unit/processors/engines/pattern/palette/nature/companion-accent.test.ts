import { describe, expect, test } from '@jest/globals'
import type { Ink } from '../../../../../../../processors/engines/color/ink.ts'
import { hueDistance, inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import { leadInks } from '../../../../../../../processors/engines/pattern/families/conversational/lead-inks.ts'
import { findPicture } from '../../../../../../../processors/engines/pattern/families/conversational/picture-book.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { castInks } from '../../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { naturalPalette } from '../../../../../../../processors/engines/pattern/palette/nature/natural-palette.ts'

const inksOf = (noun: string): Ink[] => naturalPalette([noun], 6, createRandom('accent')) ?? []

function leadsOf(picture: string, inks: readonly Ink[]): Ink[] {
  const found = findPicture(picture)
  const cast = castInks(inks, 0)
  return found ? leadInks(found, cast, 0).inks.map((at) => cast.inks[at]) : []
}

describe('the accent of what comes with quiet coats', () => {
  test.each([
    ['bunny', '#dd7b35'],
    ['horse', '#c23f38'],
    ['hedgehog', '#ba4e3a'],
  ])('a print of %s has one strong colour, and it is its own', (noun, hex) => {
    const strong = inksOf(noun).filter(({ chroma }) => chroma > 0.1)
    expect(strong.map((ink) => hueDistance(ink, inkOf(hex)) < 0.25)).toEqual([true])
  })

  test('beasts of a colour need none', () => {
    const strong = inksOf('fox').filter(({ chroma }) => chroma > 0.1)
    expect(strong.every((ink) => hueDistance(ink, inkOf('#d0602c')) < 0.25)).toBe(true)
  })

  test('no beast wears it, and a carrot among tan coats is never black', () => {
    expect(leadsOf('hedgehog', inksOf('hedgehog')).every(({ chroma }) => chroma < 0.1)).toBe(true)
    expect(leadsOf('carrot', inksOf('bunny')).every(({ lightness }) => lightness > 0.4)).toBe(true)
  })
})
