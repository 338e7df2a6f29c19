import { describe, expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { planOf } from '../../../../../../processors/engines/pattern/draw/plan-of.ts'
import { conversational } from '../../../../../../processors/engines/pattern/families/conversational/conversational.ts'
import type { Cloth, Shape } from '../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { boxOf } from '../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const printOf = (prompt: string): Cloth => {
  const request = checkRequest({ prompt, compositionType: 'single', format: 'png' })
  const cloth = conversational.compose?.(planOf(resolveSpec(request, understandPrompt(prompt).wishes)))
  if (!cloth) throw new Error('things have a composition of their own')
  return cloth
}

const middleOf = ({ rings }: Shape): readonly [number, number] => {
  const { left, right, top, bottom } = boxOf(rings)
  return [(left + right) / 2, (top + bottom) / 2]
}

/** Share of the painted boxes that lies left of the middle of the sheet. */
const balanceOf = ({ shapes, widthMm }: Cloth): number => {
  const middle = widthMm / 2
  const boxes = shapes.map(({ rings }) => boxOf(rings))
  const sum = (clip: (x: number) => number): number =>
    boxes.reduce((total, { left, right, top, bottom }) => total + (clip(right) - clip(left)) * (bottom - top), 0)
  return sum((x) => Math.min(x, middle)) / sum((x) => x)
}

describe('a placement print of a thing with large leaves', () => {
  test.each(['tiger head with tropical leaves', 'pineapple and palm leaves', 'toucan and monstera leaves'])(
    'has them behind it, alike on both sides: %s',
    (prompt) => {
      const { motifs } = specOfPrompt(prompt, { compositionType: 'single' })
      const cloth = printOf(prompt)
      const { left, right } = boxOf(cloth.shapes.flatMap(({ rings }) => rings))
      expect(left).toBeCloseTo(cloth.widthMm - right, 0)
      // What is painted last is the lead: it lies in the middle, far from the tips of the leaves.
      const last = boxOf(cloth.shapes.slice(-6).flatMap(({ rings }) => rings))
      expect(last.left - left).toBeGreaterThan(0.1 * cloth.widthMm)
      expect(right - last.right).toBeGreaterThan(0.1 * cloth.widthMm)
      expect(motifs[0]).toBe(prompt.split(/ (?:with|and) /)[0])
    },
  )

  test('leaves alone, and those of a counted thing, are as they were', () => {
    expect(specOfPrompt('palm leaves', { compositionType: 'single' }).family).toBe('tropical')
    expect(specOfPrompt('pineapple and palm leaves', { compositionType: 'tile' }).family).toBe('tropical')
  })
})

describe('a placement print of flowers known from the side', () => {
  test.each(['tulip', 'iris', 'lotus', 'foxglove and lavender', 'lilies of the valley'])(
    'is a bunch of them whose stems meet: %s',
    (prompt) => {
      const cloth = drawDesign(specOfPrompt(prompt, { compositionType: 'single' }))
      const boxes = cloth.shapes.map(({ rings }) => boxOf(rings))
      const { left, right, top, bottom } = boxOf(cloth.shapes.flatMap(({ rings }) => rings))
      const foot = boxes.filter((box) => box.bottom > bottom - 0.1 * (bottom - top))
      const wide = Math.max(...foot.map((box) => box.right)) - Math.min(...foot.map((box) => box.left))
      expect(wide).toBeLessThan(0.35 * (right - left))
    },
  )

  test('lilies of the valley are no lilies', () => {
    expect(specOfPrompt('lilies of the valley', { compositionType: 'single' }).motifs).toEqual(['lily of the valley'])
  })
})

describe('a placement print of one thing', () => {
  test('shows the beast, where by the metre its name is a skin', () => {
    const specOf = (prompt: string, compositionType: 'single' | 'tile') => specOfPrompt(prompt, { compositionType })
    const shownIn = (prompt: string): unknown[] => {
      const { family, motifs } = specOf(prompt, 'single')
      return [family, ...motifs]
    }
    expect(shownIn('tiger')).toEqual(['conversational', 'tiger'])
    expect(shownIn('mermaid, teal and pink')).toEqual(['conversational', 'mermaid'])
    expect(shownIn('"hello sunshine"')).toEqual(['conversational', 'laurel wreath'])
    expect(specOf('"hello sunshine"', 'tile').family).toBe('signs')
    expect(shownIn('macaw')).toEqual(['conversational', 'macaw'])
    expect(shownIn('parrot with flowers')).toEqual(['conversational', 'parrot', 'blossom'])
    expect(shownIn('hibiscus and toucans')).toEqual(['conversational', 'toucan', 'hibiscus'])
    expect(specOf('macaw', 'tile').family).toBe('tropical')
    expect(shownIn('leopard print')).toEqual(['leopard'])
    expect(shownIn('mermaid scales')).toEqual(['scallops'])
    expect(specOf('tiger', 'tile').family).toBe('tiger')
  })

  test.each(['fox sitting among ferns', 'beetle', 'moth', 'sloth hanging from a branch', 'lemon slices'])(
    'is about as heavy on either side: %s',
    (prompt) => {
      const left = balanceOf(printOf(prompt))
      expect(left).toBeGreaterThan(0.3)
      expect(left).toBeLessThan(0.7)
    },
  )

  test.each(['whisky bottle', 'giraffe', 'crocodile', 'octopus', 'wolf'])('leaves a margin all round: %s', (prompt) => {
    const cloth = printOf(prompt)
    const { left, right, top, bottom } = boxOf(cloth.shapes.flatMap(({ rings }) => rings))
    const rim = Math.min(left, top, cloth.widthMm - right, cloth.heightMm - bottom) / cloth.widthMm
    expect(rim).toBeGreaterThan(0.035)
  })

  test('says its words once, in one ink, and keeps clear of them', () => {
    const { shapes, widthMm, heightMm } = printOf('"but first coffee" with a coffee cup')
    const isText = ({ rings }: Shape): boolean => rings.length > 12
    const text = shapes.filter(isText)
    expect(text).toHaveLength(1)
    const line = boxOf(text[0].rings)
    expect(line.right - line.left).toBeGreaterThan(widthMm * 0.5)
    expect(line.top).toBeGreaterThan(heightMm * 0.7)
    const isInside = ([x, y]: readonly [number, number]): boolean =>
      x > line.left && x < line.right && y > line.top && y < line.bottom
    expect(shapes.filter((shape) => !isText(shape) && isInside(middleOf(shape)))).toHaveLength(0)
  })

  test('sets a slogan once, in the middle of a wreath and in one ink', () => {
    const { shapes, widthMm } = printOf('"hello sunshine"')
    const text = shapes.filter(({ rings }) => rings.length > 12)
    expect(text).toHaveLength(1)
    const [x, y] = middleOf(text[0])
    expect(Math.hypot(x / widthMm - 0.5, y / widthMm - 0.5)).toBeLessThan(0.02)
    const outside = shapes.filter(
      (shape) => Math.hypot(middleOf(shape)[0] - x, middleOf(shape)[1] - y) > widthMm * 0.28,
    )
    expect(outside.length).toBeGreaterThan(60)
  })

  test('sets a thing into a wreath and on a shield', () => {
    for (const [prompt, bare] of [
      ['christmas wreath with robins', 'christmas wreath'],
      ['shield with a lion', 'shield'],
    ]) {
      const inMiddle = ({ shapes, widthMm, heightMm }: Cloth): number =>
        shapes.filter((shape) => {
          const [x, y] = middleOf(shape)
          return Math.hypot(x / widthMm - 0.5, y / heightMm - 0.48) < 0.1
        }).length
      expect(inMiddle(printOf(prompt))).toBeGreaterThan(inMiddle(printOf(bare)) + 2)
    }
  })
})
