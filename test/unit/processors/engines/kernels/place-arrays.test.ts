import { expect, test } from '@jest/globals'
import { placeArrays } from '../../../../../processors/engines/kernels/place-arrays.ts'

test('arrays of kernels lie behind what these keep for themselves, each where 64 bits may begin and none in another', () => {
  const told = new Map<string, number>()
  const kernels = {
    runs: {},
    place: (array: string, at: number) => told.set(array, at),
    reserve: (bytes: number) => new ArrayBuffer(bytes),
  }
  const bytesOf = { labels: 13, places: 80, none: 0, marks: 5 }
  const { buffer, at } = placeArrays(kernels, 21, bytesOf)
  expect(Object.fromEntries(told)).toEqual(at)
  expect(Object.values(at).map((start) => start % 8)).toEqual([0, 0, 0, 0])
  expect(at.labels).toBeGreaterThanOrEqual(21)
  expect(at.places).toBeGreaterThanOrEqual(at.labels + bytesOf.labels)
  expect(at.marks).toBeGreaterThanOrEqual(at.places + bytesOf.places)
  expect(buffer.byteLength).toBeGreaterThanOrEqual(at.marks + bytesOf.marks)
})
