import { expect, test } from '@jest/globals'
import { familyOf, planOf } from '../../../../../../../processors/engines/pattern/draw/plan-of.ts'
import { bornBy } from '../../../../../../../processors/engines/pattern/families/botany/boughs/blossom-branch.ts'
import { createSeats } from '../../../../../../../processors/engines/pattern/families/botany/boughs/seats.ts'
import { drawPicture } from '../../../../../../../processors/engines/pattern/families/conversational/draw-picture.ts'
import { findPicture } from '../../../../../../../processors/engines/pattern/families/conversational/picture-book.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { gouache } from '../../../../../../../processors/engines/pattern/kit/motif/motif.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

const drawnOf = (prompt: string) => {
  const { wishes } = understandPrompt(prompt)
  const spec = resolveSpec(checkRequest({ prompt, compositionType: 'tile', format: 'png' }), wishes)
  return { cloth: familyOf(spec).draw(planOf(spec)), hexes: spec.palette.inks }
}

test('every ink has a part of its own on boughs: what no blossom takes is the leaves, not patches on petals', () => {
  const { cloth, hexes } = drawnOf('camellia boughs and cranes, chinoiserie, ivory')
  const inUse = new Set([cloth.ground, ...cloth.shapes.map(({ ink }) => ink)])
  expect(hexes.filter((_, ink) => !inUse.has(ink))).toEqual([])
})

test('who is named before the blossoms is larger than who is named after them', () => {
  const { wishes } = understandPrompt('cranes and cherry blossom on grey')
  const spec = resolveSpec(
    checkRequest({ prompt: 'cranes and cherry blossom', compositionType: 'tile', format: 'png' }),
    wishes,
  )
  const plan = planOf(spec)
  const picture = findPicture('crane')
  if (!picture) throw new Error('no crane')
  const [body] = drawPicture(picture, [1, 1, 1, 1], plan.cast, 100, gouache).layers
  const [led, followed] = [
    ['crane', 'cherry blossom'],
    ['cherry blossom', 'crane'],
  ].map((motifs) => {
    const { shapes } = familyOf(spec).draw({ ...plan, motifs })
    const bodies = shapes.map(({ rings }) => rings[0]).filter((ring) => ring.length === body.ring.length)
    return Math.max(...bodies.map((ring) => boxOf([ring]).right - boxOf([ring]).left))
  })
  expect(led).toBeGreaterThan(1.3 * followed)
})

test.each([
  ['chinoiserie cranes and bamboo on mint', ['bamboo', 'bamboo', 'cherry blossom']],
  ['chinoiserie pagodas and willow trees', ['willow', 'willow', 'cherry blossom']],
  ['chinoiserie monkeys and orange trees', ['orange']],
  ['plum blossom and bamboo', ['plum blossom', 'bamboo']],
  ['chinoiserie', ['peony', 'cherry blossom', 'peony']],
])('twigs bear what is named: %s', (prompt, bearing) => {
  const { wishes } = understandPrompt(prompt)
  const spec = resolveSpec(checkRequest({ prompt, compositionType: 'tile', format: 'png' }), wishes)
  expect(bornBy(planOf(spec))).toEqual(bearing)
})

test('twigs grow round who leads', () => {
  const { wishes } = understandPrompt('chinoiserie')
  const plan = planOf(
    resolveSpec(checkRequest({ prompt: 'chinoiserie', compositionType: 'tile', format: 'png' }), wishes),
  )
  const seats = createSeats({ ...plan, widthMm: 100, heightMm: 100 })
  seats.take([5, 50], 20)
  // The disc hangs over the left edge.
  expect(seats.isFree([90, 50], 0)).toBe(false)
  expect(seats.isFree([50, 50], 20)).toBe(true)
  expect(seats.isFree([35, 50], 20)).toBe(false)
  expect(seats.isFree([35, 50], 20, 0.7)).toBe(true)
})

test('boughs grow round their knees and have no corners', () => {
  const { cloth } = drawnOf('magnolia branches on silver grey')
  const [flank] = cloth.shapes.map(({ rings }) => rings[0].slice(0, rings[0].length / 2))
  const turns = flank.slice(1, -1).map(([x, y], at) => {
    const [[fromX, fromY], [toX, toY]] = [flank[at], flank[at + 2]]
    const turn = Math.abs(Math.atan2(toY - y, toX - x) - Math.atan2(y - fromY, x - fromX))
    return Math.min(turn, 2 * Math.PI - turn)
  })
  expect(Math.max(...turns)).toBeLessThan(0.5)
})

test.each([
  ['echeveria in dusty green', 'echeveria'],
  ['moth orchids on taupe', 'moth orchid'],
  ['block print marigolds in indigo, quilt cover', 'marigold'],
  ['roses, quilted jacket', 'rose'],
])('%s are flowers on a cloth, whatever it is made into', (prompt, noun) => {
  const { wishes } = understandPrompt(prompt)
  expect(wishes.motifs).toEqual([noun])
  expect(wishes.families).toEqual([])
})

test('chinoiserie unasked has blooms far larger than blossom; blossoms that are named stay by themselves', () => {
  const petalsOf = (prompt: string): number =>
    drawnOf(prompt).cloth.shapes.filter(({ rings }) => {
      const { left, right, top, bottom } = boxOf(rings)
      return Math.min(right - left, bottom - top) > 22 && Math.max(right - left, bottom - top) < 45
    }).length
  expect(petalsOf('chinoiserie')).toBeGreaterThan(60)
  expect(petalsOf('chinoiserie cherry blossom')).toBeLessThan(30)
})
