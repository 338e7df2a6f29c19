import { expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

test.each([
  ['bold poppies, marimekko style', ['poppy']],
  ['mid century modern tulips', ['tulip']],
  ['abstract daisies in yellow and grey', ['daisy']],
])('%s are cut from paper', (prompt, motifs) => {
  const { wishes } = understandPrompt(prompt)
  expect([wishes.families, wishes.motifs]).toEqual([['modern-floral'], motifs])
})

test.each(['modern peonies', 'poppies', 'scandinavian tulips and foxes', 'modern poppies on gingham'])(
  '%s are not',
  (prompt) => {
    expect(understandPrompt(prompt).wishes.families).not.toContain('modern-floral')
  },
)

test.each([
  ['monstera line pattern white on forest green', ['monstera']],
  ['contour drawing of banana leaves', ['banana leaf']],
  ['delicate white line wildflowers on terracotta', ['wildflower']],
  ['outline hibiscus and palm leaves in coral', ['hibiscus', 'palm frond']],
  ['tropical line art in pink', ['monstera', 'hibiscus', 'palm frond']],
  ['line peonies in blush', ['peony']],
])('%s are drawn with a pen', (prompt, motifs) => {
  const { wishes } = understandPrompt(prompt)
  expect([wishes.families, wishes.motifs]).toEqual([['botanical-line'], motifs])
})

test.each(['diagonal line pattern with roses', 'roses with a gold line', 'monstera, no line art'])(
  '%s are not',
  (prompt) => {
    expect(understandPrompt(prompt).wishes.families).not.toContain('botanical-line')
  },
)

test('insects fly among the flowers of a meadow, beasts and birds are tossed with them', () => {
  const castOf = (prompt: string): unknown[] => {
    const { families, motifs } = understandPrompt(prompt).wishes
    return [families, motifs]
  }
  expect(castOf('wildflower meadow with bees and butterflies')).toEqual([['meadow'], ['bee', 'butterfly']])
  expect(castOf('wildflowers and foxes')[0]).toEqual(['conversational'])
})
