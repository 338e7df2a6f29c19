import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { chooseMethod, type MethodRequest } from '../../../../../../processors/engines/enlarge/choose-method.ts'
import { openUpscaler } from '../../../../../../processors/engines/enlarge/network/upscaler.ts'
import { NetworkUnusable } from '../../../../../../processors/engines/network/open-network.ts'
import { writeOnnx } from '../../../../../harness/onnx/onnx-file.ts'
import { discPicture, noisePicture, type Picture, psnr, reduceByArea, rollPicture, wavePicture } from '../pictures.ts'
import { tinyUpscaler } from './tiny-upscalers.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heddle-sr-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Wishes = Partial<MethodRequest> & { readonly bandRows?: number }

async function enlarge(picture: Picture, { bandRows = 64, ...wishes }: Wishes = {}) {
  const { channels } = picture
  const source = { ...picture, format: 'png', hasAlpha: channels === 2 || channels === 4, dpi: undefined, notes: [] }
  const tile = { x: true, y: true }
  const request = { scale: 4, tile, method: 'network', flattens: false, ...wishes } as const
  const { renderer, ...report } = await chooseMethod(source, request)
  const { width, height, samples } = renderer
  const data = new Uint8Array(width * height * samples)
  for (let row = 0; row < height; row += bandRows)
    await renderer.render(row, data.subarray(row * width * samples, (row + bandRows) * width * samples))
  return { ...report, picture: { data, width, height, channels: samples } }
}

/** What of one picture differs from another, as a share of the samples. */
function differing(one: Picture, other: Picture): number {
  return one.data.reduce((count, value, at) => count + (value === other.data[at] ? 0 : 1), 0) / one.data.length
}

/** The columns at the left of a picture. */
function leftOf({ data, width, height, channels }: Picture, columns: number): Picture {
  const kept = data.filter((_, i) => Math.floor(i / channels) % width < columns)
  return { data: kept, width: columns, height, channels }
}

describe('the built-in networks', () => {
  it('draw art better than the cubic by decibels', async () => {
    const truth = discPicture(256, 5)
    const small = reduceByArea(truth, 4)
    const drawn = await enlarge(small)
    const cubic = await enlarge(small, { method: 'bicubic' })
    expect(drawn.method).toBe('network')
    expect(psnr(drawn.picture, truth)).toBeGreaterThan(psnr(cubic.picture, truth) + 2)
  })

  it('draw the edges of tone on tone as sharp as any', async () => {
    const bold = discPicture(256, 5)
    const truth = { ...bold, data: bold.data.map((value, i) => [90, 110, 120][i % 3] + value / 12) }
    const small = reduceByArea(truth, 4)
    const [drawn, cubic] = [await enlarge(small), await enlarge(small, { method: 'bicubic' })]
    expect(drawn.method).toBe('network')
    expect(psnr(drawn.picture, truth)).toBeGreaterThan(psnr(cubic.picture, truth) + 5)
    const rolled = await enlarge(rollPicture(small, 11, 7))
    expect(differing(rolled.picture, rollPicture(drawn.picture, 44, 28))).toBe(0)
  })

  it.each([[4], [2]])('enlarge a rolled repeat %i times to the rolled enlargement, byte for byte', async (scale) => {
    // Wider than one square, so that pixels change squares when they are rolled.
    const picture = discPicture(150, 2)
    const whole = await enlarge(picture, { scale })
    const rolled = await enlarge(rollPicture(picture, 37, 61), { scale })
    expect(differing(rolled.picture, rollPicture(whole.picture, 37 * scale, 61 * scale))).toBe(0)
  })

  it('go through two networks for sixteen times, and still roll', async () => {
    const picture = wavePicture(20, 12)
    const whole = await enlarge(picture, { scale: 16 })
    const rolled = await enlarge(rollPicture(picture, 7, 5), { scale: 16 })
    expect([whole.picture.width, whole.picture.height]).toEqual([320, 192])
    expect(differing(rolled.picture, rollPicture(whole.picture, 7 * 16, 5 * 16))).toBe(0)
  })

  it('leave slopes to the cubic, however many networks draw', async () => {
    const slopeOf = (side: number) => {
      const light = (i: number) => (Math.floor(i / 3 / side) * 180) / side + (i % 3) * 30
      return {
        data: Uint8Array.from({ length: side * side * 3 }, (_, i) => light(i)),
        width: side,
        height: side,
        channels: 3,
      } as const
    }
    const truth = slopeOf(768)
    const small = reduceByArea(truth, 16)
    const flatEdges = { tile: { x: false, y: false }, scale: 16 } as const
    const [drawn, cubic] = [await enlarge(small, flatEdges), await enlarge(small, { ...flatEdges, method: 'bicubic' })]
    expect(drawn.method).toBe('network')
    expect(psnr(drawn.picture, truth)).toBeGreaterThan(psnr(cubic.picture, truth) - 0.1)
  })

  it('draw the same whatever the number of rows asked for at a time', async () => {
    // Taller than one square, and no wider than shows it.
    const picture = leftOf(discPicture(140, 3), 40)
    const drawn = await Promise.all([32, 64, 128].map((bandRows) => enlarge(picture, { bandRows })))
    expect(drawn[0].method).toBe('network')
    expect(differing(drawn[0].picture, drawn[1].picture)).toBe(0)
    expect(differing(drawn[0].picture, drawn[2].picture)).toBe(0)
  })

  it('never fall below the cubic on noise', async () => {
    const truth = noisePicture(128, 128, 3)
    const small = reduceByArea(truth, 4)
    const drawn = await enlarge(small)
    const cubic = await enlarge(small, { method: 'bicubic' })
    expect(psnr(drawn.picture, truth)).toBeGreaterThan(psnr(cubic.picture, truth) - 0.1)
  })

  it('keep grey pictures grey, and what is opaque or clear wholly so', async () => {
    const grey = await enlarge(wavePicture(24, 20, 1))
    expect(grey.picture.channels).toBe(1)
    const half = { ...wavePicture(40, 24, 4) }
    for (let pixel = 0; pixel < 40 * 24; pixel++) half.data[pixel * 4 + 3] = pixel % 40 < 20 ? 255 : 0
    const { picture } = await enlarge(half, { tile: { x: false, y: false } })
    const alphaAt = (x: number): number => picture.data[(48 * 160 + x) * 4 + 3]
    expect([alphaAt(0), alphaAt(60), alphaAt(100), alphaAt(159)]).toEqual([255, 255, 0, 0])
  })

  it('stop between two squares when the work is no longer wanted', async () => {
    let drawnTiles = 0
    const beforeTile = (): void => {
      if (++drawnTiles > 2) throw new Error('no longer wanted')
    }
    await expect(enlarge(discPicture(300, 1), { beforeTile })).rejects.toThrow('no longer wanted')
  })
})

