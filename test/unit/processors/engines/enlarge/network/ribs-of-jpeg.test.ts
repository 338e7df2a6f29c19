import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { chooseMethod } from '../../../../../../processors/engines/enlarge/choose-method.ts'
import { openFloor } from '../../../../../../processors/engines/enlarge/network/safe-floor.ts'
import { ribsOfJpeg, shareOfNetwork } from '../../../../../../processors/engines/enlarge/network/share-of-network.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { measureSpoiling } from '../../../../../../processors/engines/enlarge/spoiling/measure-spoiling.ts'
import { drawCloth } from '../../../../../bench/enlarge/fresh-cloth.ts'
import { type Picture as ClothPicture, reduceByCubic } from '../../../../../bench/enlarge/picture.ts'
import { seededRandom } from '../../../../../harness/seeded-random.ts'
import { type Picture, psnr, sourceOf } from '../pictures.ts'

const apart = { x: false, y: false }
const [SIDE, SCALE] = [80, 4]

function clothOf(name: 'braid' | 'denim'): ClothPicture {
  return drawCloth(name, { width: SIDE * SCALE, height: SIDE * SCALE }, seededRandom(103), SCALE)
}

async function asJpeg(picture: Picture, quality: number): Promise<Picture> {
  const { data, width, height, channels } = picture
  const file = await sharp(data, { raw: { width, height, channels } }).jpeg({ quality }).toBuffer()
  return { ...picture, data: await sharp(file).raw().toBuffer() }
}

async function enlarge(picture: Picture, method: 'auto' | 'bicubic'): Promise<Picture> {
  const { renderer } = await chooseMethod(sourceOf(picture), { scale: SCALE, tile: apart, method, flattens: false })
  const { width, height, samples } = renderer
  const data = new Uint8Array(width * height * samples)
  await renderer.render(0, data)
  return { data, width, height, channels: 3 }
}

describe('soft ribs that were a JPEG', () => {
  it.each(['braid', 'denim'] as const)('are drawn no worse than by the cubic: %s', async (name) => {
    const cloth = clothOf(name)
    const small = await asJpeg(reduceByCubic(cloth, SCALE, false), 40)
    const grid = createSampleGrid(sourceOf(small), apart)
    const spoiling = measureSpoiling(grid)
    expect(openFloor(grid, SCALE, spoiling).isCorrected).toBe(false)
    const gain = psnr(await enlarge(small, 'auto'), cloth) - psnr(await enlarge(small, 'bicubic'), cloth)
    expect(gain).toBeGreaterThan(-0.05)
  })

  it('are left to the cubic where they are faint, whatever comes of blocks, and not where their contrast is clear', async () => {
    const small = await asJpeg(reduceByCubic(clothOf('braid'), SCALE, false), 40)
    const spoiling = { ...measureSpoiling(createSampleGrid(sourceOf(small), apart)), steepness: 0.92, ribs: 0.9 }
    const shareAt = (edgesOfSlopes: number, plain: number): number =>
      shareOfNetwork({ ...spoiling, edgesOfSlopes, plain }, SCALE).share
    expect(shareAt(0.01, 0.3)).toBeLessThan(0.15)
    expect(shareAt(0.2, 0.5)).toBeLessThan(0.15)
    expect(shareAt(0.2, 0.3)).toBeGreaterThan(0.5)
  })

  it('are none where slopes are as steep as edges, or hardly anything comes again', async () => {
    const small = await asJpeg(reduceByCubic(clothOf('braid'), SCALE, false), 40)
    const spoiling = measureSpoiling(createSampleGrid(sourceOf(small), apart))
    expect(ribsOfJpeg(spoiling)).toBe(1)
    expect(ribsOfJpeg({ ...spoiling, steepness: 0.95 })).toBe(0)
    expect(ribsOfJpeg({ ...spoiling, ribs: 0.3 })).toBe(0)
    expect(ribsOfJpeg({ ...spoiling, blocks: 0 })).toBe(0)
  })
})
