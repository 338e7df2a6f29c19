import { describe, expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

describe('colours that are measured out, or named behind a ground', () => {
  test.each([
    ['foxes, navy ground with coral and a touch of gold', ['#1d2f55', '#ec7c62', '#c39a4a']],
    ['mid century, navy ground with coral', ['#1d2f55', '#ec7c62']],
    ['leopard print, teal with a hint of rose', ['#1f7f86', '#e9a5ac']],
    ['abstract shapes with coral and pops of mint', ['#ec7c62', '#bfe0cb']],
  ])('%s has no corals, roses or mint', (prompt, hexes) => {
    const { colours, motifs } = understandPrompt(prompt).wishes
    expect(colours.map(({ hex }) => hex)).toEqual(hexes)
    expect(motifs.filter((noun) => ['coral', 'rose', 'mint'].includes(noun))).toEqual([])
  })

  test.each([
    ['roses on a navy ground with peonies', 'peony'],
    ['seahorses with corals on navy', 'coral'],
  ])('%s keeps its %s', (prompt, noun) => {
    expect(understandPrompt(prompt).wishes.motifs).toContain(noun)
  })
})

test('short names of colours that lack a letter are those colours', () => {
  const { colours } = understandPrompt('huondstooth blak and wite').wishes
  expect(colours.map(({ hex }) => hex)).toEqual(['#1d1c20', '#faf7f0'])
})
