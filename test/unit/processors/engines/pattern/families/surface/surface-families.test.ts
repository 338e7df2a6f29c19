import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import { agate } from '../../../../../../../processors/engines/pattern/families/surface/agate.ts'
import { brushStrokes } from '../../../../../../../processors/engines/pattern/families/surface/brush-strokes.ts'
import { camo } from '../../../../../../../processors/engines/pattern/families/surface/camo.ts'
import { marbling } from '../../../../../../../processors/engines/pattern/families/surface/marbling.ts'
import { ombre } from '../../../../../../../processors/engines/pattern/families/surface/ombre.ts'
import { terrazzo } from '../../../../../../../processors/engines/pattern/families/surface/terrazzo.ts'
import { weathered } from '../../../../../../../processors/engines/pattern/families/surface/weathered.ts'
import type { Ring } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const SIZE = 100

describe.each([marbling, camo, ombre, brushStrokes, weathered].map((family) => [family.name, family] as const))(
  '%s',
  (_, family) => {
    test('draws every kind that can be named, each another cloth', () => {
      // Desert, arctic and urban camouflage are woodland in other colours.
      const kinds = Object.keys(family.kinds ?? {}).filter((kind) => !['desert', 'arctic', 'urban'].includes(kind))
      const planes = kinds.map((kind) => {
        const cloth = family.draw(makePlan(family, 5, { styles: [kind] }))
        return Buffer.from(fillIndexPlane(cloth, SIZE, SIZE).data).toString('base64')
      })
      expect(new Set(planes).size).toBe(kinds.length)
    })
  },
)

describe('terrazzo', () => {
  test.each([1, 2])('has chips that never touch, seed %i', (seed) => {
    const plan = makePlan(terrazzo, seed)
    const chips = terrazzo.draw(plan).shapes.map(({ rings }) => rings[0])
    // Each pair is compared where it comes nearest on the torus.
    const nearest = (from: number, period: number): number => -Math.round(from / period) * period
    const isInside = ([x, y]: readonly [number, number], ring: Ring): boolean => {
      const [shiftX, shiftY] = [nearest(ring[0][0] - x, plan.widthMm), nearest(ring[0][1] - y, plan.heightMm)]
      let inside = false
      ring.forEach(([knotX, knotY], at) => {
        const before = ring[(at + ring.length - 1) % ring.length]
        const [oneX, oneY] = [knotX + shiftX - x, knotY + shiftY - y]
        const [otherX, otherY] = [before[0] + shiftX - x, before[1] + shiftY - y]
        if (oneY > 0 !== otherY > 0 && ((otherX - oneX) * -oneY) / (otherY - oneY) + oneX > 0) inside = !inside
      })
      return inside
    }
    const touching = chips.filter((chip, at) =>
      chips.some((other, index) => index !== at && chip.some(([x, y]) => isInside([x, y], other))),
    )
    expect(touching).toEqual([])
  })
})

describe('brush and wash', () => {
  test.each([1, 2, 3, 4, 5, 6])('strokes are strokes where no scribble is asked for, seed %i', (seed) => {
    const { shapes, ground } = brushStrokes.draw(makePlan(brushStrokes, seed))
    // Where bristles ran dry the ground shows; a scribble is one line.
    expect(shapes.some(({ ink }) => ink === ground)).toBe(true)
  })

  test('a stroke has no corner but between the fingers of its end', () => {
    const { shapes, ground } = brushStrokes.draw(makePlan(brushStrokes, 2, { styles: ['sweeps'] }))
    const strokes = shapes.filter(({ ink, rings }) => ink !== ground && rings[0].length > 20)
    expect(strokes.length).toBeGreaterThan(5)
    for (const { rings } of strokes)
      rings[0].forEach((knot, at, ring) => {
        expect(knot[2] === 1 && ring[(at + 1) % ring.length][2] === 1).toBe(false)
      })
  })

  test('a wash is rimmed by the tone next to its own, and paler in its heart', () => {
    const plan = makePlan(ombre, 4, { styles: ['pools'] })
    const [rim, body, heart] = ombre.draw(plan).shapes.map(({ ink }) => ink)
    const step = (ink: number) => Math.abs(plan.cast.inks[ink].lightness - plan.cast.inks[plan.cast.ground].lightness)
    expect(step(body)).toBeLessThan(step(rim))
    expect(heart).toBe(plan.cast.ground)
  })

  test('the heart of a wash is a paler tone of it, never another colour', () => {
    const parts = (hexes: readonly string[]): number =>
      ombre.draw(makePlan(ombre, 4, { styles: ['pools'], hexes })).shapes.length
    const blues = parts(['#eef2f6', '#b7c9dd', '#8fa9c8', '#6484ad'])
    expect(parts(['#f3ecdc', '#a5432f', '#27395c', '#c98f2d'])).toBeLessThan(blues)
  })
})

