// Art of few inks that was blurred as a whole after it was reduced is sharpened; art drawn soft stays as it is.
import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { findBlur } from '../../../../../../processors/engines/enlarge/blur/find-blur.ts'
import { bells } from '../../../../../../processors/engines/enlarge/blur/kernels.ts'
import { finerThanBlur } from '../../../../../../processors/engines/enlarge/blur/measure-fineness.ts'
import { takeOffBlur } from '../../../../../../processors/engines/enlarge/blur/take-off-blur.ts'
import { chooseMethod } from '../../../../../../processors/engines/enlarge/choose-method.ts'
import { unpaced } from '../../../../../../processors/engines/enlarge/pace.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { measureSpoiling } from '../../../../../../processors/engines/enlarge/spoiling/measure-spoiling.ts'
import { reduceByCubic } from '../../../../../bench/enlarge/picture.ts'
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

/** Blurred by a Gaussian of so many pixels along both axes, going on around the edges. */
function blurByBell(picture: Picture, sigma: number): Picture {
  const { width, height, channels } = picture
  const reach = Math.ceil(3.5 * sigma)
  const heights = Array.from({ length: 2 * reach + 1 }, (_, k) => Math.exp(-((k - reach) ** 2) / (2 * sigma ** 2)))
  const total = heights.reduce((sum, one) => sum + one, 0)
  const pass = (data: ArrayLike<number>, dx: number, dy: number): Float64Array =>
    Float64Array.from(data, (_, i) => {
      const [c, x, y] = [i % channels, Math.floor(i / channels) % width, Math.floor(i / channels / width)]
      return heights.reduce((sum, one, k) => {
        const [fromX, fromY] = [x + (k - reach) * dx + width, y + (k - reach) * dy + height]
        return sum + (one / total) * data[((fromY % height) * width + (fromX % width)) * channels + c]
      }, 0)
    })
  return { ...picture, data: Uint8Array.from(pass(pass(picture.data, 1, 0), 0, 1), Math.round) }
}

/** Upright bars of one ink, so many pixels wide, as far apart. */
function barPicture(side: number, bar: number): Picture {
  const data = Uint8Array.from({ length: side * side * 3 }, (_, i) =>
    Math.floor((Math.floor(i / 3) % side) / bar) % 2 ? 40 : 230,
  )
  return { data, width: side, height: side, channels: 3 }
}

/** How an edge rises, by the share of its width that is passed. */
const slopes = {
  'straight lines': (t: number) => t,
  'half a wave': (t: number) => (1 - Math.cos(Math.PI * t)) / 2,
  'smooth steps': (t: number) => t * t * (3 - 2 * t),
} as const

type SoftDots = {
  readonly slope: keyof typeof slopes
  /** Widths of the slope, radius and distance of the dots, pixels of the picture. */
  readonly width: number
  readonly radius: number
  readonly pitch: number
}

/** Dots of one ink in rows and columns, whose edges are slopes of one width. */
function softDots(side: number, { slope, width, radius, pitch }: SoftDots): Picture {
  const data = Uint8Array.from({ length: side * side * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % side, Math.floor(i / 3 / side)].map((at) => (at % pitch) - pitch / 2 + 0.5)
    const share = slopes[slope](Math.min(1, Math.max(0, (radius - Math.hypot(x, y)) / width + 0.5)))
    return Math.round(230 + share * ([40, 60, 90][i % 3] - 230))
  })
  return { data, width: side, height: side, channels: 3 }
}

const reductions = {
  area: reduceByArea,
  cubic: (picture: Picture, scale: number): Picture => reduceByCubic({ ...picture, channels: 3 }, scale, true),
} as const

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

describe('how fine a picture is', () => {
  const finenessOf = async (width: number) => {
    const small = reduceByArea(barPicture(320, width), 4)
    const seen = seenAs(blurByBell(small, 1))
    return finerThanBlur(seen.grid, seenAs(small).grid, bells[5])
  }

  it('tells bars that a blur makes paler from wider ones', async () => {
    expect(await finenessOf(8)).toBeGreaterThan(0.06)
    expect(await finenessOf(32)).toBe(0)
  })
})

describe('other pictures', () => {
  it.each([3, 5])('drawn with slopes %d pixels wide stay as they are', async (slope) => {
    const seen = seenAs(softDots(96, { slope: 'straight lines', width: slope, radius: 8, pitch: 24 }))
    expect(await takeOffBlur(seen, unpaced)).toBe(seen)
  })

  it.each([1, 1.14, 1.4])('drawn soft by a bell of %d pixels and wider than that stay as they are', async (sigma) => {
    const seen = seenAs(reduceByArea(blurByBell(discPicture(320, 6), 4 * sigma), 4))
    expect(await takeOffBlur(seen, unpaced)).toBe(seen)
  })

  it.each([
    ['half a wave', 'area', 10, 9, 34],
    ['half a wave', 'cubic', 10, 9, 34],
    ['half a wave', 'area', 8, 14, 44],
    ['smooth steps', 'area', 8, 14, 44],
    ['smooth steps', 'cubic', 10, 9, 34],
  ] as const)('of few places between pixels, edges %s, reduced by %s, stay as they are', async (...dots) => {
    const [slope, reduction, width, radius, pitch] = dots
    const seen = seenAs(reductions[reduction](softDots(pitch * 8, { slope, width, radius, pitch }), 4))
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
