import { describe, expect, it } from '@jest/globals'
import { judgeSoftening } from '../../../../../../processors/engines/enlarge/flat/judge-softening.ts'
import { readInks } from '../../../../../../processors/engines/enlarge/flat/read-inks.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { softeningOf } from '../../../../../../processors/engines/enlarge/spoiling/judge-spoiling.ts'
import { measureSpoiling } from '../../../../../../processors/engines/enlarge/spoiling/measure-spoiling.ts'
import { seededRandom } from '../../../../../harness/seeded-random.ts'
import { type Picture, reduceByArea, rollPicture, sourceOf } from '../pictures.ts'

/** Large discs on a ground, their edges `soft` pixels wide before reduction to a quarter, under noise of 3 levels. */
function discs(soft: number): Picture {
  const side = 256
  const data = Uint8Array.from({ length: side * side * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % side, Math.floor(i / 3 / side)]
    const inside = 22 - Math.hypot((x % 64) - 31.7, (y % 64) - 32.4)
    return 60 + 140 * Math.min(1, Math.max(0, 0.5 + inside / soft))
  })
  const random = seededRandom(9)
  const small = reduceByArea({ data, width: side, height: side, channels: 3 }, 4)
  const noisy = Uint8Array.from(small.data, (value) => Math.round(value + (random() + random() + random() - 1.5) * 6))
  return { ...small, data: noisy }
}

/** The blur it is given where isolated edges say that they were soft by half a pixel, and the blur that they ask for. */
async function softeningOn(picture: Picture) {
  const grid = createSampleGrid(sourceOf(picture), { x: true, y: true })
  const noisy = { noise: 3, growth: 1, whiteness: 1, blocks: 0 }
  const spoiling = { ...measureSpoiling(grid), ...noisy, softWidth: 0.45 }
  const reading = await readInks(grid, spoiling, async () => {})
  if (!reading) throw new Error('no inks')
  const gate = new Float32Array(grid.width * grid.height).fill(1)
  return { given: judgeSoftening(reading, { gate }, spoiling), asked: softeningOf(spoiling) }
}

describe('the blur of a drawing under noise', () => {
  it('is left out where the sharp drawing gives the picture again, and kept where the blurred one does', async () => {
    const ofSharp = await softeningOn(discs(0.5))
    expect(ofSharp.asked).toBeGreaterThan(0.4)
    expect(ofSharp.given).toBe(0)
    const ofSoft = await softeningOn(discs(7))
    expect(ofSoft.given).toBe(ofSoft.asked)
    expect(ofSoft.asked).toBeGreaterThan(0.4)
  })

  it('is the same for a rolled repeat', async () => {
    const picture = discs(3)
    expect((await softeningOn(rollPicture(picture, 17, 5))).given).toBe((await softeningOn(picture)).given)
  })
})
