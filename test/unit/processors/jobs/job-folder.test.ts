import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createJobFolders, type JobFolders } from '../../../../processors/jobs/job-folder.ts'

let scratch: string
let folders: JobFolders
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'job-folder-'))
  folders = createJobFolders(() => scratch)
})
afterEach(() => rm(scratch, { recursive: true, force: true }))

test.each([10, 4 * 1024 * 1024])('a folder that held a file of %i bytes is empty for its next run', async (bytes) => {
  const folder = folders.open()
  expect(dirname(folder.path)).toBe(scratch)
  await writeFile(join(folder.path, 'output'), '')
  await truncate(join(folder.path, 'output'), bytes)
  await mkdir(join(folder.path, 'tiles', 'deep'), { recursive: true })
  await folder.close()
  const next = folders.open()
  expect(next.path).toBe(folder.path)
  expect(readdirSync(next.path)).toEqual([])
})

test('two runs at once have folders of their own, and both are used again', async () => {
  const [one, other] = [folders.open(), folders.open()]
  expect(one.path).not.toBe(other.path)
  expect(existsSync(one.path) && existsSync(other.path)).toBe(true)
  await Promise.all([one.close(), other.close()])
  expect([folders.open().path, folders.open().path].toSorted()).toEqual([one.path, other.path].toSorted())
  expect(readdirSync(scratch)).toHaveLength(2)
})
