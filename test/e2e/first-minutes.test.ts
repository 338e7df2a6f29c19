// The first minutes of a newcomer: what `npm start` prints is pasted line by line, and the files are opened.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { identifyProcess } from '../../infra/stack/processes/process-identity.ts'
import { waitFor } from '../harness/fakes/wait-for.ts'
import {
  borrowHome,
  launcherFiles,
  readStackFile,
  type StackFile,
  startLauncher,
  type TestLauncher,
} from '../harness/stack-launcher.ts'

const run = promisify(execFile)

let home: Awaited<ReturnType<typeof borrowHome>>
let folder: string
let launcher: TestLauncher
let stack: StackFile

beforeAll(async () => {
  home = await borrowHome()
  folder = await mkdtemp(join(tmpdir(), 'heddle-first-'))
  launcher = startLauncher(home.path, ['--port', '0'], launcherFiles.whole)
  stack = await launcher.ready
})
afterAll(async () => {
  launcher.process.kill('SIGKILL')
  await home.dispose()
  await rm(folder, { recursive: true })
})

/** Pastes the line of the welcome that holds these words. @returns what the shell printed. */
async function paste(words: string): Promise<string> {
  const line = launcher
    .output()
    .split('\n')
    .find((one) => one.startsWith('curl ') && one.includes(words))
  if (!line) throw new Error(`the welcome has no line with ${words}`)
  return (await run('sh', ['-c', line], { cwd: folder, maxBuffer: 1e7 })).stdout
}

async function fetchFile(answer: string): Promise<Buffer> {
  const { url } = JSON.parse(answer) as { url: string }
  return Buffer.from(await (await fetch(url)).arrayBuffer())
}

describe('the first minutes', () => {
  test('draw a tile and fetch its file', async () => {
    expect(JSON.parse(await paste('/api/generate'))).toMatchObject({ operation: 'generate', width: 1024 })
    await paste('-so tile.png')
    expect(await sharp(join(folder, 'tile.png')).metadata()).toMatchObject({
      format: 'png',
      width: 1024,
      height: 1024,
    })
  })

  test('turn it into paths of M, L, C and Z with fills', async () => {
    const svg = (await fetchFile(await paste('/api/vectorize'))).toString()
    expect([...svg.matchAll(/<([a-zA-Z]+)/g)].every(([, tag]) => ['svg', 'g', 'path'].includes(tag))).toBe(true)
    const drawn = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d)
    expect(drawn.length).toBeGreaterThan(0)
    for (const d of drawn) expect(d).toMatch(/^[MLCZ0-9 .,-]+$/)
    expect(svg).not.toMatch(/stroke|style|transform/)
  })

  test('make it sixteen times as large', async () => {
    const png = await fetchFile(await paste('/api/upscale'))
    expect(await sharp(png, { limitInputPixels: false }).metadata()).toMatchObject({ width: 16_384, height: 16_384 })
  })

  test('know what the processors compute with', async () => {
    const ask = async () => JSON.stringify(await (await fetch(`${stack.url}/readyz`)).json())
    // A check that takes longer than a probe waits says that it is not ready, which is true at that moment.
    await waitFor(async () => /"status":"ready".*"compute":\{"provider":"(cpu|cuda)"/.test(await ask()))
  })

  test('show every process at one metrics address, also after one was killed', async () => {
    const areShown = async () => (await processesShown()).join() === 'control,ingress,work'
    await waitFor(areShown)
    process.kill(stack.pids.processors, 'SIGKILL')
    await waitFor(() => launcher.output().includes('processors is back'))
    await waitFor(areShown)
    expect(readStackFile(home.path).pids.processors).not.toBe(stack.pids.processors)
  })

  test('end with Ctrl-C and leave nothing', async () => {
    const { pids } = readStackFile(home.path)
    launcher.process.kill('SIGINT')
    expect(await launcher.ended).toBe(0)
    expect(Object.values(pids).filter((pid) => identifyProcess(pid) !== undefined)).toEqual([])
  })
})

async function processesShown(): Promise<string[]> {
  const text = await (await fetch(stack.metricsUrl)).text()
  return [...new Set([...text.matchAll(/process="([a-z]+)"/g)].map(([, name]) => name))].toSorted()
}
