import { describe, expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

const wishesOf = (prompt: string) => understandPrompt(prompt).wishes

describe('colours of places', () => {
  test.each([
    'deer in a green forest',
    'foxes in a blue forest',
    'camels in the red desert',
    'fish in blue water',
    'crabs digging in sand',
    'crabs in the sand',
  ])('%s: the colour is of where they are', (prompt) => {
    const { colours } = wishesOf(prompt)
    expect(colours).toHaveLength(1)
    expect(colours[0].isGround).toBe(true)
  })

  test('colours in a list are of the things', () => {
    expect(wishesOf('crabs in sand and teal').colours.every(({ isGround }) => !isGround)).toBe(true)
    expect(wishesOf('leaves in forest green and sand').colours).toHaveLength(2)
  })
})

describe('things whose name is that of a cloth, a layout or a ball', () => {
  test.each([
    ['marbles', ['glass marble']],
    ['mirrors and candles', ['hand mirror', 'candle']],
    ['disco dancers and mirror balls', ['disco dancer', 'mirror ball']],
    ['yo-yos', ['yo-yo']],
  ])('%s', (prompt, motifs) => {
    const { layout, families, ...wishes } = wishesOf(prompt)
    expect(layout).toBeUndefined()
    expect(families).toEqual(['conversational'])
    expect(wishes.motifs).toEqual(motifs)
  })

  test('a marble is still veined, and a mirror repeat turns over', () => {
    expect(wishesOf('pink marble').motifs).toEqual([])
    expect(wishesOf('roses, mirror repeat').layout).toBe('mirror')
  })
})
