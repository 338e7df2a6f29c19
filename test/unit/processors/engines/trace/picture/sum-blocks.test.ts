// What is counted of blocks of pixels is what each block holds, and where they are quiet they make areas.
import { describe, expect, test } from '@jest/globals'
import { joinAreas, markLargest } from '../../../../../../processors/engines/trace/picture/join-areas.ts'
import { createLightBoard } from '../../../../../../processors/engines/trace/picture/light-board.ts'
import type { PixelPlane } from '../../../../../../processors/engines/trace/picture/pixels.ts'
import { sumBlocks } from '../../../../../../processors/engines/trace/picture/sum-blocks.ts'

// Neither side is a multiple of a block's.
const [WIDTH, HEIGHT] = [38, 27]
const [ACROSS, DOWN] = [9, 6]

/** A picture by the levels of each pixel. */
function planeOf(levelsAt: (x: number, y: number) => readonly [number, number, number]): PixelPlane {
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255)
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) data.set(levelsAt(x, y), (y * WIDTH + x) * 4)
  return { data, width: WIDTH, height: HEIGHT, hasAlpha: false }
}

/** Three inks, the third with grain from 0 to 255; a block is of one of them. */
const mixed = planeOf((x, y) => {
  const block = Math.floor(x / 4) + Math.floor(y / 4)
  if (block % 3 === 0) return [255, 255, 255]
  if (block % 3 === 1) return [10, 200, 30]
  return [(x * 97 + y * 31) % 256, (x * 53 + y * 71) % 256, (x * 29 + y * 113) % 256]
})

describe('blocks of pixels', () => {
  test('are summed channel by channel, even ones too', () => {
    const { across, down, pixels, sums, squares } = sumBlocks(mixed)
    expect([across, down, pixels]).toEqual([ACROSS, DOWN, WIDTH * HEIGHT])
    for (let at = 0; at < sums.length; at++) {
      const block = Math.floor(at / 3)
      let [sum, square] = [0, 0]
      for (let pixel = 0; pixel < 16; pixel++) {
        const x = (block % ACROSS) * 4 + (pixel % 4)
        const y = Math.floor(block / ACROSS) * 4 + Math.floor(pixel / 4)
        const level = mixed.data[(y * WIDTH + x) * 4 + (at % 3)]
        sum += level
        square += level * level
      }
      expect([sums[at], squares[at]]).toEqual([sum, square])
    }
  })

  test('are counted by tone where they are quiet, and by how far they deviate', () => {
    const { tones, lights, deviations } = sumBlocks(mixed).count.tones(2)
    expect([...tones]).toEqual([18, 18])
    expect([lights[Math.floor(255 / 6)], lights[Math.floor(200 / 6)]]).toEqual([18, 18])
    expect(deviations[0]).toBe(36)
    expect(deviations.reduce((sum, count) => sum + count, 0)).toBe(ACROSS * DOWN)
  })

  test('bend and step where levels do, and are shaded where runs end apart', () => {
    const ramp = sumBlocks(planeOf((x) => [0, 2 * Math.floor(x / 4) ** 2, 0]))
    ramp.count.tones(1)
    const { bends, steps } = ramp.count.steps()
    // Second differences of 4 levels along each row, none down; steps of 2, 6, 10 … levels and of none.
    expect([bends[32], bends[0]]).toEqual([7 * 4, 7 * 4])
    expect([steps[0], steps[2], steps[6], steps[30]]).toEqual([8 * 5, 5, 5, 5])
    // From 0 to 32, from 2 to 50, … levels.
    expect(ramp.count.runs(47)).toEqual({ runs: 5 * 6 + 9 * 2, quiet: 5 * 6 + 9 * 2, shaded: 4 * 6 })
  })
})

describe('quiet blocks', () => {
  test('side by side that are alike are one area, and stray from its mean', () => {
    const halves = planeOf((x, y) => {
      if (x >= 16 && x < 20) return [(x * 97 + y * 31) % 256, 0, 0]
      return x < 16 ? [100, 100, 100 + 2 * Math.floor(x / 4)] : [50, 50, 50]
    })
    const { call, areas, means } = createLightBoard(sumBlocks(halves), 2)
    expect(call.findAreas(3)).toBe(2)
    expect([...areas.subarray(0, ACROSS)]).toEqual([0, 0, 0, 0, -1, 1, 1, 1, 1])
    expect([...means.subarray(3, 6)]).toEqual([100, 100, 102])
    // Four columns stray by 3, 1, 1 and 3 levels, as many by none.
    expect(call.meanStray(2)).toBeCloseTo(1, 9)
    expect(call.findAreas(1)).toBe(5)
  })

  test('are joined where there are many', () => {
    const plane: PixelPlane = {
      data: new Uint8Array(4 * 1200 * 900).fill(77),
      width: 1200,
      height: 900,
      hasAlpha: false,
    }
    const { across, down, means } = createLightBoard(sumBlocks(plane), 2)
    expect([across, down]).toEqual([150, 112])
    expect(new Set(means)).toEqual(new Set([77]))
  })
})

describe('areas', () => {
  // Blocks of four areas and one with an edge: area 1 is the largest, 3 is nearly of its colour.
  const areas = Int32Array.of(0, 1, 1, -1, 2, 3)
  const colors = Float32Array.of(
    ...[9, 9, 9],
    ...[90, 90, 90],
    ...[92, 90, 90],
    ...[0, 0, 0],
    ...[200, 9, 9],
    ...[97, 99, 80],
  )

  test('of one colour have one number, the largest first and of equals the first', () => {
    expect([...joinAreas(areas, colors)]).toEqual([1, 0, 0, -1, 2, 0])
  })

  test('of the colour of the largest are told without the others', () => {
    expect([...markLargest(areas, colors)]).toEqual([1, 0, 0, -1, 1, 0])
  })
})
