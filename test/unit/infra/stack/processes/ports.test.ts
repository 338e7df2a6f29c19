import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test } from '@jest/globals'
import { choosePorts, isPortFree } from '../../../../../infra/stack/processes/ports.ts'

const source = fileURLToPath(new URL('../../../../../infra/stack/processes/ports.ts', import.meta.url))
const runModule = (text: string) =>
  promisify(execFile)(process.execPath, ['--no-warnings', '--input-type=module', '--eval', text])

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

function listenOn(port: number): Promise<void> {
  return new Promise((resolve) => void servers.push(createServer().listen(port, '127.0.0.1', resolve)))
}

describe('ports', () => {
  test('are drawn from below those that the system lends to outgoing connections', async () => {
    const chosen = Object.values(await choosePorts(['a', 'b', 'c', 'd'], {}))
    expect(new Set(chosen).size).toBe(4)
    for (const port of chosen) {
      expect(port).toBeGreaterThanOrEqual(20_000)
      expect(port).toBeLessThan(32_768)
      expect(await isPortFree(port)).toBe(true)
    }
  })

  test('stay the same from start to start', async () => {
    const before = await choosePorts(['a', 'b'], {})
    expect(await choosePorts(['a', 'b'], before)).toEqual(before)
  })

  test('that another process has chosen and does not listen on yet are left to it, until it ends', async () => {
    const { a } = await choosePorts(['a'], {})
    const remembered = (value: number): string => `
      import { choosePorts } from ${JSON.stringify(source)}
      console.log((await choosePorts(['a'], { a: ${value} })).a)`
    const chosenByAnother = async (): Promise<number> => Number((await runModule(remembered(a))).stdout)
    expect(await chosenByAnother()).not.toBe(a)
    const other = await chosenByAnother()
    expect(await choosePorts(['b'], { b: other })).toEqual({ b: other })
  })

  test('that are let go in a moment, as by a start that is just ending, stay the same', async () => {
    const before = await choosePorts(['a', 'b'], {})
    await listenOn(before.a)
    setTimeout(() => servers.pop()?.close(), 300)
    expect(await choosePorts(['a', 'b'], before)).toEqual(before)
  })

  test('that somebody else has taken meanwhile are drawn anew, the others stay', async () => {
    const before = await choosePorts(['a', 'b'], {})
    await listenOn(before.a)
    const after = await choosePorts(['a', 'b'], before)
    expect(after.a).not.toBe(before.a)
    expect(after.b).toBe(before.b)
  })
})
