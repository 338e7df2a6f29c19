import { describe, expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { checkRequest } from '../../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

const [SIDE, WINDOW] = [96, 36]

/** Least share of figure in any square window of three eighths of the period, windows over the edge included. */
function emptiest(prompt: string, seed: number): number {
  const request = checkRequest({ prompt, compositionType: 'tile', format: 'png', seed })
  const cloth = drawDesign(resolveSpec(request, understandPrompt(prompt).wishes))
  const plane = fillIndexPlane(cloth, SIDE, SIDE).data
  let least = 1
  for (let top = 0; top < SIDE; top += 6)
    for (let left = 0; left < SIDE; left += 6) {
      let figure = 0
      for (let y = 0; y < WINDOW; y++)
        for (let x = 0; x < WINDOW; x++)
          figure += Number(plane[((top + y) % SIDE) * SIDE + ((left + x) % SIDE)] !== cloth.ground)
      least = Math.min(least, figure / WINDOW ** 2)
    }
  return least
}

describe('a few large things leave no hole', () => {
  test('big banana leaves on pink, of most seeds', () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => emptiest('big banana leaves, green on pink', seed))
    expect(Math.min(...all)).toBeGreaterThan(0.2)
    expect(all.reduce((sum, one) => sum + one) / all.length).toBeGreaterThan(0.29)
  })

  test.each([1, 2, 3, 4])('big poppies in watercolour, seed %i', (seed) => {
    expect(emptiest('big poppies watercolor, red and black', seed)).toBeGreaterThan(0.1)
  })
})
