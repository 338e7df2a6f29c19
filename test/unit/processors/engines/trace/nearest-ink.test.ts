import { expect, it } from '@jest/globals'
import { createNearestInks, findNearest } from '../../../../../processors/engines/trace/inks/nearest-ink.ts'
import { createRandom } from '../../../../bench/trace/drawings.ts'

const random = createRandom(11)
const level = (): number => Math.floor(random() * 256)

function inksOf(count: number, alphas: readonly number[]) {
  const values = new Float64Array(count * 4)
  for (let i = 0; i < values.length; i++) values[i] = i % 4 === 3 ? alphas[(i >> 2) % alphas.length] : random() * 255
  return { count, values, transparent: -1, rounds: 0 }
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
  const known = createNearestInks(inks)
  for (let round = 0; round < 1000; round++) {
    const color = [level(), level(), level(), round % 3 === 0 ? level() : 255]
    // A colour that was asked for before is looked up where it is remembered.
    for (let again = 0; again < 2; again++) {
      const slot = findNearest(known, Uint8Array.from(color), 0)
      const least = Math.min(...Array.from({ length: count }, (_, ink) => squaresTo(inks.values, ink, color)))
      expect(known.distance[slot]).toBeCloseTo(least, 6)
      expect(squaresTo(inks.values, known.ink[slot], color)).toBeCloseTo(least, 6)
    }
  }
})

it('of two inks as near to a colour the first is taken', () => {
  const values = Float64Array.of(100, 90, 80, 255, 100, 90, 80, 255)
  const known = createNearestInks({ count: 2, values, transparent: -1, rounds: 0 })
  expect(known.ink[findNearest(known, Uint8Array.of(101, 92, 83, 255), 0)]).toBe(0)
})
