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
