import { describe, expect, test } from '@jest/globals'
import { inkFromHex } from '../../../../../../../processors/engines/color/ink.ts'
import { coverageOf } from '../../../../../../../processors/engines/pattern/draw/measure-coverage.ts'
import { crocodile } from '../../../../../../../processors/engines/pattern/families/animal/crocodile.ts'
import { dalmatian } from '../../../../../../../processors/engines/pattern/families/animal/dalmatian.ts'
import { leopard } from '../../../../../../../processors/engines/pattern/families/animal/leopard.ts'
import { peacock } from '../../../../../../../processors/engines/pattern/families/animal/peacock.ts'
import { snake } from '../../../../../../../processors/engines/pattern/families/animal/snake.ts'
import { stripeField, zebra } from '../../../../../../../processors/engines/pattern/families/animal/zebra.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

describe('zebra stripes', () => {
  test.each([1, 2, 3, 4])('stripes end in a taper and never spring across, seed %i', (seed) => {
    const field = stripeField(makePlan(zebra, seed), 10)
    const [across, down] = [1200, 200]
    const steps = Array.from({ length: across * down }, (_, at) => {
      const [x, y] = [(at % across) / across, Math.floor(at / across) / down]
      return Math.abs(field(x + 1 / across, y) - field(x, y))
    })
    expect(steps.reduce((most, step) => Math.max(most, step), 0)).toBeLessThan(0.15)
  })
})

describe('leopard', () => {
  test('draws rosettes, a cheetah spots, a jaguar larger rosettes with spots inside', () => {
    const cloths = [[], ['cheetah'], ['jaguar']].map((styles) => leopard.draw(makePlan(leopard, 1, { styles })))
    const [rosettes, cheetah, jaguar] = cloths.map(({ shapes }) => {
      const sizes = shapes.map(({ rings }) => boxOf(rings)).map(({ right, left }) => right - left)
      return { count: shapes.length, largest: Math.max(...sizes) }
    })
    expect(jaguar.largest).toBeGreaterThan(rosettes.largest)
    expect(cheetah.largest).toBeLessThan(rosettes.largest)
    expect(cheetah.count).toBeGreaterThan(rosettes.count)
  })

  test('marks stand in the ink farthest from the ground', () => {
    const plan = makePlan(leopard, 1)
    const { data } = fillIndexPlane(leopard.draw(plan), 128, 128)
    const shareOf = (ink: number): number => data.filter((pixel) => pixel === ink).length
    for (const ink of plan.cast.figures) expect(shareOf(plan.cast.line)).toBeGreaterThanOrEqual(shareOf(ink))
  })
})

describe('leopard on a fur of middle tone', () => {
  test('has rosettes of its darkest ink round hearts of the lightest', () => {
    const plan = makePlan(leopard, 1, { hexes: ['#e8a5ad', '#8b8d8f', '#f8f2e8'] })
    const { data } = fillIndexPlane(leopard.draw(plan), 256, 256)
    const beside = (ink: number): number =>
      data.filter((one, at) => one === ink && at % 256 < 255 && data[at + 1] === plan.cast.ground).length
    expect(beside(1)).toBeGreaterThan(3 * beside(2))
  })
})

describe('zebra', () => {
  test('has stripes that fork or end: along a row their number changes', () => {
    const { data } = fillIndexPlane(zebra.draw(makePlan(zebra, 3, { hexes: ['#ffffff', '#000000'] })), 200, 200)
    const stripes = Array.from({ length: 40 }, (_, row) => {
      const line = data.subarray(row * 5 * 200, row * 5 * 200 + 200)
      return line.filter((ink, x) => ink === 1 && line[(x + 199) % 200] === 0).length
    })
    expect(new Set(stripes).size).toBeGreaterThan(1)
    expect(Math.min(...stripes)).toBeGreaterThan(4)
  })

  test('closes over the repeat', () => {
    const field = stripeField(makePlan(zebra, 1), 10)
    for (const at of [0.1, 0.37, 0.9]) {
      expect(field(at, 0)).toBeCloseTo(field(at, 1), 8)
      expect(field(0, at)).toBeCloseTo(field(1, at), 8)
    }
  })
})

describe('snake', () => {
  test('shows its saddles even in one ink', () => {
    const { shapes } = snake.draw(makePlan(snake, 1, { hexes: ['#f3ecdc', '#27395c'] }))
    const widths = shapes.map(({ rings }) => boxOf(rings)).map(({ right, left }) => right - left)
    expect(Math.max(...widths) / Math.min(...widths)).toBeGreaterThan(1.5)
  })
})

describe('dalmatian', () => {
  test('keeps its spots apart', () => {
    const plan = makePlan(dalmatian, 2)
    const spots = dalmatian.draw(plan).shapes.map(({ rings }) => boxOf(rings))
    const overlaps = spots.filter((one, at) =>
      spots.some((other, index) => {
        if (index <= at) return false
        const dx = Math.abs((one.left + one.right - other.left - other.right) / 2)
        const dy = Math.abs((one.top + one.bottom - other.top - other.bottom) / 2)
        const far = Math.hypot(Math.min(dx, plan.widthMm - dx), Math.min(dy, plan.heightMm - dy))
        return far < (one.right - one.left + other.right - other.left) / 4
      }),
    )
    expect(overlaps).toEqual([])
  })
})

describe('peacock feather', () => {
  test('has its own colours when none are named, plumage has not', () => {
    expect(peacock.colourway?.({ styles: [], details: {} })?.inks.length).toBe(6)
    expect(peacock.colourway?.({ styles: ['plumage'], details: {} })).toBeUndefined()
  })
})

describe('crocodile', () => {
  test.each(['#e8a3b0', '#1f4d3a', '#111111'])('a hide dyed %s is mostly of that colour', (hex) => {
    const way = crocodile.colourwayAround?.(hex, { styles: [], isGround: false, hasAccents: false })
    const { data } = fillIndexPlane(crocodile.draw(makePlan(crocodile, 1, { hexes: [...(way?.inks ?? [])] })), 128, 128)
    const shares = (way?.inks ?? []).map((_, ink) => data.filter((pixel) => pixel === ink).length)
    const largest = inkFromHex(way?.inks[shares.indexOf(Math.max(...shares))] ?? '')
    expect(Math.abs((largest?.lightness ?? 0) - (inkFromHex(hex)?.lightness ?? 0))).toBeLessThan(0.08)
  })
})

describe('peacock feathers', () => {
  const around = (isGround: boolean) =>
    peacock.colourwayAround?.('#111111', { styles: [], isGround, hasAccents: false })

  test('keep their own colours on a cloth that is named', () => {
    const own = peacock.colourway?.({ styles: [], details: {} })
    expect(around(true)).toEqual({ inks: ['#111111', ...(own?.inks.slice(1) ?? [])], ground: 0 })
    expect(around(false)).toBeUndefined()
  })
})

test('a large repeat of leopard is as full as a small one', () => {
  const share = (sideMm: number): number =>
    coverageOf(leopard.draw(makePlan(leopard, 2, { widthMm: sideMm, heightMm: sideMm })))
  expect(Math.abs(share(960) - share(160))).toBeLessThan(0.06)
})
