import { expect, test } from '@jest/globals'
import { kilim } from '../../../../../../../processors/engines/pattern/families/knit/kilim.ts'
import { ACROSS } from '../../../../../../../processors/engines/pattern/families/knit/kilim-bands.ts'
import { pictureBands } from '../../../../../../../processors/engines/pattern/families/knit/kilim-pictures.ts'
import { makePlan } from '../make-plan.ts'

test('who is named stands in bands of whole threads, on the ground, with air above and below', () => {
  const plan = makePlan(kilim, 1, { motifs: ['bird'] })
  const [band] = pictureBands(plan)
  const rows = band(0)
  expect(rows.every((row) => row.length === ACROSS)).toBe(true)
  expect(rows[0].every((ink) => ink === plan.cast.ground)).toBe(true)
  const covered = rows.flat().filter((ink) => ink !== plan.cast.ground).length / rows.flat().length
  expect(covered).toBeGreaterThan(0.15)
  expect(covered).toBeLessThan(0.6)
})

test('what has no picture has no band', () => {
  expect(pictureBands(makePlan(kilim, 1, { motifs: ['lozenge of nothing'] }))).toEqual([])
})

test('every ink is woven, and another thing is another cloth', () => {
  const shapesOf = (motifs: readonly string[]): string =>
    JSON.stringify(kilim.draw(makePlan(kilim, 1, { motifs })).shapes)
  expect(shapesOf(['bird'])).not.toBe(shapesOf([]))
  expect(shapesOf(['bird'])).not.toBe(shapesOf(['horse']))
})
