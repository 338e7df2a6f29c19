import { describe, expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { clothWords } from '../../../../../../processors/engines/pattern/prompt/words/cloth-words.ts'

const wishesOf = (prompt: string) => understandPrompt(prompt).wishes

describe('names that mills and masons give', () => {
  test.each(clothWords.map(({ family, kind, phrases }) => [phrases.split('|')[0], family, kind] as const))(
    '%s is drawn as %s',
    (phrase, family, kind) => {
      const { families, styles, motifs } = wishesOf(`${phrase} in teal and rust`)
      expect(families[0]).toBe(family)
      expect(motifs).toEqual([])
      if (kind) expect(styles).toContain(kind)
    },
  )

  test('none of them takes a colour along', () => {
    expect(wishesOf('walnut burl wood').colours).toHaveLength(1)
    expect(wishesOf("trompe l'oeil pleats in peach").families[0]).toBe('stripes')
  })
})

describe('colours lent by flowers and fruit', () => {
  test('are colours of a built cloth', () => {
    expect(wishesOf('dots in orchid and navy')).toMatchObject({ families: ['dots'], motifs: [] })
    expect(wishesOf('greenery and radiant orchid triangles').colours).toHaveLength(2)
  })

  test('and themselves where they are drawn', () => {
    expect(wishesOf('ferns on gingham').motifs).toEqual(['fern'])
    expect(wishesOf('orchids and parrots').motifs).toContain('orchid')
  })

  test('a hue behind a paler colour leans it, and is a colour of its own in a list', () => {
    expect(wishesOf('coin dots in black on nude pink').colours).toHaveLength(2)
    expect(wishesOf('stripes in nude, pink and black').colours).toHaveLength(3)
    expect(wishesOf('coral blue stripes').colours).toHaveLength(2)
  })
})
