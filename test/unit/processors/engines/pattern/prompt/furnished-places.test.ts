import { describe, expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

describe('places that a cloth is for', () => {
  test.each([
    ['something cosy for a cabin', 'tartan'],
    ['ski chalet blanket', 'tartan'],
    ['beach house cushions', 'stripes'],
    ['yacht interior fabric', 'stripes'],
    ['luxury hotel corridor carpet', 'deco-fans'],
    ['elegant wedding napkins', 'damask'],
    ['masculine study wallpaper', 'glen-check'],
    ["men's swim shorts", 'tropical'],
    ['kids bedroom curtains, playful but not too busy', 'dots'],
  ])('%s is a cloth of the trade: %s', (prompt, family) => {
    const { wishes, ignored } = understandPrompt(prompt)
    expect(wishes).toMatchObject({ families: [family], motifs: [] })
    expect(ignored).toEqual([])
  })

  test('what is named lies on it all the same', () => {
    expect(understandPrompt('bears for a cabin').wishes.motifs).toEqual(['bear'])
    expect(understandPrompt('cabin in the woods').wishes.motifs).toContain('cabin')
  })
})

describe('what is refused and what there is most of', () => {
  test('stripes that are not vertical lie', () => {
    const { styles } = understandPrompt('stripes but not vertical, teal and sand').wishes
    expect(styles).toContain('horizontal')
    expect(styles).not.toContain('vertical')
  })

  test('mostly white with tiny hints of blue is white, with a blue accent, at the size it has', () => {
    const { colours, scale } = understandPrompt('mostly white with tiny hints of blue, geometric').wishes
    expect(colours).toEqual([
      { hex: '#faf7f0', isGround: true },
      { hex: '#2d5fa6', isGround: false, isAccent: true },
    ])
    expect(scale).toBeUndefined()
  })

  test('roses that are mostly pink are pink', () => {
    expect(understandPrompt('roses, mostly pink').wishes.colours).toEqual([{ hex: '#e9a5ac', isGround: false }])
  })
})
