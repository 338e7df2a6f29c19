import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { isQuantised } from '../../../../../../processors/engines/enlarge/spoiling/find-quantising.ts'
import { tracesOf } from '../../../../../../processors/engines/enlarge/spoiling/judge-spoiling.ts'
import { measureBlocks } from '../../../../../../processors/engines/enlarge/spoiling/measure-blocks.ts'
import { measureRinging } from '../../../../../../processors/engines/enlarge/spoiling/measure-ringing.ts'
import { measureSpoiling } from '../../../../../../processors/engines/enlarge/spoiling/measure-spoiling.ts'
import { seededRandom } from '../../../../../harness/seeded-random.ts'
import { discPicture, noisePicture, type Picture, reduceByArea, rollPicture } from '../pictures.ts'

/** A surface of 32 × 32 pixels, full of fine steps. */
const surface = reduceByArea(noisePicture(128, 128, 3, 5), 4)

async function asJpeg(picture: Picture, quality: number): Promise<Picture> {
  const { data, width, height, channels } = picture
  const file = await sharp(data, { raw: { width, height, channels } }).jpeg({ quality }).toBuffer()
  return { ...picture, data: await sharp(file).raw().toBuffer() }
}

function gridOf({ data, width, height, channels }: Picture, wraps = false) {
  return { samples: data, width, height, channels, hasAlpha: false, wrap: { x: wraps, y: wraps } }
}

/** Sixteen motifs of five discs in many colours, one in the middle of each cell of 64 pixels. */
function sheetOfMotifs(): Picture {
  const [cell, inRow] = [64, 4]
  const side = cell * inRow
  const random = seededRandom(4)
  const place = (): number => cell / 2 + (random() - 0.5) * 0.3 * cell
  const motifs = Array.from({ length: inRow ** 2 }, () =>
    Array.from({ length: 5 }, () => ({
      x: place(),
      y: place(),
      radius: (0.04 + 0.14 * random()) * cell,
      colour: [255 * random(), 255 * random(), 255 * random()],
    })),
  )
  const data = new Uint8Array(side * side * 3)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const discs = motifs[Math.floor(y / cell) * inRow + Math.floor(x / cell)]
      const disc = discs.findLast((one) => Math.hypot((x % cell) - one.x, (y % cell) - one.y) < one.radius)
      data.set(disc?.colour ?? [235, 230, 220], (y * side + x) * 3)
    }
  return { data, width: side, height: side, channels: 3 }
}

describe('a sheet of small motifs on a grid of 16 pixels', () => {
  it.each(['cubic', 'lanczos3'] as const)('is no JPEG, though its edges ring after %s', async (kernel) => {
    const { data, width, height, channels } = sheetOfMotifs()
    const whole = sharp(data, { raw: { width, height, channels } })
    const small: Picture = {
      data: await whole
        .resize(width / 4, height / 4, { kernel })
        .raw()
        .toBuffer(),
      width: width / 4,
      height: height / 4,
      channels,
    }
    expect(measureBlocks(gridOf(small))).toBeGreaterThan(1)
    expect(measureRinging(gridOf(small))).toBeGreaterThan(0.4)
    expect(tracesOf(measureSpoiling(gridOf(small)))).not.toContain('JPEG')
    expect(tracesOf(measureSpoiling(gridOf(await asJpeg(small, 80))))).toContain('JPEG')
  })
})

describe('a small picture that was a JPEG', () => {
  it.each([50, 75, 90])('is told by its cosines at quality %d', async (quality) => {
    const spoiled = await asJpeg(surface, quality)
    expect(isQuantised(gridOf(spoiled))).toBe(true)
    expect(tracesOf(measureSpoiling(gridOf(spoiled)))).toContain('JPEG')
  })

  it('is none where nothing rounded it', () => {
    expect(isQuantised(gridOf(surface))).toBe(false)
    expect(isQuantised(gridOf(discPicture(48)))).toBe(false)
  })

  it('is told wherever it was cut', async () => {
    const { data, width } = await asJpeg(discPicture(48), 75)
    const rows = Array.from({ length: 40 }, (_, y) =>
      data.subarray(((y + 3) * width + 5) * 3, ((y + 3) * width + 45) * 3),
    )
    const cut: Picture = { data: Uint8Array.from(rows.flatMap((row) => [...row])), width: 40, height: 40, channels: 3 }
    expect(isQuantised(gridOf(cut))).toBe(true)
  })

  it('is told of a repeat however it was rolled', async () => {
    const spoiled = await asJpeg(surface, 80)
    expect(isQuantised(gridOf(rollPicture(spoiled, 5, 11), true))).toBe(true)
    const uneven = await asJpeg(reduceByArea(noisePicture(120, 120, 3, 8), 4), 80)
    expect(isQuantised(gridOf(rollPicture(uneven, 7, 2), true))).toBe(isQuantised(gridOf(uneven, true)))
  })

  it('is none that only repeats one block', () => {
    const block = noisePicture(8, 8, 3, 2)
    const data = Uint8Array.from({ length: 40 * 40 * 3 }, (_, i) => {
      const pixel = Math.floor(i / 3)
      return block.data[((Math.floor(pixel / 40) % 8) * 8 + (pixel % 8)) * 3 + (i % 3)]
    })
    expect(isQuantised(gridOf({ data, width: 40, height: 40, channels: 3 }))).toBe(false)
  })
})
