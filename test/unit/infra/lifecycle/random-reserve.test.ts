import { describe, expect, test } from '@jest/globals'
import { createRandomReserve } from '../../../../infra/lifecycle/random-reserve.ts'

describe('a reserve of random bytes', () => {
  test('gives as many as are asked for, and none of them twice', () => {
    const draw = createRandomReserve()
    const ids = Array.from({ length: 5000 }, () => draw(10).toString('hex'))
    expect(new Set(ids.map((id) => id.length))).toEqual(new Set([20]))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('asks its source once for many draws, and gives what the source gave in its order', () => {
    let asked = 0
    const draw = createRandomReserve((bytes) => {
      asked += 1
      for (const at of bytes.keys()) bytes[at] = at % 256
    })
    expect([draw(2), draw(3)].map((bytes) => [...bytes])).toEqual([
      [0, 1],
      [2, 3, 4],
    ])
    for (let drawn = 0; drawn < 100; drawn += 1) draw(16)
    expect(asked).toBe(1)
  })

  test('gives more than it holds, too', () => {
    const draw = createRandomReserve()
    draw(1)
    expect(draw(10_000)).toHaveLength(10_000)
  })
})
