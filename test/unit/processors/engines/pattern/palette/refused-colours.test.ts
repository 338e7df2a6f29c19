import { expect, test } from '@jest/globals'
import { inkOf, isGreen } from '../../../../../../processors/engines/color/ink.ts'
import { isAvoided } from '../../../../../../processors/engines/pattern/palette/moods/choose-mood.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const PINK = inkOf('#e9a5ac')

test('who refuses pink refuses rose and blush, and neither mustard, sage nor sand', () => {
  for (const hex of ['#dba5a8', '#f2b9c4', '#e58a9c']) expect(isAvoided(inkOf(hex), PINK)).toBe(true)
  for (const hex of ['#e6b45a', '#9db692', '#d9c3a0', '#a9c8dc']) expect(isAvoided(inkOf(hex), PINK)).toBe(false)
})

test('greys that are refused take what is near them along, whatever its hue', () => {
  expect(isAvoided(inkOf('#8f8a86'), inkOf('#8b8d8f'))).toBe(true)
})

test('a mood that loses all its bright inks with a refused colour has another one', () => {
  const { inks } = specOfPrompt('tropical monstera and parrots, dark background, no pink').palette
  const bright = inks.map(inkOf).filter((ink) => ink.chroma > 0.1 && !isGreen(ink))
  expect(bright).toHaveLength(1)
  expect(isAvoided(bright[0], PINK)).toBe(false)
})
