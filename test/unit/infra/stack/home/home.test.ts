import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { openHome } from '../../../../../infra/stack/home/home.ts'

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

test('passwords that are not whole are drawn anew in an empty home, and asked for beside data that they open', async () => {
  const file = join(path, 'credentials.json')
  writeFileSync(file, '')
  const drawn = await credentialsOf(path)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(drawn)

  mkdirSync(join(path, 'postgres'))
  for (const half of ['', '{"postgresPassword":"', JSON.stringify({ ...drawn, kafkaClusterId: 'short' })]) {
    writeFileSync(file, half)
    const refused = { code: 'CREDENTIALS_MISSING', message: expect.stringContaining(`${file} is gone or not whole`) }
    await expect(openHome(path)).rejects.toMatchObject(refused)
    expect(readFileSync(file, 'utf8')).toBe(half)
  }
  // The lock was given back each time.
  writeFileSync(file, JSON.stringify(drawn))
  expect(await credentialsOf(path)).toEqual(drawn)
})
