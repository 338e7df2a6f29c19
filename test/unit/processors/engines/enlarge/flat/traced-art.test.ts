// Flat art whose corners coverage cannot hold: polygons with a known truth, drawn large, reduced, enlarged and
// compared.
import { describe, expect, it } from '@jest/globals'
import {
  type BandRenderer,
  createCubicRenderer,
} from '../../../../../../processors/engines/enlarge/bands/band-renderer.ts'
import { rowsOf } from '../../../../../../processors/engines/enlarge/bands/pixel-rows.ts'
import { chooseMethod } from '../../../../../../processors/engines/enlarge/choose-method.ts'
import { createFlatRenderer } from '../../../../../../processors/engines/enlarge/flat/flat-renderer.ts'
import { createOutline } from '../../../../../../processors/engines/enlarge/flat/outline.ts'
import { createOutlineSampler } from '../../../../../../processors/engines/enlarge/flat/outline-sampler.ts'
import { readFlatArt } from '../../../../../../processors/engines/enlarge/flat/read-flat-art.ts'
import { startOfRepeat } from '../../../../../../processors/engines/enlarge/flat/start-of-repeat.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { discPicture, type Picture, psnr, reduceByArea, rollPicture, sourceOf } from '../pictures.ts'

/** Stars on a ground, one to a cell of `cell` pixels, whose notches lie `depth` cells from their middle. */
function starPicture(size: number, cell: number, tips = 5, depth = 0.19): Picture {
  const isInside = (x: number, y: number): boolean => {
    const angle = Math.atan2(x, -y) + 0.3
    const turn = (2 * Math.PI) / tips
    const folded = Math.abs(angle - Math.round(angle / turn) * turn)
    const [across, along] = [Math.hypot(x, y) * Math.sin(folded), Math.hypot(x, y) * Math.cos(folded)]
    const [tip, notch] = [0.46 * cell, depth * cell]
    const [notchX, notchY] = [notch * Math.sin(turn / 2), notch * Math.cos(turn / 2)]
    return across * (notchY - tip) - (along - tip) * notchX > 0
  }
  const data = Uint8Array.from({ length: size * size * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % size, Math.floor(i / 3 / size)]
    const at = (place: number): number => (place % cell) + 0.5 - cell / 2
    return isInside(at(x), at(y)) ? [200, 16, 46][i % 3] : 250
  })
  return { data, width: size, height: size, channels: 3 }
}

const REPEAT = { x: true, y: true }

async function read(picture: Picture) {
  const reading = await readFlatArt(createSampleGrid(sourceOf(picture), REPEAT))
  if (!reading?.traced) throw new Error('the picture was not traced')
  return { ...reading, traced: reading.traced }
}

async function render({ renderer }: { readonly renderer: BandRenderer }): Promise<Picture> {
  const data = new Uint8Array(renderer.width * renderer.height * renderer.samples)
  await renderer.render(0, data)
  return { data, width: renderer.width, height: renderer.height, channels: 3 }
}

async function enlarge(picture: Picture, scale: number, tile = REPEAT): Promise<Picture> {
  return render(await chooseMethod(sourceOf(picture), { scale, tile, method: 'auto', flattens: false }))
}

describe('flat art with corners', () => {
  it('keeps the tips and notches of stars when it is enlarged sixteen times', async () => {
    const truth = starPicture(1024, 1024)
    const small = reduceByArea(truth, 16)
    const reading = await read(small)
    const nothing = rowsOf(createCubicRenderer(reading.grid, 16, 'same'), reading.grid)
    const untraced = { ...reading, traced: undefined, contours: undefined }
    const byCoverage = await render({ renderer: createFlatRenderer(untraced, 16, nothing) })
    expect(psnr(await enlarge(small, 16), truth)).toBeGreaterThan(psnr(byCoverage, truth) + 2)
  })

  it('keeps them better where lines may settle, as in a picture that is no repeat', async () => {
    const truth = starPicture(1024, 1024)
    const small = reduceByArea(truth, 16)
    const settled = await enlarge(small, 16, { x: false, y: false })
    expect(psnr(settled, truth)).toBeGreaterThan(psnr(await enlarge(small, 16), truth) + 0.3)
  })

  it('has square tips and notches where the tracer rounded or cut them', async () => {
    const truth = starPicture(384, 384, 12, 0.3)
    // 31.5 dB with rounded ones.
    expect(psnr(await enlarge(reduceByArea(truth, 8), 8, { x: false, y: false }), truth)).toBeGreaterThan(32.7)
  })

  it('is the same however a repeat was rolled', async () => {
    const small = reduceByArea(starPicture(384, 192), 8)
    const straight = await enlarge(small, 4)
    const rolled = await enlarge(rollPicture(small, 7, 29), 4)
    expect(Buffer.compare(rolled.data, rollPicture(straight, 28, 116).data)).toBe(0)
  })

  it('has contours that are the same however a repeat was rolled', async () => {
    const [one, other] = [starPicture(192, 192), starPicture(192, 96, 7)]
    const data = Uint8Array.from({ length: 384 * 192 * 3 }, (_, i) => {
      const [x, y] = [Math.floor(i / 3) % 384, Math.floor(i / 3 / 384)]
      return (x < 192 ? one : other).data[(y * 192 + (x % 192)) * 3 + (i % 3)]
    })
    const small = reduceByArea({ data, width: 384, height: 192, channels: 3 }, 8)
    expect((await read(small)).contours?.isDrawn.some((isDrawn) => isDrawn === 1)).toBe(true)
    const straight = await enlarge(small, 4)
    const rolled = await enlarge(rollPicture(small, 29, 7), 4)
    expect(Buffer.compare(rolled.data, rollPicture(straight, 116, 28).data)).toBe(0)
  })

  it('is drawn by boundaries at corners, and by coverage where everything is round', async () => {
    const shareTraced = async (picture: Picture): Promise<number> => {
      const reading = await read(picture)
      const edges = reading.map.active.reduce((sum, isActive) => sum + isActive, 0)
      return reading.traced.isDrawn.reduce((sum, isDrawn) => sum + isDrawn, 0) / edges
    }
    expect(await shareTraced(reduceByArea(starPicture(512, 512), 8))).toBeGreaterThan(0.25)
    expect(await shareTraced(reduceByArea(discPicture(512), 8))).toBeLessThan(0.1)
  })
})

