import { expect, test } from '@jest/globals'
import { createSlots, shareOf } from '../../../ingress/slots.ts'

test('one holder has no more than its share, and others find room', () => {
  const slots = createSlots(4, { ofHolderMost: shareOf(4) })
  const [first] = [slots.take('greedy'), slots.take('greedy')]
  expect(slots.take('greedy')).toBeUndefined()
  expect([slots.take('modest'), slots.take('modest')].every(Boolean)).toBe(true)
  expect(slots.take('late')).toBeUndefined()
  first?.()
  expect(slots.taken()).toBe(3)
  expect(slots.take('late')).toBeDefined()
})

test('a slot that is given back twice is given back once', () => {
  const told: number[] = []
  const slots = createSlots(2, { onChange: (taken) => told.push(taken) })
  const release = slots.take('one')
  slots.take('one')
  release?.()
  release?.()
  expect(told).toEqual([1, 2, 1])
  expect(slots.take('one')).toBeDefined()
  expect(slots.take('one')).toBeUndefined()
})
