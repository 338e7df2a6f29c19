import { existsSync } from 'node:fs'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { openJobFolder } from '../../../../processors/jobs/job-folder.ts'

let scratch: string
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'job-folder-'))
})
afterEach(() => rm(scratch, { recursive: true, force: true }))

test.each([10, 4 * 1024 * 1024])('a folder with a file of %i bytes is gone when it is removed', async (bytes) => {
  const folder = openJobFolder(scratch)
  expect(dirname(folder.path)).toBe(scratch)
  await writeFile(join(folder.path, 'output'), '')
  await truncate(join(folder.path, 'output'), bytes)
  await folder.remove()
  expect(existsSync(folder.path)).toBe(false)
})

test('two runs have folders of their own', () => {
  expect(openJobFolder(scratch).path).not.toBe(openJobFolder(scratch).path)
})