describe('a drawing made of boundaries', () => {
  // Ink 1 lies on the east of a slanted line through a picture of 3 × 2 pixels, from (1, 0) to (2, 2).
  const frame = { isStraight: true, startsAtCorner: true, isFirst: true }
  const outline = createOutline(
    [
      { left: 1, right: 0, points: [1, 0, 2, 2], ...frame },
      { left: 0, right: 255, points: [0, 0, 0, 2], ...frame },
      { left: 255, right: 1, points: [3, 0, 3, 2], ...frame },
    ],
    3,
    2,
  )

  it('covers as much of a pixel as its boundaries do', () => {
    const look = createOutlineSampler(outline, 2)
    const { first, second, share } = look(1, 0)
    const ofInkOne = Array.from(share, (value, i) => (first[i] === 1 ? value : second[i] === 1 ? 1 - value : 0))
    for (const [i, expected] of [0.75, 1, 0.25, 1].entries()) expect(ofInkOne[i]).toBeCloseTo(expected, 2)
  })

  it('covers exactly as much on either side of a level boundary as it lies high, at every scale', () => {
    const level = { left: 0, right: 1, ...frame }
    for (const height of [0.02, 0.31, 0.5, 0.77]) {
      const sides = [0, 2].map((x) => ({
        ...level,
        points: [x, height, x, 1],
        left: x === 0 ? 0 : 255,
        right: x === 0 ? 255 : 0,
      }))
      const above = [0, 2].map((x) => ({
        ...level,
        points: [x, 0, x, height],
        left: x === 0 ? 1 : 255,
        right: x === 0 ? 255 : 1,
      }))
      const halves = createOutline([...sides, ...above, { ...level, points: [0, height, 2, height] }], 2, 1)
      for (const scale of [1, 4, 16]) {
        const { first, second, share } = createOutlineSampler(halves, scale)(0, 0)
        let ofInkOne = 0
        for (let i = 0; i < share.length; i++)
          ofInkOne += (first[i] === 1 ? share[i] : second[i] === 1 ? 1 - share[i] : 0) / share.length
        expect(Math.abs(ofInkOne - height)).toBeLessThan(1 / 200)
      }
    }
  })

  it('is one ink where no boundary runs', () => {
    const look = createOutlineSampler(outline, 2)
    expect([look(0, 0).plainInk, look(2, 0).plainInk, look(1, 1).plainInk]).toEqual([0, 1, -1])
  })
})

describe('where a repeat begins', () => {
  it('is the same place however it was rolled, of a half-drop repeat a place that looks the same', () => {
    const motif = discPicture(16)
    const other = { ...motif, data: motif.data.map((value) => 255 - value) }
    // Columns of both, the second one moved down by half.
    const data = Uint8Array.from({ length: 32 * 32 * 3 }, (_, i) => {
      const [x, y] = [Math.floor(i / 3) % 32, Math.floor(i / 3 / 32)]
      const cell = (Math.floor(x / 16) + Math.floor(y / 16)) % 2 === 0 ? motif : other
      return cell.data[((y % 16) * 16 + (x % 16)) * 3 + (i % 3)]
    })
    const halfDrop: Picture = { data, width: 32, height: 32, channels: 3 }
    const begun = (picture: Picture): Picture => {
      const { x, y } = startOfRepeat(createSampleGrid(sourceOf(picture), REPEAT))
      return rollPicture(picture, 32 - x, 32 - y)
    }
    const straight = begun(halfDrop)
    for (const [dx, dy] of [
      [3, 5],
      [16, 0],
      [17, 30],
    ])
      expect(Buffer.compare(begun(rollPicture(halfDrop, dx, dy)).data, straight.data)).toBe(0)
  })
})
