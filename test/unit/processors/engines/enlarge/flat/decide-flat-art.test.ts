import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { decideFlatArt } from '../../../../../../processors/engines/enlarge/flat/decide-flat-art.ts'
import { readInks } from '../../../../../../processors/engines/enlarge/flat/read-inks.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { measureSpoiling } from '../../../../../../processors/engines/enlarge/spoiling/measure-spoiling.ts'
import { seededRandom } from '../../../../../harness/seeded-random.ts'
import { discPicture, reduceByArea, sourceOf } from '../pictures.ts'

async function discsAsJpeg() {
  const { data, width, height, channels } = reduceByArea(discPicture(512), 4)
  const file = await sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 85 }).toBuffer()
  const picture = { width, height, channels, data: await sharp(file).raw().toBuffer() }
  return createSampleGrid(sourceOf(picture), { x: false, y: false })
}

describe('a JPEG that a blur explains best', () => {
  it('is art only where its edges tell how soft they were', async () => {
    const grid = await discsAsJpeg()
    const spoiling = { ...measureSpoiling(grid), isSharp: false, softWidth: 0 }
    const read = await readInks(grid, spoiling, async () => {})
    if (!read) throw new Error('no inks were found')
    expect(read.wasJpeg).toBe(true)
    const decide = (name: 'area' | 'soft', loneEdges: number, ribs = 0) => {
      const reading = { ...read, refined: { ...read.refined, reduction: { ...read.refined.reduction, name } } }
      return decideFlatArt(grid, reading, { trust: 1, isExact: false }, { ...spoiling, loneEdges, ribs }).kind
    }
    expect(decide('area', 10)).toBe('flat art')
    expect(decide('soft', 100)).toBe('flat art')
    expect(decide('soft', 10)).toBe('other')
    // Edges of one motif that comes again.
    expect(decide('soft', 100, 0.6)).toBe('other')
  })
})

describe('a noisy picture that a blur explains best', () => {
  it('is art only where inks explain most of it', async () => {
    const random = seededRandom(3)
    const art = reduceByArea(discPicture(512), 4)
    const data = Uint8Array.from(
      Uint8ClampedArray.from(art.data, (value) => value + 10 * (random() + random() + random() - 1.5)),
    )
    const grid = createSampleGrid(sourceOf({ ...art, data }), { x: false, y: false })
    const spoiling = { ...measureSpoiling(grid), loneEdges: 100 }
    const read = await readInks(grid, spoiling, async () => {})
    if (!read) throw new Error('no inks were found')
    const decide = (name: 'area' | 'soft', trust: number) => {
      const reading = { ...read, refined: { ...read.refined, reduction: { ...read.refined.reduction, name } } }
      return decideFlatArt(grid, reading, { trust, isExact: false }, spoiling).kind
    }
    expect(decide('area', 0.65)).toBe('flat art')
    expect(decide('soft', 0.75)).toBe('flat art')
    expect(decide('soft', 0.65)).toBe('too little trust')
  })
})

describe('a noisy picture whose edges seem less steep than sharp ones', () => {
  it('is art where sharp edges explain nearly all of it', async () => {
    const random = seededRandom(3)
    const art = reduceByArea(discPicture(512), 4)
    const data = Uint8Array.from(
      Uint8ClampedArray.from(art.data, (value) => value + 10 * (random() + random() + random() - 1.5)),
    )
    const grid = createSampleGrid(sourceOf({ ...art, data }), { x: false, y: false })
    const spoiling = { ...measureSpoiling(grid), isSharp: false, loneEdges: 100, steepness: 0.6, softness: 0.3 }
    const read = await readInks(grid, spoiling, async () => {})
    if (!read) throw new Error('no inks were found')
    const decide = (name: 'area' | 'soft', trust: number) => {
      const reading = { ...read, refined: { ...read.refined, reduction: { ...read.refined.reduction, name } } }
      return decideFlatArt(grid, reading, { trust, isExact: false }, spoiling)
    }
    expect(decide('area', 0.99)).toEqual({ kind: 'flat art' })
    expect(decide('area', 0.9)).toEqual({ kind: 'other', reason: 'soft edges' })
    expect(decide('soft', 0.99)).toEqual({ kind: 'other', reason: 'soft edges' })
  })
})