describe('a network of the user', () => {
  const models = [
    { name: 'RGB of 0 to 1, channels first', model: { scale: 4 } },
    { name: 'RGB of 0 to 255', model: { scale: 2, whiteIs255: true } },
    { name: 'channels last', model: { scale: 2, isChannelsLast: true } },
    { name: 'one channel at a time', model: { scale: 4, channels: 1 } },
    { name: 'one size alone', model: { scale: 2, side: 48 } },
  ] as const

  it.each(models)('is understood: $name', async ({ name, model }) => {
    const path = join(folder, `${name}.onnx`)
    await writeFile(path, writeOnnx(tinyUpscaler(model)))
    const picture = noisePicture(30, 21, 3)
    picture.data.forEach((value, at) => {
      picture.data[at] = Math.max(2, value)
    })
    const { picture: drawn } = await enlarge(picture, { scale: 4, modelPath: path })
    const nearest = Uint8Array.from({ length: drawn.data.length }, (_, at) => {
      const [x, y] = [Math.floor(at / 3) % drawn.width, Math.floor(at / 3 / drawn.width)]
      return picture.data[(Math.floor(y / 4) * 30 + Math.floor(x / 4)) * 3 + (at % 3)]
    })
    expect(differing(drawn, { ...drawn, data: nearest })).toBe(0)
  })

  it('that cannot be used is replaced by the built-in one, and the report says why', async () => {
    const path = join(folder, 'three.onnx')
    await writeFile(path, writeOnnx(tinyUpscaler({ scale: 3 })))
    const { method, reason } = await enlarge(wavePicture(24, 24), { modelPath: path })
    expect(method).toBe('network')
    expect(reason).toMatch(/enlarges 3 times; use one of 2 or 4/)
  })

  it('is refused when it is no network at all', async () => {
    await writeFile(join(folder, 'broken.onnx'), 'not a network')
    await expect(openUpscaler(join(folder, 'broken.onnx'), 1)).rejects.toBeInstanceOf(NetworkUnusable)
  })

  it('is named by its file alone where it cannot be opened', async () => {
    const { reason } = await enlarge(wavePicture(24, 24), { modelPath: join(folder, 'absent.onnx') })
    expect(reason).toContain('absent.onnx')
    expect(reason).not.toContain(folder)
  })
})
