import { expect, test } from '@jest/globals'
import { crossStitch } from '../../../../../../../processors/engines/pattern/families/knit/cross-stitch.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const hexes = ['#f8f4e9', '#b3282d', '#1f1c20']

/** Share of rows of the plane in which nothing is stitched. */
function bareRows(styles: readonly string[], motifs: readonly string[] = []): number {
  const { data } = fillIndexPlane(crossStitch.draw(makePlan(crossStitch, 1, { hexes, styles, motifs })), 288, 288)
  const rows = Array.from({ length: 288 }, (_, y) => data.subarray(y * 288, y * 288 + 288))
  return rows.filter((row) => row.every((ink) => ink === 0)).length / rows.length
}

test('the embroidery of eastern shirts lies in bands all across the cloth, in both its colours', () => {
  const cloth = crossStitch.draw(makePlan(crossStitch, 1, { hexes, styles: ['slavic'] }))
  const { data } = fillIndexPlane(cloth, 288, 288)
  expect(new Set(data)).toEqual(new Set([0, 1, 2]))
  const fullRows = Array.from({ length: 288 }, (_, y) => data.subarray(y * 288, y * 288 + 288)).filter((row) => {
    const stitched = Array.from(row, (ink, x) => (ink > 0 ? x : -1)).filter((x) => x >= 0)
    return stitched.length > 0 && Math.max(...stitched) - Math.min(...stitched) > 220
  })
  expect(fullRows.length).toBeGreaterThan(150)
})

test('with roses named it is worked in roses', () => {
  expect(bareRows(['slavic'], ['rose'])).not.toBe(bareRows(['slavic']))
})
