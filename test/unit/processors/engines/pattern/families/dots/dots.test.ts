import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../../processors/engines/pattern/../color/ink.ts'
import { dots } from '../../../../../../../processors/engines/pattern/families/dots/dots.ts'
import type { Plan } from '../../../../../../../processors/engines/pattern/families/family.ts'
import type { Cloth } from '../../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { castInks } from '../../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { fillIndexPlane, measureInkShares } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'

const hexes = ['#f7f1e6', '#c0272d', '#24427a', '#5f9e5a']

function drawn(styles: readonly string[], more: Partial<Plan> = {}, inks = 2): Cloth {
  return dots.draw({
    widthMm: 160,
    heightMm: 160,
    random: createRandom('1'),
    cast: castInks(hexes.slice(0, inks).map(inkOf), 0),
    scale: 1,
    coverage: 0.3,
    isDensityAsked: true,
    lattice: { order: 2, step: 1 },
    orientation: 'four-way',
    motifs: [],
    styles,
    details: {},
    ...more,
  })
}

const coverageOf = (cloth: Cloth): number => 1 - measureInkShares(fillIndexPlane(cloth, 512, 512), 4)[0]

describe('dots', () => {
  test.each(['polka', 'coin', 'ring', 'painted', 'halftone', 'confetti', 'sprinkles'])(
    '%s covers the share of the cloth it is asked to',
    (kind) => {
      expect(Math.abs(coverageOf(drawn([kind])) - 0.3)).toBeLessThan(0.06)
    },
  )

  test('polka dots lie on a centred lattice: half a cell on, the cloth is the same', () => {
    const cloth = drawn(['polka'])
    const centres = cloth.shapes.map(({ rings }) => {
      const { left, right, top, bottom } = boxOf(rings)
      return [(left + right) / 2, (top + bottom) / 2] as const
    })
    const rowsDown = new Set(centres.map(([, y]) => y.toFixed(3))).size
    const across = centres.length / rowsDown
    const cell = 160 / across
    const [first] = centres
    expect(
      centres.some(
        ([x, y]) => Math.abs(x - first[0] - cell / 2) < 1e-6 && Math.abs(y - first[1] - 160 / rowsDown) < 1e-6,
      ),
    ).toBe(true)
  })

  test('two colours share a centred lattice in a rule, whatever rule the seed takes', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      const inks = drawn(['polka'], { random: createRandom(seed) }, 3).shapes.map(({ ink }) => ink)
      const share = inks.filter((ink) => ink === inks[0]).length / inks.length
      expect([0.2, 0.5, 0.8].some((wanted) => Math.abs(share - wanted) < 0.01)).toBe(true)
    }
  })

  test('pin dots stay small unless a density is asked for', () => {
    expect(coverageOf(drawn(['pin'], { isDensityAsked: false }))).toBeLessThan(0.18)
  })

  test('halftone dots differ in size by more than three to one', () => {
    const widths = drawn(['halftone']).shapes.flatMap(({ rings }) =>
      rings.map((ring) => {
        const { left, right } = boxOf([ring])
        return right - left
      }),
    )
    expect(Math.max(...widths) / Math.min(...widths)).toBeGreaterThan(3)
  })

  test('confetti shares its colours out evenly', () => {
    const shares = measureInkShares(fillIndexPlane(drawn(['confetti'], {}, 4), 512, 512), 4).slice(1)
    expect(Math.max(...shares) / Math.min(...shares)).toBeLessThan(1.5)
  })

  test('mixed dots keep apart', () => {
    const circles = drawn(['mixed']).shapes.map(({ rings }) => {
      const { left, right, top, bottom } = boxOf(rings)
      return { x: (left + right) / 2, y: (top + bottom) / 2, radius: (right - left) / 2 }
    })
    expect(circles.length).toBeGreaterThan(9)
    for (const [at, one] of circles.entries())
      for (const other of circles.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.radius + other.radius - 0.1)
  })
})
