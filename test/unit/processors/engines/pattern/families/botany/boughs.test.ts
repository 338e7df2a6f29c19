import { expect, test } from '@jest/globals'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { checkRequest } from '../../../../../../../processors/engines/pattern/pattern-request.ts'
import { familyOf, planOf } from '../../../../../../../processors/engines/pattern/plan-of.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { resolveSpec } from '../../../../../../../processors/engines/pattern/resolve-spec.ts'

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
  const [led, followed] = [
    ['crane', 'cherry blossom'],
    ['cherry blossom', 'crane'],
  ].map((motifs) =>
    familyOf(spec)
      .draw({ ...plan, motifs })
      .shapes.map(({ rings }) => rings[0]),
  )
  const known = (rings: typeof led): Set<string> => new Set(rings.map((ring) => JSON.stringify(ring)))
  const largest = (rings: typeof led, others: Set<string>): number =>
    Math.max(
      ...rings
        .filter((ring) => !others.has(JSON.stringify(ring)))
        .map((ring) => {
          const { left, right } = boxOf([ring])
          return right - left
        }),
    )
  expect(largest(led, known(followed))).toBeGreaterThan(1.3 * largest(followed, known(led)))
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
