import { describe, expect, it } from '@jest/globals'
import { chooseMethod } from '../../../../../../processors/engines/enlarge/choose-method.ts'
import { removeWeave } from '../../../../../../processors/engines/enlarge/picture/remove-weave.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { seededRandom } from '../../../../../harness/seeded-random.ts'
import { discPicture, type Picture, psnr, reduceByArea, rollPicture, sourceOf, wavePicture } from '../pictures.ts'

const tile = { x: true, y: true }
const gridOf = (picture: Picture) => createSampleGrid(sourceOf(picture), tile)

/** @param change the sample at a pixel on cloth */
function spoil(picture: Picture, change: (value: number, x: number, y: number) => number): Picture {
  const { width, channels } = picture
  const changed = Uint8ClampedArray.from(picture.data, (value, at) => {
    const pixel = Math.floor(at / channels)
    return change(value, pixel % width, Math.floor(pixel / width))
  })
  return { ...picture, data: new Uint8Array(changed.buffer) }
}

const wave = (at: number, pitch: number): number => Math.sin((2 * Math.PI * at) / pitch + 0.7)
const cloths = {
  'threads that shade': (value: number, x: number, y: number) => value * (1 + 0.04 * (wave(x, 3.2) + wave(y, 2.7))),
  'threads that lighten': (value: number, x: number, y: number) => value + 4 * (wave(x, 3.6) + wave(y, 4.4)),
  'threads and crossings': (value: number, x: number, y: number) =>
    value + ((x + y) % 2 === 0 ? 3 : -3) + 2 * (wave(x, 4) + wave(y, 4)),
} as const

async function draw(picture: Picture, method: 'auto' | 'bicubic'): Promise<Picture> {
  const { renderer } = await chooseMethod(sourceOf(picture), { scale: 4, tile, method, flattens: false })
  const data = new Uint8Array(renderer.width * renderer.height * renderer.samples)
  await renderer.render(0, data)
  return { data, width: renderer.width, height: renderer.height, channels: 3 }
}

describe('the weave of a scan', () => {
  const truth = discPicture(512, 4)
  const small = reduceByArea(truth, 4)

  it.each(Object.entries(cloths))('is taken back: %s', async (_, cloth) => {
    const woven = spoil(small, cloth)
    const bare = { ...small, data: Uint8Array.from(removeWeave(gridOf(woven)).samples) }
    expect(psnr(bare, small)).toBeGreaterThan(psnr(woven, small) + 8)
    const gain = psnr(await draw(woven, 'auto'), truth) - psnr(await draw(woven, 'bicubic'), truth)
    expect(gain).toBeGreaterThan(8)
  })

  it.each(Object.entries(cloths))('is the same however a repeat is rolled: %s', (_, cloth) => {
    const woven = spoil(small, cloth)
    const bare = { ...small, data: Uint8Array.from(removeWeave(gridOf(woven)).samples) }
    const rolled = removeWeave(gridOf(rollPicture(woven, 31, 50)))
    expect(Buffer.compare(Uint8Array.from(rolled.samples), rollPicture(bare, 31, 50).data)).toBe(0)
  })

  const random = seededRandom(3)
  const dye = [30, 120, 140] as const
  const dyed = { ...small, data: small.data.map((_, at) => dye[at % 3]) }
  it.each([
    ['clean art', small],
    ['soft waves', wavePicture(96, 96)],
    ['art under noise', spoil(small, (value) => value + (random() + random() + random() - 1.5) * 8)],
    ['stripes of a drawing', spoil(small, (value, x) => (x % 16 < 4 ? value - 6 : value))],
    ['a fine check', spoil(small, (_, x, y) => 200 - 12 * (Math.floor(x / 2) % 2) - 12 * (Math.floor(y / 2) % 2))],
    ['cloth of one dye', spoil(dyed, cloths['threads that lighten'])],
  ] as const)('is not seen in %s', (_, picture) => {
    const grid = gridOf(picture)
    expect(removeWeave(grid)).toBe(grid)
  })

  it('is the picture where nothing beneath it has an edge: linen is drawn with its threads', async () => {
    const glow = wavePicture(96, 96)
    const linen = spoil({ ...glow, data: glow.data.map((value) => 90 + value / 4) }, cloths['threads that lighten'])
    const grid = gridOf(linen)
    expect(removeWeave(grid)).not.toBe(grid)
    const cubic = await draw(linen, 'bicubic')
    expect(psnr(await draw(linen, 'auto'), cubic)).toBeGreaterThan(45)
  })
})
