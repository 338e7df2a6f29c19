import { describe, expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { createCloth } from '../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { createRandom } from '../../../../../../processors/engines/pattern/kit/chance/random.ts'
import type { Point } from '../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { chooseView } from '../../../../../../processors/engines/pattern/layout/choose-view.ts'
import { createSubjectCount } from '../../../../../../processors/engines/pattern/layout/subjects-in-view.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { listUnmet } from '../../../../../../processors/engines/pattern/spec/list-unmet.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

const chamber: readonly Point[] = [
  [0, 0],
  [50, 0],
  [50, 50],
  [0, 50],
]

/** A cloth of 100 mm with one subject of 20 mm. */
function clothWith(x: number, y: number) {
  const cloth = createCloth(100, 100, 0)
  cloth.subjects.push(
    [
      [0, 0],
      [20, 0],
      [20, 20],
      [0, 20],
    ].map(([right, down]): Point => [x + right, y + down]),
  )
  return cloth
}

describe('subjects under mirrors', () => {
  test('one is whole inside, cut on a side, and seen across the edge of the cloth', () => {
    expect(createSubjectCount(clothWith(10, 10), chamber)([0, 0])).toEqual({ whole: 1, cut: 0 })
    expect(createSubjectCount(clothWith(40, 10), chamber)([0, 0])).toEqual({ whole: 0, cut: 1 })
    expect(createSubjectCount(clothWith(90, 95), chamber)([20, 20])).toEqual({ whole: 1, cut: 0 })
    expect(createSubjectCount(clothWith(60, 60), chamber)([0, 0])).toEqual({ whole: 0, cut: 0 })
  })

  test('a chamber as high as the cloth cuts none above and below', () => {
    const strip = chamber.map(([x, y]): Point => [x, y * 2])
    expect(createSubjectCount(clothWith(10, 90), strip)([0, 0])).toEqual({ whole: 1, cut: 0 })
  })

  test('the view that is chosen shows a subject whole', () => {
    const cloth = clothWith(70, 20)
    const count = createSubjectCount(cloth, chamber)
    for (const seed of ['one', 'two', 'three'])
      expect(count(chooseView(cloth, chamber, createRandom(seed)))).toEqual({ whole: 1, cut: 0 })
  })
})

function specOf(prompt: string) {
  const request = checkRequest({ prompt, compositionType: 'tile', format: 'png', seed: 3 })
  return resolveSpec(request, understandPrompt(prompt).wishes)
}

describe('what a mirror may turn over', () => {
  test.each([
    ['mirror repeat of birds and vines', 'pm'],
    ['symmetrical peacocks and flowers', 'pm'],
    ['mirrored landscape with mountains and lake', 'pm'],
    ['mirrored roses and ivy', 'p1'],
    ['kaleidoscope of butterflies', 'p4m'],
    ['kaleidoscope of triangles', 'p6m'],
    ['six-fold symmetry butterflies', 'p6m'],
    ['double mirror of peacocks', 'pmm'],
  ])('%s: %s', (prompt, symmetry) => {
    const spec = specOf(prompt)
    expect(spec.symmetry).toBe(symmetry)
    expect(listUnmet(understandPrompt(prompt).wishes, spec)).toEqual([])
  })

  test.each([0.4, 1])('under one mirror a cloth of scale %s goes on across every row', (scale) => {
    const spec = { ...specOf('mirrored foxes among trailing roses'), scale }
    const [width, height] = [600, 600]
    const { data } = fillIndexPlane(drawDesign(spec), width, height)
    const changes = Array.from({ length: height }, (_, y) => {
      let changed = 0
      for (let x = 0; x < width; x++) if (data[y * width + x] !== data[((y + 1) % height) * width + x]) changed++
      return changed
    })
    const mean = changes.reduce((sum, one) => sum + one, 0) / height
    expect(Math.max(...changes)).toBeLessThan(mean * 2.3)
  })
})
