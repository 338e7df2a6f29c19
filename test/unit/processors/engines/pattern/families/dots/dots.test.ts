import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../../processors/engines/pattern/../color/ink.ts'
import { dots } from '../../../../../../../processors/engines/pattern/families/dots/dots.ts'
import type { Plan } from '../../../../../../../processors/engines/pattern/families/family.ts'
import type { Cloth } from '../../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { castInks } from '../../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
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

  const widthsOf = (cloth: Cloth): number[] =>
    cloth.shapes.flatMap(({ rings }) =>
      rings.map((ring) => {
        const { left, right } = boxOf([ring])
        return right - left
      }),
    )

  test.each([
    ['two sizes', 2],
    ['three sizes', 3],
  ])('%s are so many, on lattices within one another, even of polka dots', (kind, count) => {
    const sizes = new Set(widthsOf(drawn(['polka', kind], { isDensityAsked: false })).map((wide) => wide.toFixed(2)))
    expect(sizes.size).toBe(count)
    expect(new Set(drawn([kind], {}, 4).shapes.map(({ ink }) => ink)).size).toBe(3)
  })

  test.each([
    ['polka dots, three sizes', 'three sizes'],
    ['dots in two sizes', 'two sizes'],
    ['pois de trois tailles', 'three sizes'],
    ['spots of many sizes', 'mixed'],
    ['aboriginal dot painting', 'dot painting'],
  ])('"%s" asks for them', (prompt, style) => {
    const { wishes, ignored } = understandPrompt(prompt)
    expect(wishes.styles).toContain(style)
    expect(ignored).toEqual([])
  })

  test('two colours of mixed dots come in more than one size each', () => {
    const cloth = drawn(['mixed'], {}, 3)
    for (const ink of [1, 2]) {
      const widths = widthsOf({ ...cloth, shapes: cloth.shapes.filter((shape) => shape.ink === ink) })
      expect(Math.max(...widths) / Math.min(...widths)).toBeGreaterThan(1.6)
    }
  })

  test('the dots of a dot painting never touch and ring their centres', () => {
    const centres = drawn(['dot painting'], { isDensityAsked: false, coverage: 0.26 }, 4).shapes.flatMap(({ rings }) =>
      rings.map((ring) => {
        const { left, right, top, bottom } = boxOf([ring])
        return { x: (left + right) / 2, y: (top + bottom) / 2, far: (right - left) / 2 }
      }),
    )
    expect(centres.length).toBeGreaterThan(600)
    const near = (one: number, other: number): number => Math.abs(((((one - other) % 160) + 240) % 160) - 80)
    const rooms = centres.flatMap((one, at) =>
      centres
        .slice(at + 1)
        .map((other) => Math.hypot(near(one.x, other.x), near(one.y, other.y)) / (one.far + other.far)),
    )
    expect(rooms.reduce((least, room) => Math.min(least, room))).toBeGreaterThan(0.8)
  })

  test('a comic page is a screen of even dots under bursts with an outline and a shadow', () => {
    for (const count of [2, 3, 4]) {
      const cloth = drawn(['comic'], { isDensityAsked: false }, count)
      expect(new Set(fillIndexPlane(cloth, 320, 320).data).size).toBe(count)
    }
    const cloth = drawn(['comic'], { isDensityAsked: false }, 4)
    const bursts = cloth.shapes.filter(({ rings }) => rings.length === 1 && rings[0].length === 26)
    expect(bursts.length).toBeGreaterThan(12)
    // Each begins with its shadow and its outline, both in the ink of lines.
    expect(bursts[0].ink).toBe(bursts[1].ink)
    expect(understandPrompt('pop art comic dots').wishes.styles).toContain('comic')
  })
})
