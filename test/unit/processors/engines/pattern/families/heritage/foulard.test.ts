import { describe, expect, test } from '@jest/globals'
import { foulard } from '../../../../../../../processors/engines/pattern/families/heritage/foulard.ts'
import { neats } from '../../../../../../../processors/engines/pattern/families/heritage/neats.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { checkRequest } from '../../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../../processors/engines/pattern/spec/resolve-spec.ts'
import { makePlan } from '../make-plan.ts'

const hexes = ['#1f2d50', '#efe6d2', '#c79a4b', '#6f87a8', '#8f2d2b', '#7d9a6a']

describe('foulard', () => {
  test.each(Object.keys(neats))('%s lie in half-drop and show every ink', (kind) => {
    for (const count of [2, 3, 4, 6]) {
      const plan = makePlan(foulard, 1, { styles: [kind], hexes: hexes.slice(0, count) })
      const size = 480
      const { data } = fillIndexPlane(foulard.draw(plan), size, size)
      expect(new Set(data).size).toBe(count)
      if (count > 3) continue
      // Six cells each way: half a cell on both ways, the cloth is the same.
      const half = size / 12
      let same = 0
      for (let y = 0; y < size; y++)
        for (let x = 0; x < size; x++)
          if (data[y * size + x] === data[((y + half) % size) * size + ((x + half) % size)]) same++
      expect(same / size ** 2).toBeGreaterThan(0.99)
    }
  })

  test.each([
    ['menswear geometric tie, small squares on navy', 'neat squares'],
    ['silk foulard tie, small medallions on burgundy', 'neat medallions'],
    ['ancient madder paisley foulard', undefined],
    ['tie pattern in lilac', undefined],
  ])('"%s" is one', (prompt, style) => {
    const { wishes } = understandPrompt(prompt)
    const spec = resolveSpec(checkRequest({ prompt, compositionType: 'tile', format: 'png' }), wishes)
    expect(spec.family).toBe('foulard')
    if (style) expect(spec.styles).toContain(style)
    if (wishes.colours.length > 0) expect(spec.palette.inks[spec.palette.ground]).toBe(wishes.colours[0].hex)
  })

  test('a regimental tie is still striped', () => {
    expect(understandPrompt('regimental stripe tie navy and gold').wishes.families).toEqual(['stripes'])
  })
})
