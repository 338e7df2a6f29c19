// How a picture was reduced, seen from its pixels: what it rings with, and where a file has no room to ring.
import { describe, expect, it } from '@jest/globals'
import { readFlatArt } from '../../../../../../processors/engines/enlarge/flat/read-flat-art.ts'
import { createReductions, takeReduced } from '../../../../../../processors/engines/enlarge/flat/reduction.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { type Picture, reduceByCubic, reduceByLanczos } from '../../../../../bench/enlarge/picture.ts'

const SCALE = 8

const SIDE = 512

/** Discs of one ink on another, four to a row. */
function discsOf(ground: number, ink: number): Picture {
  const data = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % SIDE, Math.floor(i / 3 / SIDE)]
    return Math.hypot((x % 128) - 63.5, (y % 128) - 63.5) < 43 ? ink : ground
  })
  return { data, width: SIDE, height: SIDE, channels: 3 }
}

async function reductionSeen(small: Picture): Promise<string | undefined> {
  const source = { ...small, format: 'png', hasAlpha: false, dpi: undefined, notes: [] }
  return (await readFlatArt(createSampleGrid(source, { x: true, y: true })))?.reduction
}

describe('how a picture was reduced', () => {
  it.each([
    ['inks with room to ring', 200, 60],
    ['black on white, which cannot ring', 255, 0],
  ])('is seen of %s', async (_, ground, ink) => {
    const truth = discsOf(ground, ink)
    expect(await reductionSeen(reduceByLanczos(truth, SCALE, true))).toBe('lanczos')
    expect(await reductionSeen(reduceByCubic(truth, SCALE, true))).toBe('cubic')
  })
})

describe('what a reduced drawing leaves of a picture', () => {
  const [width, height, channels, steps] = [7, 5, 3, 4] as const
  const samples = Uint8ClampedArray.from(
    { length: width * height * channels * steps ** 2 },
    (_, i) => ((i * 7919) % 400) - 60,
  )
  const data = Uint8Array.from({ length: width * height * channels }, (_, i) => (i * 31) % 256)
  const source = { data, width, height, channels, format: 'png', hasAlpha: false, dpi: undefined, notes: [] } as const

  /** The weighted sum of all samples around a pixel of a repeat, one by one, as far as a file can hold it. */
  function reducedAt(taps: readonly number[], x: number, y: number, c: number): number {
    const at = (place: number, k: number, size: number): number =>
      (place * steps + k - (taps.length - steps) / 2 + 10 * size) % size
    let sum = 0
    for (const [r, ofRow] of taps.entries())
      for (const [k, ofColumn] of taps.entries())
        sum +=
          ofRow *
          ofColumn *
          samples[(at(y, r, height * steps) * width * steps + at(x, k, width * steps)) * channels + c]
    return Math.min(255, Math.max(0, sum))
  }

  it.each(createReductions(steps))('is the picture less all that $name looks at', (reduction) => {
    const grid = createSampleGrid(source, { x: true, y: true })
    const pixels = Uint8Array.from({ length: width * height }, (_, i) => (i % 4 === 2 ? 0 : 1))
    const rest = new Float32Array(data.length).fill(-1)
    takeReduced(rest, grid, { samples, steps, draw: () => {} }, reduction, pixels)
    for (let i = 0; i < rest.length; i++) {
      const pixel = Math.floor(i / channels)
      const [x, y] = [pixel % width, Math.floor(pixel / width)]
      const expected = pixels[pixel] === 1 ? data[i] - reducedAt(reduction.taps, x, y, i % channels) : -1
      expect(rest[i]).toBeCloseTo(expected, 3)
    }
  })
})
