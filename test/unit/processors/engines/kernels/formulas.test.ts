import { describe, expect, test } from '@jest/globals'
import { f64, i32, set } from '../../../../../processors/engines/kernels/code.ts'
import { createFormulas } from '../../../../../processors/engines/kernels/formulas.ts'
import { nameVariables } from '../../../../../processors/engines/kernels/name-variables.ts'
import { openWritten } from './open-written.ts'

/** What a formula of x and y gives for 0.3 and -7. */
function work(formula: string): number {
  const { numberOf, parameterCount, locals } = nameVariables([], [], ['x', 'y', 'z'])
  const { compute, value } = createFormulas(numberOf)
  const { memory, run } = openWritten({
    name: 'work',
    parameterCount,
    locals,
    body: () => [
      set(numberOf.x, f64.of(0.3)),
      set(numberOf.y, f64.of(-7)),
      compute(`z = ${formula}`),
      f64.store(i32.of(0), value('z')),
    ],
  })(8)
  run()
  return new Float64Array(memory)[0]
}

describe('a formula of a kernel', () => {
  const [x, y] = [0.3, -7]

  test.each([
    ['x + y * x', x + y * x],
    ['(x + y) * x', (x + y) * x],
    ['x - y - 1.5', x - y - 1.5],
    ['x / y / 3', x / y / 3],
    ['3 * x * x * y', 3 * x * x * y],
    ['-x * y + 1e-9', -x * y + 1e-9],
    ['sqrt(x * x + y * y) - (x - (y + 2))', Math.sqrt(x * x + y * y) - (x - (y + 2))],
  ])('%s is worked out as JavaScript does, to the last bit', (formula, expected) => {
    expect(work(formula)).toBe(expected)
  })

  test.each(['x + w', 'x + ', 'x y'])('"%s" is refused', (formula) => {
    expect(() => work(formula)).toThrow(/variable|formula/)
  })
})
