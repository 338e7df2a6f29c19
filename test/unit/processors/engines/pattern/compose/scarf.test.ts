import { describe, expect, test } from '@jest/globals'
import { composeScarf } from '../../../../../../processors/engines/pattern/compose/scarf.ts'
import { familyOf, planOf } from '../../../../../../processors/engines/pattern/draw/plan-of.ts'
import { fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import type { DesignSpec } from '../../../../../../processors/engines/pattern/spec/design-spec.ts'

const spec: DesignSpec = {
  version: 4,
  family: 'leopard',
  seed: 3,
  composition: 'single',
  palette: { inks: ['#f1e6d0', '#a8322d', '#2c4a63', '#6f8a5b'], ground: 0 },
  motifs: [],
  styles: [],
  scale: 1,
  density: null,
  layout: 'toss',
  symmetry: 'p1',
  orientation: 'four-way',
  aspect: { width: 1, height: 1 },
  repeatMm: 320,
  details: {},
}

const [WIDE, TALL] = [480, 480]

describe('a placement print without a composition of its own', () => {
  const cloth = composeScarf(familyOf(spec), planOf(spec))
  const { data } = fillIndexPlane(cloth, WIDE, TALL)
  const inkAt = (x: number, y: number): number => data[y * WIDE + x]

  test('does not repeat and keeps a margin of ground', () => {
    expect(cloth.wraps).toBe(false)
    for (let at = 0; at < WIDE; at++)
      expect([inkAt(at, 0), inkAt(at, TALL - 1), inkAt(0, at), inkAt(WIDE - 1, at)]).toEqual([0, 0, 0, 0])
  })

  test('has a border that is the same in its four sides and mitred at its corners', () => {
    const [from, to] = [17, 40]
    let [faults, seen] = [0, 0]
    for (let y = from; y < to; y++)
      for (let x = y; x < WIDE / 2; x++)
        for (const image of [inkAt(WIDE - 1 - x, y), inkAt(x, TALL - 1 - y), inkAt(y, x)]) {
          seen++
          if (image !== inkAt(x, y)) faults++
        }
    // An edge that runs right through a pixel's middle may fall to either side of it.
    expect(faults / seen).toBeLessThan(0.005)
  })

  test('carries a medallion that turns into itself by an eighth', () => {
    const middle = WIDE / 2
    let same = 0
    let seen = 0
    for (let y = -100; y < 100; y++)
      for (let x = -100; x < 100; x++) {
        if (Math.hypot(x + 0.5, y + 0.5) > 90) continue
        const turned = [
          (x + 0.5) * Math.SQRT1_2 - (y + 0.5) * Math.SQRT1_2,
          (x + 0.5) * Math.SQRT1_2 + (y + 0.5) * Math.SQRT1_2,
        ]
        seen++
        if (inkAt(middle + x, middle + y) === inkAt(Math.floor(middle + turned[0]), Math.floor(middle + turned[1])))
          same++
      }
    expect(same / seen).toBeGreaterThan(0.85)
  })
})
