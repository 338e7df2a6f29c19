import { expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

const motifsOf = (prompt: string): readonly string[] => understandPrompt(prompt).wishes.motifs

test.each([
  ['fuchsia flowers in magenta and purple', 'fuchsia'],
  ['bluebell wood, soft green', 'bluebell'],
  ['single rose on white, placement print for t-shirt', 'rose'],
  ['roses sauvages sur fond vert sauge', 'wild rose'],
  ['ranuncoli e anemoni', 'ranunculus'],
  ['irises after van gogh', 'iris'],
  ['jasmine and orange blossom', 'jasmine'],
  ['damask roses, silver', 'damask rose'],
])('a flower is read as a flower: %s', (prompt, flower) => {
  expect(motifsOf(prompt)[0]).toBe(flower)
})

test.each([
  ['tone on tone white flowers'],
  ['ivy with small white flowers'],
  ['single rose for t-shirt'],
  ['irises after van gogh'],
  ['sun faded floral'],
  ['spring cherry trees'],
])('nothing else is pictured: %s', (prompt) => {
  expect(understandPrompt(prompt).wishes.families).not.toContain('conversational')
})

test('colours before flowers stay colours where no flower has the name', () => {
  const { motifs, colours } = understandPrompt('coral flowers on navy').wishes
  expect(motifs).toEqual([])
  expect(colours).toHaveLength(2)
})
