import { describe, expect, test } from '@jest/globals'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { circle } from '../../../../../../../processors/engines/pattern/kit/line/outline.ts'
import {
  addDetail,
  addForm,
  createMotif,
  rimMotif,
} from '../../../../../../../processors/engines/pattern/kit/motif/motif.ts'

describe('a rim', () => {
  test('lies under all forms, as wide as asked, and details have none', () => {
    const motif = createMotif()
    addForm(motif, 1, circle(0, 0, 10))
    addDetail(motif, 2, circle(0, 0, 3))
    addForm(motif, 3, circle(12, 0, 5))
    const { layers } = rimMotif(motif, 7, 2)
    expect(layers.map(({ ink }) => ink)).toEqual([7, 7, 1, 2, 3])
    const box = boxOf([layers[0].ring])
    expect(box.right).toBeGreaterThan(11.5)
    expect(box.right).toBeLessThan(12.5)
    expect(motif.layers).toHaveLength(3)
  })
})
