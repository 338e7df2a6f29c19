// How a picture was reduced, seen from its pixels: what it rings with, and where a file has no room to ring.
import { describe, expect, it } from '@jest/globals'
import { readFlatArt } from '../../../../../../processors/engines/enlarge/flat/read-flat-art.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { type Picture, reduceByCubic, reduceByLanczos } from '../../../../../bench/enlarge/picture.ts'

const SCALE = 8

const SIDE = 512

/** Discs of one ink on another, four to a row. */
function discsOf(ground: number, ink: number): Picture {
  const data = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % SIDE, Math.floor(i / 3 / SIDE)]
    return Math.hypot((x % 128) - 63.5, (y % 128) - 63.5) < 43 ? ink : ground
  })
  return { data, width: SIDE, height: SIDE, channels: 3 }
}

async function reductionSeen(small: Picture): Promise<string | undefined> {
  const source = { ...small, format: 'png', hasAlpha: false, dpi: undefined, notes: [] }
  return (await readFlatArt(createSampleGrid(source, { x: true, y: true })))?.reduction
}

describe('how a picture was reduced', () => {
  it.each([
    ['inks with room to ring', 200, 60],
    ['black on white, which cannot ring', 255, 0],
  ])('is seen of %s', async (_, ground, ink) => {
    const truth = discsOf(ground, ink)
    expect(await reductionSeen(reduceByLanczos(truth, SCALE, true))).toBe('lanczos')
    expect(await reductionSeen(reduceByCubic(truth, SCALE, true))).toBe('cubic')
  })
})
