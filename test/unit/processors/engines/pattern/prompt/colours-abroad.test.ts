import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

/** Names of one colour each, by the English name that means the same. */
const names = `
beige: beis|bege|ベージュ
rust: rostrot|rouille|ruggine|ferrugem|óxido
turquoise: türkis|turchese|turquesa|ターコイズ
olive: olivgrün|vert olive|verde oliva|verde-oliva|オリーブ色
mint: mintgrün|vert menthe|verde menta|ミント
navy: nachtblau|bleu nuit|azul noche|blu notte|azul-marinho|ネイビー
burgundy: burdeos|bordô|vinaccia|ワインレッド
emerald: smaragdgrün|émeraude|esmeralda|smeraldo|エメラルド
charcoal: anthrazit|gris antracita|grigio antracite|チャコール
brown: schokobraun|marrom|ブラウン|🤎
black: ブラック|🖤|⚫️
yellow: イエロー|💛|🟡
`

const rows = names
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [english, abroad] = row.split(': ')
    return abroad.split('|').map((name): [string, string] => [name, english])
  })

const coloursOf = (prompt: string): string[] => understandPrompt(prompt).wishes.colours.map(({ hex }) => hex)

describe('colours in other languages', () => {
  test.each(rows)('%s is %s', (name, english) => {
    expect(coloursOf(`${name} tartan`)).toEqual(coloursOf(`${english} tartan`))
  })

  test('an adjective after its colour changes it and is not called ignored', () => {
    const { wishes, ignored } = understandPrompt('cuadros escoceses verde claro')
    expect(wishes.colours).toHaveLength(1)
    expect(ignored).toEqual([])
  })

  test('a counted plural asks for as many tones of that colour, from deep to light', () => {
    const tones = coloursOf('tumbling blocks in three blues').map(inkOf)
    expect(tones).toHaveLength(3)
    expect(tones[1].lightness - tones[0].lightness).toBeGreaterThan(0.15)
    expect(tones[2].lightness - tones[1].lightness).toBeGreaterThan(0.15)
  })

  test('three oranges are fruit', () => {
    expect(understandPrompt('three oranges on a blue plate').wishes.motifs).toContain('orange')
  })
})
