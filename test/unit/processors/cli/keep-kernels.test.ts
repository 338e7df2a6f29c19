import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heddle-kernels-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

/** A square traced in a process of its own: how many modules V8 compiled, and what was drawn. */
async function traceSquare(environment: object): Promise<{ readonly compiled: number; readonly svg: string }> {
  const program = `
    let compiled = 0
    const Module = WebAssembly.Module
    WebAssembly.Module = function (bytes) { return compiled++, new Module(bytes) }
    const { traceImage } = await import('./processors/engines/trace/trace-image.ts')
    const { keepKernels } = await import('./processors/cli/keep-kernels.ts')
    keepKernels()
    const data = new Uint8Array(4 * 96 * 96).fill(255)
    for (let y = 20; y < 70; y++) for (let x = 30; x < 60; x++) data.set([20, 60, 90], 4 * (96 * y + x))
    const { svg } = traceImage({ data, width: 96, height: 96 })
    console.log(JSON.stringify({ compiled, svg }))`
  const args = ['--no-warnings', '--input-type=module', '--eval', program]
  const { NODE_COMPILE_CACHE: _, ...env } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env: { ...env, ...environment } })
  return JSON.parse(stdout)
}

async function keptFiles(): Promise<string[]> {
  const all = await readdir(folder, { recursive: true })
  return all.filter((name) => name.includes('kernels-')).map((name) => join(folder, name))
}

describe('kernels that are kept', () => {
  it('are compiled by the first process and by no later one, and draw the same', async () => {
    const first = await traceSquare({ NODE_COMPILE_CACHE: folder })
    expect(first.compiled).toBeGreaterThan(10)
    expect(await keptFiles()).toHaveLength(1)
    const second = await traceSquare({ NODE_COMPILE_CACHE: folder })
    expect(second).toEqual({ compiled: 0, svg: first.svg })
  })

  it('are compiled again where what was kept is not whole', async () => {
    await traceSquare({ NODE_COMPILE_CACHE: folder })
    const [path] = await keptFiles()
    const content = await readFile(path)
    content[content.length >> 1] ^= 1
    await writeFile(path, content)
    expect((await traceSquare({ NODE_COMPILE_CACHE: folder })).compiled).toBeGreaterThan(10)
    expect((await traceSquare({ NODE_COMPILE_CACHE: folder })).compiled).toBe(0)
  })

  it('are compiled as they are opened where there is no compile cache', async () => {
    const { compiled } = await traceSquare({})
    expect(compiled).toBeGreaterThan(0)
    expect(compiled).toBeLessThan(13)
    expect(await keptFiles()).toEqual([])
  })
})
