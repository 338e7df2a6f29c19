import { describe, expect, it } from '@jest/globals'
import { findDenseInks } from '../../../../../../processors/engines/enlarge/flat/find-dense-inks.ts'
import { readFlatArt } from '../../../../../../processors/engines/enlarge/flat/read-flat-art.ts'
import { readInks } from '../../../../../../processors/engines/enlarge/flat/read-inks.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { measureGrain } from '../../../../../../processors/engines/enlarge/spoiling/measure-grain.ts'
import { measurePlainInside } from '../../../../../../processors/engines/enlarge/spoiling/measure-plain.ts'
import { measureSpoiling } from '../../../../../../processors/engines/enlarge/spoiling/measure-spoiling.ts'
import { seededRandom } from '../../../../../harness/seeded-random.ts'
import { type Picture, reduceByArea, sourceOf } from '../pictures.ts'

const INKS = [
  [38, 70, 83],
  [233, 196, 106],
  [231, 111, 81],
] as const
const SCALE = 8

/** Rows of zigzags, so high that of a stripe one pixel or two are of one ink alone. */
function zigzags(size: number, stripe: number): Picture {
  const side = size * SCALE
  const width = 11.3 * SCALE
  const data = Uint8Array.from({ length: side * side * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % side, Math.floor(i / 3 / side)]
    const zigzag = Math.abs((x % (2 * width)) - width) * 0.8
    return INKS[Math.floor((y + zigzag) / (stripe * SCALE)) % INKS.length][i % 3]
  })
  return reduceByArea({ data, width: side, height: side, channels: 3 }, SCALE)
}

function grain(picture: Picture, levels: number): Picture {
  const random = seededRandom(5)
  const offset = (): number => 2 * levels * (random() + random() + random() - 1.5)
  return { ...picture, data: Uint8Array.from(Uint8ClampedArray.from(picture.data, (value) => value + offset())) }
}

const gridOf = (picture: Picture) => createSampleGrid(sourceOf(picture), { x: false, y: false })
const dense = gridOf(zigzags(96, 3.4))
const noisy = gridOf(grain(zigzags(96, 3.4), 4))

describe('inks of dense art', () => {
  it('are the colours that fill most pixels exactly', () => {
    const { colours, count } = findDenseInks(dense, 0.9)
    const found = Array.from({ length: count }, (_, ink) => [...colours.subarray(3 * ink, 3 * ink + 3)])
    expect(found).toHaveLength(INKS.length)
    expect(found).toEqual(expect.arrayContaining(INKS.map((ink) => [...ink])))
  })

  it('are none under noise', () => {
    expect(findDenseInks(noisy, 0.9).count).toBe(0)
  })

  it('are read as clean ones, and drawn', async () => {
    const read = await readFlatArt(dense)
    expect(read?.inks.noise).toBeLessThan(1)
    expect(read?.verdict).toEqual({ kind: 'flat art' })
    expect(read?.trust).toBeGreaterThan(0.9)
  })

  it('are not read as clean ones under noise', async () => {
    const read = await readInks(noisy, measureSpoiling(noisy), async () => {})
    expect(read?.inks.noise ?? 8).toBeGreaterThan(2)
  })
})

describe('what passes for noise', () => {
  it('is none where more neighbours are equal than noise would leave', () => {
    expect(measurePlainInside(dense)).toBeGreaterThan(0.04)
    expect(measureGrain(dense)).toMatchObject({ whiteness: 0 })
    expect(measurePlainInside(noisy)).toBeLessThan(0.02)
    expect(measureGrain(noisy).whiteness).toBeGreaterThan(0.5)
  })

  it('is not judged by what was cut off at black and white', () => {
    const cut = { width: 32, height: 32, channels: 3, data: new Uint8Array(32 * 32 * 3).fill(255) } as const
    expect(measurePlainInside(gridOf(cut))).toBe(0)
    expect(measurePlainInside(gridOf({ ...cut, data: new Uint8Array(32 * 32 * 3).fill(254) }))).toBe(1)
  })
})
