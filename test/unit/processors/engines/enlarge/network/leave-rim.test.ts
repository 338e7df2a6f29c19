import { describe, expect, it } from '@jest/globals'
import type { PixelRows } from '../../../../../../processors/engines/enlarge/bands/pixel-rows.ts'
import { chooseMethod } from '../../../../../../processors/engines/enlarge/choose-method.ts'
import { leaveRim } from '../../../../../../processors/engines/enlarge/network/leave-rim.ts'
import { seededRandom } from '../../../../../harness/seeded-random.ts'
import { type Picture, psnr, reduceByArea, sourceOf } from '../pictures.ts'

const SIDE = 32
const SCALE = 4

const plain = (level: number, wrap: PixelRows['wrap']): PixelRows => ({
  width: SIDE,
  height: SIDE,
  channels: 1,
  wrap,
  row: () => new Uint8Array(SIDE).fill(level),
})

async function rowOf(wrap: PixelRows['wrap'], y: number): Promise<number[]> {
  return [...(await leaveRim(plain(200, wrap), plain(100, wrap), SCALE).row(y))]
}

/** Spots of many colours over each other, framed by a line of one pixel, as a tile is by its joint. */
function framedStone(size: number): Picture {
  const random = seededRandom(21)
  const data = new Uint8Array(size * size * 3).fill(205)
  for (let spot = 0; spot < 900; spot++) {
    const [x, y, reach] = [random() * size, random() * size, 2 + 14 * random() ** 2]
    const shift = [0, 1, 2].map(() => 40 * (random() - 0.5))
    for (let row = Math.max(0, Math.floor(y - reach)); row < Math.min(size, y + reach); row++)
      for (let column = Math.max(0, Math.floor(x - reach)); column < Math.min(size, x + reach); column++)
        for (let c = 0; c < 3; c++) {
          const at = (row * size + column) * 3 + c
          const near = Math.max(0, 1 - Math.hypot(column - x, row - y) / reach)
          data[at] = Math.min(255, Math.max(0, data[at] + near * shift[c]))
        }
  }
  for (let i = 0; i < data.length; i++) {
    const [x, y] = [Math.floor(i / 3) % size, Math.floor(i / 3 / size)]
    if (Math.min(x, y, size - 1 - x, size - 1 - y) < 2) data[i] = 60 + 20 * random()
  }
  return { data, width: size, height: size, channels: 3 }
}

async function enlarge(picture: Picture, method: 'auto' | 'bicubic') {
  const source = sourceOf(picture)
  const { renderer, ...report } = await chooseMethod(source, {
    scale: 4,
    tile: { x: false, y: false },
    method,
    flattens: false,
  })
  const data = new Uint8Array(renderer.width * renderer.height * renderer.samples)
  await renderer.render(0, data)
  return { report, drawn: { data, width: renderer.width, height: renderer.height, channels: renderer.samples } }
}

describe('the rim of a picture', () => {
  it('is left to the other drawing, and the more of it is drawn the further in', async () => {
    const row = await rowOf({ x: false, y: false }, SIDE / 2)
    expect(row.slice(0, 2)).toEqual([100, 100])
    expect(row.slice(8, -8)).toEqual(Array(SIDE - 16).fill(200))
    expect(row.slice(0, 9)).toEqual(row.slice(0, 9).toSorted((a, b) => a - b))
    expect(row.toReversed()).toEqual(row)
    expect(await rowOf({ x: false, y: false }, 0)).toEqual(Array(SIDE).fill(100))
  })

  it('is none where a repeat goes on', async () => {
    expect(await rowOf({ x: true, y: true }, 0)).toEqual(Array(SIDE).fill(200))
    const row = await rowOf({ x: false, y: true }, 0)
    expect([row[0], row[SIDE / 2]]).toEqual([100, 200])
    expect(await rowOf({ x: true, y: false }, SIDE / 2)).toEqual(Array(SIDE).fill(200))
  })

  it('costs no photograph of framed stone its likeness', async () => {
    const truth = framedStone(256)
    const small = reduceByArea(truth, 4)
    const { report, drawn } = await enlarge(small, 'auto')
    expect(report.method).toBe('network')
    const cubic = (await enlarge(small, 'bicubic')).drawn
    expect(psnr(drawn, truth) - psnr(cubic, truth)).toBeGreaterThan(-0.1)
  })
})
