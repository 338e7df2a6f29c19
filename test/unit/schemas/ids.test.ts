import { randomBytes } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { createIdMaker, isJobId } from '../../../schemas/ids.ts'

test('ids of one maker sort in the order in which they were made, however many a millisecond', () => {
  let ms = 1_000
  const { job } = createIdMaker({ now: () => ms, randomBytes })
  const made = Array.from({ length: 3_000 }, (_, index) => {
    if (index % 1_000 === 0) ms += 1
    return job()
  })
  expect(made.every(isJobId)).toBe(true)
  expect(made.toSorted()).toEqual(made)
  expect(new Set(made).size).toBe(made.length)
})

test('ids made after a clock was set back have its time', () => {
  let ms = 2 ** 40
  const { job } = createIdMaker({ now: () => ms, randomBytes })
  const before = job()
  ms -= 3_600_000
  expect(job() < before).toBe(true)
})
