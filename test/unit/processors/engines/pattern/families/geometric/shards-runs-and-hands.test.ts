import { describe, expect, test } from '@jest/globals'
import type { Family, Plan } from '../../../../../../../processors/engines/pattern/families/family.ts'
import { chevron } from '../../../../../../../processors/engines/pattern/families/geometric/chevron.ts'
import { honeycomb } from '../../../../../../../processors/engines/pattern/families/geometric/honeycomb.ts'
import { scallops } from '../../../../../../../processors/engines/pattern/families/geometric/scallops.ts'
import { triangles } from '../../../../../../../processors/engines/pattern/families/geometric/triangles.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'
import { makePlan } from '../make-plan.ts'

const SIZE = 200
const TONES = ['#f3ecdc', '#a5432f', '#27395c', '#c98f2d', '#7c9a8c']

function planeOf(family: Family, plan: Plan): Uint8Array {
  return fillIndexPlane(family.draw(plan), SIZE, SIZE).data
}

function shareOf(plane: Uint8Array, ink: number): number {
  return plane.filter((one) => one === ink).length / plane.length
}

test.each(['diagonal shards, teal and coral, broken glass', 'shards of ice', 'sharp shards in pink and black'])(
  '"%s" are splinters, each colour in three strengths',
  (prompt) => {
    const { family, styles, palette } = specOfPrompt(prompt)
    expect(family).toBe('triangles')
    expect(styles).toContain('shards')
    expect(palette.inks.length).toBeGreaterThan(5)
  },
)

describe.each([1, 2, 3, 4])('shards, seed %i', (seed) => {
  const plan = makePlan(triangles, seed, { styles: ['shards'], hexes: TONES })
  const cloth = triangles.draw(plan)

  test('are far longer than they are wide, most of them along the diagonal', () => {
    const rings = cloth.shapes.flatMap((shape) => shape.rings)
    const rising = rings.filter((ring) => {
      const [[ax, ay], [bx, by]] = [...ring]
        .sort((one, other) => one[0] - other[0])
        .flatMap((knot, at, all) => (at === 0 || at === all.length - 1 ? [knot] : []))
      return by < ay && bx > ax
    })
    expect(rings.length).toBeGreaterThan(60)
    expect(rising.length / rings.length).toBeGreaterThan(0.8)
  })

  test('lie in every ink, none of which is a touch or half the cloth', () => {
    const plane = planeOf(triangles, plan)
    for (const ink of plan.cast.figures) {
      expect(shareOf(plane, ink)).toBeGreaterThan(0.05)
      expect(shareOf(plane, ink)).toBeLessThan(0.5)
    }
  })

  test('leave only hairlines and a few shards of ground', () => {
    expect(shareOf(planeOf(triangles, plan), plan.cast.ground)).toBeLessThan(0.32)
  })
})

test.each(['gradient', 'ombre'])('hexagons in a %s lie edge to edge, dark and light apart', (style) => {
  const plan = makePlan(honeycomb, 2, {
    styles: [style],
    hexes: ['#f3ecdc', '#b9d0e0', '#6f97bd', '#35618f', '#132f52'],
  })
  const cloth = honeycomb.draw(plan)
  const plane = fillIndexPlane(cloth, SIZE, SIZE).data
  const rowsOf = (ink: number): number[] =>
    Array.from({ length: SIZE }, (_, row) => row).filter((row) =>
      plane.subarray(row * SIZE, (row + 1) * SIZE).includes(ink),
    )
  const [darkest, lightest] = [plan.cast.byLightness[0], plan.cast.byLightness.at(-1) ?? 0]
  expect(rowsOf(darkest).length).toBeGreaterThan(10)
  expect(rowsOf(darkest).filter((row) => rowsOf(lightest).includes(row))).toEqual([])
})

describe.each([1, 2, 3])('a zigzag by hand, seed %i', (seed) => {
  const [ruled, drawn] = [[], ['hand drawn']].map((styles) => chevron.draw(makePlan(chevron, seed, { styles })))

  test('has the bands of the ruled one, none of them straight', () => {
    expect(drawn.shapes.length).toBe(ruled.shapes.length)
    drawn.shapes.forEach(({ rings }, at) => {
      const heights = new Set(rings[0].map(([, y]) => y.toFixed(2)))
      expect(heights.size).toBeGreaterThan(new Set(ruled.shapes[at].rings[0].map(([, y]) => y.toFixed(2))).size)
      const [own, other] = [boxOf(rings), boxOf(ruled.shapes[at].rings)]
      expect(Math.abs(own.top - other.top)).toBeLessThan((other.bottom - other.top) / 3)
    })
  })

  test('closes over the repeat', () => {
    const plane = fillIndexPlane(drawn, SIZE, SIZE).data
    const column = (x: number): number[] => Array.from({ length: SIZE }, (_, y) => plane[y * SIZE + x])
    const steps = (one: number[], other: number[]): number => one.filter((ink, y) => ink !== other[y]).length
    const inside = Math.max(...Array.from({ length: SIZE - 1 }, (_, x) => steps(column(x), column(x + 1))))
    expect(steps(column(SIZE - 1), column(0))).toBeLessThanOrEqual(inside)
  })
})

test('scallops on a ground that is a colour have scales of it, on paper they need none', () => {
  const [blush, paper] = [['#f2cdc8'], ['#faf6ee']].map((ground) =>
    planeOf(
      scallops,
      makePlan(scallops, 1, { styles: ['plain'], hexes: [...ground, '#b87403', '#c49a46', '#ead29a'] }),
    ),
  )
  expect(shareOf(blush, 0)).toBeGreaterThan(0.15)
  expect(shareOf(paper, 0)).toBeLessThan(0.1)
})
