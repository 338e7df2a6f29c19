import { describe, expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const briefs: readonly (readonly [prompt: string, family: string, motifs: readonly string[]])[] = [
  [
    'Wir brauchen ein Muster: kleine Igel und Fliegenpilze auf cremefarbenem Grund',
    'conversational',
    ['hedgehog', 'toadstool'],
  ],
  ['Eukalyptuszweige, graugrün, viel Weißraum', 'foliage', ['eucalyptus']],
  ['toile de Jouy bordeaux avec des bergères et des moutons', 'toile', ['shepherdess', 'sheep']],
  ['grandes feuilles de bananier vert bouteille, sans fleurs', 'tropical', ['banana leaf']],
  ['folhas de costela-de-adão em fundo areia, escala grande', 'tropical', ['leaf', 'monstera']],
  ['flamencos rosas entre palmeras, fondo menta', 'conversational', ['flamingo', 'palm tree']],
  ["limoni con fiori d'arancio, stile maiolica", 'azulejo', ['lemon', 'orange blossom']],
  ['cavallucci marini e coralli, fondo acquamarina', 'conversational', ['seahorse', 'coral']],
  ['Weihnachtskugeln und Tannenzweige, gold und dunkelgrün', 'conversational', ['bauble', 'fir']],
]

describe('briefs in other languages', () => {
  test.each(briefs)('"%s" is %s', (prompt, family, motifs) => {
    const spec = specOfPrompt(prompt)
    expect([spec.family, spec.motifs]).toEqual([family, motifs])
    expect(understandPrompt(prompt).ignored).toEqual([])
  })
})

describe('Japanese in Latin letters', () => {
  test('is read as the English it stands for', () => {
    const { wishes, ignored } = understandPrompt('tsuru to matsu, furisode, akai ji')
    expect(wishes.motifs).toEqual(expect.arrayContaining(['crane', 'pine']))
    expect(wishes.colours).toEqual([expect.objectContaining({ isGround: true })])
    expect(ignored).toEqual([])
  })
  test('its small words are English ones elsewhere', () => {
    expect(understandPrompt('navy to white ombre, no flowers').wishes.avoidedMotifs).toContain('flower')
    expect(understandPrompt('Moroccan Beni Ourain rug').wishes.colours).toEqual([])
  })
})

test('a slip that doubles a letter is put right before one that changes it', () => {
  expect(understandPrompt('lillies and cactusses').wishes.motifs).toEqual(['lily', 'cactus'])
})
