import { describe, expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import type { DesignSpec } from '../../../../../../processors/engines/pattern/spec/design-spec.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const SIZE = 200

function specOf(prompt: string, compositionType: 'tile' | 'single'): DesignSpec {
  return specOfPrompt(prompt, { compositionType, seed: 1 })
}

/** Shares of an ink in the rows from one height to another, both as shares of the cloth. */
function shareIn(spec: DesignSpec, ink: number, from: number, to: number): number {
  const { data } = fillIndexPlane(drawDesign(spec), SIZE, SIZE)
  const rows = data.subarray(Math.round(from * SIZE) * SIZE, Math.round(to * SIZE) * SIZE)
  return rows.filter((one) => one === ink).length / rows.length
}

const NAVY = '#1d2f55'

describe('a border of a colour', () => {
  test.each([
    ['silk scarf with navy border, white ground, coral chains', 0.1],
    ['roses tablecloth, ivory and pink with a navy border', 0.1],
  ])('%s: the rim is dyed in it, and the field has none of it', (prompt, least) => {
    const spec = specOf(prompt, 'tile')
    const navy = spec.palette.inks.indexOf(NAVY)
    expect(spec.details['border colour']).toBe(NAVY)
    expect(shareIn(spec, navy, 0, 0.6)).toBe(0)
    expect(shareIn(spec, navy, 0.7, 0.9)).toBeGreaterThan(least)
  })

  test('a square is dyed from its edge to the inner rails', () => {
    const spec = specOf('silk scarf with navy border, white ground, coral chains', 'single')
    const navy = spec.palette.inks.indexOf(NAVY)
    expect(shareIn(spec, navy, 0, 0.02)).toBe(1)
    const { data } = fillIndexPlane(drawDesign(spec), SIZE, SIZE)
    const middle = Array.from({ length: SIZE / 4 }, (_, at) => data[(SIZE / 2) * SIZE + Math.round(SIZE * 0.375) + at])
    expect(middle).not.toContain(navy)
  })

  test('white with a blue border is white, and what lies on it is blue where nothing else is named', () => {
    const { wishes } = understandPrompt('handkerchief, white with a blue border, dots')
    expect(wishes.colours).toMatchObject([{ isGround: true }, { isOfBorder: true, isAccent: false }])
    expect(understandPrompt('paisley with a border in bottle green').wishes.colours[0]).toMatchObject({
      isOfBorder: true,
    })
    expect(understandPrompt('greek key border in blue').wishes.colours[0]?.isOfBorder).toBeUndefined()
  })
})
