import { describe, expect, test } from '@jest/globals'
import { findFamily } from '../../../../../../processors/engines/pattern/families/registry.ts'
import { findMood } from '../../../../../../processors/engines/pattern/palette/moods/moods.ts'
import { feelings } from '../../../../../../processors/engines/pattern/palette/moods/weather-moods.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { atmosphereWords } from '../../../../../../processors/engines/pattern/prompt/words/atmosphere-words.ts'

const read = (prompt: string): string => {
  const { families, motifs, moods } = understandPrompt(prompt).wishes
  return [families.join(' '), motifs.join(' '), moods.join(' ')].join(' | ')
}

describe('prompts of weather, land, places and feelings', () => {
  test.each([
    ['northern lights', 'scenic |  | aurora'],
    ['morning fog over hills', 'ombre |  | fog'],
    ['sunset over the desert', 'scenic |  | sunset boho'],
    ['storm at sea', 'marbling |  | storm'],
    ['warm terracotta walls', 'weathered |  | '],
    ['old library', 'marbling |  | academia'],
    ['tranquility', 'ombre |  | calm'],
    ['burning embers', 'brush-strokes |  | embers'],
    ['sun-bleached driftwood', 'wood-grain |  | '],
    ['city lights in neon', 'scenic |  | neon'],
    ['liquid metal', 'marbling |  | chrome'],
    ['Venetian canals', 'marbling |  | '],
  ])('"%s" is drawn as %s', (prompt, expected) => {
    expect(read(prompt)).toBe(expected)
  })

  test.each([
    ['foxes in the fog', 'conversational | fox | fog'],
    ['tents under the northern lights', 'conversational | tent | '],
    ['tartan for a hunting lodge', 'tartan |  | '],
    ['farm animals at sunset', 'conversational | cow pig hen sheep horse | sunset'],
    ['crystal chandeliers', 'conversational | crystal chandelier | '],
    ['stripes without fog', 'stripes |  | '],
  ])('"%s" keeps what it names: %s', (prompt, expected) => {
    expect(read(prompt)).toBe(expected)
  })

  test('land is drawn before light, and light before a feeling', () => {
    expect(understandPrompt('serenity at dusk over sand dunes').wishes.styles).toContain('dunes')
    expect(understandPrompt('serenity at dusk').wishes.styles).toContain('gradient')
  })

  test('what drew nothing is told as ignored', () => {
    expect(understandPrompt('cats and chaos').ignored).toEqual(['chaos'])
    expect(understandPrompt('chaos').ignored).toEqual([])
  })

  test('every cloth and every feeling of the tables exists', () => {
    expect(atmosphereWords.filter(([{ family }]) => !findFamily(family))).toEqual([])
    expect(feelings.filter((name) => !findMood(name))).toEqual([])
  })

  test('a sunset gradient has the colours of a sunset', () => {
    expect(understandPrompt('sunset gradient').wishes.moods).toEqual(['sunset'])
  })
})
