import { expect, test } from '@jest/globals'
import { suzani } from '../../../../../../../processors/engines/pattern/families/heritage/suzani.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { checkRequest } from '../../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../../processors/engines/pattern/spec/resolve-spec.ts'
import { makePlan } from '../make-plan.ts'

const inksOf = (prompt: string): readonly string[] => {
  const { wishes } = understandPrompt(prompt)
  return resolveSpec(checkRequest({ prompt, compositionType: 'tile', format: 'png' }), wishes).palette.inks
}

test('without colours a suzani has the silks it is known by, named colours have it to themselves', () => {
  expect(inksOf('uzbek suzani embroidery')).toHaveLength(7)
  expect(inksOf('suzani in coral and teal')).toHaveLength(3)
})

test('medallions of a cloth without fruit nearly meet in their wreaths', () => {
  const size = 160
  const { data } = fillIndexPlane(suzani.draw(makePlan(suzani, 1)), size, size)
  // Halfway between two medallions of a row lie the tips of both wreaths.
  const row = data.subarray((size / 4) * size, (size / 4 + 1) * size)
  let bare = 0
  let longest = 0
  for (const ink of row) {
    bare = ink === 0 ? bare + 1 : 0
    longest = Math.max(longest, bare)
  }
  expect(longest / size).toBeLessThan(0.14)
})
