import { describe, expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { setBlock } from '../../../../../../processors/engines/pattern/families/modern/signs/set-text.ts'
import { takeLettering } from '../../../../../../processors/engines/pattern/prompt/read/take-lettering.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

describe('what is to be written on a cloth', () => {
  test.each([
    ['"good vibes" with waves', 'GOOD VIBES', 'seigaiha'],
    ['"hello" on stripes', 'HELLO', 'stripes'],
    ['"ciao" on gingham', 'CIAO', 'gingham'],
  ])('%s: %s lies on %s, and nothing else does', (prompt, text, under) => {
    const { wishes, ignored } = understandPrompt(prompt)
    expect(wishes).toMatchObject({ families: ['conversational'], motifs: [], text, under })
    expect(ignored).toEqual([])
  })

  test.each([
    ['hello typography print black on white', 'HELLO'],
    ['monogram A navy on cream', 'A'],
    ['initials J.M. gold on black', 'JM'],
    ['letters A and B in pastel', 'AB'],
    ['the word "merry christmas" in green and red', 'MERRY CHRISTMAS'],
    ['typography, “joyeux noël”', 'JOYEUX NOEL'],
    ['the word love', 'LOVE'],
    ['slogan be kind', 'BE KIND'],
  ])('"%s" is lettering: %s', (prompt, text) => {
    const { wishes, ignored } = understandPrompt(prompt)
    expect(wishes.families).toEqual(['signs'])
    expect(wishes.text).toBe(text)
    expect(ignored).toEqual([])
  })

  test.each([
    'love letters and hearts',
    'a letter box',
    'letters and envelopes',
    'word search',
    'monogram print',
    '5" roses',
    "boys' own adventure",
    'love hearts',
    'a cow, a pig and a hen',
  ])('"%s" holds no text', (prompt) => {
    expect(takeLettering(prompt).text).toBeUndefined()
  })

  test.each([
    ['roses with the word love', ['rose'], 'LOVE'],
    ['"bonjour" with croissants', ['croissant'], 'BONJOUR'],
    ['monogram "EB" with laurel wreath, navy and gold', ['laurel wreath'], 'EB'],
    ['dogs that say "woof"', ['dog'], 'WOOF'],
  ])('%s: things are drawn, and the text among them', (prompt, motifs, text) => {
    const { wishes, ignored, understood } = understandPrompt(prompt)
    expect(wishes).toMatchObject({ families: ['conversational'], motifs, text })
    expect(ignored).toEqual([])
    expect(understood.map(({ as }) => as)).toContain(`lettering ${text}`)
  })

  test('whole sentences are written, and what stands in a landscape is shown with them', () => {
    expect(understandPrompt('"bloom where you are planted" with roses').wishes).toMatchObject({
      families: ['conversational'],
      motifs: ['rose'],
      text: 'BLOOM WHERE YOU ARE PLANTED',
    })
    expect(understandPrompt('beach with palm tree and the words "aloha"').wishes).toMatchObject({
      families: ['conversational'],
      motifs: ['palm tree'],
      text: 'ALOHA',
    })
  })

  test('wreaths have room for a text in their middle', () => {
    const { wishes, ignored } = understandPrompt('hydrangea wreath with "mom" in the middle')
    expect(wishes).toMatchObject({ families: ['garlands'], motifs: ['hydrangea'], text: 'MOM' })
    expect(ignored).toEqual([])
    const strokes = setBlock('MOM').length
    for (const compositionType of ['single', 'tile'] as const) {
      const { shapes } = drawDesign(specOfPrompt('hydrangea wreath with "mom" in the middle', { compositionType }))
      expect(shapes.some(({ rings }) => rings.length === strokes)).toBe(true)
    }
  })

  test('a cloth that is built has no place for a text, and says so', () => {
    expect(understandPrompt('damask lions, the word love').ignored).toEqual(['the word love'])
  })

  test('what a quoted name calls is no text', () => {
    expect(takeLettering('a floral called "garden party"').text).toBeUndefined()
    expect(takeLettering('"strawberry thief" in blue').text).toBeUndefined()
  })

  test('hearts may lie between words', () => {
    expect(understandPrompt('love lettering with hearts').wishes).toMatchObject({ text: 'LOVE', motifs: ['heart'] })
  })
})
