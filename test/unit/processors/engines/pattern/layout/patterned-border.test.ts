import { describe, expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { boxOf } from '../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import type { DesignSpec } from '../../../../../../processors/engines/pattern/spec/design-spec.ts'
import { listUnmet } from '../../../../../../processors/engines/pattern/spec/list-unmet.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

function specFor(prompt: string): DesignSpec {
  return specOfPrompt(prompt, { seed: 1 })
}

describe('a border of its own', () => {
  test.each([
    ['anchors with rope border, navy on white', 'conversational', 'frieze', 'anchor', []],
    ['teddy bears with gingham border', 'conversational', 'gingham', 'teddy bear', []],
    ['swans, scalloped border', 'conversational', 'scallops', 'swan', []],
    ['roses with greek key border', 'tossed-floral', 'frieze', 'rose', []],
    ['foxes with a border of mushrooms', 'conversational', 'conversational', 'fox', ['mushroom']],
    ['paisley with floral border', 'paisley', 'tossed-floral', undefined, []],
  ])('%s', (prompt, field, border, thing, things) => {
    const { wishes, ignored } = understandPrompt(prompt)
    expect([wishes.families[0] ?? 'tossed-floral', wishes.layout, wishes.under]).toEqual([field, 'border', undefined])
    expect(wishes.border).toMatchObject({ family: border, motifs: things })
    expect(wishes.motifs[0]).toBe(thing)
    expect(ignored).toEqual([])
  })

  test.each([
    'rope border',
    'greek key border',
    'floral border print',
    'quilt with a striped border',
    'foxes with a navy border',
  ])('nothing of it in "%s"', (prompt) => {
    expect(understandPrompt(prompt).wishes.border).toBeUndefined()
  })

  test('runs along the lower edge, and the things stay off it', () => {
    const { shapes, heightMm } = drawDesign(specFor('foxes with a gingham border, rust on cream'))
    const isLarge = (rings: (typeof shapes)[number]['rings']): boolean => {
      const { left, right, top, bottom } = boxOf(rings)
      return Math.min(right - left, bottom - top) > 25
    }
    const things = shapes.filter(({ rings }) => isLarge(rings) && boxOf(rings).right - boxOf(rings).left < 200)
    expect(things.length).toBeGreaterThan(4)
    // The wrapped part of a fox may hang over the top; the strip takes a fifth of the height.
    const middles = things.map(({ rings }) => (boxOf(rings).top + boxOf(rings).bottom) / 2)
    expect(middles.every((y) => y < heightMm * 0.8)).toBe(true)
  })

  test('a check is of the ground and one ink, and closes with the repeat', () => {
    const spec = specFor('foxes with a gingham border, rust on cream')
    const { data: plane } = fillIndexPlane(drawDesign(spec), 200, 200)
    const strip = plane.subarray(200 * 166, 200 * 190)
    expect(new Set(strip).size).toBe(2)
    const row = [...plane.subarray(200 * 176, 200 * 177)]
    const changes = row.filter((ink, at) => ink !== row[(at + 1) % row.length]).length
    expect(changes).toBeGreaterThan(20)
    expect(changes % 2).toBe(0)
  })

  test('things of a border are none of its field', () => {
    const { details, motifs } = specFor('foxes with a border of mushrooms')
    expect(details).toMatchObject({ 'border of': 'conversational', 'border motifs': 'mushroom' })
    expect(motifs).toContain('fox')
  })

  test.each([
    ['tile', []],
    ['single', ['border (a single has none)']],
  ] as const)('a %s says what is not drawn of it', (compositionType, unmet) => {
    const { wishes } = understandPrompt('anchors with rope border')
    const request = checkRequest({ prompt: 'anchors with rope border', compositionType, format: 'png', seed: 1 })
    expect(listUnmet(wishes, resolveSpec(request, wishes))).toEqual(unmet)
  })
})
