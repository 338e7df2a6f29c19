import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { isQuantised } from '../../../../../../processors/engines/enlarge/spoiling/find-quantising.ts'
import { tracesOf } from '../../../../../../processors/engines/enlarge/spoiling/judge-spoiling.ts'
import { measureSpoiling } from '../../../../../../processors/engines/enlarge/spoiling/measure-spoiling.ts'
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
