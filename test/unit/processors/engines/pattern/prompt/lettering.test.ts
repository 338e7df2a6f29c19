import { describe, expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { setBlock, setText } from '../../../../../../processors/engines/pattern/families/modern/signs/set-text.ts'
import { boxOf } from '../../../../../../processors/engines/pattern/kit/line/knot.ts'
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

  test.each([
    ['"Mr & Mrs" with roses', 'MR & MRS'],
    ['"live, laugh, love"', 'LIVE, LAUGH, LOVE'],
    ['"don’t worry, be happy"', "DON'T WORRY, BE HAPPY"],
    ['bear by the lake "let\'s go!"', "LET'S GO!"],
    ['"est. 2024" with oak leaves', 'EST. 2024'],
    ['monogram A & B', 'AB'],
  ])('what stands between words is written too: %s', (prompt, text) => {
    expect(understandPrompt(prompt).wishes.text).toBe(text)
  })

  test('every sign of a text has strokes, apart from its neighbours', () => {
    const marks = "A&A!A?A.A,A'A-A+A:A"
    const { letters, long } = setText(marks)
    expect(letters).toHaveLength(marks.length)
    for (const [at, { x, glyph }] of letters.entries())
      expect(x + glyph.left + glyph.wide).toBeLessThanOrEqual(
        (letters[at + 1]?.x ?? long) + (letters[at + 1]?.glyph.left ?? 0) + 1e-9,
      )
  })

  test('in a wreath it breaks into the lines in which it is largest', () => {
    const prompt = 'eucalyptus wreath with "Mr & Mrs"'
    const { shapes } = drawDesign(specOfPrompt(prompt, { compositionType: 'single' }))
    const strokes = [4, 6, 8].map((letters) => setBlock('MR & MRS', letters).length)
    const [text] = shapes.filter(({ rings }) => strokes.includes(rings.length))
    const { left, right, top, bottom } = boxOf(text.rings)
    expect((right - left) / (bottom - top)).toBeLessThan(3)
  })

  test('greens before a wreath are what it is bound of, and no colour', () => {
    for (const noun of ['olive', 'sage', 'rosemary'])
      expect(understandPrompt(`${noun} wreath`).wishes).toMatchObject({
        families: ['garlands'],
        motifs: [noun],
        colours: [],
      })
    expect(understandPrompt('sage green wreath').wishes.colours).toHaveLength(1)
  })
})
