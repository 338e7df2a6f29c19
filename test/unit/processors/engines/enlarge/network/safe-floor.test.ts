// What is drawn where nothing better is known is nearer to the truth than the cubic, and takes more where the network
// is known to err.

import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { chooseMethod } from '../../../../../../processors/engines/enlarge/choose-method.ts'
import { readFlatArt } from '../../../../../../processors/engines/enlarge/flat/read-flat-art.ts'
import { openFloor } from '../../../../../../processors/engines/enlarge/network/safe-floor.ts'
import { shareOfNetwork } from '../../../../../../processors/engines/enlarge/network/share-of-network.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { measureSpoiling } from '../../../../../../processors/engines/enlarge/spoiling/measure-spoiling.ts'
import { seededRandom } from '../../../../../harness/seeded-random.ts'
import {
  cordPicture,
  discPicture,
  noisePicture,
  type Picture,
  psnr,
  reduceByArea,
  reduceByPicking,
  rollPicture,
  sourceOf,
} from '../pictures.ts'

const tile = { x: true, y: true }
const gridOf = (picture: Picture) => createSampleGrid(sourceOf(picture), tile)

async function enlarge(picture: Picture, scale: number, method: 'auto' | 'bicubic') {
  const { renderer, ...report } = await chooseMethod(sourceOf(picture), { scale, tile, method, flattens: false })
  const data = new Uint8Array(renderer.width * renderer.height * renderer.samples)
  await renderer.render(0, data)
  return { ...report, drawn: { data, width: renderer.width, height: renderer.height, channels: renderer.samples } }
}

const gainOf = async (truth: Picture, small: Picture, scale: number): Promise<number> =>
  psnr((await enlarge(small, scale, 'auto')).drawn, truth) - psnr((await enlarge(small, scale, 'bicubic')).drawn, truth)

async function blurBy({ data, width, height, channels }: Picture, sigma: number): Promise<Picture> {
  const blurred = await sharp(data, { raw: { width, height, channels } }).blur(sigma).raw().toBuffer()
  return { data: Uint8Array.from(blurred), width, height, channels }
}

const isCorrected = (picture: Picture): boolean =>
  openFloor(gridOf(picture), 4, measureSpoiling(gridOf(picture))).isCorrected

/** Measures of clean art. */
const ofDiscs = measureSpoiling(gridOf(reduceByArea(discPicture(256, 4), 4)))

/** A round dot in every other pixel of the picture that is reduced by `scale`, in two inks by turns. */
function dots(size: number, scale: number): Picture {
  const inks = [
    [236, 84, 112],
    [64, 88, 192],
  ] as const
  const data = Uint8Array.from({ length: size * size * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % size, Math.floor(i / 3 / size)]
    const [column, row] = [Math.floor(x / scale), Math.floor(y / scale)]
    const [dx, dy] = [(x + 0.5) / scale - column - 0.5, (y + 0.5) / scale - row - 0.5]
    const isDot = (column + row) % 2 === 0 && Math.hypot(dx, dy) < 0.4
    return isDot ? inks[row % 2][i % 3] : [252, 243, 226][i % 3]
  })
  return { data, width: size, height: size, channels: 3 }
}

