import { describe, expect, test } from '@jest/globals'
import { countFrom, either, f64, get, i32, set, when } from '../../../../../processors/engines/kernels/code.ts'
import { openWritten } from './open-written.ts'

const [length, at] = [0, 1]
const wordAt = i32.shiftLeft(get(at), i32.of(2))

/** Counts each word of the memory on by its own number, and makes those above 300 negative. */
const createCounting = openWritten({
  name: 'countOn',
  parameterCount: 1,
  locals: ['i32', 'f64'],
  body: () =>
    countFrom(at, i32.of(0), get(length), 1, [
      ...i32.store(wordAt, i32.add(i32.load(wordAt), get(at))),
      ...when(i32.above(i32.load(wordAt), i32.of(300)), i32.store(wordAt, i32.subtract(i32.of(0), i32.load(wordAt)))),
    ]),
})

describe('a kernel', () => {
  test('works on the memory that it was given, and only there', () => {
    const one = createCounting(1024)
    const other = createCounting(1024)
    const words = new Int32Array(one.memory, 0, 5)
    words.set([10, 20, 30, 298, -500])
    one.run(5)
    expect([...words]).toEqual([10, 21, 32, -301, -496])
    one.run(2)
    expect([...words]).toEqual([10, 22, 32, -301, -496])
    expect(new Int32Array(other.memory).every((word) => word === 0)).toBe(true)
  })

  test('ends where its memory ends', () => {
    const { memory, run } = createCounting(1)
    expect(() => run(memory.byteLength / 4)).not.toThrow()
    expect(() => run(memory.byteLength / 4 + 1)).toThrow(/memory access out of bounds/)
  })

  test.each([0, 1, -1, 63, 64, -64, -65, 8191, 8192, 0xffffff, 2 ** 31 - 1, -(2 ** 31)])(
    'knows the whole number %i',
    (value) => {
      const { memory, run } = openWritten({
        name: 'tell',
        parameterCount: 0,
        locals: [],
        body: () => i32.store(i32.of(0), i32.of(value)),
      })(4)
      run()
      expect(new Int32Array(memory)[0]).toBe(value)
    },
  )

  test('chooses between two ways, and divides numbers of 64 bits', () => {
    const [count, quotient] = [0, 1]
    const { memory, run } = openWritten({
      name: 'divide',
      parameterCount: 1,
      locals: ['f64'],
      body: () => [
        ...set(quotient, f64.divide(f64.of(1), f64.of(3))),
        ...either(
          i32.under(get(count), i32.of(2)),
          f64.storeFloat(i32.of(0), get(quotient)),
          f64.storeFloat(i32.of(0), f64.add(get(quotient), f64.of(1))),
        ),
      ],
    })(4)
    run(1)
    expect(new Float32Array(memory)[0]).toBe(Math.fround(1 / 3))
    run(2)
    expect(new Float32Array(memory)[0]).toBe(Math.fround(4 / 3))
  })
})
