import { describe, expect, it } from '@jest/globals'
import { measureSoftness } from '../../../../../../processors/engines/enlarge/edges/measure-softness.ts'
import { createLight, LUMA, lightOf } from '../../../../../../processors/engines/enlarge/picture/light-of.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { hasEdges } from '../../../../../../processors/engines/enlarge/spoiling/judge-spoiling.ts'
import { seededRandom } from '../../../../../harness/seeded-random.ts'
import { discPicture, type Picture, sourceOf } from '../pictures.ts'

function gridOf(picture: Picture) {
  const source = sourceOf(picture)
  return createSampleGrid(source, { x: true, y: true })
}

/** The light places of art in one ink and its dark ones in another, under grain. */
function inTwoInks(one: readonly number[], other: readonly number[]): Picture {
  const art = discPicture(96, 4)
  const random = seededRandom(3)
  const data = Uint8ClampedArray.from(art.data, (_, i) => {
    const share = art.data[i - (i % 3)] / 255
    return share * one[i % 3] + (1 - share) * other[i % 3] + 10 * (random() - 0.5)
  })
  return { ...art, data: new Uint8Array(data.buffer) }
}

describe('the light that edges are seen by', () => {
  it('is the luma of inks that differ in it', () => {
    const grid = gridOf(inTwoInks([246, 231, 161], [193, 39, 45]))
    expect(lightOf(grid, 4, 8)).toEqual(lightOf(grid, 4, 8, LUMA))
    expect(createLight(grid)(7, 9)).toBe(createLight(grid, LUMA)(7, 9))
  })

  it('is the colour that differs most where inks are as light as each other, so that their edges are seen', () => {
    const picture = inTwoInks([200, 60, 60], [40, 142, 56])
    const grid = gridOf(picture)
    expect(createLight(grid)(7, 9)).toBe(picture.data[(9 * picture.width + 7) * 3])
    expect([...lightOf(grid, 9, 1)]).toEqual(Array.from({ length: picture.width }, (_, x) => createLight(grid)(x, 9)))
    expect(hasEdges(measureSoftness(grid))).toBe(true)
  })

  it('is the only channel of a grey picture', () => {
    const grid = gridOf({ data: Uint8Array.from([10, 20, 30, 40]), width: 2, height: 2, channels: 1 })
    expect([...lightOf(grid, 1, 1)]).toEqual([30, 40])
  })
})
