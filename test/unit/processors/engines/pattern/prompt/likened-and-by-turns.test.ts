import { expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const wishesOf = (prompt: string) => understandPrompt(prompt).wishes

test.each([
  ['clouds like embroidered cotton balls, dusty blue', ['cloud']],
  ['clouds like sheep', ['cloud']],
  ['ladders, paint tins and brushes', ['ladder', 'paint tin', 'paintbrush']],
  ['fountain pens with ink blots', ['fountain pen', 'raindrop']],
])('%s: %j are drawn, and what they are likened to is not', (prompt, motifs) => {
  expect(wishesOf(prompt).motifs).toEqual(motifs)
})

test('squiggles lie about what is named with them, in the manner of memphis', () => {
  const wishes = wishesOf('cassette tapes with squiggles, neon on black')
  expect(wishes).toMatchObject({ families: ['conversational'], motifs: ['cassette tape'], manner: 'memphis' })
  expect(wishesOf('squiggles in pink and mint').families).toEqual(['memphis'])
})

test('diamonds of a kilim are no gems, and florals that alternate with stripes stand between them', () => {
  expect(wishesOf('kilim with diamonds and birds').motifs).not.toContain('diamond')
  expect(wishesOf('stripe of alternating wide florals and thin pinstripes').families).toEqual(['garlands'])
})

test.each([
  ['maple leaves in red and orange on grey flannel', ['maple']],
  ['blue and white striped deckchairs on sand', ['deckchair']],
  ['a kitchen with copper pans and herbs', ['copper pan', 'herb']],
  ['beavers building dams', ['beaver']],
])('%s: %j', (prompt, motifs) => {
  expect(wishesOf(prompt).motifs).toEqual(motifs)
})

test('the colours of stripes are not grown by the peonies on them', () => {
  expect(wishesOf('pink peonies on black and white stripes').coloursInTurn).toBeUndefined()
})

test('blots of ink are no land', () => {
  expect(wishesOf('typewriters with watercolour blobs').backdrop).toBeUndefined()
})

test('soft colours that are named lie on paper in dark times, and pale pink things on a light ground', () => {
  const groundOf = (prompt: string) => {
    const { inks, ground } = specOfPrompt(prompt).palette
    return inkOf(inks[ground]).lightness
  }
  expect(groundOf('victorian stripe with rose garlands, duck egg and dusty pink')).toBeGreaterThan(0.8)
  expect(groundOf('pink ballet shoes and bows')).toBeGreaterThan(0.6)
})
