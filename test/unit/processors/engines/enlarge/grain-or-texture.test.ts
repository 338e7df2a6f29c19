// Grain hides in inks, and so does texture: inks are drawn where they explain what is seen, and the network is asked
// where they do not.

import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { chooseMethod } from '../../../../../processors/engines/enlarge/choose-method.ts'
import { explainedShare } from '../../../../../processors/engines/enlarge/flat/explained-share.ts'
import { readFlatArt } from '../../../../../processors/engines/enlarge/flat/read-flat-art.ts'
import { unpaced } from '../../../../../processors/engines/enlarge/pace.ts'
import { createSampleGrid } from '../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { tracesOf } from '../../../../../processors/engines/enlarge/spoiling/judge-spoiling.ts'
import { measureSpoiling } from '../../../../../processors/engines/enlarge/spoiling/measure-spoiling.ts'
import { generatePattern } from '../../../../../processors/engines/pattern/generate-pattern.ts'
import { addWeave } from '../../../../bench/enlarge/ways.ts'
import { seededRandom } from '../../../../harness/seeded-random.ts'
import { discPicture, type Picture, reduceByArea, sourceOf } from './pictures.ts'

const tile = { x: true, y: true }

const DOMES = 3000

/** Stucco: domes of some pixels on a wall, lit from one side. */
function stucco(size: number, light = 24, smallest = 3): Picture {
  const random = seededRandom(3)
  const heights = new Float64Array(size * size)
  const index = (x: number, y: number): number => (((y + size) % size) | 0) * size + (((x + size) % size) | 0)
  for (let dome = 0; dome < DOMES; dome++) {
    const [x, y, radius] = [random() * size, random() * size, smallest + 3 * random()]
    for (let dy = -radius | 0; dy <= radius; dy++)
      for (let dx = -radius | 0; dx <= radius; dx++) {
        const high = radius ** 2 - dx ** 2 - dy ** 2
        if (high < 0) continue
        const at = index(x + dx, y + dy)
        heights[at] = Math.max(heights[at], Math.sqrt(high))
      }
  }
  const lit = Uint8ClampedArray.from({ length: size * size * 3 }, (_, i) => {
    const pixel = Math.floor(i / 3)
    const [x, y] = [pixel % size, Math.floor(pixel / size)]
    const slope = heights[index(x + 1, y)] + heights[index(x, y + 1)] - 2 * heights[pixel]
    return 195 + Math.max(-60, Math.min(50, light * slope))
  })
  return { data: Uint8Array.from(lit), width: size, height: size, channels: 3 }
}

/** A brick from near: a rough face between dark joints. */
function brick(roughness: number): Picture {
  const [size, joint, reach] = [256, 9, 4]
  const random = seededRandom(11)
  const field = Float64Array.from({ length: size * size }, () => random() - 0.5)
  const roughAt = (x: number, y: number): number => {
    let sum = 0
    for (let dy = 0; dy < reach; dy++)
      for (let dx = 0; dx < reach; dx++) sum += field[((y + dy) % size) * size + ((x + dx) % size)]
    return sum
  }
  const data = Uint8ClampedArray.from({ length: size * size * 3 }, (_, i) => {
    const pixel = Math.floor(i / 3)
    const [x, y] = [pixel % size, Math.floor(pixel / size)]
    const shade = x < joint || y < joint ? 45 : 0
    return [70, 58, 46][i % 3] - shade + roughness * roughAt(x, y)
  })
  return reduceByArea({ data: Uint8Array.from(data), width: size, height: size, channels: 3 }, 4)
}

function underNoise(picture: Picture, levels: number): Picture {
  const random = seededRandom(5)
  const noisy = Uint8ClampedArray.from(picture.data, (value) => value + (random() + random() - 1) * levels)
  return { ...picture, data: Uint8Array.from(noisy) }
}

describe('grain in a picture of inks', () => {
  it('is texture where inks explain hardly half of what is seen', async () => {
    const { method } = await chooseMethod(sourceOf(reduceByArea(stucco(384), 4)), {
      scale: 4,
      tile,
      method: 'auto',
      flattens: false,
    })
    expect(method).toBe('network')
  })

  it('is a surface where it grows with the distance and inks leave a quarter of what is seen', async () => {
    const { method } = await chooseMethod(sourceOf(brick(9)), { scale: 4, tile, method: 'auto', flattens: false })
    expect(method).toBe('network')
  })

  it('is no noise where it grows with the distance and there is hardly an edge', () => {
    const tracesIn = (picture: Picture) => tracesOf(measureSpoiling(createSampleGrid(sourceOf(picture), tile)))
    const wall = reduceByArea(stucco(384, 14, 2), 4)
    expect(tracesIn(wall)).toEqual([])
    expect(tracesIn(underNoise({ ...wall, data: new Uint8Array(wall.data.length).fill(195) }, 20))).toEqual(['noise'])
  })

  it('leaves hardly a place of noisy art to the network', async () => {
    const reading = await readFlatArt(createSampleGrid(sourceOf(underNoise(discPicture(160), 16)), tile))
    expect(reading?.trust).toBeGreaterThan(0.9)
    const doubted = reading?.gate.filter((share) => share < 1).length ?? 0
    expect(doubted / 160 ** 2).toBeLessThan(0.004)
  })

  it('hides stairs where pixels were picked, so that inks are not drawn where few edges are mixed', async () => {
    const verdictOn = async (picture: Picture, mixed: number) => {
      const grid = createSampleGrid(sourceOf(picture), tile)
      return (await readFlatArt(grid, unpaced, { ...measureSpoiling(grid), mixed, stairs: 0 }))?.verdict
    }
    const clean = discPicture(96)
    expect(await verdictOn(underNoise(clean, 16), 0.3)).toEqual({ kind: 'other', reason: 'picked pixels' })
    expect(await verdictOn(underNoise(clean, 16), 0.6)).toEqual({ kind: 'flat art' })
    // Hinted icons have few mixtures as well.
    expect(await verdictOn(clean, 0.3)).toEqual({ kind: 'flat art' })
  })

  it('is what inks do not explain of all that differs from the mean colour', () => {
    const grid = createSampleGrid(
      { ...sourceOf({ data: Uint8Array.of(90, 110, 90, 110), width: 2, height: 2, channels: 1 }) },
      tile,
    )
    expect(explainedShare(grid, Float32Array.of(0, 0, 0, 0))).toBe(1)
    expect(explainedShare(grid, Float32Array.of(-5, 5, -5, 5))).toBe(0.75)
  })

  it('is the picture where few inks are read in it and no edge stands alone: planks under the weave of a scan', async () => {
    const { file } = await generatePattern({
      prompt: 'walnut planks',
      compositionType: 'tile',
      format: 'png',
      seed: 2200,
      size: 4 * 333,
    })
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const small = reduceByArea({ data: new Uint8Array(data), width: info.width, height: info.height, channels: 3 }, 4)
    const asked = { scale: 4, tile, method: 'auto', flattens: false } as const
    expect((await chooseMethod(sourceOf(await addWeave({ ...small, channels: 3 })), asked)).method).not.toBe('flat')
  })
})
