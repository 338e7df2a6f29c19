import { describe, expect, it } from '@jest/globals'
import { findInks } from '../../../../../../processors/engines/enlarge/flat/find-inks.ts'
import { readFlatArt } from '../../../../../../processors/engines/enlarge/flat/read-flat-art.ts'
import { findTonesBetween } from '../../../../../../processors/engines/enlarge/flat/tones-between.ts'
import { unmixPixels } from '../../../../../../processors/engines/enlarge/flat/unmix-pixels.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { discPicture, type Picture, reduceByArea, sourceOf } from '../pictures.ts'

const gridOf = (picture: Picture) => createSampleGrid(sourceOf(picture), { x: true, y: true })

/** Which yarns lie over each other in a check of four pixels: 0 and 2 where both are alike, 1 where they are not. */
const yarnsAt = (x: number, y: number): number => (Math.floor(x / 4) % 2) + (Math.floor(y / 4) % 2)

/**
 * A check of a light and a dark yarn, whose third tone is woven of both: a little lighter and darker by turns, as
 * threads that pixels do not hold are.
 */
function wovenCheck(size: number, woven = (x: number, y: number): number => ((x + y) % 3 === 0 ? 138 : 128)): Picture {
  const data = Uint8Array.from({ length: size * size * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % size, Math.floor(i / 3 / size)]
    return [232, woven(x, y), 36][yarnsAt(x, y)]
  })
  return { data, width: size, height: size, channels: 3 }
}

describe('tones between two inks', () => {
  it('are left to the network in a check whose third tone is woven of both, and the middles of its plain ones are drawn of inks', async () => {
    const reading = await readFlatArt(gridOf(wovenCheck(48)))
    expect(reading?.inks.count).toBe(2)
    reading?.gate.forEach((share, pixel) => {
      const isWoven = yarnsAt(pixel % 48, Math.floor(pixel / 48)) === 1
      if (isWoven) expect(share).toBe(0)
    })
    const drawn = reading?.gate.filter((share) => share > 0.5) ?? []
    expect(drawn.length).toBeGreaterThan((48 * 48) / 10)
  })

  it('may be a chequer of two, as a twill finer than its pixels leaves', async () => {
    const reading = await readFlatArt(gridOf(wovenCheck(48, (x, y) => ((x + y) % 2 === 0 ? 85 : 183))))
    expect(reading?.gate.some((share, pixel) => yarnsAt(pixel % 48, Math.floor(pixel / 48)) === 1 && share > 0)).toBe(
      false,
    )
  })

  it('are no edges, sharp or soft', () => {
    for (const art of [reduceByArea(discPicture(256, 4), 4), reduceByArea(reduceByArea(discPicture(256, 4), 4), 2)]) {
      const grid = gridOf(art)
      const found = findTonesBetween(grid, unmixPixels(grid, findInks(grid, false)))
      expect(found.every((isFound) => isFound === 0)).toBe(true)
    }
  })
})
