import { describe, expect, test } from '@jest/globals'
import type { Engraver } from '../../../../../../../processors/engines/pattern/families/heritage/toile/engraver.ts'
import { path } from '../../../../../../../processors/engines/pattern/families/heritage/toile/engraver.ts'
import { islands, islets } from '../../../../../../../processors/engines/pattern/families/heritage/toile/islands.ts'
import { pictureIslet } from '../../../../../../../processors/engines/pattern/families/heritage/toile/picture-island.ts'
import {
  plantIsland,
  plantIslet,
} from '../../../../../../../processors/engines/pattern/families/heritage/toile/plant-island.ts'
import { toile } from '../../../../../../../processors/engines/pattern/families/heritage/toile/toile.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { createMotif } from '../../../../../../../processors/engines/pattern/kit/motif/motif.ts'
import { makePlan } from '../make-plan.ts'

const INK = 1
const PAPER = 0
const plants = ['peony', 'tulip', 'foxglove', 'snowdrop'].flatMap((noun) => [plantIsland(noun), plantIslet(noun)])
const scenes = [...islands, ...islets, ...plants].map((scene) => [scene.name, scene] as const)

function engrave(draw: (pen: Engraver) => void): Engraver['motif'] {
  const motif = createMotif()
  draw({ motif, ink: INK, paper: PAPER, line: 0.02, random: createRandom('scene') })
  return motif
}

test('what flies has no ground under it, what stands has', () => {
  const { cast } = makePlan(toile, 1)
  const wideOf = (noun: string): number => {
    const { left, right } = boxOf(engrave(pictureIslet(noun, cast).draw).layers.map(({ ring }) => ring))
    return right - left
  }
  expect(wideOf('lighthouse')).toBeGreaterThan(2)
  expect(wideOf('butterfly')).toBeLessThan(2)
})

describe.each(scenes)('the island "%s"', (_, scene) => {
  test('is drawn in ink and paper only, and fits its cell', () => {
    const { layers } = engrave(scene.draw)
    expect(new Set(layers.map(({ ink }) => ink))).toEqual(new Set([INK, PAPER]))
    const { left, right, top, bottom } = boxOf(layers.map(({ ring }) => ring))
    expect(right - left).toBeLessThan(6.5)
    expect(top).toBeGreaterThan(-4)
    expect(bottom).toBeLessThan(1.8)
  })

  test('is shaded by many lines and not left as an outline', () => {
    const thin = engrave(scene.draw).layers.filter(({ ink, ring }) => {
      const { left, right, top, bottom } = boxOf([ring])
      return ink === INK && Math.min(right - left, bottom - top) < 0.3
    })
    expect(thin.length).toBeGreaterThan(20)
  })
})

describe('toile', () => {
  test('draws in one ink on paper when there are two', () => {
    const { shapes } = toile.draw(makePlan(toile, 1, { hexes: ['#f3ecdc', '#27395c'] }))
    expect(new Set(shapes.map(({ ink }) => ink))).toEqual(new Set([0, 1]))
  })

  test('draws a scene that is asked for, and another cloth without', () => {
    const draw = (motifs: readonly string[]) => toile.draw(makePlan(toile, 4, { motifs })).shapes.length
    expect(draw(['castle'])).not.toBe(draw(['windmill']))
  })

  test('engraves a thing that has no scene of its own', () => {
    const shapes = (motifs: readonly string[]) => toile.draw(makePlan(toile, 4, { motifs })).shapes
    expect(shapes(['elephant'])).not.toEqual(shapes(['pineapple']))
    expect(shapes(['elephant'])).not.toEqual(shapes([]))
  })
})

test('an outline is written as places with a mark for sharp corners', () => {
  expect(path('0 1!, -0.5 2, 3 .25!')).toEqual([
    [0, 1, 1],
    [-0.5, 2],
    [3, 0.25, 1],
  ])
})

test.each([1, 2, 3])('willow ware shows its willow scenes and no others, seed %i', (seed) => {
  const own = [...islands, ...islets].filter(({ nouns }) => nouns.includes('willow')).map(({ name }) => name)
  const drawn: string[] = []
  const random = createRandom(`${seed}`)
  const fork = (label: string) => {
    drawn.push(label)
    return random.fork(label)
  }
  const heard = { ...random, fork }
  toile.draw(makePlan(toile, seed, { styles: ['willow'], random: { ...random, fork: () => heard } }))
  const scenesDrawn = drawn.map((label) => label.replace(/ \d+$/, ''))
  expect(new Set(scenesDrawn.filter((name) => own.includes(name))).size).toBe(own.length)
  expect(scenesDrawn.filter((name) => scenes.some(([other]) => other === name) && !own.includes(name))).toEqual([])
})

test.each(['cowboy', 'cactus', 'bicycle', 'tractor'])(
  'every part of a %s that is left open has a line round it',
  (noun) => {
    const { cast } = makePlan(toile, 1)
    const { layers } = engrave(pictureIslet(noun, cast).draw)
    const reach = (ring: Parameters<typeof boxOf>[0][number]): number => {
      const { left, right } = boxOf([ring])
      return right - left
    }
    // An open part follows the line that is seen round it, a little wider than itself.
    const lined = layers.filter(({ ink, ring }, at) => {
      const before = layers[at - 1]
      return (
        ink === PAPER &&
        before?.ink === INK &&
        reach(before.ring) > reach(ring) &&
        reach(before.ring) < reach(ring) + 0.3
      )
    })
    expect(lined.length).toBeGreaterThan(3)
  },
)
