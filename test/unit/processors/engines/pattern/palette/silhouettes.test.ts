import { expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import type { DesignSpec } from '../../../../../../processors/engines/pattern/spec/design-spec.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

function specOf(prompt: string): DesignSpec {
  return specOfPrompt(prompt, { seed: 1 })
}

const shapesOf = (prompt: string) => drawDesign(specOf(prompt)).shapes

test('silhouettes are black on paper', () => {
  const { inks } = specOf('silhouettes of birds on branches').palette
  expect(inks).toHaveLength(2)
  expect(inkOf(inks[0]).lightness).toBeGreaterThan(0.85)
  expect(inkOf(inks[1]).lightness).toBeLessThan(0.3)
})

test('silhouettes at sunset stand before its light', () => {
  const [sky, shadow] = specOf('palm tree silhouettes at sunset').palette.inks.map(inkOf)
  expect(sky.lightness).toBeGreaterThan(0.6)
  expect(sky.chroma).toBeGreaterThan(0.1)
  expect(shadow.lightness).toBeLessThan(0.3)
})

test('silhouettes have the colours that are named and no tones of them', () => {
  expect(specOf('horse silhouettes in navy on cream').palette.inks).toEqual(['#f3ead9', '#1d2f55'])
  expect(specOf('cat silhouettes, black and orange on white').palette.inks).toHaveLength(3)
})

test('silhouettes under a moon are dark, and it is light', () => {
  const { inks } = specOf('wolf silhouettes under a full moon').palette
  const [sky, shadow, moon] = inks.map(inkOf)
  expect(shadow.lightness).toBeLessThan(sky.lightness)
  expect(moon.lightness).toBeGreaterThan(0.85)
  expect(new Set(shapesOf('wolf silhouettes under a full moon').map(({ ink }) => ink))).toEqual(new Set([1, 2]))
})

test('a cat in silhouette has no eyes', () => {
  const inksOf = (prompt: string): ReadonlySet<number> => new Set(shapesOf(prompt).map(({ ink }) => ink))
  expect(inksOf('black cat silhouettes')).toEqual(new Set([1]))
  expect(inksOf('black cats').size).toBeGreaterThan(1)
})

test('palms and flowers are cut out as things are', () => {
  expect(new Set(shapesOf('silhouettes of palm trees and cats, black').map(({ ink }) => ink))).toEqual(new Set([1]))
})
