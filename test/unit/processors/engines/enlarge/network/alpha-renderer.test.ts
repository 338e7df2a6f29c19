import { describe, expect, it } from '@jest/globals'
import { chooseMethod } from '../../../../../../processors/engines/enlarge/choose-method.ts'
import { seededRandom } from '../../../../../harness/seeded-random.ts'
import { discPicture, type Picture, reduceByArea } from '../pictures.ts'

const [SIDE, SCALE] = [96, 4]

/** Colours with an alpha that falls softly from the middle on. */
function cutOut(colourAt: (pixel: number, channel: number) => number): Picture {
  const data = Uint8ClampedArray.from({ length: SIDE * SIDE * 4 }, (_, i) => {
    const [pixel, channel] = [i >> 2, i % 4]
    const distance = Math.hypot((pixel % SIDE) - 47.5, Math.floor(pixel / SIDE) - 47.5)
    return channel < 3
      ? colourAt(pixel, channel)
      : 127.5 + 127.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, distance / 16 - 1.6)))
  })
  return { data: new Uint8Array(data.buffer), width: SIDE, height: SIDE, channels: 4 }
}

async function draw(picture: Picture, method: 'auto' | 'bicubic'): Promise<Uint8Array> {
  const source = { ...picture, format: 'png', hasAlpha: true, dpi: undefined, notes: [] }
  const { renderer } = await chooseMethod(source, {
    scale: SCALE,
    tile: { x: false, y: false },
    method,
    flattens: false,
  })
  const data = new Uint8Array(renderer.width * renderer.height * renderer.samples)
  await renderer.render(0, data)
  return data
}

describe('cut-outs with soft edges', () => {
  it('are the cubic where their colours are soft as well', async () => {
    const glow = cutOut((_, channel) => [220, 140, 60][channel])
    expect(Buffer.compare(await draw(glow, 'auto'), await draw(glow, 'bicubic'))).toBe(0)
  })

  it('are sharpened where all around is opaque, and nowhere else', async () => {
    const discs = reduceByArea(discPicture(SIDE * SCALE, 4), SCALE)
    const sheet = cutOut((pixel, channel) => discs.data[pixel * 3 + channel])
    const [ours, cubic] = [await draw(sheet, 'auto'), await draw(sheet, 'bicubic')]
    const changed = Array.from({ length: ours.length / 4 }, (_, pixel) =>
      [0, 1, 2, 3].some((c) => ours[pixel * 4 + c] !== cubic[pixel * 4 + c]),
    )
    const isOpaque = (pixel: number): boolean => cubic[pixel * 4 + 3] === 255
    expect(changed.filter((is, pixel) => is && !isOpaque(pixel))).toHaveLength(0)
    expect(changed.filter((is) => is).length).toBeGreaterThan(1000)
  })

  it('are corrected until their reduction is the picture where they are drawings, but not under noise', async () => {
    // Discs with rims two pixels wide, each in one colour.
    const truth = softDiscs(SIDE * SCALE, 24 * SCALE, SCALE)
    const small = reduceByArea(truth, SCALE)
    const [ours, cubic] = [await draw(small, 'auto'), await draw(small, 'bicubic')]
    expect(errorOf(ours, truth.data)).toBeLessThan(0.9 * errorOf(cubic, truth.data))
    const random = seededRandom(3)
    const noisy = Uint8ClampedArray.from(small.data, (value, i) => (i % 4 === 3 ? value : value + 16 * random() - 8))
    const grainy = { ...small, data: new Uint8Array(noisy.buffer) }
    expect(Buffer.compare(await draw(grainy, 'auto'), await draw(grainy, 'bicubic'))).toBe(0)
  })
})

/** Discs in rows on nothing, one colour each, whose alpha falls over two small pixels. */
function softDiscs(side: number, cell: number, scale: number): Picture {
  const data = Uint8ClampedArray.from({ length: side * side * 4 }, (_, i) => {
    const [x, y] = [(i >> 2) % side, Math.floor((i >> 2) / side)]
    const disc = Math.floor(x / cell) + 7 * Math.floor(y / cell)
    if (i % 4 < 3) return (disc * [67, 149, 211][i % 4]) % 256
    const beyond = Math.hypot((x % cell) - cell / 2, (y % cell) - cell / 2) - cell / 3
    return 255 / (1 + Math.exp((3 * beyond) / scale))
  })
  return { data: new Uint8Array(data.buffer), width: side, height: side, channels: 4 }
}

/** Mean squared error of the pictures as they lie on white. */
function errorOf(one: Uint8Array, other: Uint8Array): number {
  const onWhite = (data: Uint8Array, at: number, c: number): number => 255 + ((data[at + c] - 255) * data[at + 3]) / 255
  let sum = 0
  for (let at = 0; at < one.length; at += 4)
    for (let c = 0; c < 3; c++) sum += (onWhite(one, at, c) - onWhite(other, at, c)) ** 2
  return sum / one.length
}
