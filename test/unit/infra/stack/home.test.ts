import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { openHome } from '../../../../infra/stack/home/home.ts'

let path: string
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'heddle-home-'))
})
afterEach(() => rmSync(path, { recursive: true, force: true }))

async function credentialsOf(home: string) {
  const { credentials, release } = await openHome(home)
  release()
  return credentials
}

test('a home of before there was a key for secrets gets one and keeps it, with all else as it was', async () => {
  const drawn = await credentialsOf(path)
  expect(Buffer.from(drawn.secretsKey, 'base64')).toHaveLength(32)
  const file = join(path, 'credentials.json')
  const { secretsKey, ...before } = JSON.parse(readFileSync(file, 'utf8')) as typeof drawn
  writeFileSync(file, JSON.stringify(before))
  const added = await credentialsOf(path)
  expect(added).toEqual({ ...before, secretsKey: expect.any(String) })
  expect(added.secretsKey).not.toBe(secretsKey)
  expect(await credentialsOf(path)).toEqual(added)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})
