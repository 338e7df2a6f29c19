import { describe, expect, test } from '@jest/globals'
import { twill } from '../../../../../../../processors/engines/pattern/families/woven/twill.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { checkRequest } from '../../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../../processors/engines/pattern/spec/resolve-spec.ts'
import { makePlan } from '../make-plan.ts'

describe.each(['slub', 'grasscloth'])('%s', (kind) => {
  const size = 300
  const { data } = fillIndexPlane(
    twill.draw(makePlan(twill, 1, { styles: [kind], hexes: ['#e9e1cf', '#ddd2bb', '#d0c2a5', '#b8a684'] })),
    size,
    size,
  )

  test('is of threads that lie across, and shows all its tones', () => {
    expect(new Set(data).size).toBe(4)
    let [across, down] = [0, 0]
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        if (data[y * size + x] === data[y * size + ((x + 1) % size)]) across++
        if (data[y * size + x] === data[((y + 1) % size) * size + x]) down++
      }
    expect(across).toBeGreaterThan(down * 1.15)
  })

  test('is even from side to side: threads begin in no line', () => {
    const shares = Array.from({ length: 6 }, (_, band) => {
      let ground = 0
      for (let y = 0; y < size; y++) for (let x = 0; x < 50; x++) if (data[y * size + band * 50 + x] === 0) ground++
      return ground / (size * 50)
    })
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(0.1)
  })
})

test('one colour dyes the yarn in tones that lie close', () => {
  for (const prompt of ['raw silk dupioni, emerald', 'grasscloth wallpaper charcoal', 'slub linen in sand']) {
    const { wishes } = understandPrompt(prompt)
    const { family, palette } = resolveSpec(checkRequest({ prompt, compositionType: 'tile', format: 'png' }), wishes)
    expect(family).toBe('twill')
    expect(palette.inks).toHaveLength(4)
    expect(palette.inks[palette.ground]).toBe(wishes.colours[0].hex)
  }
})
