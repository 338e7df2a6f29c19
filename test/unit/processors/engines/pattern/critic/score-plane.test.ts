import { describe, expect, test } from '@jest/globals'
import { mean } from '../../../../../../processors/engines/numbers/mean.ts'
import { measureDistances } from '../../../../../../processors/engines/pattern/critic/distance-map.ts'
import type { Scores } from '../../../../../../processors/engines/pattern/critic/score-plane.ts'
import { scorePlane } from '../../../../../../processors/engines/pattern/critic/score-plane.ts'
import { createCloth, paint } from '../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { createRandom } from '../../../../../../processors/engines/pattern/kit/chance/random.ts'
import type { Point } from '../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { circle } from '../../../../../../processors/engines/pattern/kit/line/outline.ts'
import { scatterPoints } from '../../../../../../processors/engines/pattern/kit/place/scatter.ts'
import { fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'

const SIDE = 300

/** A toss of large, middling and small discs in two colours; places are given in mm. */
function scoreDiscs(places: readonly Point[]): Scores {
  const cloth = createCloth(SIDE, SIDE, 0)
  places.forEach(([x, y], at) => {
    paint(cloth, 1 + (at % 2), circle(x, y, at < 8 ? 24 : at < 20 ? 13 : 6))
  })
  return scorePlane(fillIndexPlane(cloth, 128, 128), 0)
}

const scattered = new Map<number, readonly Point[]>()
for (const seed of [1, 2, 3, 4]) {
  const random = createRandom(`critic ${seed}`)
  const heroes = scatterPoints(random, createCloth(SIDE, SIDE, 0), 8, { rowAversion: 1 })
  const rest = scatterPoints(random, createCloth(SIDE, SIDE, 0), 45)
  scattered.set(seed, [...heroes, ...rest.filter((place) => heroes.every((hero) => far(place, hero) > 34))])
}

function far(one: Point, other: Point): number {
  const step = (from: number, to: number): number => Math.abs(from - to - SIDE * Math.round((from - to) / SIDE))
  return Math.hypot(step(one[0], other[0]), step(one[1], other[1]))
}

const over = (change: (places: Point[]) => Point[], part: keyof Scores): number =>
  mean([...scattered.values()].map((places) => scoreDiscs(change([...places]))[part] ?? Number.NaN))
const asScattered = (places: Point[]): Point[] => places

/** Sheets made bad on purpose. */
const bad = {
  rows: (places: Point[]): Point[] => places.map(([x, y], at) => (at < 8 ? [x, at % 2 ? 75 : 225] : [x, y])),
  diagonal: (places: Point[]): Point[] =>
    places.map((place, at) => (at < 8 ? [(at * SIDE) / 8, (at * SIDE) / 8 + 4 * (at % 2)] : place)),
  hole: (places: Point[]): Point[] => places.filter((place) => far(place, [140, 170]) > 75),
  clump: (places: Point[]): Point[] => places.map(([x, y]) => [x * 0.62 + 20, y * 0.7 + 30]),
  alley: (places: Point[]): Point[] => places.filter(([x], at) => Math.abs(x - 150) > (at < 8 ? 40 : 26)),
} as const

describe('the critic', () => {
  test('sees large motifs in rows or on a diagonal as line-ups', () => {
    expect(over(asScattered, 'lineUps')).toBeGreaterThan(0.75)
    expect(over(bad.rows, 'lineUps')).toBeLessThan(0.45)
    expect(over(bad.diagonal, 'lineUps')).toBeLessThan(0.45)
  })

  test('sees a hole', () => {
    expect(over(bad.hole, 'holes')).toBeLessThan(over(asScattered, 'holes') - 0.35)
  })

  test('sees an alley of ground', () => {
    expect(over(bad.alley, 'alleyways')).toBeLessThan(0.15)
    expect(over(asScattered, 'alleyways')).toBeGreaterThan(0.25)
  })

  test('sees all weight on one side', () => {
    expect(over(bad.clump, 'balance')).toBeLessThan(over(asScattered, 'balance') - 0.25)
  })

  test('ranks every sheet made bad below every scattered one on the whole', () => {
    const good = Math.min(...[...scattered.values()].map((places) => scoreDiscs(places).total))
    for (const change of Object.values(bad)) expect(over(change, 'total')).toBeLessThan(good)
  })

  test('a plain cloth has no fault', () => {
    expect(scoreDiscs([]).total).toBe(1)
  })
})

describe('measureDistances', () => {
  test('agrees with looking at every pixel, round the edges of the torus too', () => {
    const [width, height] = [13, 9]
    const random = createRandom('distances')
    const marked = Uint8Array.from({ length: width * height }, () => (random.chance(0.85) ? 1 : 0))
    const found = measureDistances(marked, width, height)
    marked.forEach((mark, at) => {
      let least = mark ? Infinity : 0
      marked.forEach((other, place) => {
        if (other) return
        const dx = Math.abs((place % width) - (at % width))
        const dy = Math.abs(Math.floor(place / width) - Math.floor(at / width))
        least = Math.min(least, Math.min(dx, width - dx) ** 2 + Math.min(dy, height - dy) ** 2)
      })
      expect(found[at]).toBe(least)
    })
  })
})
