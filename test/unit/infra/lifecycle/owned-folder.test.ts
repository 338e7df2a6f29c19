import { existsSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createOwnedFolder, isAlive } from '../../../../infra/lifecycle/owned-folder.ts'

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'owned-folder-'))
})
afterEach(() => rm(parent, { recursive: true, force: true }))

test('a start removes what dead processes of the same program left, and nothing else', async () => {
  for (const name of ['heddle-work-77-abc', 'heddle-work-88-abc', 'heddle-ingress-77-abc', 'heddle-work-x'])
    await mkdir(join(parent, name))
  await writeFile(join(parent, 'heddle-work-77-abc', 'input'), 'left')
  const folder = createOwnedFolder({ program: 'work', parent, pid: 99, isAlive: (pid) => pid === 88 })
  await folder.start()
  const own = basename(folder.path())
  expect(own).toMatch(/^heddle-work-99-/)
  expect((await readdir(parent)).sort()).toEqual(
    ['heddle-ingress-77-abc', 'heddle-work-88-abc', own, 'heddle-work-x'].sort(),
  )
  await folder.stop()
  expect(await readdir(parent)).not.toContain(own)
})

test('a start removes what an earlier process of the same number left, as in a container that was started again', async () => {
  await mkdir(join(parent, 'heddle-work-1-abc'))
  const folder = createOwnedFolder({ program: 'work', parent, pid: 1, isAlive: () => true })
  await folder.start()
  expect(await readdir(parent)).toEqual([basename(folder.path())])
  expect(folder.path()).not.toContain('heddle-work-1-abc')
  await folder.stop()
})

test('a start outlasts a child of a dead process that still writes into its folder', async () => {
  const left = join(parent, 'heddle-work-77-abc')
  await mkdir(left)
  const folder = createOwnedFolder({ program: 'work', parent, pid: 99, isAlive: () => false })
  let writes = 0
  const write = (): void => {
    if (existsSync(left)) writeFileSync(join(left, `${writes}`), '')
    writes += 1
    if (writes < 500) setImmediate(write)
  }
  write()
  await folder.start()
  expect(existsSync(left)).toBe(false)
  await folder.stop()
})

test('a process is alive as long as it runs', () => {
  expect(isAlive(process.pid)).toBe(true)
  // Above the largest number that Linux gives to a process.
  expect(isAlive(2 ** 22 + 1)).toBe(false)
})
