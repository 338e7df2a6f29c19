// Slopes beside edges, and rings thinner than a pixel, look like a blur. The edges that stand alone tell that nothing
// blurred them.

import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { chooseMethod } from '../../../../../processors/engines/enlarge/choose-method.ts'
import { createSampleGrid } from '../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { tracesOf } from '../../../../../processors/engines/enlarge/spoiling/judge-spoiling.ts'
import { measureSpoiling } from '../../../../../processors/engines/enlarge/spoiling/measure-spoiling.ts'
import { seededRandom } from '../../../../harness/seeded-random.ts'
import { type Picture, psnr, reduceByArea, sourceOf } from './pictures.ts'

const tile = { x: true, y: true }
const tracesIn = (picture: Picture) => tracesOf(measureSpoiling(createSampleGrid(sourceOf(picture), tile)))

async function enlarge(picture: Picture, method: 'auto' | 'bicubic'): Promise<Picture> {
  const { renderer } = await chooseMethod(sourceOf(picture), { scale: 4, tile, method, flattens: false })
  const data = new Uint8Array(renderer.width * renderer.height * renderer.samples)
  await renderer.render(0, data)
  return { data, width: renderer.width, height: renderer.height, channels: renderer.samples }
}

async function gainOf(truth: Picture): Promise<number> {
  const small = reduceByArea(truth, 4)
  return psnr(await enlarge(small, 'auto'), truth) - psnr(await enlarge(small, 'bicubic'), truth)
}

/**
 * Blots on a ground, `size` pixels with 4 × 4 anti-aliasing; a colour by how far in from the outline a point lies, 0 at
 * it and 1 in the middle.
 */
function blots(size: number, colourAt: (inside: number, radius: number) => readonly number[]): Picture {
  const random = seededRandom(11)
  const fine = size * 4
  const ground = [240, 232, 214]
  const data = Uint8Array.from({ length: fine * fine * 3 }, (_, i) => ground[i % 3])
  for (let blot = 0; blot < 14; blot++) {
    const [x, y, radius] = [random() * fine, random() * fine, (0.06 + 0.05 * random()) * fine]
    for (let dy = -radius | 0; dy <= radius; dy++)
      for (let dx = -radius | 0; dx <= radius; dx++) {
        const inside = 1 - Math.hypot(dx, dy) / radius
        if (inside < 0) continue
        const [column, row] = [((x + dx + fine) % fine) | 0, ((y + dy + fine) % fine) | 0]
        data.set(colourAt(inside, radius / 4), (row * fine + column) * 3)
      }
  }
  return reduceByArea({ data, width: fine, height: fine, channels: 3 }, 4)
}

const mix = (share: number): readonly number[] => [240 - 210 * share, 232 - 186 * share, 214 - 130 * share]

/** Lines that hardly rise, `size` pixels with 4 × 4 anti-aliasing, from one side to the other. */
function levelLines(size: number): Picture {
  const fine = size * 4
  const [ground, ink] = [
    [250, 243, 227],
    [34, 34, 40],
  ]
  const data = Uint8Array.from({ length: fine * fine * 3 }, (_, i) => {
    const pixel = Math.floor(i / 3)
    const [x, y] = [(pixel % fine) / fine, Math.floor(pixel / fine) / fine]
    const along = 16 * (y + 0.012 * Math.sin(2 * Math.PI * x))
    const width = 0.16 + 0.08 * Math.sin(2 * Math.PI * Math.floor(along) * 0.3)
    return (Math.abs((along % 1) - 0.5) < width / 2 ? ink : ground)[i % 3]
  })
  return reduceByArea({ data, width: fine, height: fine, channels: 3 }, 4)
}

describe('what looks like a blur beside sharp edges', () => {
  const shaded = blots(384, (inside) => mix(1 - 0.75 * inside ** 2))

  it('is none where the edges are sharp and slopes fill the shapes', async () => {
    expect(tracesIn(reduceByArea(shaded, 4))).toEqual([])
    expect(await gainOf(shaded)).toBeGreaterThan(3)
  })

  it('is one where they were blurred', async () => {
    const small = reduceByArea(shaded, 4)
    const { data, width, height, channels } = small
    const blurred = await sharp(data, { raw: { width, height, channels } }).blur(1).raw().toBuffer()
    expect(tracesIn({ ...small, data: new Uint8Array(blurred) })).toEqual(['blur'])
  })

  it('is none where rings of tones between are thinner than a pixel', async () => {
    const ringed = blots(384, (inside, radius) => mix(inside * radius < 3 ? 0.25 : inside * radius < 8 ? 0.6 : 1))
    expect(tracesIn(reduceByArea(ringed, 4))).toEqual([])
    expect(await gainOf(ringed)).toBeGreaterThan(0)
  })

  it('is none where lines are nearly level, whether the picture lies or stands', async () => {
    const lines = levelLines(256)
    const { data, width, height, channels } = reduceByArea(lines, 4)
    const turned = await sharp(data, { raw: { width, height, channels } }).rotate(90).raw().toBuffer()
    const softnessOf = (samples: Uint8Array): number =>
      measureSpoiling(createSampleGrid(sourceOf({ data: samples, width, height, channels }), tile)).softness
    expect(softnessOf(data)).toBeLessThan(0.4)
    expect(softnessOf(data)).toBe(softnessOf(new Uint8Array(turned)))
    expect(await gainOf(lines)).toBeGreaterThan(3)
  })
})
