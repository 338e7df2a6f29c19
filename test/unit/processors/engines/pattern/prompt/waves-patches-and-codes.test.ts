import { describe, expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import type { Wishes } from '../../../../../../processors/engines/pattern/prompt/wishes.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

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

describe('what the cloth is for, in a clause of its own', () => {
  test.each([
    ['block stripes in sage and cream, sofa', []],
    ['red roses on navy, silk bikini', ['rose']],
    ['pink whales, pastel, boys socks', ['whale']],
    ['lemons in yellow, beach bag, large scale', ['lemon']],
    ['small foxes, saree', ['fox']],
    ['geometric cube pattern, grey and yellow, floor cushion', []],
  ])('%s', (prompt, motifs) => {
    const { wishes, ignored } = understandPrompt(prompt)
    expect([wishes.motifs, ignored]).toEqual([motifs, []])
    expect(wishes.colours.every(({ hex }) => hex !== '#548479')).toBe(true)
  })

  test.each([
    ['cats, armchair', ['cat', 'armchair']],
    ['black cats, armchairs and lamps', ['cat', 'armchair', 'lamp']],
    ['grey cats, armchair, teapots', ['cat', 'armchair', 'teapot']],
  ])('things of a list stay: %s', (prompt, motifs) => {
    expect(understandPrompt(prompt).wishes.motifs).toEqual(motifs)
  })
})

test('flowers said with things on a cloth lie among them', () => {
  expect(wishesOf('smiley and flowers on checkerboard')).toMatchObject({
    motifs: ['smiley', 'blossom'],
    under: 'checkerboard',
  })
})

test('a field of tulips in rows stands in rows', () => {
  const { families, styles, layout } = wishesOf('tulip field in rows, spring')
  expect([families, styles, layout]).toEqual([['meadow'], ['in rows'], undefined])
})

test('rainbow stripes in pastel have the colours of a rainbow', () => {
  expect(wishesOf('rainbow stripes, pastel').moods).toEqual(['rainbow', 'pastel'])
  expect(specOfPrompt('rainbow stripes, pastel').palette.inks.length).toBeGreaterThanOrEqual(6)
})
