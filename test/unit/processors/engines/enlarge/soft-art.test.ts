// Art whose truth is soft looks like sharp art that was blurred. Only where its edges fall tells them apart.

import { describe, expect, it } from '@jest/globals'
import sharp, { type Sharp } from 'sharp'
import { softenRows } from '../../../../../processors/engines/enlarge/bands/soften-rows.ts'
import { chooseMethod } from '../../../../../processors/engines/enlarge/choose-method.ts'
import { createSampleGrid } from '../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { measureSpoiling } from '../../../../../processors/engines/enlarge/spoiling/measure-spoiling.ts'
import { reduceByCubic } from '../../../../bench/enlarge/picture.ts'
import { seededRandom } from '../../../../harness/seeded-random.ts'
import { discPicture, type Picture, psnr, reduceByArea, rollPicture, sourceOf } from './pictures.ts'

const tile = { x: true, y: true }
const widthOf = (picture: Picture) => measureSpoiling(createSampleGrid(sourceOf(picture), tile)).softWidth

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
const reduceCubic = (picture: Picture): Picture => reduceByCubic({ ...picture, channels: 3 }, 4, true)

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

  it('are not taken for sharp ones that were reduced by the cubic and blurred after it either', async () => {
    const small = await blurBy(reduceCubic(sharpTruth), 0.6)
    expect(widthOf(small)).toBe(0)
    expect((await gainOf(sharpTruth, small)).gain).toBeGreaterThan(4)
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

const spoil = (picture: Picture, change: (value: number, at: number) => number): Picture => ({
  ...picture,
  data: Uint8Array.from(Uint8ClampedArray.from(picture.data, change)),
})

function addNoise(picture: Picture, deviation: number): Picture {
  const random = seededRandom(5)
  return spoil(picture, (value) => value + (random() + random() + random() - 1.5) * 2 * deviation)
}

function addWeave(picture: Picture): Picture {
  return spoil(picture, (value, at) => {
    const [x, y] = [Math.floor(at / 3) % picture.width, Math.floor(at / 3 / picture.width)]
    return (
      value + ((x + y) % 2 === 0 ? 3 : -3) + 2 * Math.sin((x * Math.PI) / 2 + 0.4) + 2 * Math.sin((y * Math.PI) / 2)
    )
  })
}

describe('soft edges under grain', () => {
  const large = discPicture(640, 4)
  const spoilt = {
    noise: async (picture: Picture) => addNoise(picture, 3),
    weave: async (picture: Picture) => addWeave(picture),
    JPEG: (picture: Picture) => through(picture, (image) => image.jpeg({ quality: 85 })),
  } as const

  it.each(['noise', 'weave', 'JPEG'] as const)(
    'have their width told through %s, and sharp ones none',
    async (name) => {
      const soft = await spoilt[name](reduceByArea(await blurBy(large, 2.8), 4))
      expect(Math.abs(widthOf(soft) - (1 / 6 + 0.7 ** 2))).toBeLessThan(0.2)
      expect(widthOf(rollPicture(soft, 31, 50))).toBe(widthOf(soft))
      expect(widthOf(await spoilt[name](reduceByArea(large, 4)))).toBeLessThan(0.22)
    },
  )

  it.each(['noise', 'weave', 'JPEG'] as const)('are drawn as soft as they are, with less %s', async (name) => {
    const truth = await blurBy(large, 2.8)
    expect((await gainOf(truth, await spoilt[name](reduceByArea(truth, 4)))).gain).toBeGreaterThan(0.5)
  })

  it('are told from sharp ones that were blurred before the grain, which are sharpened', async () => {
    const small = addNoise(await blurBy(reduceByArea(large, 4), 0.8), 3)
    expect(widthOf(small)).toBe(0)
    expect((await gainOf(large, small)).gain).toBeGreaterThan(4)
  })

  it('are told as well where the cubic reduced them and they are soft by less than half a pixel', async () => {
    const truth = await blurBy(large, 1.6)
    expect((await gainOf(truth, addWeave(reduceCubic(truth)))).gain).toBeGreaterThan(2)
  })
})

describe('soft bands under noise', () => {
  it('are not drawn as inks, since nothing tells how soft their edges were', async () => {
    const [side, scale, band, softness] = [256, 4, 16 / 3, 2]
    const inks = [98, 196, 160, 153, 109, 217, 38, 137, 159]
    const data = Uint8Array.from({ length: side * side * 3 }, (_, i) => {
      const [x, y] = [(Math.floor(i / 3) % side) / scale, Math.floor(i / 3 / side) / scale]
      const at = (y + 2.5 * Math.sin(x / 3.1) + 1.5 * Math.sin(x / 1.3)) / band + 3
      const passed = Math.min(1, Math.max(0, ((at % 1) - 0.5) * (band / softness) + 0.5))
      const [own, next] = [inks[(Math.floor(at) % 3) * 3 + (i % 3)], inks[((Math.floor(at) + 1) % 3) * 3 + (i % 3)]]
      return Math.round(own + passed * (next - own))
    })
    const truth = { data, width: side, height: side, channels: 3 } as const
    const { gain, method } = await gainOf(truth, addNoise(reduceByArea(truth, scale), 3))
    expect(method).not.toBe('flat')
    expect(gain).toBeGreaterThan(-0.5)
  })
})

describe('few soft edges', () => {
  it('are not sharpened either', async () => {
    const truth = await blurBy(discPicture(160, 4), 5)
    const { gain, method } = await gainOf(truth, reduceByArea(truth, 4))
    expect(method).not.toBe('flat')
    expect(gain).toBeGreaterThanOrEqual(0)
  })
})

describe('softenRows', () => {
  const picture = discPicture(64, 4)
  const rowsOfPicture = ({ data, width, height }: Picture) => ({
    width,
    height,
    channels: 3 as const,
    wrap: tile,
    row: (y: number) => data.subarray(y * width * 3, (y + 1) * width * 3),
  })
  const draw = async (from: Picture, order: readonly number[]) => {
    const rows = softenRows(rowsOfPicture(from), 2.3)
    const data = new Uint8Array(from.data.length)
    for (const y of order) data.set(await rows.row(y), y * from.width * 3)
    return { ...from, data }
  }
  const downwards = Array.from({ length: 64 }, (_, y) => y)

  it('blurs by the deviation it is asked for, the same in whatever order rows are asked for, around a repeat', async () => {
    const soft = await draw(picture, downwards)
    expect((await draw(picture, downwards.toReversed())).data).toEqual(soft.data)
    expect((await draw(rollPicture(picture, 9, 40), downwards)).data).toEqual(rollPicture(soft, 9, 40).data)
    expect(psnr(soft, await blurBy(picture, 2.3))).toBeGreaterThan(30)
  })

  it('leaves a picture as it is where hardly a blur is asked for', () => {
    const rows = rowsOfPicture(picture)
    expect(softenRows(rows, 0.2)).toBe(rows)
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
