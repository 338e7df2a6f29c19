import { expect, test } from '@jest/globals'
import { stainedGlass } from '../../../../../../../processors/engines/pattern/families/modern/glass/stained-glass.ts'
import { signedArea } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const SIZE = 300

test.each([
  ['mosaic', 'tesserae'],
  ['trencadis', 'stones'],
  ['shattered glass', 'panes'],
])('%s is laid as %s', (prompt, kind) => {
  expect(understandPrompt(prompt).wishes.styles).toContain(kind)
})

test.each([1, 2, 3])(
  'stones of a mosaic are of one size, and laid edge to edge with grout between, seed %i',
  (seed) => {
    const plan = makePlan(stainedGlass, seed, { styles: ['tesserae'] })
    const stones = stainedGlass.draw(plan).shapes.flatMap(({ rings }) => rings.filter((ring) => ring.length < 20))
    const sizes = stones.map((ring) => Math.abs(signedArea(ring))).sort((one, other) => one - other)
    expect(sizes.length).toBeGreaterThan(600)
    const middle = sizes[Math.floor(sizes.length / 2)]
    const alike = sizes.filter((size) => size > middle * 0.55 && size < middle * 1.6)
    // What two rings leave each other is cut to fit.
    expect(alike.length / sizes.length).toBeGreaterThan(0.85)
  },
)

test.each([
  ['of many inks', ['#fbf2e2', '#1d1b26', '#4a5fc4', '#ef5a7a', '#f4935a', '#1f9e98', '#f5c02f']],
  ['of two', ['#faf7f0', '#1d1c20']],
  ['of three', ['#1f48a3', '#4fb3b8', '#c39a4a']],
])('a mosaic %s shows each of them, and its field takes most of the cloth', (_, hexes) => {
  const { data } = fillIndexPlane(
    stainedGlass.draw(makePlan(stainedGlass, 2, { styles: ['tesserae'], hexes })),
    SIZE,
    SIZE,
  )
  const shares = hexes.map((_, ink) => data.filter((one) => one === ink).length / data.length)
  for (const share of shares) expect(share).toBeGreaterThan(0.015)
  expect(Math.max(...shares)).toBeGreaterThan(0.28)
})
