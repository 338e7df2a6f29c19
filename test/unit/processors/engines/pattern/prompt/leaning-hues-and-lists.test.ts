import { expect, test } from '@jest/globals'
import { hueDistance, inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const wishesOf = (prompt: string) => understandPrompt(prompt).wishes
const groundsOf = (prompt: string): string[] =>
  wishesOf(prompt).colours.flatMap(({ hex, isGround }) => (isGround ? [hex] : []))

test('an adjective made of a colour leans the hue behind it, and is no second colour', () => {
  for (const prompt of ['roses on milky blue', 'roses on a silvery blue', 'roses on pale chalky blue']) {
    expect(wishesOf(prompt).colours).toHaveLength(1)
    const [ground] = groundsOf(prompt).map(inkOf)
    expect(ground.lightness).toBeGreaterThan(inkOf('#2d5fa6').lightness)
    expect(hueDistance(ground, inkOf('#2d5fa6'))).toBeLessThan(0.4)
  }
  expect(wishesOf('roses in milk and blue').colours).toHaveLength(2)
})

test('smoke takes colour out of a hue and does not darken it to navy', () => {
  const [ground] = groundsOf('quinces on smoky blue').map(inkOf)
  expect(ground.lightness).toBeGreaterThan(inkOf('#2d5fa6').lightness)
  expect(ground.chroma).toBeLessThan(inkOf('#2d5fa6').chroma * 0.7)
})

test('a word of tone between "on" and the colour leaves it the ground', () => {
  expect(groundsOf('roses on subtle blue')).toEqual(['#2d5fa6'])
})

test('flowers of one colour are grown in a list that is said to be theirs', () => {
  const { coloursInTurn } = wishesOf('daisies in pink, yellow and white on sage')
  expect(coloursInTurn).toEqual({ daisy: ['#e9a5ac', '#e8b93c', '#faf7f0'] })
  expect(wishesOf('poppies in red, orange and white').coloursInTurn?.poppy).toHaveLength(3)
  // White, gold and green are the daisy's own.
  expect(wishesOf('daisies in white, yellow and green').coloursInTurn).toBeUndefined()
  expect(wishesOf('daisies, pink and white').coloursInTurn).toBeUndefined()
})

test('what a shape is likened to is not drawn beside it', () => {
  expect(wishesOf('almond shaped botehs in crimson')).toMatchObject({ families: ['paisley'], motifs: [] })
  expect(wishesOf('star-shaped biscuits').motifs).not.toContain('star')
  expect(wishesOf('heart shapes').motifs).toContain('heart')
})

test('ink that is loose or drawn with is a hand, and no colour', () => {
  const { colours, styles } = wishesOf('loose ink gingko leaves, mustard on charcoal')
  expect(colours.map(({ hex }) => hex)).toEqual(['#cf9a2c', '#3b3e44'])
  expect(styles).toContain('hand drawn')
  expect(wishesOf('ferns in ink and cream').colours).toHaveLength(2)
})

test('leaves in a colour are a part of fruit, and things of their own beside birds', () => {
  expect(wishesOf('grapes with gold leaves on burgundy').partColours).toEqual({ 'leaf of grape': ['#c39a4a'] })
  expect(wishesOf('birds with gold leaves').motifs).toContain('leaf')
})

test('a colour before its accent is no fruit', () => {
  const { motifs, colours } = wishesOf('foxes, navy and cream with an orange accent')
  expect(motifs).toEqual(['fox'])
  expect(colours.at(-1)).toMatchObject({ hex: '#e07a3f', isAccent: true })
})

test('who is on a kilim is knotted into its bands', () => {
  expect(wishesOf('kilim with birds, red and indigo')).toMatchObject({ families: ['kilim'], motifs: ['bird'] })
  expect(wishesOf('navajo blanket with horses').families).toEqual(['kilim'])
  expect(wishesOf('Peruvian rug with llamas').families[0]).toBe('kilim')
  expect(wishesOf('llamas on a kilim').families).toEqual(['conversational'])
})

test('where a beast comes from is no knit, and a rosette at a fair is a prize', () => {
  expect(wishesOf('Icelandic ponies in fog, greys')).toMatchObject({ families: ['conversational'], motifs: ['pony'] })
  expect(wishesOf('prize pigs, rosettes and bunting').motifs).toContain('rosette')
})

test('berries of one colour beside beasts wear it, and moss beside ferns grows', () => {
  expect(wishesOf('robins and cream berries on dark green')).toMatchObject({
    motifs: ['robin', 'rowan berry'],
    motifColours: { 'rowan berry': '#f3ead9' },
  })
  expect(wishesOf('hedgehogs and berries').motifs).toContain('strawberry')
  expect(wishesOf('moss and ferns').motifs).toEqual(['moss', 'fern'])
  expect(wishesOf('cabbage roses on moss').motifs).toEqual(['rose'])
})

test('one colour beside things that are all white is the ground', () => {
  for (const [prompt, hex] of [
    ['polar bears, blue', '#2d5fa6'],
    ['edelweiss and cows, red', '#b3282d'],
  ]) {
    const { palette } = specOfPrompt(prompt)
    expect(palette.inks[palette.ground]).toBe(hex)
  }
})

test('a food that ends a list of colours behind things is their dye, and midnight the night behind them', () => {
  expect(wishesOf('surfers and volcanoes, teal and mango').motifs).toEqual(['surfer', 'volcano'])
  expect(wishesOf('pears, apples and quince').motifs).toContain('quince')
  expect(groundsOf('lanterns and moths, midnight blue and amber')).toHaveLength(1)
  expect(groundsOf('midnight blue cats and amber moons')).toHaveLength(0)
})
