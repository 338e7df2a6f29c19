import { describe, expect, test } from '@jest/globals'
import { buildPlanarMap } from '../../../../../../processors/engines/trace/map/planar-map.ts'
import { codedLevels } from '../../../../../../processors/engines/trace/picture/light-levels.ts'
import { placeTones } from '../../../../../../processors/engines/trace/tones/place-tones.ts'

const SIZE = 16
// Where the left tone ends, between two pixels' sides.
const EDGE = 7.4

/** A dark tone left of an upright edge and a light one right of it, drawn with exact coverage. */
function twoTones() {
  const data = new Uint8Array(SIZE * SIZE * 4)
  const ink = new Uint8Array(SIZE * SIZE)
  for (let pixel = 0; pixel < ink.length; pixel++) {
    const x = pixel % SIZE
    const dark = Math.max(0, Math.min(1, EDGE - x))
    const level = Math.round(40 * dark + 200 * (1 - dark))
    data.set([level, level, level, 255], pixel * 4)
    ink[pixel] = x < 7 ? 0 : 1
  }
  const map = { ink, width: SIZE, height: SIZE, wrap: false }
  const { chains } = buildPlanarMap(map)
  const plane = { data, width: SIZE, height: SIZE, hasAlpha: false }
  const source = { plane, map, reach: 2, isAliased: false, isTonal: true, levels: codedLevels }
  // On the crack, where nothing was measured yet.
  const points = chains.map(({ xs, ys }) =>
    Float64Array.from(Array.from({ length: xs.length - 1 }, (_, i) => [xs[i], ys[i] + 0.5]).flat()),
  )
  return { chains, points, source }
}

const inksOf = (dark: number, light: number) => ({
  count: 2,
  values: Float64Array.from([dark, dark, dark, 255, light, light, light, 255]),
  transparent: -1,
  rounds: 1,
})

describe('placing the boundaries of tones', () => {
  test('an edge moves to where the drawing explains the pixels under it', () => {
    const { chains, points, source } = twoTones()
    placeTones(chains, points, { ...source, inks: inksOf(40, 200) }, { rounds: 8, refitsInks: false })
    const edge = chains.findIndex(({ left, right }) => left < 2 && right < 2)
    const middle = points[edge].subarray(10, points[edge].length - 10)
    for (let i = 0; i < middle.length; i += 2) expect(Math.abs(middle[i] - EDGE)).toBeLessThan(0.08)
  })

  test('inks take the colours that the drawing misses least with', () => {
    const { chains, points, source } = twoTones()
    const found = { ...source, inks: inksOf(50, 190) }
    const { values } = placeTones(chains, points, found, { rounds: 8, refitsInks: true })
    expect(Math.abs(values[0] - 40)).toBeLessThan(3)
    expect(Math.abs(values[4] - 200)).toBeLessThan(3)
  })

  test('inks that were asked for keep their colours', () => {
    const { chains, points, source } = twoTones()
    const inks = inksOf(50, 190)
    expect(placeTones(chains, points, { ...source, inks }, { rounds: 2, refitsInks: false }).values).toEqual(
      inks.values,
    )
  })
})
