import { expect, test } from '@jest/globals'
import { agate } from '../../../../../../../processors/engines/pattern/families/surface/agate.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const SIZE = 240
/** In pixels: the cave in the crystals of a slice is a body of its own, and smaller than any slice. */
const CAVE_MOST = 1000

/** Sizes in pixels of the bodies that lie apart on the torus. */
function bodiesOf(data: Uint8Array, isBody: (ink: number) => boolean): number[] {
  const seen = new Uint8Array(data.length)
  const sizes: number[] = []
  for (let start = 0; start < data.length; start++) {
    if (seen[start] === 1 || !isBody(data[start])) continue
    const open = [start]
    seen[start] = 1
    let size = 0
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      size++
      const [x, y] = [at % SIZE, Math.floor(at / SIZE)]
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ]) {
        const next = ((y + dy + SIZE) % SIZE) * SIZE + ((x + dx + SIZE) % SIZE)
        if (seen[next] === 1 || !isBody(data[next])) continue
        seen[next] = 1
        open.push(next)
      }
    }
    sizes.push(size)
  }
  return sizes
}

test.each([1, 2, 3, 4])('slices of agate lie apart, nine on the usual repeat, seed %i', (seed) => {
  const { data } = fillIndexPlane(agate.draw(makePlan(agate, seed)), SIZE, SIZE)
  const slices = bodiesOf(data as Uint8Array, (ink) => ink !== 0).filter((size) => size > CAVE_MOST)
  expect(slices).toHaveLength(9)
  expect(Math.min(...slices) * 9).toBeGreaterThan(SIZE * SIZE * 0.2)
})

test.each([1, 2])('a slice of agate is banded from its rim to its hollow in all dyes, seed %i', (seed) => {
  const { shapes } = agate.draw(makePlan(agate, seed))
  const inks = new Set(shapes.map(({ ink }) => ink))
  expect([...inks].sort()).toEqual([0, 1, 2, 3])
  // Three dyes of eleven bands or more, and a hollow each.
  expect(shapes.length).toBeGreaterThan(3 * 11)
})

test.each([1, 2, 3])(
  'malachite fills the stone with eyes and leaves its ground what the coverage does, seed %i',
  (seed) => {
    const hexes = ['#0d3b2e', '#1d6b4f', '#3f9c74', '#8fcbaa', '#082620']
    const plan = makePlan(agate, seed, { styles: ['malachite'], hexes })
    const { data } = fillIndexPlane(agate.draw(plan), SIZE, SIZE)
    const share = (ink: number): number => data.filter((one) => one === ink).length / data.length
    expect(Math.abs(1 - share(0) - plan.coverage)).toBeLessThan(0.06)
    for (const ink of [1, 2, 3, 4]) expect(share(ink)).toBeGreaterThan(0.06)
  },
)
