// What is too much for one drawing is refused with the repeat that is not, whatever makes it much.
import { describe, expect, test } from '@jest/globals'
import { generatePattern } from '../../../../../../../processors/engines/pattern/generate-pattern.ts'
import { createCloth, paint } from '../../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import {
  COPIED_KNOTS_MOST,
  countKnots,
  fullnessOf,
  KNOTS_MOST,
} from '../../../../../../../processors/engines/pattern/kit/area/drawing-limit.ts'
import { gather } from '../../../../../../../processors/engines/pattern/kit/area/gather.ts'
import type { Ring } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { imagesOfView } from '../../../../../../../processors/engines/pattern/layout/kaleidoscope.ts'
import { PatternRejected } from '../../../../../../../processors/engines/pattern/request/pattern-rejected.ts'
import type { PatternRequest } from '../../../../../../../processors/engines/pattern/request/pattern-request.ts'

/** A drawing at the limit takes a few seconds of a processor of one's own. */
const DRAWN_MS = 300_000

function draw(more: Partial<PatternRequest>) {
  return generatePattern({ prompt: 'damask', compositionType: 'tile', format: 'png', size: 64, seed: 1, ...more })
}

async function refusalOf(more: Partial<PatternRequest>): Promise<PatternRejected> {
  const refusal = await draw(more).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(PatternRejected)
  return refusal as PatternRejected
}

const square = (x: number, mm: number) => [
  [x, 0, 1] as const,
  [x + mm, 0, 1] as const,
  [x + mm, mm, 1] as const,
  [x, mm, 1] as const,
]

describe('a drawing', () => {
  test.each([
    [1, 8 / KNOTS_MOST],
    [2, 8 / KNOTS_MOST],
    [4, 32 / COPIED_KNOTS_MOST],
  ])('is as full as what is painted, or as the %i copies of it', (order, fullness) => {
    const cloth = createCloth(100, 100, 0, { lattice: { order, step: 1 } })
    paint(cloth, 1, square(0, 10), [square(2, 4)])
    expect(fullnessOf(cloth)).toBe(fullness)
  })

  test('that holds as much as it may takes no more', () => {
    const cloth = createCloth(100, 100, 0, { lattice: { order: 3, step: 1 } })
    countKnots(cloth, [Array.from({ length: COPIED_KNOTS_MOST / 3 - 4 }, () => [0, 0] as const)])
    paint(cloth, 1, square(0, 10))
    expect(() => paint(cloth, 1, square(0, 10))).toThrow('knots')
    expect(cloth.shapes).toHaveLength(1)
  })

  test('is refused while its shapes are gathered, and they are not copied as they come', () => {
    const byInk = new Map<number, Ring[]>()
    gather(byInk, 1, [square(0, 10)])
    const first = byInk.get(1)
    gather(byInk, 1, [square(20, 10), square(40, 10)])
    expect(byInk.get(1)).toBe(first)
    expect(first).toHaveLength(3)
    const large = Array.from({ length: KNOTS_MOST - 12 }, () => [0, 0] as const)
    gather(byInk, 2, [large])
    expect(() => gather(byInk, 2, [square(60, 10)])).toThrow('knots')
  })

  test('and what mirrors make of it is counted before it is made', () => {
    const cloth = createCloth(100, 100, 0)
    for (let x = 0; x < 90; x++) paint(cloth, 1, square(x, 10))
    const moves = Array.from({ length: COPIED_KNOTS_MOST / 300 }, () => [1, 0, 0, 1, 0, 0] as const)
    const corners = [...square(0, 100)].map(([x, y]) => [x, y] as const)
    expect(() => imagesOfView(cloth, corners, [0, 0], moves)).toThrow('knots')
  })
})

describe('a repeat that holds too much', () => {
  test.each([
    ['of full cloth', { repeatMm: 5000 }],
    ['of small motifs', { repeatMm: 2000, spec: { scale: 0.3 } }],
    ['of flowers that are made before the first is painted', { spec: { family: 'blossom-branch' }, repeatMm: 5000 }],
    ['of a density that is searched for', { prompt: 'toile de jouy', density: 'high', repeatMm: 5000 }],
  ])(
    '%s is refused with one that is drawn',
    async (_name, more) => {
      const { field, message } = await refusalOf(more)
      expect(field).toBe('repeatMm')
      const most = Number(/^repeatMm: must be at most (\d+) for this design: at (\d+) mm /.exec(message)?.[1])
      expect(most).toBeGreaterThan(200)
      const { report } = await draw({ ...more, repeatMm: most })
      expect(report.shapes).toBeGreaterThan(1000)
    },
    DRAWN_MS,
  )
})
