import { describe, expect, test } from '@jest/globals'
import {
  closeOrder,
  expandThreadcount,
  layThreads,
  readThreadcount,
  twillWeave,
  weaveCells,
} from '../../../../../../../processors/engines/pattern/families/woven/threads.ts'

describe('threadcounts', () => {
  test('pivots are not doubled when a sett turns back', () => {
    expect(expandThreadcount(readThreadcount('B/4 R2 W/3')).join('')).toBe('BBBBRRWWWRR')
  })

  test('the length of a symmetric sett is both pivots and twice what lies between', () => {
    expect(expandThreadcount(readThreadcount('B/24 W4 B24 R2 K24 G24 W/2'))).toHaveLength(
      24 + 2 * (4 + 24 + 2 + 24 + 24) + 2,
    )
  })

  test('an asymmetric sett is laid as written', () => {
    expect(expandThreadcount(readThreadcount('B4 R2')).join('')).toBe('BBBBRR')
  })

  test('a part that is no stripe is named', () => {
    expect(() => readThreadcount('B24 hello')).toThrow(/hello/)
  })
})

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
})
