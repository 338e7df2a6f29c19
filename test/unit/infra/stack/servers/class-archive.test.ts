import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { classLoadingOf } from '../../../../../infra/stack/servers/class-archive.ts'

let home: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'heddle-archive-'))
})
afterEach(() => rm(home, { recursive: true }))

const java = { command: 'java', version: '17' }
const loading = (cache: string) => classLoadingOf('kafka', '/a.jar', { java, cache, home })

async function stopped(cache: string, exit: string) {
  const first = loading(cache)
  const fresh = /=(.*\.jsa)$/.exec(first.flags[0] ?? '')?.[1] ?? ''
  await writeFile(fresh, 'classes')
  first.keep(exit)
  return { isLeft: existsSync(fresh), isUsed: loading(cache).flags[0]?.startsWith('-XX:SharedArchiveFile=') }
}

test('what a server wrote as it stopped is used by later starts', async () => {
  expect(await stopped(join(home, 'cache'), '0')).toEqual({ isLeft: false, isUsed: true })
})

test('what a killed server left half written is not', async () => {
  expect(await stopped(join(home, 'cache'), 'SIGKILL')).toEqual({ isLeft: false, isUsed: false })
})

test('a cache that cannot be written costs later starts their time, and the stop nothing', async () => {
  await writeFile(join(home, 'cache'), 'a file where the folder should be')
  expect(await stopped(join(home, 'cache'), '0')).toEqual({ isLeft: false, isUsed: false })
})
