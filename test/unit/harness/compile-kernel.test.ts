import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { openCompiled } from '../../../processors/engines/kernels/create-kernel.ts'
import { compileKernel } from '../../harness/kernels/compile-kernel.ts'
import { writtenKernels } from '../../harness/kernels/written-kernels.ts'

const folder = mkdtempSync(join(tmpdir(), 'heddle-kernel-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Compiles a kernel and opens it with a function `run` and an array `list`, whose numbers are returned with what `run`
 * says.
 */
function runKernel(source: string, list: readonly number[], ...given: number[]): readonly [number, number[]] {
  const path = join(folder, 'a-kernel.ts')
  writeFileSync(path, `export let list = new Float64Array(0)\n${source}`)
  const { bytes, size } = compileKernel([path])
  const { runs, reserve, place } = openCompiled(Buffer.from(bytes).toString('base64'), ['run'])()
  const view = new Float64Array(reserve(size + 8 * list.length), size, list.length)
  place('list', size)
  view.set(list)
  const said = runs.run(...given)
  return [said, [...view]]
}

describe('a kernel written as TypeScript', () => {
  test.each([
    ['numbers are of 64 bits, also where they are written without a point', 'return 1 / 3 + a', [0.5], 1 / 3 + 0.5],
    [
      'whole numbers are counted, shifted and widened',
      'let n: Whole = 7\n n *= 3\n return (n >> 1) + (n & 3) / 2',
      [0],
      10.5,
    ],
    ['a number is cut to a whole one', 'const n = a | 0\n return n * 2', [-2.7], -4],
    ['the least of whole numbers is whole', 'const n = Math.min(3, a | 0)\n return n / 2', [9], 1.5],
    ['either side of a choice is worked out', 'return a > 2 ? Math.sqrt(a) : -a', [9], 3],
    ['what need not be asked is not', 'return a > 0 && isHuge(a) ? 1 : a < 0 || isHuge(a) ? 2 : 3', [-1], 2],
  ])('%s', (_, body, given, expected) => {
    const source = `function isHuge(a: number): boolean { return a > 1e9 }\nexport function run(a: number): number { ${body} }`
    expect(runKernel(source, [], ...given)[0]).toBe(expected)
  })

  test('loops go on, break off and hide names of their own', () => {
    const [said, list] = runKernel(
      `const STEP = 2
      export function run(count: Whole): number {
        let sum = 0
        const at: Whole = 1
        for (let i: Whole = 0; i < count; i++) {
          const at = list[i] * STEP
          if (at < 0) continue
          if (at > 100) break
          sum += at
          list[i] = -1
        }
        let left: Whole = count
        while (left > at) left--
        return sum + left
      }`,
      [1, -2, 3, 60, 5],
      5,
    )
    expect([said, list]).toEqual([9, [-1, -2, -1, 60, 5]])
  })

  test('arrays of its own lie beside those that are placed, and variables outlive a call', () => {
    const [said, list] = runKernel(
      `const kept = new Int32Array(2)
      let calls: Whole = 0
      function keep(own: Int32Array, at: Whole, value: Whole): void { own[at] = value }
      export function run(): number {
        keep(kept, 0, 5)
        keep(kept, 1, -6)
        calls++
        list[0] = kept[0] + kept[1] + calls
        return list[0]
      }`,
      [9],
    )
    expect([said, list]).toEqual([0, [0]])
  })

  test.each([
    ['an object', 'const a = { b: 1 }\n return 1'],
    ['an array that grows', 'list.push(1)\n return 1'],
    ['a name that it does not know', 'return unknown'],
    ['a number where a whole one is wanted', 'return list[0.5]'],
  ])('refuses %s', (_, body) => {
    expect(() => runKernel(`export function run(): number { ${body} }`, [0])).toThrow(/in run: /)
  })

  test('every compiled file is what its kernels say; node test/harness/kernels/write-kernels.ts writes them', () => {
    const stale = writtenKernels().filter(({ content, known }) => known !== content)
    expect(stale.map(({ path }) => path)).toEqual([])
  })
})
