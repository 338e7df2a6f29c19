import { describe, expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { planOf } from '../../../../../../processors/engines/pattern/draw/plan-of.ts'
import { castSubjects } from '../../../../../../processors/engines/pattern/families/conversational/cast-subjects.ts'
import type { Shape } from '../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { boxOf } from '../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

function draw(prompt: string, compositionType: 'tile' | 'single' = 'tile') {
  const request = checkRequest({ prompt, compositionType, format: 'png', seed: 4 })
  const spec = resolveSpec(request, understandPrompt(prompt).wishes)
  return { spec, cloth: drawDesign(spec), plan: planOf(spec) }
}

const knotsOf = (shapes: readonly Shape[]): number =>
  shapes.reduce((sum, { rings }) => sum + rings.reduce((more, ring) => more + ring.length, 0), 0)

describe('things in frames', () => {
  test('fill the cloth in rows, each thing of the prompt in its turn', () => {
    const { cloth, spec, plan } = draw('foxes and owls in hexagons')
    expect(spec.layout).toBe('block')
    expect(castSubjects(plan).heroes.map(({ kind }) => kind)).toHaveLength(2)
    // A hexagon is a polygon of six: six of them lie in one another.
    const hexagons = cloth.shapes.filter(
      ({ rings: [ring] }) => ring.length === 6 && ring.every((knot) => knot[2] === 1),
    )
    expect(hexagons.length % 6).toBe(0)
    expect(knotsOf(cloth.shapes)).toBeGreaterThan(hexagons.length * 12)
  })

  test('of two things on patches between printed ones both are seen', () => {
    const [one, other] = ['cows and sheep patchwork', 'cows and pigs patchwork'].map((prompt) => draw(prompt).cloth)
    expect(knotsOf(one.shapes)).not.toBe(knotsOf(other.shapes))
  })

  test('a placement print is one frame with a margin round it', () => {
    const { cloth } = draw('a cat in an arch', 'single')
    const { left, right, top, bottom } = boxOf(cloth.shapes.flatMap(({ rings }) => rings))
    expect(cloth.wraps).toBe(false)
    expect(Math.min(left, top, cloth.widthMm - right, cloth.heightMm - bottom)).toBeGreaterThan(cloth.widthMm * 0.05)
  })

  test('a lone frame has no ornament on one side, that would join it to the next', () => {
    const { cloth } = draw('a cat in a circle', 'single')
    const { left, right } = boxOf(cloth.shapes.flatMap(({ rings }) => rings))
    expect(Math.abs(left + right - cloth.widthMm)).toBeLessThan(1)
  })

  test('every frame is drawn in its own way, and nothing in it is larger than two of its cells', () => {
    const { spec } = draw('owls and foxes')
    const names = ['fan', 'tower', 'arch', 'whiplash', 'oval', 'round', 'hexagon', 'diamond', 'square']
    const cloths = names.map((frames) => drawDesign({ ...spec, layout: 'block', details: { ...spec.details, frames } }))
    expect(new Set(cloths.map(({ shapes }) => knotsOf(shapes))).size).toBe(names.length)
    for (const { shapes } of cloths)
      for (const { rings } of shapes) {
        const { left, right, top, bottom } = boxOf(rings)
        expect(Math.max(right - left, bottom - top)).toBeLessThan(180)
      }
  })
})
