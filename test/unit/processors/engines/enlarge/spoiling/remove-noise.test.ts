import { describe, expect, it } from '@jest/globals'
import { chooseMethod } from '../../../../../../processors/engines/enlarge/choose-method.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { removeNoise } from '../../../../../../processors/engines/enlarge/spoiling/remove-noise.ts'
import { seededRandom } from '../../../../../harness/seeded-random.ts'
import { type Picture, psnr, rollPicture } from '../pictures.ts'

const SIDE = 64
const NOISE = 6
const tile = { x: true, y: true }
const sourceOf = (picture: Picture) => ({ ...picture, format: 'png', hasAlpha: false, dpi: undefined, notes: [] })

function cleaned(picture: Picture): Picture {
  const { samples } = removeNoise(createSampleGrid(sourceOf(picture), tile))
  return { ...picture, data: Uint8Array.from(samples) }
}

/** A repeat of soft hills in three colours, or of their light alone. */
function hills(channels: 1 | 3): Picture {
  const data = new Uint8Array(SIDE * SIDE * channels)
  for (let at = 0; at < data.length; at++) {
    const [x, y] = [Math.floor(at / channels) % SIDE, Math.floor(at / channels / SIDE)]
    const turn = (2 * Math.PI) / SIDE
    data[at] = 128 + 50 * Math.sin(2 * turn * x + (at % channels)) * Math.cos(turn * y)
  }
  return { data, width: SIDE, height: SIDE, channels }
}

/** Adds what `draw` gives for a pixel and a channel. */
function add(picture: Picture, draw: (x: number, y: number, channel: number) => number): Picture {
  const { width, channels } = picture
  const data = Uint8ClampedArray.from(picture.data, (value, at) => {
    const pixel = Math.floor(at / channels)
    return value + draw(pixel % width, Math.floor(pixel / width), at % channels)
  })
  return { ...picture, data: new Uint8Array(data.buffer) }
}

function whiteNoise(): () => number {
  const random = seededRandom(5)
  return () => (random() + random() + random() - 1.5) * 2 * NOISE
}

describe('noise', () => {
  it.each([1, 3] as const)('is taken off a picture of %i channels', (channels) => {
    const truth = hills(channels)
    const noisy = add(truth, whiteNoise())
    expect(psnr(cleaned(noisy), truth)).toBeGreaterThan(psnr(noisy, truth) + 6)
  })

  it('of light alone is taken off colours', () => {
    const truth = hills(3)
    const draw = whiteNoise()
    const noise = Float32Array.from({ length: SIDE * SIDE }, draw)
    const noisy = add(truth, (x, y) => noise[y * SIDE + x])
    expect(psnr(cleaned(noisy), truth)).toBeGreaterThan(psnr(noisy, truth) + 6)
  })

  it('is taken off a rolled repeat as off the repeat', () => {
    const noisy = add(hills(3), whiteNoise())
    const rolled = cleaned(rollPicture(noisy, 23, 9))
    expect(Buffer.compare(rolled.data, rollPicture(cleaned(noisy), 23, 9).data)).toBe(0)
  })

  it('is not what crossings of threads are', () => {
    const woven = add(hills(3), (x, y) => ((x + y) % 2 === 0 ? NOISE : -NOISE))
    expect(psnr(cleaned(woven), woven)).toBeGreaterThan(50)
  })

  it('is taken off before soft art is enlarged, and the report says so', async () => {
    const request = { scale: 2, tile, method: 'auto', flattens: false } as const
    const clean = await chooseMethod(sourceOf(hills(3)), request)
    expect(clean.reason).not.toContain('noise')
    const noisy = await chooseMethod(sourceOf(add(hills(3), whiteNoise())), request)
    expect(noisy.reason).toMatch(/noise of about [567] levels was taken off/)
  })
})
