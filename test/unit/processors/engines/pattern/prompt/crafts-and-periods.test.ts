import { describe, expect, test } from '@jest/globals'
import { findFamily } from '../../../../../../processors/engines/pattern/families/registry.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { craftWords } from '../../../../../../processors/engines/pattern/prompt/words/craft-words.ts'

const read = (prompt: string): string => {
  const { families, motifs, styles } = understandPrompt(prompt).wishes
  return [families.join(' '), motifs.join(' '), styles[0] ?? ''].join(' | ')
}

describe('crafts, countries and periods by name', () => {
  test.each([
    ['jaipur block print in rust and cream', 'brocade |  | butis'],
    ['block print', 'brocade |  | butis'],
    ['mapuche poncho', 'kilim |  | stepped'],
    ['bashofu', 'ikat |  | kasuri'],
    ['battenberg lace on navy', 'lace |  | battenberg lace'],
    ['red flamenco dress', 'dots |  | polka'],
    ['pavlovo posad shawl', 'folk-floral |  | pavlovo posad shawl'],
    ['square kufic in teal', 'labyrinth |  | square kufic'],
    ['punk', 'tartan |  | royal-stewart'],
    ['70s, orange and brown', 'retro-geometric |  | flow'],
    ['minimalist black and white', 'brush-strokes |  | abstract lines'],
    ['shisha mirror work', 'suzani |  | shisha mirror work'],
    ['goblincore', 'conversational | mushroom frog snail moth fern | '],
    ['ndebele geometric', 'ndebele |  | ndebele geometric'],
    ['graffiti in neon', 'brush-strokes |  | scribbles'],
  ])('"%s" is drawn as %s', (prompt, expected) => {
    expect(read(prompt)).toBe(expected)
  })

  test.each([
    ['block print elephants', 'conversational | elephant | block print'],
    ['embroidered roses', ' | rose | embroidered'],
    ['western floral', ' |  | floral'],
    ['gothic roses', ' | rose | '],
    ['minimalist mountains', 'scenic | mountain | mountains'],
    ['punk cats', 'conversational | cat | '],
  ])('"%s" keeps what it names: %s', (prompt, expected) => {
    expect(read(prompt)).toBe(expected)
  })

  test('every craft is drawn by a family that knows its kind', () => {
    const unknown = craftWords.filter(({ family, kind }) => {
      const found = findFamily(family)
      return !found || (kind !== undefined && !Object.hasOwn(found.kinds ?? {}, kind))
    })
    expect(unknown).toEqual([])
  })
})
