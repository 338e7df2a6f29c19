import { expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import {
  potsOfCast,
  strengthsAbout,
  strengthsOf,
} from '../../../../../../../processors/engines/pattern/kit/ink/pots.ts'

const inks = ['#faf4ea', '#d77b92', '#6d1f3f', '#f3cdd4', '#4f86b5', '#c8b79a', '#e9c64b'].map(inkOf)
const pots = potsOfCast({ inks, ground: 0 })

test('a pot holds the strengths of one paint from thin to thick, and the paper is in none', () => {
  expect(strengthsOf(pots, 1)).toEqual([3, 1, 2])
  expect(strengthsOf(pots, 4)).toEqual([4])
  expect(pots.flat()).not.toContain(0)
})

test('greys are a paint of their own, black lines and white paper are not', () => {
  const drawn = ['#ffffff', '#8b8f92', '#c3c5c6', '#1c1b1d', '#f7f7f5'].map(inkOf)
  expect(potsOfCast({ inks: drawn, ground: 0 })).toEqual([[2, 1]])
})

test('beige is no lemon', () => {
  expect(strengthsOf(pots, 6)).toEqual([6])
})

test('about an ink lie the strength before it and the one after it, unless they are a leap away', () => {
  const near = ['#faf4ea', '#d77b92', '#b85c78', '#eba9b8'].map(inkOf)
  expect(strengthsAbout(near, potsOfCast({ inks: near, ground: 0 }), 1)).toEqual([3, 1, 2])
  expect(strengthsAbout(inks, pots, 1)).not.toContain(2)
})
