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
