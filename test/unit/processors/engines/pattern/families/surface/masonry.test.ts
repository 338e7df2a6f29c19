import { describe, expect, test } from '@jest/globals'
import { terrazzo } from '../../../../../../../processors/engines/pattern/families/surface/terrazzo.ts'
import { fillIndexPlane, measureInkShares } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

/** Pixels a side; the repeat is half as many mm. */
const SIDE = 640

function wall(kind: string) {
  const plan = makePlan(terrazzo, 3, { styles: [kind] })
  const { ground, inks } = plan.cast
  const plane = fillIndexPlane(terrazzo.draw(plan), SIDE, SIDE)
  const jointsAt = (y: number): number[] =>
    Array.from({ length: SIDE }, (_, x) => x).filter((x) => plane.data[y * SIDE + x] === ground)
  return { joints: measureInkShares(plane, inks.length)[ground], jointsAt }
}

describe('walls', () => {
  test.each(['bricks', 'ashlar', 'metro'])('%s leave their joints open, and no more', (kind) => {
    const { joints } = wall(kind)
    expect(joints).toBeGreaterThan(0.04)
    expect(joints).toBeLessThan(0.3)
  })

  test.each([
    ['bricks', 18],
    ['metro', 12],
  ])('%s break joints from course to course', (kind, courses) => {
    const { jointsAt } = wall(kind)
    const [first, second] = [0.5, 1.5].map((row) => jointsAt(Math.round((row * SIDE) / courses)))
    expect(first.length).toBeGreaterThan(5)
    expect(first.filter((x) => second.includes(x))).toEqual([])
  })
})