describe('stones', () => {
  test.each(['pebbles', 'cobbles'])('%s are worn round, lit from above, and drawn in every ink', (kind) => {
    const plan = makePlan(terrazzo, 3, { styles: [kind] })
    const { shapes, ground } = terrazzo.draw(plan)
    const corners = shapes.flatMap(({ rings }) => rings[0]).filter((knot) => knot[2] === 1)
    expect(corners.length).toBeLessThan(shapes.length)
    expect(new Set([ground, ...shapes.map(({ ink }) => ink)]).size).toBe(plan.cast.inks.length)
  })
})

describe('digital camouflage', () => {
  test('keeps every edge on a grid of square cells', () => {
    const plan = makePlan(camo, 1, { styles: ['digital'] })
    const cellMm = plan.widthMm / 64
    const { shapes } = camo.draw(plan)
    expect(shapes.length).toBeGreaterThan(0)
    for (const { rings } of shapes)
      for (const ring of rings)
        for (const [x, y] of ring)
          for (const place of [x, y]) expect(Math.abs(place / cellMm - Math.round(place / cellMm))).toBeLessThan(1e-6)
  })
})

describe('camouflage by its build', () => {
  const ringsOf = (kind: string) =>
    camo.draw(makePlan(camo, 1, { styles: [kind] })).shapes.flatMap(({ rings }) => rings)

  test('splinter has corners alone, and shards as long as the cloth is cut', () => {
    const rings = ringsOf('splinter')
    expect(rings.length).toBeGreaterThan(30)
    expect(rings.flat().every(([, , corner]) => corner === 1)).toBe(true)
  })

  test('flecktarn is made of hundreds of dabs, pebbles lie on the desert', () => {
    expect(ringsOf('flecktarn').length).toBeGreaterThan(400)
    expect(ringsOf('chips').length).toBeGreaterThan(ringsOf('woodland').length)
  })
})

describe('veined stone', () => {
  test('is drawn for marble with veins, whichever family was named first', () => {
    const styles = ['veined']
    const coverOf = (family: typeof agate): number => {
      const { data } = fillIndexPlane(family.draw(makePlan(family, 1, { styles })), SIZE, SIZE)
      return data.filter((ink) => ink !== 0).length / data.length
    }
    expect(coverOf(agate)).toBeLessThan(0.45)
    expect(coverOf(marbling)).toBeLessThan(0.45)
  })
})

test('parched earth gapes in the deepest ink between plates of all the others', () => {
  const hexes = ['#c79c6e', '#b98959', '#d6b083', '#4a3224']
  const cloth = weathered.draw(makePlan(weathered, 5, { hexes, styles: ['earth'] }))
  const { data } = fillIndexPlane(cloth, SIZE, SIZE)
  const share = (ink: number): number => data.filter((one) => one === ink).length / data.length
  for (const ink of [0, 1, 2]) expect(share(ink)).toBeGreaterThan(0.08)
  expect(share(3)).toBeGreaterThan(0.08)
  expect(share(3)).toBeLessThan(0.35)
})

test.each(['#2c4468', '#e8a0b4', '#101014'])('bleach takes %s from a deep dye to nearly bare cotton', (hex) => {
  const asked = { styles: ['bleached'], isGround: false, hasAccents: false }
  const lightness = weathered.colourwayAround?.(hex, asked)?.inks.map((ink) => inkOf(ink).lightness) ?? []
  expect(lightness).toHaveLength(5)
  expect(lightness[0]).toBeLessThan(0.65)
  expect(lightness.at(-1)).toBeGreaterThan(0.9)
  expect(understandPrompt('acid wash denim').wishes.styles).toContain('bleached')
})

test('a colour of another hue is dropped into a wash, and is no tide mark between its tones', () => {
  const hexes = ['#f7f3ea', '#b8cfe0', '#5a86b8', '#1f3a68', '#ee7d64']
  const plan = makePlan(ombre, 3, { styles: ['wash'], details: { kind: 'wash' }, hexes })
  const { data } = fillIndexPlane(ombre.draw(plan), 160, 160)
  const isCoral = (at: number): boolean => data[at] === 4
  const coral = data.filter((ink) => ink === 4).length / data.length
  expect(coral).toBeGreaterThan(0.03)
  expect(coral).toBeLessThan(0.17)
  // Where a tone ends another begins, and coral lies between them but seldom.
  let [steps, parted] = [0, 0]
  for (let at = 1; at < data.length; at++) {
    if (data[at] === data[at - 1]) continue
    steps++
    if (isCoral(at) || isCoral(at - 1)) parted++
  }
  expect(parted / steps).toBeLessThan(0.3)
})
