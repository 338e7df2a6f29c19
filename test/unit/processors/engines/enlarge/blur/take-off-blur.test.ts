// Art of few inks that was blurred as a whole after it was reduced is sharpened; art drawn soft stays as it is.
import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { findBlur } from '../../../../../../processors/engines/enlarge/blur/find-blur.ts'
import { takeOffBlur } from '../../../../../../processors/engines/enlarge/blur/take-off-blur.ts'
import { chooseMethod } from '../../../../../../processors/engines/enlarge/choose-method.ts'
import { unpaced } from '../../../../../../processors/engines/enlarge/pace.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { measureSpoiling } from '../../../../../../processors/engines/enlarge/spoiling/measure-spoiling.ts'
import { discPicture, type Picture, psnr, reduceByArea, rollPicture, sourceOf } from '../pictures.ts'

const tile = { x: true, y: true }
const seenAs = (picture: Picture) => {
  const grid = createSampleGrid(sourceOf(picture), tile)
  return { grid, spoiling: measureSpoiling(grid) }
}

/** Blurred as libvips blurs, going on around the edges. */
async function blurBy(picture: Picture, sigma: number): Promise<Picture> {
  const { width, height, channels } = picture
  const margin = 8
  const image = sharp(picture.data, { raw: { width, height, channels } })
  const wide = await image
    .extend({ top: margin, bottom: margin, left: margin, right: margin, extendWith: 'repeat' })
    .raw()
    .toBuffer()
  const raw = { width: width + 2 * margin, height: height + 2 * margin, channels }
  const blurred = await sharp(wide, { raw }).blur(sigma).png().toBuffer()
  const data = await sharp(blurred).extract({ left: margin, top: margin, width, height }).raw().toBuffer()
  return { ...picture, data: new Uint8Array(data) }
}

async function gainOf(truth: Picture, small: Picture): Promise<number> {
  const draw = async (method: 'auto' | 'bicubic'): Promise<Picture> => {
    const { renderer } = await chooseMethod(sourceOf(small), { scale: 4, tile, method, flattens: false })
    const data = new Uint8Array(renderer.width * renderer.height * 3)
    await renderer.render(0, data)
    return { ...truth, data }
  }
  return psnr(await draw('auto'), truth) - psnr(await draw('bicubic'), truth)
}

/** Discs of two inks whose edges are linear slopes of one width, small pixels. */
function slopedDiscs(side: number, slope: number): Picture {
  const data = Uint8Array.from({ length: side * side * 3 }, (_, i) => {
    const [x, y] = [((Math.floor(i / 3) % side) % 24) - 12, (Math.floor(i / 3 / side) % 24) - 12]
    const share = Math.min(1, Math.max(0, (8 - Math.hypot(x + 0.5, y + 0.5)) / slope + 0.5))
    return Math.round(230 + share * ([40, 60, 90][i % 3] - 230))
  })
  return { data, width: side, height: side, channels: 3 }
}

describe('art of few inks that was blurred as a whole', () => {
  const truth = discPicture(320, 6)

  it.each([0.8, 1.2])('is sharpened from a blur of %d pixels', async (sigma) => {
    const small = await blurBy(reduceByArea(truth, 4), sigma)
    expect((await takeOffBlur(seenAs(small), unpaced)).spoiling.softness).toBeLessThan(0.4)
    expect(await gainOf(truth, small)).toBeGreaterThan(2)
  })

  it('tells by which kernel', async () => {
    const small = await blurBy(reduceByArea(truth, 4), 1.2)
    const found = await findBlur(seenAs(small).grid, async () => {})
    // 1.2 pixels, cut off after two of them.
    expect(found?.kernel.taps.length).toBe(5)
    expect(found?.kernel.deviation).toBeCloseTo(1.08, 1)
  })

  it('gives the rolled picture when it is rolled', async () => {
    const small = await blurBy(reduceByArea(truth, 4), 1.2)
    const one = await takeOffBlur(seenAs(small), unpaced)
    const other = await takeOffBlur(seenAs(rollPicture(small, 31, 50)), unpaced)
    const sharpened: Picture = { ...small, data: Uint8Array.from(one.grid.samples) }
    expect(Uint8Array.from(other.grid.samples)).toEqual(rollPicture(sharpened, 31, 50).data)
    expect(one.grid.samples).not.toEqual(small.data)
  })
})

describe('other pictures', () => {
  it.each([3, 5])('drawn with slopes %d pixels wide stay as they are', async (slope) => {
    const seen = seenAs(slopedDiscs(96, slope))
    expect(await takeOffBlur(seen, unpaced)).toBe(seen)
  })

  it('that are sharp stay as they are', async () => {
    const seen = seenAs(reduceByArea(discPicture(320, 6), 4))
    expect(await takeOffBlur(seen, unpaced)).toBe(seen)
  })

  it('of one colour and of a single pixel stay as they are', async () => {
    for (const side of [1, 40]) {
      const seen = seenAs({ data: new Uint8Array(side * side * 3).fill(90), width: side, height: side, channels: 3 })
      expect(await takeOffBlur(seen, unpaced)).toBe(seen)
    }
  })
})
