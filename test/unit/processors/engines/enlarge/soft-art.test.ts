// Art whose truth is soft looks like sharp art that was blurred. Only where its edges fall tells them apart.
import { describe, expect, it } from '@jest/globals'
import sharp, { type Sharp } from 'sharp'
import { chooseMethod } from '../../../../../processors/engines/enlarge/choose-method.ts'
import { measureSoftWidth } from '../../../../../processors/engines/enlarge/measure-widths.ts'
import { createSampleGrid } from '../../../../../processors/engines/enlarge/sample-grid.ts'
import { discPicture, type Picture, psnr, reduceByArea, rollPicture } from './pictures.ts'

const tile = { x: true, y: true }
const sourceOf = (picture: Picture) => ({ ...picture, format: 'png', hasAlpha: false, dpi: undefined, notes: [] })
const widthOf = (picture: Picture) => measureSoftWidth(createSampleGrid(sourceOf(picture), tile))

async function enlarge(picture: Picture, method: 'auto' | 'bicubic') {
  const { renderer, ...report } = await chooseMethod(sourceOf(picture), { scale: 4, tile, method, flattens: false })
  const data = new Uint8Array(renderer.width * renderer.height * renderer.samples)
  await renderer.render(0, data)
  return { report, drawn: { data, width: renderer.width, height: renderer.height, channels: renderer.samples } }
}

/** What an enlargement of the reduced picture gains over the cubic, dB. */
async function gainOf(truth: Picture, small: Picture) {
  const { report, drawn } = await enlarge(small, 'auto')
  return { ...report, gain: psnr(drawn, truth) - psnr((await enlarge(small, 'bicubic')).drawn, truth) }
}

async function through(picture: Picture, code: (image: Sharp) => Sharp): Promise<Picture> {
  const { data, width, height, channels } = picture
  const file = await code(sharp(data, { raw: { width, height, channels } })).toBuffer()
  return { ...picture, data: await sharp(file).raw().toBuffer() }
}

const blurBy = (picture: Picture, sigma: number) => through(picture, (image) => image.blur(sigma).png())
const sharpTruth = discPicture(384, 4)

describe('edges that are soft themselves', () => {
  it.each([2, 3.2, 4.5])(
    'are as wide wherever they fall, blurred by %f pixels before they were reduced to a quarter',
    async (sigma) => {
      const soft = reduceByArea(await blurBy(sharpTruth, sigma), 4)
      const expected = 1 / 6 + (sigma / 4) ** 2
      expect(Math.abs(widthOf(soft) / expected - 1)).toBeLessThan(0.25)
      expect(widthOf(rollPicture(soft, 31, 50))).toBe(widthOf(soft))
    },
  )

  it.each([0.6, 0.8, 1.1])('are not taken for sharp ones that were blurred by %f pixels after it', async (sigma) => {
    expect(widthOf(await blurBy(reduceByArea(sharpTruth, 4), sigma))).toBe(0)
  })

  it('are none in clean art, nor in checks that all fall alike', () => {
    expect(widthOf(reduceByArea(sharpTruth, 4))).toBe(0)
    const checks = Uint8Array.from({ length: 128 * 128 * 3 }, (_, i) => {
      const share = (place: number): number => [0, 0, 0, 0.5, 1, 1, 1, 0.5][place % 8]
      const [across, down] = [share(Math.floor(i / 3) % 128), share(Math.floor(i / 384))]
      return Math.round(40 + 180 * (across * (1 - down) + down * (1 - across)))
    })
    expect(widthOf({ data: checks, width: 128, height: 128, channels: 3 })).toBe(0)
  })

  it.each([2, 3.2])('are not sharpened until they are worse than by the cubic, blurred by %f pixels', async (sigma) => {
    const truth = await blurBy(sharpTruth, sigma)
    const { gain, method } = await gainOf(truth, reduceByArea(truth, 4))
    expect(method).not.toBe('flat')
    expect(gain).toBeGreaterThanOrEqual(0)
  })

  it('of a JPEG are not drawn as inks either', async () => {
    const truth = await blurBy(discPicture(768, 4), 2)
    const small = await through(reduceByArea(truth, 4), (image) => image.jpeg({ quality: 90 }))
    expect((await gainOf(truth, small)).gain).toBeGreaterThanOrEqual(0)
  })
})

describe('art of little contrast that was a JPEG', () => {
  it('keeps the lines between its places', async () => {
    // Basketry: three spindles a place, lying and standing by turns, in tones near each other on a darker ground.
    const tones = [131, 93, 73, 107, 75, 52, 83, 50, 31, 52, 26, 0]
    const data = Uint8Array.from({ length: 384 * 384 * 3 }, (_, i) => {
      const [x, y] = [Math.floor(i / 3) % 384, Math.floor(i / 3 / 384)]
      const [column, row] = [Math.floor(x / 38.4), Math.floor(y / 38.4)]
      const [u, v] = [x / 38.4 - column, y / 38.4 - row]
      const [across, along] = (column + row) % 2 === 0 ? [u, v] : [v, u]
      const isSpindle = (((3 * across) % 1) - 0.5) ** 2 * 4 + (2 * along - 1) ** 4 < 0.95
      return tones[3 * (isSpindle ? (column * 5 + row * 3 + column * row) % 3 : 3) + (i % 3)]
    })
    const truth: Picture = { data, width: 384, height: 384, channels: 3 }
    const small = await through(reduceByArea(truth, 4), (image) =>
      image.jpeg({ quality: 80, chromaSubsampling: '4:4:4' }),
    )
    expect((await gainOf(truth, small)).gain).toBeGreaterThan(0)
  })
})
