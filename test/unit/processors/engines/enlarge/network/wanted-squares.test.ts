// Beside inks a network draws only the squares that count. Pinned: what counts is drawn as if everything were, and no
// reach is wider than it must be. The networks here spread what was left out, black, as far as they look.

import { describe, expect, it } from '@jest/globals'
import type { PixelRows } from '../../../../../../processors/engines/enlarge/bands/pixel-rows.ts'
import { createFlatRenderer } from '../../../../../../processors/engines/enlarge/flat/flat-renderer.ts'
import { readFlatArt } from '../../../../../../processors/engines/enlarge/flat/read-flat-art.ts'
import { runCascade } from '../../../../../../processors/engines/enlarge/network/cascade.ts'
import { openSmoothDrawing } from '../../../../../../processors/engines/enlarge/network/smooth-drawing.ts'
import type { Upscaler } from '../../../../../../processors/engines/enlarge/network/upscaler.ts'
import { createSquareTest, reachesOf } from '../../../../../../processors/engines/enlarge/network/wanted-squares.ts'
import { createSampleGrid, type SampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { measureSpoiling } from '../../../../../../processors/engines/enlarge/spoiling/measure-spoiling.ts'
import { seededRandom } from '../../../../../harness/seeded-random.ts'
import { discPicture, type Picture, sourceOf } from '../pictures.ts'

const LIGHT = 200

function gridOf(picture: Picture, wraps = false): SampleGrid {
  const source = sourceOf(picture)
  return createSampleGrid(source, { x: wraps, y: wraps })
}

/** A network whose every pixel is the darkest that it sees. */
function darkest(scale: 2 | 4, tile: number, reach: number): Upscaler {
  const shown = tile + 2 * reach
  const run = async (window: Uint8Array): Promise<Uint8Array> =>
    Uint8Array.from({ length: (tile * scale) ** 2 * 3 }, (_, i) => {
      const [x, y] = [Math.floor(i / 3) % (tile * scale), Math.floor(i / 3 / (tile * scale))]
      let least = 255
      for (let dy = 0; dy <= 2 * reach; dy++)
        for (let dx = 0; dx <= 2 * reach; dx++) {
          const at = ((Math.floor(y / scale) + dy) * shown + Math.floor(x / scale) + dx) * 3
          least = Math.min(least, window[at + (i % 3)])
        }
      return least
    })
  return { scale, tile, halo: reach, reach, provider: 'cpu', run, close: async () => {} }
}

/** The darkest value among pixels that are blended when one pixel is not drawn elsewhere, and how many squares it took. */
async function drawAround(
  grid: SampleGrid,
  at: readonly [number, number],
  stages: readonly Upscaler[],
  reaches: readonly number[],
) {
  const { width, height, wrap } = grid
  const drawnElsewhere = new Float32Array(width * height).fill(1)
  drawnElsewhere[at[1] * width + at[0]] = 0
  const source: PixelRows = { width, height, channels: 3, wrap, row: () => new Uint8Array(width * 3).fill(LIGHT) }
  let squares = 0
  const beforeTile = (): void => {
    squares++
  }
  const isWanted = createSquareTest(grid, drawnElsewhere, reaches)
  const rows = runCascade(source, stages, { beforeTile, isWanted })
  const scale = rows.width / width
  const isNear = (cell: number, centre: number, length: number, wraps: boolean): boolean => {
    const apart = Math.abs(cell - centre)
    return Math.min(apart, wraps ? length - apart : apart) <= 2
  }
  let least = 255
  for (let y = 0; y < rows.height; y++) {
    const row = await rows.row(y)
    if (!isNear(Math.floor(y / scale), at[1], height, wrap.y)) continue
    for (let x = 0; x < rows.width; x++)
      if (isNear(Math.floor(x / scale), at[0], width, wrap.x)) least = Math.min(least, row[x * 3])
  }
  return { least, squares }
}

const cascades = [
  { name: 'one network', stages: [darkest(4, 4, 3)] },
  { name: 'two networks', stages: [darkest(4, 4, 3), darkest(2, 16, 4)] },
  {
    name: 'three networks, whose squares end inside source pixels',
    stages: [darkest(2, 4, 3), darkest(2, 5, 4), darkest(2, 7, 4)],
  },
] as const
const places = [...Array(9).keys()].map((i) => [i + 2, 11 - i] as const)

describe('the squares that networks draw beside inks', () => {
  for (const { name, stages } of cascades)
    for (const wraps of [false, true])
      it(`are all that count: ${name}, ${wraps ? 'a repeat' : 'no repeat'}`, async () => {
        const side = 24
        const grid = gridOf({ data: new Uint8Array(side * side * 3), width: side, height: side, channels: 3 }, wraps)
        const reaches = reachesOf(stages, 0)
        const all = new Array(stages.length).fill(side)
        const whole = await drawAround(grid, places[0], stages, all)
        for (const at of places) {
          const { least, squares } = await drawAround(grid, at, stages, reaches)
          expect(least).toBe(LIGHT)
          expect(squares).toBeLessThan(whole.squares)
        }
        for (const stage of stages.keys()) {
          const tooLittle = reaches.map((reach, i) => (i === stage ? reach - 1 : reach))
          const drawn: number[] = []
          for (const at of places) drawn.push((await drawAround(grid, at, stages, tooLittle)).least)
          expect(Math.min(...drawn)).toBeLessThan(LIGHT)
        }
      })

  it('lie further off the more networks and comparisons follow', () => {
    const [first, last] = [{ scale: 4, reach: 21 } as const, { scale: 4, reach: 21 } as const]
    expect(reachesOf([first], 0)).toEqual([2])
    expect(reachesOf([first], 4)).toEqual([6])
    expect(reachesOf([first, last], 0)).toEqual([2 + 6, 2])
    expect(reachesOf([first, last], 4)).toEqual([2 + 6 + 4, 2])
    expect(reachesOf([{ scale: 2, reach: 5 }, { scale: 2, reach: 5 }, last], 0)).toEqual([2 + 6 + 3, 2 + 6, 2])
  })
})

describe('flat art of which one column is not drawn from inks', () => {
  // Squares of the first network are 128 pixels wide: what is blended ends before the second one, and what later networks
  // and the comparison look at does not.
  const [width, height, column] = [264, 24, 125]
  const grainy = (grain: number): Picture => {
    const data = discPicture(width, 5).data.subarray(0, width * height * 3)
    const random = seededRandom(3)
    const mixed = Uint8ClampedArray.from(data, (value) => value + grain * (random() + random() - 1))
    return { data: new Uint8Array(mixed.buffer), width, height, channels: 3 }
  }

  it.each([
    { what: 'clean, 2 times', scale: 2, grain: 0 },
    { what: 'clean, 4 times', scale: 4, grain: 0 },
    { what: 'noisy, 4 times', scale: 4, grain: 16 },
    { what: 'clean, 8 times', scale: 8, grain: 0 },
  ])('is the same as if the networks drew everything: $what', async ({ scale, grain }) => {
    const grid = gridOf(grainy(grain))
    const spoiling = measureSpoiling(grid)
    const read = await readFlatArt(grid, undefined, spoiling)
    if (!read) throw new Error('no inks were found')
    const gate = Float32Array.from({ length: width * height }, (_, pixel) => (pixel % width === column ? 0 : 1))
    const draw = async (drawnElsewhere: Float32Array) => {
      let squares = 0
      const beforeTile = (): void => {
        squares++
      }
      const smooth = await openSmoothDrawing(grid, { scale, drawnElsewhere, spoiling, isPhotograph: true, beforeTile })
      const data = new Uint8Array(width * height * scale ** 2 * 3)
      await createFlatRenderer({ ...read, gate }, scale, smooth.rows).render(0, data)
      return { data, squares }
    }
    const some = await draw(gate)
    const all = await draw(new Float32Array(width * height))
    expect(Buffer.compare(some.data, all.data)).toBe(0)
    expect(some.squares).toBeLessThan(all.squares)
  })
})
