import { expect, test } from '@jest/globals'
import { pond } from '../../../../../../../processors/engines/pattern/families/botany/pond/pond.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'
import { makePlan } from '../make-plan.ts'

const EVENING = ['#4f7f94', '#3c6285', '#7fa8b4', '#8d93bd', '#2f5a4c', '#6f9a63', '#f6e9e6', '#e2a0b2', '#e6c35a']
/** Ink numbers of that palette. */
const [PAD, PETAL] = [5, 6]

const cloth = pond.draw(makePlan(pond, 3, { hexes: EVENING }))
const firstOf = (ink: number): number => cloth.shapes.findIndex((shape) => shape.ink === ink)

test('water lies behind the pads, and flowers stand on them in the lightest ink', () => {
  expect(firstOf(PAD)).toBeGreaterThan(100)
  expect(firstOf(PETAL)).toBeGreaterThan(firstOf(PAD))
  expect(cloth.subjects.length).toBeGreaterThan(6)
})

test('dabs of water are level, and pads are seen from the bank', () => {
  const dabs = cloth.shapes.slice(0, 100).map(({ rings }) => boxOf(rings))
  for (const { left, right, top, bottom } of dabs) expect(right - left).toBeGreaterThan(2 * (bottom - top))
  const pads = cloth.shapes.filter(({ ink }) => ink === PAD).map(({ rings }) => boxOf(rings))
  for (const { left, right, top, bottom } of pads) expect(right - left).toBeGreaterThan(1.5 * (bottom - top))
})

test.each([
  'monet water lilies',
  'water lilies on a pond, dusk blues',
  'lily pond in teal',
  'waterlilies, impressionist',
])('%s is a pond', (prompt) => {
  expect(specOfPrompt(prompt, { seed: 1 }).family).toBe('lily-pond')
})

test('with koi or dragonflies they are things among things, and alone flowers', () => {
  expect(specOfPrompt('water lilies and koi', { seed: 1 })).toMatchObject({
    family: 'conversational',
    motifs: expect.arrayContaining(['lily pad', 'koi']),
  })
  expect(specOfPrompt('pink water lilies', { seed: 1 }).family).toBe('tossed-floral')
})
