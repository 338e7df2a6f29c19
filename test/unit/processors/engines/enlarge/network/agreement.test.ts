// A network's drawing is compared with the picture it was made from, and gives way where it is another one.

import { describe, expect, it } from '@jest/globals'
import { createCubicRows, type PixelRows } from '../../../../../../processors/engines/enlarge/bands/pixel-rows.ts'
import { preferWhereAgreed, strictness } from '../../../../../../processors/engines/enlarge/network/agreement.ts'
import { seededRandom } from '../../../../../harness/seeded-random.ts'
import { discPicture, noisePicture, type Picture, reduceByArea, rollPicture } from '../pictures.ts'

const SCALE = 4
const WRAP = { x: true, y: true } as const

function rowsOf({ data, width, height }: Picture): PixelRows {
  const row = (y: number): Uint8Array => data.subarray(y * width * 3, (y + 1) * width * 3)
  return { width, height, channels: 3, wrap: WRAP, row }
}

function cubicOf({ data, width, height }: Picture): PixelRows {
  return createCubicRows({ samples: data, width, height, channels: 3, hasAlpha: false, wrap: WRAP }, SCALE)
}

async function drawAll(rows: PixelRows, order = Array.from({ length: rows.height }, (_, y) => y)): Promise<Picture> {
  const { width, height } = rows
  const data = new Uint8Array(width * height * 3)
  for (const y of order) data.set(await rows.row(y), y * width * 3)
  return { data, width, height, channels: 3 }
}

function agreed(
  drawn: Picture,
  small: Picture,
  most = 1,
  grain = 0,
  kind: keyof typeof strictness = 'noise',
): PixelRows {
  return preferWhereAgreed(rowsOf(drawn), cubicOf(small), cubicOf(small), {
    source: rowsOf(small),
    most,
    grain,
    strictness: strictness[kind],
  })
}

const truth = discPicture(192, 3)
const small = reduceByArea(truth, SCALE)
/** As a network draws that took every disc on the right for grain. */
const erased: Picture = {
  ...truth,
  data: truth.data.map((value, i) => (Math.floor(i / 3) % 192 < 96 ? value : [239, 230, 207][i % 3])),
}

describe('a drawing beside the picture it was made from', () => {
  it('stays as it is where it gives the picture again', async () => {
    const { data } = await drawAll(agreed(truth, small))
    expect(Buffer.compare(data, truth.data)).toBe(0)
  })

  it('gives four fifths of the way to the cubic where it does not, and none elsewhere', async () => {
    const cubic = (await drawAll(cubicOf(small))).data
    const { data } = await drawAll(agreed(erased, small))
    let [kept, mended] = [0, 0]
    for (let i = 0; i < data.length; i++) {
      const x = Math.floor(i / 3) % 192
      if (x >= 16 && x < 76) expect(data[i]).toBe(erased.data[i])
      if (x < 116 || x >= 172 || Math.abs(cubic[i] - erased.data[i]) < 64) continue
      kept += Math.abs(data[i] - erased.data[i])
      mended += Math.abs(cubic[i] - data[i])
    }
    expect(kept / (kept + mended)).toBeCloseTo(0.8, 2)
  })

  it('gives nine tenths of the way where a JPEG is drawn twice as far from the cubic as it asks for', async () => {
    const calm = { ...truth, data: truth.data.map((value) => 128 + (value - 128) / 2) }
    const small = reduceByArea(calm, SCALE)
    const cubic = (await drawAll(cubicOf(small))).data
    const overdrawn = { ...calm, data: calm.data.map((value, i) => value + (value - cubic[i])) }
    const { data } = await drawAll(agreed(overdrawn, small, 1, 0, 'jpeg'))
    const right = await drawAll(agreed(calm, small, 1, 0, 'jpeg'))
    expect(Buffer.compare(right.data, calm.data)).toBe(0)
    let [kept, whole] = [0, 0]
    for (let i = 0; i < data.length; i++) {
      if (Math.abs(overdrawn.data[i] - cubic[i]) < 32) continue
      kept += Math.abs(data[i] - cubic[i])
      whole += Math.abs(overdrawn.data[i] - cubic[i])
    }
    expect(kept / whole).toBeLessThan(0.3)
  })

  it('is never more of the result than is allowed', async () => {
    const cubic = (await drawAll(cubicOf(small))).data
    const { data } = await drawAll(agreed(truth, small, 0.5))
    for (let i = 0; i < data.length; i++)
      expect(Math.abs(data[i] - (truth.data[i] + cubic[i]) / 2)).toBeLessThanOrEqual(0.5)
  })

  it('stays where all it drew away is grain', async () => {
    const random = seededRandom(5)
    const grainy = { ...small, data: small.data.map((value) => Math.max(0, Math.min(255, value + 24 * random() - 12))) }
    expect(Buffer.compare((await drawAll(agreed(truth, grainy, 1, 14))).data, truth.data)).toBe(0)
    expect(Buffer.compare((await drawAll(agreed(truth, grainy))).data, truth.data)).not.toBe(0)
  })

  it('rolls with the picture, byte for byte', async () => {
    const straight = await drawAll(agreed(erased, small))
    const rolled = await drawAll(agreed(rollPicture(erased, 20, 28), rollPicture(small, 5, 7)))
    expect(Buffer.compare(rolled.data, rollPicture(straight, 20, 28).data)).toBe(0)
  })

  it('is the same whatever the order that rows are asked for', async () => {
    const noise = noisePicture(12, 10, 3)
    const other = noisePicture(48, 40, 3, 9)
    const straight = await drawAll(agreed(other, noise))
    const backwards = await drawAll(
      agreed(other, noise),
      Array.from({ length: 40 }, (_, y) => (y * 17) % 40),
    )
    expect(Buffer.compare(straight.data, backwards.data)).toBe(0)
  })
})
