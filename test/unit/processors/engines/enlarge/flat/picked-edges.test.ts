import { describe, expect, it } from '@jest/globals'
import { readFlatArt } from '../../../../../../processors/engines/enlarge/flat/read-flat-art.ts'
import { createSampleGrid, type SampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { hasStairs } from '../../../../../../processors/engines/enlarge/spoiling/judge-spoiling.ts'
import { measureSpoiling } from '../../../../../../processors/engines/enlarge/spoiling/measure-spoiling.ts'
import { type Picture, reduceByArea, reduceByPicking, sourceOf } from '../pictures.ts'

const SIDE = 256
const INKS = [
  [206, 158, 104],
  [122, 84, 50],
] as const

/** Planks with dark grain that wanders by a few pixels and comes again, antialiased at its own size. */
function planks(): Picture {
  const data = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, i) => {
    const [x, y, c] = [Math.floor(i / 3) % SIDE, Math.floor(i / 3 / SIDE), i % 3]
    const turn = (2 * Math.PI * y) / SIDE
    const across = (x + SIDE + 5 * Math.sin(turn) + 2 * Math.sin(3 * turn + Math.floor(x / 32))) % 32
    const dark = Math.min(1, Math.max(0, 7.5 + 1.5 * Math.sin(2 * turn) - Math.abs(across - 16)))
    return Math.round(INKS[0][c] + dark * (INKS[1][c] - INKS[0][c]))
  })
  return { data, width: SIDE, height: SIDE, channels: 3 }
}

/** Checks of 5 and 3 whole pixels, as on squared paper. */
function checks(): Picture {
  const side = 64
  const data = Uint8Array.from({ length: side * side * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % side, Math.floor(i / 3 / side)]
    return INKS[x % 8 < 5 === y % 8 < 5 ? 0 : 1][i % 3]
  })
  return { data, width: side, height: side, channels: 3 }
}

const gridOf = (picture: Picture): SampleGrid => createSampleGrid(sourceOf(picture), { x: true, y: true })

async function isStepped(picture: Picture): Promise<boolean | undefined> {
  return (await readFlatArt(gridOf(picture)))?.isStepped
}

describe('edges that hardly leave their column', () => {
  it('are known as picked by the mixtures they lack, though they show no stairs', async () => {
    const picked = reduceByPicking(planks(), 4)
    expect(hasStairs(measureSpoiling(gridOf(picked)))).toBe(false)
    expect(await isStepped(picked)).toBe(true)
    expect(await isStepped(reduceByArea(planks(), 4))).toBe(false)
  })

  it('are sharp where art is laid out in whole pixels', async () => {
    expect(await isStepped(checks())).toBe(false)
  })
})
