// Cloth whose weave is fine enough to pass for grain, and damask of so little contrast that whatever is made up for it
// seems to explain it.

import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { readFlatArt } from '../../../../../processors/engines/enlarge/flat/read-flat-art.ts'
import { trustGate } from '../../../../../processors/engines/enlarge/flat/trust-gate.ts'
import { twillInRest } from '../../../../../processors/engines/enlarge/flat/twill-in-rest.ts'
import { createSampleGrid, type SampleGrid } from '../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { seededRandom } from '../../../../harness/seeded-random.ts'
import { rollPicture, sourceOf } from './pictures.ts'

const SIDE = 96

type Light = (x: number, y: number) => number

function gridOf(light: Light, roll = 0): SampleGrid {
  const data = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, i) =>
    Math.round(light(Math.floor(i / 3) % SIDE, Math.floor(i / 3 / SIDE))),
  )
  const picture = rollPicture({ data, width: SIDE, height: SIDE, channels: 3 }, roll, 2 * roll)
  return createSampleGrid(sourceOf(picture), { x: true, y: true })
}

function restOf(light: Light): Float32Array {
  return Float32Array.from({ length: SIDE * SIDE * 3 }, (_, i) =>
    light(Math.floor(i / 3) % SIDE, Math.floor(i / 3 / SIDE)),
  )
}

/** Discs on a ground, their edges as an average leaves them. */
const discs: Light = (x, y) => {
  const distance = Math.hypot((x % 32) - 16, (y % 32) - 16)
  return 70 + 110 * Math.min(1, Math.max(0, 10.5 - distance))
}

const HEIGHT = 9
const twill: Light = (x, y) => ((x + y) % 4 < 2 ? HEIGHT : -HEIGHT)
const random = seededRandom(3)
const grains = Array.from({ length: SIDE * SIDE }, () => HEIGHT * 2 * (random() + random() + random() - 1.5))
const grain: Light = (x, y) => grains[y * SIDE + x]
/** Each of four neighbours has a share in a grain, as a scanner leaves it. */
const wideGrain: Light = (x, y) => {
  const [right, below] = [(x + 1) % SIDE, (y + 1) % SIDE]
  return (grain(x, y) + grain(right, y) + grain(x, below) + grain(right, below)) / 2
}
const threads: Light = (x, y) => 4 * Math.sin((x * Math.PI) / 2) + 4 * Math.sin((y * Math.PI) / 1.5 + 1)

describe('what leans one way in what inks leave', () => {
  const grid = gridOf(discs)

  test('is much where it is a twill, under grain as well, whichever way it leans', () => {
    expect(twillInRest(grid, restOf(twill))).toBeGreaterThan(0.5)
    expect(
      twillInRest(
        grid,
        restOf((x, y) => twill(SIDE - x, y) + grain(x, y)),
      ),
    ).toBeGreaterThan(0.25)
  })

  test('is little where it is grain, fine or wide, or the threads of a scan', () => {
    for (const light of [grain, wideGrain, threads]) expect(twillInRest(grid, restOf(light))).toBeLessThan(0.1)
    expect(
      twillInRest(
        grid,
        restOf(() => 0),
      ),
    ).toBe(0)
  })
})

describe('flat art on cloth', () => {
  const verdictOn = async (grid: SampleGrid) => (await readFlatArt(grid))?.verdict

  test('is drawn from inks where grain lies over it, and not where it is woven in twill', async () => {
    expect(await verdictOn(gridOf((x, y) => discs(x, y) + grain(x, y) / 3))).toEqual({ kind: 'flat art' })
    expect(await verdictOn(gridOf((x, y) => discs(x, y) + twill(x, y) / 3))).toEqual({
      kind: 'other',
      reason: 'much unexplained',
    })
  })

  test('is read the same however the repeat is rolled', async () => {
    const cloth: Light = (x, y) => discs(x, y) + twill(x, y) / 3 + grain(x, y) / 9
    expect(await verdictOn(gridOf(cloth, 5))).toEqual(await verdictOn(gridOf(cloth)))
  })
})

/** Discs that were a JPEG, under shades of so many levels. */
async function readShadedJpeg(levels: number) {
  const side = 128
  const data = Uint8Array.from({ length: side * side * 3 }, (_, i) => {
    const [x, y, c] = [Math.floor(i / 3) % side, Math.floor(i / 3 / side), i % 3]
    const inside = Math.min(1, Math.max(0, 10.5 - Math.hypot((x % 32) - 16, (y % 32) - 16)))
    const shade = levels * Math.sin((x * 2 * Math.PI) / 9) * (y % 16 < 8 ? 1 : -1)
    return Math.round([90, 120, 150][c] + [70, 42, -35][c] * inside + shade)
  })
  const file = await sharp(data, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer()
  const small = { data: await sharp(file).raw().toBuffer(), width: side, height: side, channels: 3 } as const
  return readFlatArt(
    createSampleGrid({ ...small, format: 'jpeg', hasAlpha: false, dpi: undefined, notes: [] }, { x: false, y: false }),
  )
}

test('art that was a JPEG is drawn from inks, and not where they leave more of it than a JPEG does, as of wood', async () => {
  expect((await readShadedJpeg(0))?.verdict).toEqual({ kind: 'flat art' })
  expect((await readShadedJpeg(7))?.verdict).toEqual({ kind: 'other', reason: 'much unexplained' })
})

test('what a right drawing of bold art leaves is too much for tone on tone', () => {
  const rest = restOf((x, y) => ((x + y) % 2 === 0 ? 1.1 : -1.1))
  const edge = 16 * SIDE + 6
  const tonal: Light = (x, y) => 120 + discs(x, y) / 6
  expect(trustGate(gridOf(discs), rest, 0)[edge]).toBeGreaterThan(0.9)
  expect(trustGate(gridOf(tonal), rest, 0)[edge]).toBeLessThan(0.6)
})
