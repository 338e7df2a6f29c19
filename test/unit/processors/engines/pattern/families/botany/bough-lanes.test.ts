import { describe, expect, test } from '@jest/globals'
import { laneBoughs } from '../../../../../../../processors/engines/pattern/families/botany/boughs/bough-lanes.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { stationAt } from '../../../../../../../processors/engines/pattern/kit/line/curve.ts'

const repeat = { count: 2, knees: 6, widthMm: 480, heightMm: 480 }

describe('the lanes of boughs', () => {
  test.each(['cherry', 'plum', 'quince'])('come nearer and part, for boughs in step are rails: %s', (seed) => {
    const { roomAt, strip } = laneBoughs(createRandom(seed), repeat)
    const rooms = Array.from({ length: 21 }, (_, at) => roomAt(0, 1, at / 20))
    expect(Math.max(...rooms) - Math.min(...rooms)).toBeGreaterThan(strip * 0.3)
    expect(Math.min(...rooms)).toBeGreaterThan(strip * 0.25)
  })

  test('end where the next one begins', () => {
    const { curves } = laneBoughs(createRandom('seam'), repeat)
    for (const curve of curves) {
      const head = stationAt(curve, 1)
      const feet = curves.map((other) => stationAt(other, 0))
      const off = feet.map(({ x }) => Math.abs((((x - head.x) % 480) + 480) % 480))
      expect(Math.min(...off.map((one) => Math.min(one, 480 - one)))).toBeLessThan(1e-6)
    }
  })
})
