import { describe, expect, test } from '@jest/globals'
import { hueDistance, inkFromHex, inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { inkParts } from '../../../../../../processors/engines/pattern/families/conversational/asked-parts.ts'
import { castSubjects } from '../../../../../../processors/engines/pattern/families/conversational/cast-subjects.ts'
import { findPicture } from '../../../../../../processors/engines/pattern/families/conversational/picture-book.ts'
import { kindsOf } from '../../../../../../processors/engines/pattern/families/conversational/picture-kinds.ts'
import type { Plan } from '../../../../../../processors/engines/pattern/families/family.ts'
import { castInks } from '../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import type { Motif } from '../../../../../../processors/engines/pattern/kit/motif/motif.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import type { Wishes } from '../../../../../../processors/engines/pattern/prompt/wishes.ts'
import { planOfPrompt } from '../spec-of-prompt.ts'

const wishesOf = (prompt: string): Wishes => understandPrompt(prompt).wishes

function planFor(prompt: string): Plan {
  return planOfPrompt(prompt, { seed: 1 })
}

function heroAt(prompt: string, turn: number): Motif {
  const plan = planFor(prompt)
  return castSubjects(plan).heroes[0].draw(plan.random.fork('one'), 60, turn, false)
}

describe('wings and flower crowns', () => {
  test.each([
    ['pigs with wings', { pig: ['wing'] }],
    ['winged cats', { cat: ['wing'] }],
    ['flying elephants among stars', { elephant: ['wing'] }],
    ['highland cows with flower crowns', { 'highland cow': ['flower crown'] }],
  ])('what has none by nature puts them on: "%s"', (prompt, worn) => {
    expect(wishesOf(prompt).worn).toEqual(worn)
  })

  test.each([['birds with blue wings'], ['flying reindeer'], ['dragons with wings']])(
    'what has wings or flies without keeps its own: "%s"',
    (prompt) => {
      expect(wishesOf(prompt).worn ?? {}).toEqual({})
    },
  )

  test('a beast from the side and one that looks out have two wings each', () => {
    for (const beast of ['pigs', 'koalas'])
      expect(heroAt(`${beast} with wings`, 0).layers.length).toBeGreaterThan(heroAt(beast, 0).layers.length + 2)
  })

  test('of several poses the one that has a head for it wears it', () => {
    const gallop = heroAt('horses', 1).layers.length
    for (const turn of [0, 1]) expect(heroAt('horses in bow ties', turn).layers.length).toBeGreaterThan(gallop + 2)
  })

  test.each([
    ['car', 'laden-automobile'],
    ['witch', 'flying-witch'],
    ['mermaid', 'swimming-mermaid'],
    ['peacock', 'fanned-peacock'],
    ['bunny', 'running-rabbit'],
  ])('a print of %s shows another pose as well: %s', (noun, pose) => {
    expect(kindsOf(noun)).toContain(pose)
    expect(findPicture(pose)?.parts.length).toBeGreaterThan(1)
  })

  test('a flower crown on brown coats brings the pink of its roses', () => {
    const hues = planFor('highland cows with flower crowns').cast.inks.filter(({ chroma }) => chroma > 0.1)
    const rose = inkFromHex('#c9566a')?.hue ?? 0
    expect(hues.some(({ hue }) => Math.abs(hue - rose) < 0.3)).toBe(true)
  })
})

test('a soft blue is pale, and a soft black no grey', () => {
  const lightnessOf = (prompt: string): number => inkFromHex(wishesOf(prompt).colours[0]?.hex ?? '')?.lightness ?? 0
  expect(lightnessOf('stripes in soft blue')).toBeGreaterThan(0.66)
  expect(lightnessOf('stripes in soft black')).toBeLessThan(0.4)
})

test("pink hair is no pink face, and a mermaid's purple tail no purple hair", () => {
  const cast = castInks(['#f6f1e6', '#e88fb0', '#308b81', '#b2482c', '#ebbd91', '#6d4a8c'].map(inkOf), 0)
  for (const pose of ['mermaid', 'swimming-mermaid']) {
    const picture = findPicture(pose) ?? { parts: [], touching: [], gouges: [], width: 1, height: 1 }
    const worn = (part: string, ink: number): readonly number[] =>
      inkParts(picture, [2, 4, 3, 0, 5], { parts: [{ part, inks: [ink] }], isBodyAsked: false }, cast)
    const hair = picture.parts.findIndex(({ hex }) => hueDistance(inkOf(hex), inkOf('#b2482c')) < 0.1)
    expect([hair, worn('hair', 1)[hair], worn('hair', 1)[1]]).toEqual([2, 1, 4])
    expect(worn('tail', 5).slice(0, 3)).toEqual([5, 4, 3])
  }
})
