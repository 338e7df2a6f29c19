import { describe, expect, test } from '@jest/globals'
import {
  addOverchecks,
  closeOrder,
  layThreads,
  repeatOrder,
  weaveCells,
} from '../../../../../../../processors/engines/pattern/families/woven/threads.ts'
import { twillWeave } from '../../../../../../../processors/engines/pattern/families/woven/weave.ts'

describe('weaving', () => {
  test('four dark and four light threads in 2/2 twill give the 8 × 8 houndstooth', () => {
    const order = layThreads([1, 4], [0, 4])
    const rows = weaveCells(order, order, twillWeave).map((row) => row.join(''))
    expect(rows).toEqual([
      '11110011',
      '11111001',
      '11111100',
      '11110110',
      '11000000',
      '01100000',
      '00110000',
      '10010000',
    ])
  })

  test('an order is repeated until the weave closes over it', () => {
    expect(closeOrder([1, 2, 3], 4)).toHaveLength(12)
  })

  test('an order fills a length whole times, within the most threads, and at least once', () => {
    const order = layThreads([1, 6], [0, 4])
    expect(repeatOrder(order, 100, 1)).toHaveLength(100)
    expect(repeatOrder(order, 100, 1, 45)).toHaveLength(40)
    expect(repeatOrder(order, 1, 1)).toHaveLength(10)
  })

  test('an ink without a thread gets a fine line in the widest stripe', () => {
    expect(addOverchecks([0, 0, 0, 0, 0, 0, 1, 1], [0, 1, 2])).toEqual([0, 0, 2, 2, 0, 0, 1, 1])
  })
})
