import { describe, expect, it } from '@jest/globals'
import sharp, { type Sharp } from 'sharp'
import { mostOfNetwork, shareOfNetwork } from '../../../../../../processors/engines/enlarge/network/share-of-network.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import {
  edgesToSharpen,
  hasStairs,
  sharpenedOfMixtures,
  tracesOf,
} from '../../../../../../processors/engines/enlarge/spoiling/judge-spoiling.ts'
import { measureSpoiling } from '../../../../../../processors/engines/enlarge/spoiling/measure-spoiling.ts'
import { seededRandom } from '../../../../../harness/seeded-random.ts'
import {
  discPicture,
  linePicture,
  type Picture,
  reduceByArea,
  reduceByPicking,
  ringPicture,
  rollPicture,
  sourceOf,
} from '../pictures.ts'

const art = discPicture(128, 4)

function measure(picture: Picture) {
  const source = sourceOf(picture)
  return measureSpoiling(createSampleGrid(source, { x: true, y: true }))
}

function spoil(change: (value: number, at: number) => number): Picture {
  return { ...art, data: Uint8Array.from(Uint8ClampedArray.from(art.data, change)) }
}

async function through(code: (image: Sharp) => Sharp, picture = art): Promise<Picture> {
  const { data, width, height } = picture
  const file = await code(sharp(data, { raw: { width, height, channels: 3 } })).toBuffer()
  return { ...picture, data: await sharp(file).raw().toBuffer() }
}

/** Discs of 64 colours in rows, `apart` pixels from each other after reduction to a quarter. */
function rowsOfDiscs(apart: number, reach: number): Picture {
  const [inRow, cell] = [8, 4 * apart]
  const side = inRow * cell
  const data = Uint8Array.from({ length: side * side * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % side, Math.floor(i / 3 / side)]
    const disc = Math.floor(y / cell) * inRow + Math.floor(x / cell)
    const isDisc = Math.hypot((x % cell) - cell / 2, (y % cell) - cell / 2) < reach * cell
    return isDisc ? [(disc * 67) % 256, (disc * 149 + 40) % 256, (disc * 211 + 90) % 256][i % 3] : 235
  })
  return reduceByArea({ data, width: side, height: side, channels: 3 }, 4)
}

/** A cloth of slanting cells, of so many levels of contrast and of grain in every pixel. */
function slantingCloth(contrast: number, grain: number): Picture {
  const random = seededRandom(5)
  const heights = Array.from({ length: 40 * 40 }, () => 118 + contrast * random())
  const data = Uint8Array.from({ length: 256 * 256 * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % 256, Math.floor(i / 3 / 256)]
    const slanting = Math.floor((x + y / 3) / 10) % 40
    return heights[(Math.floor((y + x / 7) / 13) % 40) * 40 + slanting] + grain * random()
  })
  return { data, width: 256, height: 256, channels: 3 }
}

/** Soft bells of light: a few as narrow as a soft edge, the rest all slope. */
function bellsAt(x: number, y: number): number {
  const bell = (left: number, top: number, reach: number, height: number): number =>
    height * Math.exp(-(((x - left) ** 2 + (y - top) ** 2) / reach ** 2))
  return 20 + bell(64, 60, 26, 150) + bell(20, 24, 5, 140) + bell(104, 100, 16, 120)
}

