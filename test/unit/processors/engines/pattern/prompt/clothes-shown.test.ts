import { describe, expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

describe('clothes that are shown', () => {
  test.each([
    ['dresses and high heels, pink and black', ['dress', 'high heel']],
    ['wedding dress and cake icons, gold on blush', ['wedding dress']],
    ['denim jackets, jeans and sneakers on cream', ['denim jacket', 'jeans', 'sneaker']],
    ['hats, dresses and shoes', ['hat', 'dress', 'shoe']],
    ['hawaiian shirts, sunglasses and palm trees', ['hawaiian shirt']],
    ['a print of shirts in blue', ['shirt']],
    ['trench coats on pale blue', ['trench coat']],
  ])('%s', (prompt, nouns) => {
    expect(understandPrompt(prompt).wishes.motifs).toEqual(expect.arrayContaining(nouns))
  })
})

describe('clothes that a cloth is made into, or that somebody wears', () => {
  test.each([
    ["girls' dresses with bees", ['bee']],
    ['dresses and skirts with strawberries', ['strawberry']],
    ['poppies for summer dresses', ['poppy']],
    ['hawaiian shirt with red hibiscus, black ground', ['hibiscus']],
    ['cocktail dress fabric, daisies in cobalt', ['daisy']],
    ['teddy bears in denim jackets', ['teddy bear']],
    ['a fox in a coat', ['fox in raincoat']],
  ])('%s', (prompt, nouns) => {
    expect(understandPrompt(prompt).wishes.motifs).toEqual(nouns)
  })

  test.each([
    ['winter coat, herringbone in camel', 'herringbone'],
    ['jeans denim texture', 'twill'],
    ['linen shirt, stripes in blue', 'stripes'],
  ])('%s is a cloth', (prompt, family) => {
    const { motifs, families } = understandPrompt(prompt).wishes
    expect(motifs).toEqual([])
    expect(families[0]).toBe(family)
  })
})
