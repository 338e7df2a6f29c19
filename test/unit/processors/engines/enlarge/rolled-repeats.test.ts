import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { chooseMethod } from '../../../../../processors/engines/enlarge/choose-method.ts'
import { createSampleGrid } from '../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { tracesOf } from '../../../../../processors/engines/enlarge/spoiling/judge-spoiling.ts'
import { measureSpoiling } from '../../../../../processors/engines/enlarge/spoiling/measure-spoiling.ts'
import { type Picture, rollPicture, sourceOf } from './pictures.ts'

const tile = { x: true, y: true }

async function enlarge(picture: Picture, method: 'auto' | 'flat') {
  const request = { scale: 2, tile, method, flattens: false } as const
  const { renderer, drawInks: _drawInks, ...report } = await chooseMethod(sourceOf(picture), request)
  const data = new Uint8Array(renderer.width * renderer.height * renderer.samples)
  await renderer.render(0, data)
  return { report, drawn: { data, width: renderer.width, height: renderer.height, channels: renderer.samples } }
}

/** @param widthAt how wide the soft edges of the discs are in a row, pixels */
function discs(width: number, height: number, inks: number, widthAt: (y: number) => number): Picture {
  const [columns, rows] = [Math.round(width / 26), Math.round(height / 26)]
  const data = Uint8Array.from({ length: width * height * 3 }, (_, i) => {
    const [x, y] = [(Math.floor(i / 3) % width) + 0.5, Math.floor(i / 3 / width) + 0.5]
    const [column, row] = [Math.floor((x * columns) / width), Math.floor((y * rows) / height)]
    const away = Math.hypot(x - ((column + 0.5) * width) / columns, y - ((row + 0.5) * height) / rows)
    const share = Math.min(1, Math.max(0, (8.3 - away) / widthAt(Math.floor(y)) + 0.5))
    const disc = (column + 3 * row) % inks
    const ink = [(disc * 67) % 200, (disc * 149 + 40) % 200, (disc * 211 + 90) % 200][i % 3]
    return Math.round(235 + share * (ink - 235))
  })
  return { data, width, height, channels: 3 }
}

async function asJpeg({ data, ...raw }: Picture, quality: number): Promise<Picture> {
  const file = await sharp(data, { raw }).jpeg({ quality }).toBuffer()
  return { ...raw, data: await sharp(file).raw().toBuffer() }
}

async function expectToRoll(picture: Picture, [dx, dy]: readonly [number, number], method: 'auto' | 'flat') {
  const straight = await enlarge(picture, method)
  const rolled = await enlarge(rollPicture(picture, dx, dy), method)
  expect(rolled.report).toEqual(straight.report)
  expect(Buffer.compare(rolled.drawn.data, rollPicture(straight.drawn, 2 * dx, 2 * dy).data)).toBe(0)
}

describe('a repeat that was a JPEG and is no whole number of blocks', () => {
  const sizes = [
    [101, 131],
    [131, 104],
    [104, 99],
    [130, 126],
  ] as const

  it.each(sizes)('of %i × %i pixels measures the same however it is rolled', async (width, height) => {
    for (const quality of [60, 85]) {
      const compressed = await asJpeg(
        discs(width, height, 12, () => 1),
        quality,
      )
      const whole = measureSpoiling(createSampleGrid(sourceOf(compressed), tile))
      expect(tracesOf(whole)).toContain('JPEG')
      for (const [dx, dy] of [
        [Math.floor(width / 2), Math.floor(height / 2)],
        [3, 0],
        [0, 61],
      ])
        expect(measureSpoiling(createSampleGrid(sourceOf(rollPicture(compressed, dx, dy)), tile))).toEqual(whole)
    }
  })

  it('is enlarged alike however it is rolled', async () => {
    const compressed = await asJpeg(
      discs(101, 76, 3, () => 1),
      85,
    )
    await expectToRoll(compressed, [50, 37], 'auto')
  })

  it('is none where nothing was compressed', () => {
    const clean = discs(101, 131, 12, () => 1)
    expect(tracesOf(measureSpoiling(createSampleGrid(sourceOf(clean), tile)))).toEqual([])
  })
})

describe('a long repeat', () => {
  it('is read from the same rows however it is rolled', async () => {
    const partly = discs(52, 320, 2, (y) => (y % 64 < 16 ? 1 : 2.4))
    await expectToRoll(partly, [5, 24], 'flat')
  })
})
