import { describe, expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import type { Wishes } from '../../../../../../processors/engines/pattern/prompt/wishes.ts'

const wishesOf = (prompt: string): Wishes => understandPrompt(prompt).wishes

describe('cloths of lines, blocks and patches', () => {
  test.each([
    ['wavy lines, pastel', 'wavy-lines', 'wavy lines'],
    ['abstract waves, minimal lines', 'wavy-lines', 'even'],
    ['sea waves, fine lines, navy on white', 'wavy-lines', 'even'],
    ['wavy stripes, orange and pink', 'wavy-lines', 'ribbons'],
    ['japanese waves, thin lines', 'seigaiha', ''],
    ['wavy op art lines', 'op-art', ''],
    ['breeze blocks in coral', 'trellis', 'breeze'],
    ['lined paper', 'windowpane', 'ruled'],
    ['daisy chain, white on pale blue', 'garlands', 'chain'],
    ['leopard patchwork', 'mixed-skins', 'one skin'],
    ['patchwork of leopard and zebra', 'mixed-skins', 'zebra'],
    ['patchwork quilt', 'quilt', ''],
  ])('%s: %s', (prompt, family, style) => {
    const { families, styles } = wishesOf(prompt)
    expect(families[0]).toBe(family)
    if (style) expect(styles).toContain(style)
  })

  test('leopards that are many are no patches of skin', () => {
    expect(wishesOf('leopards on a patchwork').families).not.toContain('mixed-skins')
  })
})

describe('a colour and its code', () => {
  test('are one colour, that of the code', () => {
    const { colours } = wishesOf('sunflowers, yellow #F2B705 on navy #1D3557')
    expect(colours).toEqual([
      { hex: '#f2b705', isGround: false },
      { hex: '#1d3557', isGround: true },
    ])
  })

  test('are two where a comma parts them', () => {
    expect(wishesOf('stripes, yellow, #1D3557').colours).toHaveLength(2)
  })
})

describe('words that their company changes', () => {
  test('a field of flowers is no ground', () => {
    expect(wishesOf('sunflower field, yellow').colours).toEqual([{ hex: '#e8b93c', isGround: false }])
  })

  test.each([
    ['lavender bunches tied with ribbon', ['lavender bunch', 'ribbon']],
    ['fan coral in coral pink', ['fan coral']],
    ['pine cones and holly, christmas tablecloth', ['pine cone', 'holly', 'christmas tree', 'gift']],
  ])('%s', (prompt, motifs) => {
    expect(wishesOf(prompt).motifs).toEqual(motifs)
    expect(wishesOf(prompt).frames).toBeUndefined()
  })

  test('foam of the sea is no bubble', () => {
    expect(wishesOf('calm ocean, foam, blue green').motifs).toEqual([])
  })
})
