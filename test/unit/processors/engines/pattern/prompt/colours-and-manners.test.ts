import { expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

const wishesOf = (prompt: string) => understandPrompt(prompt).wishes
const groundOf = (prompt: string) => wishesOf(prompt).colours.find(({ isGround }) => isGround)?.hex

test.each([
  ['plum, lime green frogs', '#6a2f4c'],
  ['navy, glow yellow comets', '#1d2f55'],
  ['black, white rabbits', '#1d1c20'],
])('%s: the colour in a clause of its own lies behind', (prompt, hex) => {
  expect(groundOf(prompt)).toBe(hex)
})

test.each(['red, navy and cream hearts', 'navy, foxes', 'frogs, lime green and plum'])(
  '%s: a list of colours, or a thing without one, names no ground that way',
  (prompt) => {
    expect(groundOf(prompt)).not.toBe('#1d2f55')
  },
)

test.each(['neon', 'glow', 'fluo', 'fluorescent', 'hi vis'])('%s yellow is no butter', (word) => {
  const [{ hex }] = wishesOf(`stars in ${word} yellow on black`).colours.filter(({ isGround }) => !isGround)
  expect(inkOf(hex).chroma).toBeGreaterThan(0.17)
})

test('outlines are all that a cloth of drawn lines has, and a touch of colour elsewhere', () => {
  const isTouch = (prompt: string) => wishesOf(prompt).colours.some(({ isAccent }) => isAccent)
  expect(isTouch('art deco lattice in teal with silver outlines')).toBe(false)
  expect(isTouch('polka dots in teal with silver outlines')).toBe(true)
})

test.each([
  ['paisley, tonal plum', 'paisley', []],
  ['damask, tonal peach', 'damask', []],
  ['mango paisley in indigo', 'paisley', []],
  ['mangoes and paisleys', 'conversational', ['mango']],
  ['barkcloth with parrots', 'barkcloth', ['parrot']],
  ['barkcloth boomerangs', 'midcentury', []],
  ['chinoiserie bridge toile in blue', 'toile', ['bridge']],
  ['abstract shapes, atomic age', 'midcentury', []],
  ['abstract shapes', 'cutouts', []],
  ['ski jumper in red and white', 'fair-isle', []],
])('%s is %s', (prompt, family, motifs) => {
  const wishes = wishesOf(prompt)
  expect(wishes.families[0]).toBe(family)
  expect(wishes.motifs).toEqual(expect.arrayContaining([...motifs]))
  if (motifs.length === 0) expect(wishes.motifs).toEqual([])
})

test.each([
  ['bandana with a star in each corner, navy', 'star', []],
  ['scarf with swans, crowns in the four corners', 'crown', ['swan']],
  ['silk square with a horse head in each corner', 'horse head', ['horse head']],
  ['foulard mit Ankern in jeder Ecke', 'anchor', []],
])('%s: what is in the corners', (prompt, noun, motifs) => {
  const wishes = wishesOf(prompt)
  expect(wishes.inCorners).toBe(noun)
  expect(wishes.isSquare).toBe(true)
  expect(wishes.motifs).toEqual(motifs)
})

test.each(['corner cupboards and chairs', 'scarf with swans and crowns', 'roses, cosy corner cushion'])(
  '%s: nothing is in corners',
  (prompt) => {
    expect(wishesOf(prompt).inCorners).toBeUndefined()
  },
)
