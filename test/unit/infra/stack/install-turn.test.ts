// Starts of one checkout at the same moment: a real npm would empty the folder that another is filling.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'

const stack = join(import.meta.dirname, '..', '..', '..', '..', 'infra', 'stack')

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'heddle-install-'))
  mkdirSync(join(root, 'infra', 'stack'), { recursive: true })
  mkdirSync(join(root, 'bin'))
  for (const file of ['bootstrap.mjs', 'install-turn.mjs'])
    cpSync(join(stack, file), join(root, 'infra', 'stack', file))
  writeFileSync(join(root, 'package-lock.json'), '{}')
  writeFileSync(join(root, 'program.mjs'), "console.log('ran')")
})
afterEach(() => rmSync(root, { recursive: true }))

/** Empties the folder of packages as npm does, takes its time, and says when it began and ended. */
const npm = (seconds: number) => `#!/bin/sh
echo began >> ${join(root, 'told')}
rm -rf node_modules; mkdir node_modules; sleep ${seconds}
echo ended >> ${join(root, 'told')}
`

function start(seconds = 0.5): { readonly child: ChildProcess; readonly said: Promise<string> } {
  // Written once: a start of a moment ago may run it by now, and would find half of it.
  const [file, script] = [join(root, 'bin', 'npm'), npm(seconds)]
  if (!existsSync(file) || readFileSync(file, 'utf8') !== script) writeFileSync(file, script, { mode: 0o755 })
  const env = {
    ...process.env,
    PATH: `${join(root, 'bin')}:${process.env.PATH}`,
    NODE_COMPILE_CACHE: join(root, 'cache'),
  }
  const child = spawn(process.execPath, ['infra/stack/bootstrap.mjs', 'program.mjs'], { cwd: root, env })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += data))
  return { child, said: once(child, 'close').then(() => text) }
}

const told = (): string[] => {
  const file = join(root, 'told')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}
const left = () => readdirSync(root).filter((name) => name.startsWith('.heddle-install'))

describe('starts of a checkout without packages', () => {
  test('at the same moment install once; the others wait, and all run', async () => {
    const said = await Promise.all([start(), start(), start(), start()].map((one) => one.said))
    expect(told()).toEqual(['began', 'ended'])
    expect(said.filter((text) => !text.includes('ran'))).toEqual([])
    expect(said.filter((text) => text.includes('another start is installing')).length).toBeGreaterThan(0)
    expect(left()).toEqual([])
  })

  test('wait for the npm of one that was killed, and then install themselves', async () => {
    const first = start(1)
    while (told().length === 0) await sleep(20)
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')
    expect(left()).toHaveLength(1)
    expect(await start().said).toContain('ran')
    expect(told()).toEqual(['began', 'ended', 'began', 'ended'])
    expect(left()).toEqual([])
  })

  test('do not wait for what was left by processes that are gone, nor for another that has its id', async () => {
    const leave = (name: string, holders: unknown) =>
      writeFileSync(join(root, `.heddle-install.${name}`), JSON.stringify(holders))
    leave('000000000001', [{ pid: process.pid, startedAt: 'long ago' }])
    leave('000000000002', [{ pid: 2 ** 22 + 1, startedAt: '' }])
    writeFileSync(join(root, '.heddle-install.000000000003'), '')
    const said = await start(0).said
    expect(said).toContain('ran')
    expect(said).not.toContain('another start')
    expect(left()).toEqual([])
  })
})
