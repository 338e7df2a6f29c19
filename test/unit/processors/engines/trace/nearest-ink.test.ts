import { expect, it } from '@jest/globals'
import type { Inks } from '../../../../../processors/engines/trace/inks/find-inks.ts'
import { createLabelBoard } from '../../../../../processors/engines/trace/labels/label-board.ts'
import { createRandom } from '../../../../bench/trace/drawings.ts'

const random = createRandom(11)
const level = (): number => Math.floor(random() * 256)

function inksOf(count: number, alphas: readonly number[]) {
  const values = new Float64Array(count * 4)
  for (let i = 0; i < values.length; i++) values[i] = i % 4 === 3 ? alphas[(i >> 2) % alphas.length] : random() * 255
  return { count, values, transparent: -1, rounds: 0 }
}

/** The nearest ink of each colour of a row, and its squared distance, as they are remembered. */
function nearestOf(colors: readonly (readonly number[])[], inks: Inks): { ink: number; distance: number }[] {
  const plane = { data: Uint8Array.from(colors.flat()), width: colors.length, height: 1, hasAlpha: true }
  const { call } = createLabelBoard(plane, inks)
  return colors.map((_, pixel) => {
    const slot = call.findNearest(pixel)
    return { ink: call.inkOf(slot), distance: call.distanceOf(slot) }
  })
}

function squaresTo(values: Float64Array, ink: number, color: readonly number[]): number {
  return color.reduce((sum, value, channel) => sum + (value - values[ink * 4 + channel]) ** 2, 0)
}

it.each([
  ['one ink', 1, [255]],
  ['a photograph’s inks', 32, [255]],
  ['inks of which some are transparent', 60, [255, 0, 128]],
  ['as many inks as there may be', 254, [255]],
])('of %s the nearest is found for every colour', (_, count, alphas) => {
  const inks = inksOf(count, alphas)
  const colors = Array.from({ length: 1000 }, (_, i) => [level(), level(), level(), i % 3 === 0 ? level() : 255])
  // A colour that was asked for before is looked up where it is remembered.
  const twice = colors.flatMap((color) => [color, color])
  nearestOf(twice, inks).forEach(({ ink, distance }, pixel) => {
    const color = twice[pixel]
    const least = Math.min(...Array.from({ length: count }, (_, other) => squaresTo(inks.values, other, color)))
    expect(distance).toBeCloseTo(least, 6)
    expect(squaresTo(inks.values, ink, color)).toBeCloseTo(least, 6)
  })
})

it('of two inks as near to a colour the first is taken', () => {
  const values = Float64Array.of(100, 90, 80, 255, 100, 90, 80, 255)
  const [{ ink }] = nearestOf([[101, 92, 83, 255]], { count: 2, values, transparent: -1, rounds: 0 })
  expect(ink).toBe(0)
})
