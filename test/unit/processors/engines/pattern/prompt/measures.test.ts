import { expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { listUnmet } from '../../../../../../processors/engines/pattern/spec/list-unmet.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const measured: readonly (readonly [prompt: string, family: string, facts: Readonly<Record<string, unknown>>])[] = [
  ['2 mm lines on 5 cm repeat, navy on white', 'stripes', { lineMm: 2, repeatMm: 50 }],
  ['grid of 1 mm black lines, 3 cm squares, cream ground', 'windowpane', { lineMm: 1, motifMm: 30 }],
  ['asanoha in white lines 1 mm wide on indigo', 'asanoha', { lineMm: 1, motifMm: undefined }],
  ['stripes 2 cm navy, 5 mm gold and 2 cm cream', 'stripes', { widthsMm: [20, 5, 20] }],
  ['stripes of 2, 1 and 0.5 cm in navy, red and white', 'stripes', { widthsMm: [20, 10, 5] }],
  ['navy stripes 1 cm wide, 3 cm apart, on white', 'stripes', { widthsMm: [10], gapMm: 30 }],
  ['schmale Streifen in Blau, 5 mm breit', 'stripes', { motifMm: 5 }],
  [
    'roses 8 cm, repeat 64 x 32 cm',
    'tossed-floral',
    { motifMm: 80, repeatMm: 640, aspect: { width: 640, height: 320 } },
  ],
  ['90cm x 90cm silk scarf with horses', 'conversational', { repeatMm: 900, motifMm: undefined }],
  ['lunares de 2 cm de ancho, rojo', 'dots', { motifMm: 20 }],
]

test.each(measured)('"%s" is measured', (prompt, family, facts) => {
  const { wishes, ignored } = understandPrompt(prompt)
  expect(wishes).toMatchObject(Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)))
  for (const [name, value] of Object.entries(facts)) if (value === undefined) expect(wishes).not.toHaveProperty(name)
  expect(ignored).toEqual([])
  expect(specOfPrompt(prompt).family).toBe(family)
})

test('pinstripes are a millimetre wide where only their distance is told, and lines abroad have a weight', () => {
  expect(understandPrompt('vertical pinstripes 10 mm apart, blue on white').wishes.widthsMm).toEqual([1])
  expect(understandPrompt('hexagones, lignes épaisses, noir et blanc').wishes.lineWeight).toBe(1.8)
  expect(understandPrompt('whales in blue ink on sand').wishes.colours).toHaveLength(2)
})

test('stripes have the widths that are told, in their order, and the ground is one of them', () => {
  const spec = specOfPrompt('stripes 2 cm navy, 5 mm gold and 2 cm cream, vertical')
  expect(spec.repeatMm % 45).toBeCloseTo(0)
  const cloth = drawDesign(spec)
  const widths = cloth.shapes.map(({ rings: [body] }) => {
    const across = body.map(([x]) => x)
    return Math.round(Math.max(...across) - Math.min(...across))
  })
  expect(new Set(widths)).toEqual(new Set([20, 5]))
})

test('what a family cannot measure is told', () => {
  const told = (prompt: string): string[] => {
    const { wishes } = understandPrompt(prompt)
    return listUnmet(wishes, resolveSpec(checkRequest({ prompt, compositionType: 'tile', format: 'png' }), wishes))
  }
  expect(told('hexagons 1 cm wide, 3 cm apart')).toEqual(['30 mm apart (honeycomb spaces by density)'])
  expect(told('polka dots 1 cm wide, 3 cm apart')).toEqual([])
  expect(told('trellis with 3 mm lines')).toEqual([])
})

test('dots lie as far apart as is asked, whatever their size', () => {
  const cloth = drawDesign(specOfPrompt('polka dots 5 mm, 20 mm apart, white on navy'))
  const boxes = cloth.shapes.map(({ rings: [body] }) => {
    const [across, down] = [body.map(([x]) => x), body.map(([, y]) => y)]
    const [left, right, top, bottom] = [Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)]
    return { x: (left + right) / 2, y: (top + bottom) / 2, wide: right - left }
  })
  const [first, ...others] = boxes
  const nearest = Math.min(...others.map(({ x, y }) => Math.hypot(x - first.x, y - first.y)))
  expect(Math.abs(nearest - 20)).toBeLessThan(3)
  expect(first.wide).toBeGreaterThan(4)
  expect(first.wide).toBeLessThan(6.5)
})
