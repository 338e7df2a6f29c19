import { expect, test } from '@jest/globals'
import { isGreen } from '../../../../../../../processors/engines/color/ink.ts'
import { tossedFloral } from '../../../../../../../processors/engines/pattern/families/botany/tossed-floral.ts'
import { makePlan } from '../make-plan.ts'

const hexes = ['#f3ecdc', '#a5432f', '#e58f7a', '#c98f2d', '#3f6b45', '#7f9d72']

/** Share of the shapes that are drawn in a green, and how many shapes there are. */
function greens(details: Readonly<Record<string, string>>): { readonly share: number; readonly shapes: number } {
  const plan = makePlan(tossedFloral, 3, { hexes, motifs: ['rose'], details })
  const { shapes } = tossedFloral.draw(plan)
  const ofLeaves = shapes.filter(({ ink }) => isGreen(plan.cast.inks[ink]))
  return { share: ofLeaves.length / shapes.length, shapes: shapes.length }
}

test('roses without leaves have none, and fill the cloth', () => {
  expect(greens({}).share).toBeGreaterThan(0.15)
  const { share, shapes } = greens({ without: 'leaf' })
  expect(share).toBeLessThan(0.05)
  expect(shapes).toBeGreaterThan(60)
})
