// Letters about fourteen pixels high, whose stems are thinner than two pixels and whose serifs are thinner than one and a
// half, with the gaps of an n and of a b between them.
import { describe, expect, it } from '@jest/globals'
import { chooseMethod } from '../../../../../processors/engines/enlarge/choose-method.ts'
import { type Picture, psnr, reduceByArea, sourceOf } from './pictures.ts'

const SCALE = 8
const [WIDTH, HEIGHT] = [96, 80]
const PAPER = [247, 240, 220] as const
const INKS = [
  [43, 29, 20],
  [122, 31, 43],
] as const

/** A letter whose lower left corner is at 0, 0, y upwards, pixels: a stem with serifs and a bowl or an arch beside it. */
function isInLetter(x: number, y: number, isBowl: boolean): boolean {
  if (y < 0 || y > 11.4 || x < -1.6) return false
  if (Math.abs(x - 0.9) < 0.85) return true
  const isSerif = y < 1.1 || y > 10.3
  if (isSerif && x > -1.6 && x < (y < 1.1 && !isBowl ? 3.4 : 1.7)) return true
  const [across, up] = [x - 4.1, y - 3.9]
  if (isBowl) return x > 0 && Math.hypot(across / 3.6, up / 4) < 1 && Math.hypot(across / 2, up / 3) > 1
  if (y < 3.9) return (Math.abs(x - 6.7) < 0.85 || (y < 1.1 && Math.abs(x - 6.7) < 2.4)) && y >= 0
  return x > 0 && Math.hypot(across / 3.5, up / 4) < 1 && Math.hypot(across / 1.8, up / 3) > 1
}

function drawSheet(): Picture {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT * SCALE * SCALE * 3 }, (_, i) => {
    const pixel = Math.floor(i / 3)
    const x = ((pixel % (WIDTH * SCALE)) + 0.5) / SCALE
    const y = (Math.floor(pixel / (WIDTH * SCALE)) + 0.5) / SCALE
    const row = Math.floor(y / 16)
    const column = Math.floor((x - 4) / 11.3)
    const isDrawn =
      column >= 0 && column < 8 && isInLetter(x - 6.2 - 11.3 * column, 16 * row + 13.37 - y, (column + row) % 2 === 0)
    return (isDrawn ? INKS[row % 2] : PAPER)[i % 3]
  })
  return { data, width: WIDTH * SCALE, height: HEIGHT * SCALE, channels: 3 }
}

/** Share of the pixels that are as far from every ink as an edge is inside. */
function blurred({ data }: Picture): number {
  let count = 0
  for (let at = 0; at < data.length; at += 3) {
    const off = [PAPER, ...INKS].map((ink) => Math.max(...ink.map((level, c) => Math.abs(level - data[at + c]))))
    if (Math.min(...off) > 16) count++
  }
  return (3 * count) / data.length
}

describe('small letters', () => {
  it('have sharp edges all round, in their own inks', async () => {
    const truth = drawSheet()
    const source = sourceOf(reduceByArea(truth, SCALE))
    const tile = { x: false, y: false }
    const chosen = await chooseMethod(source, { scale: SCALE, tile, method: 'auto', flattens: false })
    const data = new Uint8Array(truth.data.length)
    await chosen.renderer.render(0, data)
    const result: Picture = { ...truth, data }
    expect(psnr(result, truth)).toBeGreaterThan(22)
    // Left to coverage, with wrong inks and the network between stems, it was 0.037.
    expect(blurred(result)).toBeLessThan(0.03)
  })
})
