import { expect, test } from '@jest/globals'
import { boxOfMotif } from '../../../../../../processors/engines/pattern/families/conversational/box-of-motif.ts'
import { conversational } from '../../../../../../processors/engines/pattern/families/conversational/conversational.ts'
import {
  standAsEquals,
  standTogether,
} from '../../../../../../processors/engines/pattern/families/conversational/placement/stand-together.ts'
import {
  flowersAmong,
  upright,
} from '../../../../../../processors/engines/pattern/families/conversational/placement/upright-flowers.ts'
import type { Subject } from '../../../../../../processors/engines/pattern/families/conversational/subject.ts'
import { createCloth } from '../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { circle } from '../../../../../../processors/engines/pattern/kit/line/outline.ts'
import { addForm, createMotif } from '../../../../../../processors/engines/pattern/kit/motif/motif.ts'
import { createToss } from '../../../../../../processors/engines/pattern/kit/place/toss.ts'
import { makePlan } from '../families/make-plan.ts'

/** A round thing that looks to the right where its ink says so. */
function subject(kind: string, lean = 0.1): Subject {
  return {
    kind,
    lean,
    scale: 1,
    draw: (_random, sizeMm, _turn, isTurned) => {
      const motif = createMotif()
      addForm(motif, isTurned ? 2 : 1, circle(0, 0, sizeMm / 2), { plain: true })
      return motif
    },
  }
}

function printed(leads: readonly Subject[]) {
  const plan = makePlan(conversational, 1)
  const cloth = createCloth(plan.widthMm, plan.heightMm, 0, { wraps: false })
  const random = plan.random.fork('placement')
  const toss = createToss(random.fork('fit'), cloth)
  const middle = [plan.widthMm / 2, plan.heightMm / 2] as const
  const feet = standTogether({ plan, cloth, toss, random, shortMm: plan.widthMm, middle }, leads, {
    hasWords: false,
    areFlanked: false,
  })
  const boxes = cloth.shapes.map(({ ink, rings }) => {
    const xs = rings.flat().map(([x]) => x)
    const ys = rings.flat().map(([, y]) => y)
    return { ink, left: Math.min(...xs), right: Math.max(...xs), bottom: Math.max(...ys) }
  })
  return { plan, feet, boxes: boxes.toSorted((one, other) => one.left - other.left) }
}

test('two or three who lead alike are equals; one alone, more, or a wreath are none', () => {
  const [cat, dog, owl] = ['cat', 'dog', 'owl'].map((kind) => subject(kind))
  expect(standAsEquals([cat, dog])).toBe(true)
  expect(standAsEquals([cat, dog, owl])).toBe(true)
  expect(standAsEquals([cat])).toBe(false)
  expect(standAsEquals([cat, dog, owl, subject('fox')])).toBe(false)
  expect(standAsEquals([cat, subject('wreath')])).toBe(false)
})

test.each([2, 3])('%i equals stand on one ground, side by side, of one size, about the middle', (count) => {
  const { plan, feet, boxes } = printed(['cat', 'dog', 'owl'].slice(0, count).map((kind) => subject(kind)))
  expect(boxes).toHaveLength(count)
  for (const [at, box] of boxes.entries()) {
    expect(box.bottom).toBeCloseTo(feet, 0)
    expect(box.right - box.left).toBeCloseTo(boxes[0].right - boxes[0].left, 0)
    if (at > 0) expect(box.left).toBeGreaterThan(boxes[at - 1].right)
  }
  const [first, last] = [boxes[0], boxes[count - 1]]
  expect((first.left + last.right) / 2).toBeCloseTo(plan.widthMm / 2, 0)
  // The first looks to the right, the last to the left.
  expect([first.ink, last.ink]).toEqual([2, 1])
})

test('flowers among other things are about them, and those known from the side stand on their stems', () => {
  const plan = makePlan(conversational, 1)
  const [stag, thistle, rose] = ['stag', 'thistle', 'rose'].map((kind) => subject(kind, 6))
  expect(flowersAmong([stag, thistle])).toEqual([thistle])
  expect(flowersAmong([thistle, rose])).toEqual([])
  expect(upright(plan, stag)).toBe(stag)
  expect(upright(plan, rose)).toBe(rose)
  const { left, right, top, bottom } = boxOfMotif(upright(plan, thistle).draw(plan.random, 60, 0))
  expect(bottom - top).toBeGreaterThan(1.3 * (right - left))
  // It grows upwards from its foot.
  expect(-top).toBeGreaterThan(5 * bottom)
})
