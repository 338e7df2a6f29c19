import { describe, expect, test } from '@jest/globals'
import type { Ink } from '../../../../../../../processors/engines/color/ink.ts'
import { inkFromHex, isGreen } from '../../../../../../../processors/engines/color/ink.ts'
import { botanicalPlate } from '../../../../../../../processors/engines/pattern/families/botany/plates/botanical-plate.ts'
import { engrave } from '../../../../../../../processors/engines/pattern/families/botany/plates/specimen.ts'
import type { Cloth, Shape } from '../../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import type { Knot } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { createMotif } from '../../../../../../../processors/engines/pattern/kit/motif/motif.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { makePlan } from '../make-plan.ts'

const inksFor = (motifs: string[]): (Ink | undefined)[] =>
  (botanicalPlate.colourway?.({ motifs, styles: [], details: {} })?.inks ?? []).map((hex) => inkFromHex(hex))

describe('botanical plates', () => {
  test.each(['botanical illustration of figs', 'vintage botanical lemons', 'ferns, botanical plate'])(
    '%s is a plate and not a line drawing',
    (prompt) => {
      expect(understandPrompt(prompt).wishes.families).toEqual(['botanical-plate'])
    },
  )

  test('a plant brings its own colour to old paper', () => {
    const violet = inksFor(['lavender']).some((ink) => ink && ink.chroma > 0.06 && ink.hue < -0.7 && ink.hue > -1.6)
    const lemon = inksFor(['lavender']).some((ink) => ink && ink.chroma > 0.1 && ink.hue > 1.3 && ink.hue < 2)
    expect([violet, lemon]).toEqual([true, false])
  })

  test('what is green by nature has a colour beside the greens of its leaves', () => {
    expect(inksFor(['frog']).some((ink) => ink && ink.chroma > 0.08 && !isGreen(ink))).toBe(true)
  })

  test('a contour lies under every broad form and under no needle', () => {
    const motif = createMotif()
    const box = (width: number): Knot[] => [
      [0, 0, 1],
      [20, 0, 1],
      [20, width, 1],
      [0, width, 1],
    ]
    motif.layers.push({ ink: 2, ring: box(12), holes: [], isForm: true })
    motif.layers.push({ ink: 2, ring: box(0.6), holes: [], isForm: true })
    expect(engrave(motif, 1, 0.45).layers.map(({ ink }) => ink)).toEqual([1, 2, 2])
  })

  describe('for a wall', () => {
    const compose = (motifs: string[]): Cloth => {
      const plan = makePlan(botanicalPlate, 3, { motifs, hexes: inksFor(motifs).map((ink) => `${ink?.hex}`) })
      return botanicalPlate.compose?.(plan) as Cloth
    }
    const isRule = ({ rings }: Shape): boolean => rings.every((ring) => ring.length === 4)

    test.each([
      [['peony']],
      [['fern', 'ivy']],
      [['poppy', 'cornflower', 'iris']],
      [['monstera']],
      [['mushroom']],
      [['herb']],
    ])('%s stands inside the plate mark, as high as there is room', (motifs) => {
      const { shapes, widthMm, heightMm } = compose(motifs)
      const drawn = boxOf(shapes.filter((shape) => !isRule(shape)).flatMap(({ rings }) => rings))
      expect([drawn.left > 0.06 * widthMm, drawn.top > 0.06 * heightMm]).toEqual([true, true])
      expect([drawn.right < 0.94 * widthMm, drawn.bottom < 0.94 * heightMm]).toEqual([true, true])
      expect(drawn.bottom - drawn.top).toBeGreaterThan(0.6 * heightMm)
    })

    test('several plants stand on one line', () => {
      const { shapes, heightMm } = compose(['poppy', 'cornflower', 'iris'])
      const feet = shapes.filter((shape) => !isRule(shape) && boxOf(shape.rings).bottom > heightMm * 0.89)
      const middles = feet.map(({ rings }) => (boxOf(rings).left + boxOf(rings).right) / 2)
      expect(Math.max(...middles) - Math.min(...middles)).toBeGreaterThan(0.35 * heightMm)
    })

    test('ferns alone are green', () => {
      expect(inksFor(['fern']).every((ink) => ink && (ink.chroma < 0.05 || isGreen(ink) || ink.hue > 1))).toBe(true)
    })
  })
})
