import { expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

test.each([
  ['pug dogs wearing party hats', 'pug', 'party hat'],
  ['labrador dogs in scarves', 'labrador', 'scarf'],
])('in "%s" the %s wears the %s', (prompt, breed, garment) => {
  const { motifs, worn } = understandPrompt(prompt).wishes
  expect([motifs, worn]).toEqual([[breed], { [breed]: [garment] }])
})

test('dogs in santa hats wear them on their own heads', () => {
  expect(understandPrompt('dogs in santa hats').wishes.worn).toEqual({ dog: ['santa hat'] })
})

test('cats in party hats are cats, and wear them on their own heads', () => {
  const { motifs, worn } = understandPrompt('cats wearing party hats').wishes
  expect([motifs, worn]).toEqual([['cat'], { cat: ['party hat'] }])
})
