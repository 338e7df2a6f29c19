// Which colours flat art is redrawn in: its inks, few colours between them, and few for what no ink explains.
import { describe, expect, test } from '@jest/globals'
import { chooseMethod } from '../../../../../processors/engines/enlarge/choose-method.ts'
import { chooseEdgeColours } from '../../../../../processors/engines/enlarge/flat/edge-colours.ts'
import { createNearestColour } from '../../../../../processors/engines/enlarge/flat/nearest-colour.ts'
import { readFlatArt } from '../../../../../processors/engines/enlarge/flat/read-flat-art.ts'
import { chooseRestColours } from '../../../../../processors/engines/enlarge/flat/rest-colours.ts'
import { createSampleGrid, type SampleGrid } from '../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { discPicture, noisePicture, type Picture, reduceByArea, reduceByPicking, sourceOf } from './pictures.ts'

const OPEN = { x: false, y: false }

function gridOf(picture: Picture): SampleGrid {
  return createSampleGrid(sourceOf(picture), OPEN)
}

async function enlarge(picture: Picture): Promise<Picture> {
  const source = sourceOf(picture)
  const { renderer } = await chooseMethod(source, { scale: 4, tile: OPEN, method: 'auto', flattens: false })
  const { width, height, samples } = renderer
  const data = new Uint8Array(width * height * samples)
  await renderer.render(0, data)
  return { data, width, height, channels: samples }
}

function coloursOf({ data }: Picture): ReadonlySet<string> {
  return new Set(Array.from({ length: data.length / 3 }, (_, i) => data.slice(3 * i, 3 * i + 3).join()))
}

test('clean art with places that no ink explains keeps fewer than 500 colours', async () => {
  const { data, ...size } = reduceByArea(discPicture(448), 4)
  const spotted = Uint8Array.from(data)
  // A row of spots, each of a colour seen nowhere else, too small to be an ink.
  for (let spot = 0; spot < 20; spot++)
    for (let c = 0; c < 3; c++) spotted[(40 * size.width + 6 + 5 * spot) * 3 + c] = (37 * (spot + 1) * (c + 2)) % 256
  const drawn = await enlarge({ ...size, data: spotted })
  expect(coloursOf(drawn).size).toBeLessThan(500)
})

test('edges of two levels, picked without a mixture, are drawn soft and not on whole inks', async () => {
  const { data, ...size } = reduceByPicking(discPicture(448), 4)
  const levels = Uint8Array.from(data, (_, i) => (data[i - (i % 3)] > 127 ? 235 : 40))
  const drawn = await enlarge({ ...size, data: levels })
  expect(coloursOf(drawn).size).toBeGreaterThan(16)
})

test.each([
  ['between two source pixels', 32],
  ['a quarter into one', 33],
  ['in the middle of one', 34],
])('an edge %s is one pixel wide', async (_, edge) => {
  const side = 64
  const data = new Uint8Array(side * side * 3)
  for (let i = 0; i < data.length; i++) data[i] = Math.floor(i / 3) % side < edge ? [31, 42, 68][i % 3] : 239
  const drawn = await enlarge(reduceByArea({ data, width: side, height: side, channels: 3 }, 4))
  const row = drawn.data.subarray(20 * side * 3, 21 * side * 3)
  const between = Array.from({ length: side }, (_, x) => row[x * 3]).filter((red) => red > 45 && red < 225)
  expect(between.length).toBeLessThanOrEqual(1)
})

/** Discs of five inks a few levels apart, or the same shaded from one side to the other in steps of one level. */
function paleDiscs(levels: number, isShaded = false): Picture {
  const { data, ...size } = discPicture(256, 4)
  const isInk = (i: number, red: number): number => (data[i - (i % 3)] === red ? 1 : 0)
  const pale = Uint8Array.from(data, (_, i) => {
    const shade = isShaded ? Math.floor((Math.floor(i / 3) % 256) / 32) : 0
    return 200 + shade + levels * (isInk(i, 31) + 2 * isInk(i, 180) - isInk(i, 63) - 2 * isInk(i, 201))
  })
  return { ...size, data: pale }
}

