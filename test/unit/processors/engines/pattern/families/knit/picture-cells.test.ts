import { describe, expect, test } from '@jest/globals'
import { crossStitch } from '../../../../../../../processors/engines/pattern/families/knit/cross-stitch.ts'
import { pictureCellsOf } from '../../../../../../../processors/engines/pattern/families/knit/picture-cells.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../../processors/engines/pattern/spec/resolve-spec.ts'
import { makePlan } from '../make-plan.ts'

describe('things counted out from their pictures', () => {
  test('an otter fills about as many stitches as a chart has, in several inks, and leaves the ground open round it', () => {
    const plan = makePlan(crossStitch, 1, { motifs: ['otter'], hexes: ['#f3ecdc', '#8a5a3c', '#4a2f22', '#d9b48a'] })
    const [draw] = pictureCellsOf(plan, 'otter', 0)
    const cells = draw(plan.random, 0)
    expect(Math.max(cells.length, cells[0].length)).toBe(28)
    const inks = new Set(cells.flat())
    expect(inks.has(-1)).toBe(true)
    expect(inks.size).toBeGreaterThan(2)
  })

  test('two things without a chart are both stitched', () => {
    const draw = (motifs: string[]): string =>
      JSON.stringify(crossStitch.draw(makePlan(crossStitch, 2, { motifs, styles: ['pixel'] })).shapes)
    expect(draw(['taco', 'avocado'])).not.toBe(draw(['taco']))
    expect(draw(['taco', 'avocado'])).not.toBe(draw(['avocado']))
  })

  test.each([
    ['8-bit mushrooms', ['mushroom']],
    ['pixelated dinosaurs', ['dinosaur']],
    ['pixel hearts', ['heart']],
    ['space invaders on black', []],
    ['retro arcade', []],
    ['pixel art space invaders', []],
  ])('%s are set in pixels', (prompt, motifs) => {
    const request = checkRequest({ prompt, compositionType: 'tile', format: 'png', seed: 1 })
    const spec = resolveSpec(request, understandPrompt(prompt).wishes)
    expect(spec).toMatchObject({ family: 'cross-stitch', motifs })
    expect(spec.styles).toContain('pixel')
  })
})
