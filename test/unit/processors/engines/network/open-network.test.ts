import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { NetworkUnusable, openNetwork } from '../../../../../processors/engines/network/open-network.ts'
import { writeOnnx } from '../../../../harness/onnx/onnx-file.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heddle-network-'))
  const doubles = writeOnnx({
    nodes: [
      { operator: 'Cast', inputs: ['whole'], output: 'whole_float', attributes: { to: 1 } },
      { operator: 'Add', inputs: ['x', 'whole_float'], output: 'sum' },
      { operator: 'Mul', inputs: ['sum', 'two'], output: 'y' },
    ],
    constants: [{ name: 'two', shape: [1], values: [2] }],
    inputs: [
      { name: 'x', shape: ['count'] },
      { name: 'whole', shape: ['count'], type: 'int64' },
    ],
    outputs: [{ name: 'y', shape: ['count'] }],
  })
  await writeFile(join(folder, 'doubles.onnx'), doubles)
  await writeFile(join(folder, 'broken.onnx'), 'not a network')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const grid = (...values: number[]) => ({ data: Float32Array.from(values), shape: [values.length] })

describe('a network', () => {
  it('takes float32 for every input and answers in float32', async () => {
    const network = await openNetwork(join(folder, 'doubles.onnx'), { threads: 1 })
    const { y } = await network.run({ x: grid(1.5, -2), whole: grid(1, 4) })
    expect([...y.data]).toEqual([5, 4])
    expect(y.shape).toEqual([2])
    expect(network.provider).toBe('cpu')
    await network.close()
  })

  it('says which input nobody gave it', async () => {
    const network = await openNetwork(join(folder, 'doubles.onnx'), { threads: 1 })
    await expect(network.run({ x: grid(1) })).rejects.toThrow(/input "whole"/)
    await network.close()
  })

  it('a file that is no network is refused', async () => {
    await expect(openNetwork(join(folder, 'broken.onnx'), { threads: 1 })).rejects.toBeInstanceOf(NetworkUnusable)
    await expect(openNetwork(join(folder, 'absent.onnx'), { threads: 1 })).rejects.toBeInstanceOf(NetworkUnusable)
  })
})
