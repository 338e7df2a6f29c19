import { describe, expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { planOf } from '../../../../../../processors/engines/pattern/draw/plan-of.ts'
import type { Subjects } from '../../../../../../processors/engines/pattern/families/conversational/cast-subjects.ts'
import { castSubjects } from '../../../../../../processors/engines/pattern/families/conversational/cast-subjects.ts'
import {
  numberOf,
  partsOf,
} from '../../../../../../processors/engines/pattern/families/conversational/placement/parts-of-print.ts'
import type { Cloth } from '../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { boxOf } from '../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { sceneryInksOf } from '../../../../../../processors/engines/pattern/palette/grounds/scenery-tones.ts'
import { fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import type { DesignSpec } from '../../../../../../processors/engines/pattern/spec/design-spec.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const printOf = (prompt: string): DesignSpec => specOfPrompt(prompt, { compositionType: 'single' })

const castOf = (prompt: string): { plan: ReturnType<typeof planOf>; cast: Subjects } => {
  const plan = planOf(printOf(prompt))
  return { plan, cast: castSubjects(plan) }
}

describe('a print of several of a kind', () => {
  test.each([
    ['lovebirds', true],
    ['wild horses running', true],
    ['penguins', true],
    ['a horse', false],
    ['tulips in a vase', false],
    ['lemons', false],
    ['deer heads', false],
  ])('%s are two who look at one another: %s', (prompt, isPair) => {
    const { plan, cast } = castOf(prompt)
    expect(numberOf(plan, partsOf(plan, cast).leads)).toBe(isPair ? 2 : 1)
  })

  test('the two stand on either side of the middle', () => {
    const { shapes, widthMm, heightMm } = drawDesign(printOf('lovebirds'))
    const boxes = shapes.map(({ rings }) => boxOf(rings))
    const large = boxes.filter(
      ({ left, right, top, bottom }) => (right - left) * (bottom - top) > 0.015 * widthMm * heightMm,
    )
    expect(large.some(({ right }) => right < widthMm * 0.52)).toBe(true)
    expect(large.some(({ left }) => left > widthMm * 0.48)).toBe(true)
  })
})

describe('a print of what stands in something', () => {
  const inkedBelow = ({ shapes, heightMm }: Cloth): Set<number> =>
    new Set(shapes.flatMap(({ ink, rings }) => (boxOf(rings).top > heightMm * 0.5 ? [ink] : [])))

  test('tulips in a vase have it under them', () => {
    const { plan, cast } = castOf('tulips in a vase')
    expect(plan.details['seat of tulip']).toBe('vase')
    const [bunch, alone] = [cast.heroes[0], castOf('tulips').cast.heroes[0]]
    const partsIn = (one: typeof bunch): number =>
      new Set(one.draw(plan.random, 100, 0).layers.map(({ ink }) => ink)).size
    expect(partsOf(plan, cast).leads[0].draw).toBe(bunch.draw)
    expect(partsIn(bunch)).toBeGreaterThan(partsIn(alone) - 1)
    expect(inkedBelow(drawDesign(printOf('tulips in a vase'))).size).toBeGreaterThan(1)
  })

  test('a cactus in a pot is in no desert and has its pot', () => {
    expect(printOf('cactus in a terracotta pot').details.backdrop).toBeUndefined()
    expect(printOf('cactus').details.backdrop).toBe('dunes')
  })
})

describe('a print under the moon', () => {
  test('the moon of a beast that howls at it is full, and large behind its head', () => {
    const spec = printOf('wolf howling at the moon')
    expect(spec.motifs[0]).toBe('howling wolf')
    expect(spec.details.backdrop).toBe('stars')
    const side = 200
    const disc = sceneryInksOf(spec)?.disc
    const share = (one: DesignSpec, ink: number | undefined): number =>
      Array.from(fillIndexPlane(drawDesign(one), side, side).data).filter((found) => found === ink).length / side ** 2
    const other = printOf('owl under a starry sky')
    expect(share(spec, disc)).toBeGreaterThan(share(other, sceneryInksOf(other)?.disc) * 1.5)
  })

  test('its phases hang over who is named with them, and over the moon alone', () => {
    for (const [prompt, led] of [
      ['moon phases with moths', /moth/],
      ['moon phases', /moon|phase/],
    ] as const) {
      const { plan, cast } = castOf(prompt)
      const [lead] = partsOf(plan, cast).leads
      expect(lead.kind).toMatch(led)
      const { shapes, widthMm, heightMm } = drawDesign(printOf(prompt))
      const discs = shapes
        .map(({ rings }) => boxOf(rings))
        .filter(({ left, right, top, bottom }) => {
          const [wide, tall] = [right - left, bottom - top]
          return (
            bottom < heightMm * 0.48 &&
            Math.abs(wide - tall) < 0.02 * tall &&
            wide > 0.07 * widthMm &&
            wide < 0.15 * widthMm
          )
        })
      expect(discs.length).toBeGreaterThanOrEqual(7)
    }
  })

  test('rockets and planets are out in space, where no hills cross the window', () => {
    const spec = printOf('rocket and planets')
    const inks = sceneryInksOf(spec)
    const side = 200
    const { data } = fillIndexPlane(drawDesign(spec), side, side)
    const lowest = Array.from({ length: side }, (_, x) => data[Math.round(side * 0.88) * side + x])
    expect(lowest.filter((ink) => ink === inks?.sky).length).toBeGreaterThan(side * 0.15)
  })
})

describe('a print of what a repeat takes for colours or for cloth', () => {
  test.each([
    ['rainbow', 'rainbow'],
    ['unicorn and rainbow', 'unicorn'],
    ['a deer head with antlers and flowers', 'stag head'],
  ])('%s shows it', (prompt, lead) => {
    expect(printOf(prompt).motifs[0]).toBe(lead)
  })

  test('waves are one great wave, and their scales in a repeat', () => {
    expect(printOf('ocean waves').family).toBe('great-wave')
    expect(specOfPrompt('ocean waves').family).toBe('seigaiha')
    expect(printOf('seigaiha').family).toBe('seigaiha')
  })

  test('a van by the beach stands before the sea', () => {
    expect(printOf('vintage camper van by the beach').details.backdrop).toBe('waves')
  })
})

describe('a place in the evening', () => {
  test('has a low sun and bands over the horizon', () => {
    const spec = printOf('lighthouse at sunset')
    const inks = sceneryInksOf(spec)
    expect(inks?.bands).toHaveLength(2)
    const { shapes, heightMm } = drawDesign(spec)
    const [sun] = shapes.filter(({ ink }) => ink === inks?.disc).map(({ rings }) => boxOf(rings))
    expect((sun.top + sun.bottom) / 2).toBeGreaterThan(heightMm * 0.38)
  })

  test('is left to the ground that is said', () => {
    expect(printOf('lighthouse at sunset on a navy ground').details['evening sky']).toBeUndefined()
  })

  test('woods turn in autumn', () => {
    const warmth = (prompt: string): number => {
      const spec = printOf(prompt)
      const hex = spec.palette.inks[sceneryInksOf(spec)?.near ?? 0]
      return Number.parseInt(hex.slice(1, 3), 16) - Number.parseInt(hex.slice(3, 5), 16)
    }
    expect(warmth('fox in the autumn forest')).toBeGreaterThan(warmth('fox in the forest') + 30)
  })
})

describe('a print in which things lie behind one another', () => {
  test.each(['crane birds and red sun', 'flamingo and sun'])('the sun is a disc behind who leads: %s', (prompt) => {
    const { plan, cast } = castOf(prompt)
    const { leads, light } = partsOf(plan, cast)
    expect(light?.kind).toBe('sun')
    expect(leads).not.toContain(light)
    const { shapes, widthMm } = drawDesign(printOf(prompt))
    const { left, right, top, bottom } = boxOf(shapes[0].rings)
    expect(right - left).toBeGreaterThan(widthMm * 0.4)
    expect(right - left).toBeCloseTo(bottom - top, 0)
  })

  test('a barn rises behind the beasts before it', () => {
    // Of the forms in the inks of things, without clouds and the rail: how tall the tallest is.
    const tallest = (spec: DesignSpec): number => {
      const { shapes, widthMm, heightMm } = drawDesign(spec)
      const worn = shapes.filter(({ ink }) => ink < (sceneryInksOf(spec)?.sky ?? 0)).map(({ rings }) => boxOf(rings))
      const things = worn.filter(({ left, right, bottom }) => right - left < widthMm * 0.5 && bottom > heightMm * 0.6)
      return Math.max(...things.map(({ top, bottom }) => bottom - top)) / heightMm
    }
    const spec = printOf('farm animals in front of a barn')
    const bare = { ...spec, motifs: spec.motifs.filter((noun) => noun !== 'barn') }
    expect(bare.motifs).toHaveLength(spec.motifs.length - 1)
    expect(tallest(spec)).toBeGreaterThan(tallest(bare) + 0.05)
  })

  test('in a forest of bamboo the panda leads, and bears sit around their fire', () => {
    const tallestOf = (prompt: string, noun: string): number => {
      const spec = printOf(prompt)
      const heights = (one: DesignSpec): number[] => {
        const { shapes, widthMm, heightMm } = drawDesign(one)
        const worn = shapes.filter(({ ink }) => ink < (sceneryInksOf(one)?.sky ?? 0)).map(({ rings }) => boxOf(rings))
        const things = worn.filter(({ left, right }) => right - left < widthMm * 0.5)
        return things.map(({ top, bottom }) => (bottom - top) / heightMm).toSorted((one, other) => other - one)
      }
      const [without] = heights({ ...spec, motifs: spec.motifs.filter((one) => one !== noun) })
      const [tallest] = heights(spec)
      return tallest - without
    }
    expect(tallestOf('bamboo forest with panda', 'panda')).toBeGreaterThan(0.05)
    expect(tallestOf('bears around a campfire under the stars', 'campfire')).toBeLessThan(0.02)
  })

  test('tulips with a windmill grow along the ground', () => {
    const spec = printOf('windmill and tulips')
    const { shapes, widthMm, heightMm } = drawDesign(spec)
    const worn = shapes.filter(({ ink }) => ink < (sceneryInksOf(spec)?.sky ?? 0)).map(({ rings }) => boxOf(rings))
    const low = worn.filter(({ top }) => top > heightMm * 0.7)
    const places = new Set(low.map(({ left }) => Math.floor((left / widthMm) * 8)))
    expect(places.size).toBeGreaterThan(5)
    expect(low.every(({ right, left }) => right - left < widthMm * 0.3)).toBe(true)
  })

  test('an aeroplane in the clouds flies, and a cat sits on one', () => {
    expect(printOf('vintage airplane in the clouds').details.backdrop).toBe('clouds')
    expect(printOf('cat on a cloud').details['seat of cat']).toBe('cloud')
  })

  test('trees of christmas are its trees', () => {
    expect(printOf('christmas truck with tree').motifs).toContain('christmas tree')
    expect(printOf('christmas truck with tree').motifs).not.toContain('tree')
  })
})
