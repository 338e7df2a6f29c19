import { describe, expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw-design.ts'
import { families } from '../../../../../../processors/engines/pattern/families/registry.ts'
import { spreadCopies } from '../../../../../../processors/engines/pattern/frame-as-panel.ts'
import { createCloth, paint } from '../../../../../../processors/engines/pattern/kit/cloth.ts'
import { circle, rectangle } from '../../../../../../processors/engines/pattern/kit/outline.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/pattern-request.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane, measureInkShares } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/resolve-spec.ts'

function draw(prompt: string, family: string) {
  const request = checkRequest({ prompt, compositionType: 'tile', format: 'png', spec: { family } })
  return drawDesign(resolveSpec(request, understandPrompt(prompt).wishes))
}

describe('fillIndexPlane', () => {
  test('a rectangle on whole pixels fills exactly those pixels', () => {
    const cloth = createCloth(8, 8, 0)
    paint(cloth, 1, rectangle(2, 3, 4, 2))
    const { data } = fillIndexPlane(cloth, 8, 8)
    expect([...data.slice(3 * 8, 4 * 8)]).toEqual([0, 0, 1, 1, 1, 1, 0, 0])
    expect(data.reduce((sum, ink) => sum + ink, 0)).toBe(8)
  })

  test('a circle covers πr² to a tenth of a per cent', () => {
    const cloth = createCloth(100, 100, 0)
    paint(cloth, 1, circle(50, 50, 40))
    const share = measureInkShares(fillIndexPlane(cloth, 1000, 1000), 2)[1]
    expect(share).toBeCloseTo((Math.PI * 1600) / 10000, 3)
  })

  test('a shape over the corner comes back in on all four sides', () => {
    const cloth = createCloth(10, 10, 0)
    paint(cloth, 1, rectangle(-2, -2, 4, 4))
    const { data } = fillIndexPlane(cloth, 10, 10)
    expect([data[0], data[9], data[90], data[99], data[55]]).toEqual([1, 1, 1, 1, 0])
  })

  test('a hole stays open', () => {
    const cloth = createCloth(10, 10, 0)
    paint(cloth, 1, rectangle(1, 1, 8, 8), [rectangle(3, 3, 4, 4)])
    expect(fillIndexPlane(cloth, 10, 10).data[55]).toBe(0)
  })

  test.each(families.map(({ name }) => [name]))(
    '%s: moving the window over the edge shows the same cloth',
    (family) => {
      const cloth = draw('roses and stripes', family)
      const size = 240
      const plain = fillIndexPlane(cloth, size, size)
      const shifted = {
        ...cloth,
        shapes: cloth.shapes.map(({ ink, rings }) => ({
          ink,
          rings: rings.map((ring) =>
            ring.map(([x, y, corner]) => [x + cloth.widthMm * 0.5, y + cloth.heightMm * 0.25, corner] as const),
          ),
        })),
      }
      const moved = fillIndexPlane(shifted, size, size)
      let different = 0
      for (let y = 0; y < size; y++)
        for (let x = 0; x < size; x++)
          if (moved.data[((y + size / 4) % size) * size + ((x + size / 2) % size)] !== plain.data[y * size + x])
            different++
      expect(different).toBe(0)
    },
  )

  test.each(families.map(({ name }) => [name]))('%s: two periods each way equal the tile laid four times', (family) => {
    const cloth = draw('roses', family)
    const size = 160
    const tile = fillIndexPlane(cloth, size, size)
    const wide = { ...cloth, lattice: { order: 1, step: 0 }, shapes: spreadCopies(cloth) }
    const double = {
      ...wide,
      widthMm: cloth.widthMm * 2,
      heightMm: cloth.heightMm * 2,
      shapes: wide.shapes.flatMap(({ ink, rings }) =>
        [0, 1].flatMap((column) =>
          [0, 1].map((row) => ({
            ink,
            rings: rings.map((ring) =>
              ring.map(([x, y, corner]) => [x + column * cloth.widthMm, y + row * cloth.heightMm, corner] as const),
            ),
          })),
        ),
      ),
    }
    const plane = fillIndexPlane(double, size * 2, size * 2)
    const repeated = plane.data.every(
      (ink, at) => ink === tile.data[(Math.floor(at / (size * 2)) % size) * size + ((at % (size * 2)) % size)],
    )
    expect(repeated).toBe(true)
  })
})
