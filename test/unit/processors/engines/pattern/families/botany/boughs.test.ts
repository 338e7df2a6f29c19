import { expect, test } from '@jest/globals'
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