test('inks of clean art that lie a few levels apart are each found exactly, and those of slopes are not told apart', async () => {
  const inks = async (picture: Picture): Promise<readonly number[]> => {
    const found = (await readFlatArt(gridOf(reduceByArea(picture, 4))))?.inks
    return found ? Array.from({ length: found.count }, (_, ink) => found.colours[ink * 3]).sort((a, b) => a - b) : []
  }
  expect(await inks(paleDiscs(4))).toEqual([192, 196, 200, 204, 208])
  expect((await inks(paleDiscs(4, true))).length).toBeLessThan(5)
})

// On a multiple of eight small pixels one grid of blocks is emptier than the others, as in a JPEG.
test.each([
  [17, 68],
  [16, 64],
])('forty inks on a ground, %i pixels apart, are each found exactly', async (_, cell) => {
  const [columns, rows] = [8, 5]
  const inkOf = (index: number): readonly number[] => [
    (index * 67) % 256,
    (index * 149 + 40) % 256,
    (index * 211 + 90) % 256,
  ]
  const size = { width: columns * cell, height: rows * cell, channels: 3 } as const
  const data = Uint8Array.from({ length: size.width * size.height * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % size.width, Math.floor(i / 3 / size.width)]
    const isDisc = Math.hypot((x % cell) - cell / 2, (y % cell) - cell / 2) < 0.4 * cell
    return isDisc ? inkOf(Math.floor(y / cell) * columns + Math.floor(x / cell))[i % 3] : 255
  })
  const reading = await readFlatArt(gridOf(reduceByArea({ data, ...size }, 4)))
  const colours = reading?.inks.colours ?? []
  const found = new Set(
    Array.from({ length: colours.length / 3 }, (_, ink) => colours.slice(3 * ink, 3 * ink + 3).join()),
  )
  for (let ink = 0; ink < columns * rows; ink++) expect(found).toContain(inkOf(ink).join())
  expect(found.size).toBe(columns * rows + 1)
})

describe('colours between inks', () => {
  test('are never more than asked for, and edges begin and end in their inks', async () => {
    const reading = await readFlatArt(gridOf(reduceByArea(discPicture(224), 4)))
    if (!reading) throw new Error('no inks were found')
    const { inks, map } = reading
    for (const countMax of [0, 7, 40, 1000]) {
      const edges = chooseEdgeColours(inks, map, countMax)
      const colours = coloursOf({ data: Uint8Array.from(edges.all()), width: 1, height: 1, channels: 3 })
      expect(colours.size).toBeLessThanOrEqual(inks.count + countMax)
      const { low, steps, colours: ramp } = edges.between(1, 0)
      expect(low).toBe(0)
      expect([...ramp.slice(0, 3)]).toEqual([...inks.colours.slice(3, 6)])
      expect([...ramp.slice(steps * 3)]).toEqual([...inks.colours.slice(0, 3)])
    }
  })
})

describe('colours for what no ink explains', () => {
  const doubted = new Float32Array(64 * 64)

  test('are the colours themselves where they are few', () => {
    const data = Uint8Array.from({ length: 64 * 64 * 3 }, (_, i) => [12, 200, 77][i % 3] + (i < 6000 ? 20 : 0))
    const found = chooseRestColours(gridOf({ data, width: 64, height: 64, channels: 3 }), doubted, 10)
    expect([...(found ?? [])].sort()).toEqual([12, 200, 77, 32, 220, 97].sort())
  })

  test('are none where so few would show', () => {
    expect(chooseRestColours(gridOf(noisePicture(64, 64, 3)), doubted, 100)).toBeUndefined()
  })

  test('are looked up by distance', () => {
    const nearest = createNearestColour(Uint8ClampedArray.from([0, 0, 0, 255, 255, 255, 200, 20, 20]))
    expect([nearest(10, 30, 20), nearest(250, 230, 240), nearest(180, 60, 40)]).toEqual([0, 3, 6])
  })

  test('are themselves, though another one lies nearer to the middle of their cube', () => {
    const nearest = createNearestColour(Uint8ClampedArray.from([255, 255, 255, 253, 253, 253, 0, 0, 0]))
    expect([nearest(255, 255, 255), nearest(254, 255, 253), nearest(250, 250, 250)]).toEqual([0, 0, 3])
  })
})