describe('what happened to a picture', () => {
  it('is nothing for clean art', () => {
    expect(tracesOf(measure(art))).toEqual([])
  })

  it('is noise, measured within a fifth of its deviation', () => {
    const random = seededRandom(3)
    const bell = (): number => (random() + random() + random() - 1.5) * 2
    const noisy = measure(spoil((value) => value + bell() * 5))
    expect(tracesOf(noisy)).toContain('noise')
    expect(noisy.noise).toBeGreaterThan(4)
    expect(noisy.noise).toBeLessThan(6)
  })

  it('is noise as weak as texture may be, where it is as strong between distant neighbours as between next ones', () => {
    const random = seededRandom(3)
    const bell = (): number => (random() + random() + random() - 1.5) * 2
    const faint = measure(spoil((value) => value + bell() * 2))
    expect(faint.noise).toBeLessThan(2)
    expect(tracesOf(faint)).toEqual(['noise'])
    expect(tracesOf({ ...faint, growth: 1.25 })).toEqual([])
  })

  it('is noise between soft motifs as well, where it seems to grow with the distance as texture does', () => {
    const random = seededRandom(3)
    const softly = (levels: number): Picture =>
      spoil((_, at) => {
        const [x, y] = [((Math.floor(at / 3) % 128) % 8) - 3.7, (Math.floor(at / 384) % 8) - 3.4]
        const bell = 235 - 150 * Math.exp(-(x * x + y * y) / 6)
        return bell + (random() + random() + random() - 1.5) * 2 * levels
      })
    const noisy = measure(softly(4))
    expect(noisy.growth).toBeGreaterThan(1.7)
    expect(noisy.whiteness).toBeGreaterThan(0.87)
    expect(tracesOf(noisy)).toContain('noise')
    expect(shareOfNetwork(noisy, 4).share).toBeLessThan(0.5)
    expect(tracesOf(measure(softly(0)))).not.toContain('noise')
  })

  it('is the weave of a scan, whose crossings make soft motifs no steeper', () => {
    const woven = spoil((value, at) => value + ((Math.floor(at / 3) + Math.floor(at / 384)) % 2 === 0 ? 4 : -4))
    expect(tracesOf(measure(woven))).toContain('noise')
    const softly = (levels: number): Picture =>
      spoil((_, at) => {
        const [x, y] = [Math.floor(at / 3) % 128, Math.floor(at / 384)]
        const bell = 200 - 120 * Math.exp(-(((x % 8) - 3.7) ** 2 + ((y % 8) - 3.4) ** 2) / 3)
        return bell + ((x + y) % 2 === 0 ? levels : -levels)
      })
    expect(measure(softly(3)).whiteness).toBeGreaterThan(1.2)
    expect(Math.abs(measure(softly(3)).steepness - measure(softly(0)).steepness)).toBeLessThan(0.1)
  })

  it.each([60, 80, 92])('is a JPEG of quality %i, wherever its blocks begin', async (quality) => {
    const compressed = await through((image) => image.jpeg({ quality }))
    const whole = measure(compressed)
    expect(tracesOf(whole)).toContain('JPEG')
    expect(measure(rollPicture(compressed, 3, 5))).toEqual(whole)
  })

  it('is a JPEG in grey as well, which never has more than 256 colours', async () => {
    const compressed = await through((image) => image.grayscale().toColourspace('srgb').jpeg({ quality: 80 }))
    expect(tracesOf(measure(compressed))).toContain('JPEG')
    expect(tracesOf(measure(spoil((_, at) => art.data[at - (at % 3)])))).toEqual([])
  })

  it.each([
    [16, 0.4],
    [16, 0.25],
    [24, 0.4],
    [32, 0.4],
  ])('is nothing where art of many colours comes again every %i pixels, discs of %f of that', (apart, reach) => {
    expect(tracesOf(measure(rowsOfDiscs(apart, reach)))).toEqual([])
  })

  it.each([40, 50, 60, 70, 80, 90])('is a JPEG of quality %i where such art was one', async (quality) => {
    const compressed = await through((image) => image.jpeg({ quality }), rowsOfDiscs(24, 0.4))
    const whole = measure(compressed)
    expect(tracesOf(whole)).toContain('JPEG')
    expect(measure(rollPicture(compressed, 3, 5))).toEqual(whole)
  })

  it('is blur', async () => {
    expect(tracesOf(measure(await through((image) => image.blur(1).png())))).toContain('blur')
  })

  it('is not texture, however strong', () => {
    const random = seededRandom(8)
    const grains = Float32Array.from({ length: 128 * 128 }, () => (random() - 0.5) * 160)
    const at = (x: number, y: number): number => grains[((y + 128) % 128) * 128 + ((x + 128) % 128)]
    const fabric = spoil((_, i) => {
      const [x, y] = [Math.floor(i / 3) % 128, Math.floor(i / 384)]
      let sum = 0
      for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) sum += at(x + dx, y + dy)
      return 128 + sum / 4
    })
    expect(measure(fabric).noise).toBeGreaterThan(5)
    expect(tracesOf(measure(fabric))).not.toContain('noise')
  })

  it('is not blur where there are slopes and no edges', () => {
    const rings = measure(reduceByArea(ringPicture(512), 4))
    expect(rings.isWaves).toBe(true)
    expect(tracesOf(rings)).not.toContain('blur')
  })

  it('is not blur where things are soft themselves, and the network is held back there', () => {
    const softThings = measure(spoil((_, at) => bellsAt(Math.floor(at / 3) % 128, Math.floor(at / 384))))
    expect(softThings.softness).toBeGreaterThan(0.5)
    expect(tracesOf(softThings)).toEqual([])
    expect(shareOfNetwork(softThings, 4).share).toBeLessThan(0.5)
  })

  it('leaves the more to the floor the softer the steepest places are, whether edges stand alone or not', () => {
    const dots = (deviation: number): Picture =>
      spoil((_, at) => {
        const [x, y] = [((Math.floor(at / 3) % 128) % 5) - 2.2, (Math.floor(at / 384) % 5) - 1.8]
        return 240 - 200 * Math.exp(-(x * x + y * y) / (2 * deviation ** 2))
      })
    const [narrow, wide] = [measure(dots(0.5)), measure(dots(1.2))]
    expect(wide.steepness).toBeLessThan(narrow.steepness)
    expect(shareOfNetwork(wide, 4).share).toBeLessThan(0.5 * shareOfNetwork(narrow, 4).share)
    expect(shareOfNetwork(measure(art), 4).share).toBeGreaterThan(0.8)
  })

  it('leaves a glow that is wide itself to the cubic', () => {
    const glow = measure(
      spoil((_, at) => {
        const [x, y] = [Math.floor(at / 3) % 128, Math.floor(at / 384)]
        const inside = Math.min(1, Math.max(0, (42 - Math.hypot(x - 64, y - 64)) / 8 + 0.5))
        return 20 + 220 * inside * inside * (3 - 2 * inside)
      }),
    )
    expect(glow.softness).toBeGreaterThan(0.635)
    expect(shareOfNetwork(glow, 4)).toEqual({ share: 0, reason: expect.stringContaining('nothing steep') })
  })

  it('leaves all edges to be sharpened where a blur hid them', async () => {
    const blurred = measure(await through((image) => image.blur(1).png()))
    expect(edgesToSharpen(blurred)).toBe(1)
    expect(mostOfNetwork(blurred).share).toBe(1)
  })

  it.each([
    ['along rows', (x: number, _: number) => x],
    ['along columns', (_: number, y: number) => y],
    ['aslant', (x: number, y: number) => x + y],
  ])('is a lattice where threads come again every third pixel %s, which is left to the cubic', (_, placeOf) => {
    const threads = measure(
      spoil((_, at) => [180, 225, 240][placeOf(Math.floor(at / 3) % 128, Math.floor(at / 384)) % 3]),
    )
    expect(threads.thirds).toBeGreaterThan(0.95)
    expect(shareOfNetwork(threads, 4).share).toBe(0)
    expect(measure(art).thirds).toBeLessThan(0.1)
  })

  it('is no JPEG in a palette, whatever its blocks', () => {
    const blocks = spoil((_, at) => 40 * ((Math.floor(at / 24) + Math.floor(at / 3072)) % 5))
    expect(tracesOf(measure(blocks))).toEqual([])
  })

  it('is stairs where pixels were picked, and none where they were averaged', () => {
    const large = discPicture(512, 4)
    const picked = reduceByPicking(large, 4)
    expect(hasStairs(measure(picked))).toBe(true)
    expect(measure(rollPicture(picked, 5, 9)).stairs).toBe(measure(picked).stairs)
    expect(hasStairs(measure(reduceByArea(large, 4)))).toBe(false)
  })

  it('has mixtures between the sides of its edges where pixels were averaged, and hardly any where they were picked', () => {
    const lines = linePicture(256)
    expect(measure(reduceByPicking(lines, 4)).between).toBeLessThan(0.25)
    expect(measure(reduceByArea(lines, 4)).between).toBeGreaterThan(0.4)
  })

  it('is picked without a stair to see, in soft texture of little contrast, and not where it was averaged', () => {
    const large = slantingCloth(20, 8)
    const picked = measure(reduceByPicking(large, 4))
    expect(picked.stairs).toBe(0)
    expect(mostOfNetwork(picked).share).toBe(0)
    expect(measure(rollPicture(reduceByPicking(large, 4), 5, 9)).mixed).toBe(picked.mixed)
    expect(mostOfNetwork(measure(reduceByArea(large, 4))).share).toBeGreaterThan(0)
  })

  it('is picked under a JPEG, which brings mixtures, where it is steeper than what was averaged', async () => {
    const large = slantingCloth(60, 20)
    const compress = (picture: Picture) => through((image) => image.jpeg({ quality: 75 }), picture)
    const picked = measure(await compress(reduceByPicking(large, 4)))
    expect(picked.mixed).toBeGreaterThan(0.5)
    expect(sharpenedOfMixtures(picked)).toBeLessThan(0.5)
    expect(sharpenedOfMixtures({ ...picked, blocks: 0 })).toBe(1)
    expect(sharpenedOfMixtures(measure(await compress(reduceByArea(large, 4))))).toBe(1)
  })

  const averaged = { mixed: 1, steepness: 1 }

  it('is stairs with a few of them and no mixtures, and not with either alone', () => {
    expect(hasStairs({ ...averaged, stairs: 0.02, between: 0.2, blocks: 0 })).toBe(true)
    expect(hasStairs({ ...averaged, stairs: 0.02, between: 0.4, blocks: 0 })).toBe(false)
    expect(hasStairs({ ...averaged, mixed: 0.3, stairs: 0.02, between: 0.4, blocks: 0 })).toBe(true)
    expect(hasStairs({ ...averaged, mixed: 0.3, stairs: 0, between: 0.4, blocks: 0 })).toBe(false)
    expect(hasStairs({ ...averaged, stairs: 0.002, between: 0, blocks: 0 })).toBe(false)
    expect(hasStairs({ ...averaged, stairs: 0.07, between: 0.3, blocks: 2 })).toBe(true)
    expect(hasStairs({ ...averaged, stairs: 0.07, between: 0.45, blocks: 2 })).toBe(false)
  })

  it('is no stairs where both measures of mixtures tell that joints at 45 degrees were averaged', () => {
    expect(hasStairs({ mixed: 0.49, steepness: 1.03, stairs: 0.06, between: 0.73, blocks: 0 })).toBe(false)
    expect(hasStairs({ mixed: 0.34, steepness: 1.12, stairs: 0.05, between: 0.22, blocks: 0 })).toBe(true)
    // One of them tells nothing.
    expect(hasStairs({ mixed: 0.46, steepness: 1, stairs: 0.06, between: 1, blocks: 0 })).toBe(true)
  })

  it('is no stairs where averaging leaves a few: in rosettes under a weave, confetti and a small foulard', () => {
    expect(hasStairs({ ...averaged, stairs: 0.044, between: 0.28, blocks: 0 })).toBe(false)
    expect(hasStairs({ ...averaged, stairs: 0.031, between: 0.37, blocks: 0 })).toBe(false)
    expect(hasStairs({ ...averaged, stairs: 0.032, between: 1, blocks: 0 })).toBe(false)
    expect(hasStairs({ ...averaged, stairs: 0.05, between: 0.45, blocks: 0 })).toBe(true)
  })

  it('is no stairs where straight edges of a plaid or a zigzag that was a JPEG have as many mixtures as averaging leaves', () => {
    expect(hasStairs({ ...averaged, stairs: 0.12, between: 0.7, blocks: 6 })).toBe(false)
    expect(hasStairs({ ...averaged, stairs: 0.24, between: 0.87, blocks: 2 })).toBe(false)
    expect(hasStairs({ ...averaged, stairs: 0.14, between: 0.42, blocks: 4 })).toBe(true)
    expect(hasStairs({ ...averaged, stairs: 0.55, between: 0.79, blocks: 4 })).toBe(true)
  })

  it('is no stairs where few edges are seen, or where all of them lie between pixels', () => {
    const checks = spoil((_, at) => 200 * ((Math.floor(at / 24) + Math.floor(at / 3072)) % 2))
    expect(measure(checks).between).toBe(0)
    expect(hasStairs(measure(checks))).toBe(false)
    expect(measure(spoil(() => 90)).between).toBe(1)
  })

  it('is stairs under the grain of a JPEG as well', async () => {
    const large = discPicture(512, 4)
    const compress = (picture: Picture) => through((image) => image.jpeg({ quality: 60 }), picture)
    expect(hasStairs(measure(await compress(reduceByPicking(large, 4))))).toBe(true)
    expect(hasStairs(measure(await compress(reduceByArea(large, 4))))).toBe(false)
  })
})