describe('what is drawn where nothing better is known', () => {
  it('gains on the cubic where edges are soft by themselves, and says that it is no plain cubic', async () => {
    const truth = await blurBy(discPicture(384, 4), 3.2)
    const small = reduceByArea(truth, 4)
    const { method, drawn } = await enlarge(small, 4, 'auto')
    expect(method).toBe('projection')
    expect(psnr(drawn, truth) - psnr((await enlarge(small, 4, 'bicubic')).drawn, truth)).toBeGreaterThan(0.5)
  })

  it('is the cubic where a correction would sharpen noise or stairs', () => {
    const large = discPicture(512, 4)
    expect(isCorrected(reduceByArea(large, 4))).toBe(true)
    expect(isCorrected(reduceByPicking(large, 4))).toBe(false)
    const grain = noisePicture(128, 128, 3)
    expect(isCorrected({ ...grain, data: grain.data.map((value) => 120 + Math.round(value / 16)) })).toBe(false)
  })

  it('rolls with the repeat', async () => {
    const small = reduceByArea(await blurBy(discPicture(192, 4), 3.2), 4)
    const rolled = await enlarge(rollPicture(small, 5, 9), 4, 'auto')
    expect(rolled.drawn.data).toEqual(rollPicture((await enlarge(small, 4, 'auto')).drawn, 20, 36).data)
  })

  it('draws motifs of single pixels, whose shape nobody knows', async () => {
    const truth = dots(24 * 16, 16)
    expect(await gainOf(truth, reduceByArea(truth, 16), 16)).toBeGreaterThan(0.2)
  })

  it('takes a part of a surface that is plain but for its grain, as of photographs', async () => {
    const random = seededRandom(3)
    const plaster = Uint8Array.from({ length: 96 * 96 * 3 }, () => 150 + Math.round((random() + random() - 1) * 12))
    const { confidence } = await enlarge({ data: plaster, width: 96, height: 96, channels: 3 }, 4, 'auto')
    expect(confidence).toBeLessThan(0.9)
  })

  it('takes what is pale under the grain of a scan, which is as likely as a surface', async () => {
    const random = seededRandom(4)
    const fine = Float64Array.from({ length: 96 * 96 + 96 }, () => 14 * (random() - 0.5))
    const pale = Uint8Array.from({ length: 96 * 96 * 3 }, (_, i) => {
      const [isInk, pixel] = [(Math.floor(i / 36) + Math.floor(i / 3456)) % 2 === 0, Math.floor(i / 3)]
      return Math.round((isInk ? 200 : 206) + fine[pixel] + fine[pixel + 1] / 2 + fine[pixel + 96] / 2)
    })
    const truth = { data: pale, width: 96, height: 96, channels: 3 } as const
    const found = shareOfNetwork(measureSpoiling(gridOf(truth)), 4)
    const plain = Uint8Array.from(pale, (_, i) => ((Math.floor(i / 36) + Math.floor(i / 3456)) % 2 === 0 ? 200 : 206))
    expect(found.share).toBeLessThan(0.3)
    expect(shareOfNetwork(measureSpoiling(gridOf({ ...truth, data: plain })), 4).share).toBeGreaterThan(0.8)
  })

  it('takes half of what is steeper than edges without a trace, and a quarter of a ground that has no edge', () => {
    const clean = { ...ofDiscs, plain: 0.05, steepness: 1 }
    const shareAt = (changed: Partial<typeof clean>): number => shareOfNetwork({ ...clean, ...changed }, 4).share
    expect(shareAt({ steepness: 1.13 })).toBeLessThan(0.55 * shareAt({}))
    expect(shareAt({ steepness: 1.13, plain: 0.4 })).toBeGreaterThan(0.95 * shareAt({}))
    expect(shareAt({ edgesOfSlopes: 0.005 })).toBeLessThan(0.3 * shareAt({}))
    const noisy = { noise: 5, growth: 1, edgesOfSlopes: 0.2 }
    expect(shareAt({ ...noisy, edgesOfSlopes: 0.005 })).toBeLessThan(0.3 * shareAt(noisy))
  })

  it('takes two thirds of waves that are less steep than edges, as ridges are', () => {
    const clean = { ...ofDiscs, softness: 0.2 }
    const shareAt = (steepness: number, isWaves: boolean): number =>
      shareOfNetwork({ ...clean, steepness, isWaves }, 4).share
    expect(shareAt(0.8, true) / shareAt(0.8, false)).toBeCloseTo(0.35, 2)
    expect(shareAt(0.95, true)).toBe(shareAt(0.95, false))
  })

  it('takes most of ribs that are less steep than edges, and is no worse than the cubic by what it leaves', async () => {
    const clean = { ...ofDiscs, ribs: 0.9, steepness: 0.65 }
    const shareAt = (changed: Partial<typeof clean>): number => shareOfNetwork({ ...clean, ...changed }, 4).share
    expect(shareAt({}) / shareAt({ ribs: 0.3 })).toBeCloseTo(0.12, 2)
    expect(shareAt({ steepness: 1 })).toBe(shareAt({ steepness: 1, ribs: 0.3 }))
    const cords = cordPicture(252, 18)
    expect(await gainOf(cords, reduceByArea(cords, 4), 4)).toBeGreaterThan(-0.1)
  })

  it('takes two thirds of ribs under a weave that passes for noise, but not of what has none', () => {
    const noisy = {
      ...ofDiscs,
      noise: 9,
      ribs: 0.9,
      steepness: 1,
    }
    const shareAt = (changed: Partial<typeof noisy>): number => shareOfNetwork({ ...noisy, ...changed }, 4).share
    expect(shareAt({ growth: 0.2 }) / shareAt({ growth: 1 })).toBeCloseTo(0.35, 2)
    expect(shareAt({ growth: 0.2, ribs: 0.2 })).toBe(shareAt({ growth: 1 }))
  })

  it('leaves shades under a JPEG to the network, which are no inks', async () => {
    const scales = Uint8Array.from({ length: 96 * 96 * 3 }, (_, i) => {
      const [x, y] = [((Math.floor(i / 3) % 96) % 32) / 32 - 0.5, (Math.floor(i / 288) % 32) / 32 - 0.5]
      const rim = Math.min(1, (1 - 2 * Math.max(Math.abs(x), Math.abs(y))) * 16)
      return rim * (0.55 - 0.35 * x - 0.5 * y) * [150, 170, 90][i % 3] + (1 - rim) * [30, 40, 10][i % 3]
    })
    const file = sharp(scales, { raw: { width: 96, height: 96, channels: 3 } }).jpeg({ quality: 80 })
    const data = await sharp(await file.toBuffer())
      .raw()
      .toBuffer()
    const reading = await readFlatArt(gridOf({ data: Uint8Array.from(data), width: 96, height: 96, channels: 3 }))
    expect(reading?.inks.flatShare).toBeLessThan(0.1)
    expect(reading?.verdict).toEqual({ kind: 'other', reason: 'no art' })
  })

  it('takes nearly all of a picture whose steepest places are soft, and nothing of sharp art', () => {
    const seen = measureSpoiling(gridOf(discPicture(128, 4)))
    const share = (steepness: number): number => shareOfNetwork({ ...seen, isSharp: false, steepness }, 4).share
    expect(share(0.1)).toBeLessThan(0.2)
    expect(share(0.6)).toBeGreaterThan(2 * share(0.1))
    expect(shareOfNetwork(seen, 4).share).toBeGreaterThan(0.9)
  })
})
