import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { openCompiled } from '../../../processors/engines/kernels/create-kernel.ts'
import { compileKernel } from '../../harness/kernels/compile-kernel.ts'
import { found, given, tryFours } from './four-kernel.ts'

const folder = mkdtempSync(join(tmpdir(), 'heddle-four-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const numbers = [1.5, -2, 3, 0.25, 0.1, 8, 3, 2]

describe('kernels that calculate with four numbers at once', () => {
  test.each([0, 1])('come to what their TypeScript does, to the bit (turned: %i)', (isTurned) => {
    const { bytes, size, arrays } = compileKernel([join(import.meta.dirname, 'four-kernel.ts')])
    const { runs, reserve } = openCompiled(Buffer.from(bytes).toString('base64'), ['tryFours'])()
    const buffer = reserve(size)
    const addressOf = (name: string): number => arrays.find(([array]) => array === name)?.[1].address ?? 0
    new Float32Array(buffer, addressOf('given'), numbers.length).set(numbers)
    runs.tryFours(isTurned)
    given.set(numbers)
    tryFours(isTurned)
    expect([...new Float32Array(buffer, addressOf('found'), found.length)]).toEqual([...found])
  })

  test.each([
    ['fours are not added as numbers are', 'const a = fourOf(1)\n putFour(list, 0, a + a)', 'no + of fours'],
    ['what gives a four does nothing else', 'putFour(list, 0, looped())', 'does more than that'],
    ['fours are of numbers of 32 bits', 'putFour(wide, 0, fourOf(1))', 'of a Float32Array'],
  ])('%s', (_, body, complaint) => {
    const path = join(folder, 'a-kernel.ts')
    writeFileSync(
      path,
      `import { fourOf, putFour, type Four } from '../kernels/four.ts'
       export const list = new Float32Array(4)
       export const wide = new Float64Array(4)
       function looped(): Four { for (let i: Whole = 0; i < 2; i++) list[i] = 0\n return fourOf(1) }
       export function run(): void { ${body} }`,
    )
    expect(() => compileKernel([path])).toThrow(complaint)
  })
})
