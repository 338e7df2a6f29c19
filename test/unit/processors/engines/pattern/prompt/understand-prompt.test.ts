import { describe, expect, test } from '@jest/globals'
import { inkFromHex } from '../../../../../../processors/engines/color/ink.ts'
import { oklabDistance } from '../../../../../../processors/engines/color/oklab.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import type { Wishes } from '../../../../../../processors/engines/pattern/prompt/wishes.ts'
import { promptTable } from './prompt-table.ts'

/** Two colours that a person would give one name. */
const SAME_COLOUR = 0.1

const rows = promptTable
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))

function near(one: string, other: string): boolean {
  const [first, second] = [inkFromHex(one), inkFromHex(other)]
  return first !== undefined && second !== undefined && oklabDistance(first.lab, second.lab) < SAME_COLOUR
}

function missingColours(wishes: Wishes, expected: string): string[] {
  return expected.split(' ').filter((mark) => {
    if (mark === '') return false
    const hex = mark.replace(/[*!]/g, '')
    if (mark.startsWith('!')) return !wishes.avoidedColours.some((avoided) => near(avoided, hex))
    return !wishes.colours.some((colour) => near(colour.hex, hex) && colour.isGround === mark.endsWith('*'))
  })
}

function factsOf(wishes: Wishes): string[] {
  const { density, scale, layout, orientation, colourCount, motifMm, moods, styles, under, lineWeight } = wishes
  return [
    density,
    layout,
    orientation,
    scale && `scale ${scale}`,
    lineWeight && `lines ${lineWeight}`,
    colourCount && `${colourCount} colours`,
    motifMm && `${Math.round(motifMm * 10) / 10} mm`,
    under && `under ${under}`,
    ...moods.map((mood) => `mood ${mood}`),
    ...styles.map((style) => `style ${style}`),
  ].filter((fact): fact is string => typeof fact === 'string')
}

describe('understandPrompt', () => {
  test('the table holds at least 150 prompts', () => expect(rows.length).toBeGreaterThanOrEqual(150))

  test.each(rows)('"%s" is read as %s with %s', (prompt, family, motifs, colours, rest) => {
    const { wishes } = understandPrompt(prompt)
    expect(wishes.families[0] ?? wishes.generalFamilies[0] ?? '-').toMatch(
      family === '-' ? /^(-|tossed-floral|foliage)$/ : new RegExp(`^${family}$`),
    )
    expect(wishes.motifs).toEqual(
      expect.arrayContaining(
        motifs
          .split(' ')
          .filter(Boolean)
          .map((noun) => noun.replaceAll('_', ' ')),
      ),
    )
    expect(missingColours(wishes, colours)).toEqual([])
    expect(factsOf(wishes)).toEqual(expect.arrayContaining((rest ?? '').split(', ').filter(Boolean)))
  })

  test('every word is accounted for: it did something or is listed', () => {
    const { understood, ignored } = understandPrompt('sparkly otters juggling on navy')
    expect(understood.map(({ words }) => words)).toEqual(expect.arrayContaining(['otters', 'navy']))
    expect(ignored).toEqual(expect.arrayContaining(['juggling']))
  })

  test('a colour before one thing among several is its own', () => {
    expect(understandPrompt('black cats and orange pumpkins on cream').wishes.motifColours).toEqual({
      cat: '#1d1c20',
      pumpkin: '#e07a3f',
    })
    expect(understandPrompt('gatos negros y calabazas').wishes.motifColours).toEqual({ cat: '#1d1c20' })
    expect(understandPrompt('red apples').wishes.motifColours).toEqual({})
    // What has eyes is as it is called, its tones are for the rest.
    expect(understandPrompt('pink cats').wishes.motifColours).toEqual({ cat: '#e9a5ac' })
    expect(understandPrompt('an owl in a pea green boat').wishes.motifColours).toHaveProperty('boat')
    expect(understandPrompt('black cats on orange').wishes.motifColours).toEqual({ cat: '#1d1c20' })
  })

  test('a thing drawn as its kind, and a misspelt word, say so', () => {
    const { understood } = understandPrompt('plovers and hedghogs')
    expect(understood.map(({ as }) => as)).toEqual([
      'motif plover, drawn as bird',
      'motif hedgehog (read as hedgehogs)',
    ])
  })

  test.each([
    'Burberry check',
    'LV monogram',
    'louis  vuitton bags',
    'Gucci GG canvas',
    'hello kitty faces',
    'HERMÈS scarf',
  ])('the mark of a living brand is refused: %s', (prompt) => {
    expect(() => understandPrompt(prompt)).toThrow(
      expect.objectContaining({ name: 'PatternRejected', field: 'prompt' }),
    )
  })

  test('words that only sound like a brand pass', () => {
    for (const prompt of ['navy polo shirts', 'a coach and horses', 'liberty style ditsy', 'supreme roses'])
      expect(() => understandPrompt(prompt)).not.toThrow()
  })
})
