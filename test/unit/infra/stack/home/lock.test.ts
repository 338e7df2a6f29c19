import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { findLockHolder, takeLock } from '../../../../../infra/stack/home/lock.ts'
import { identifyProcess } from '../../../../../infra/stack/processes/process-identity.ts'

const ROUNDS = 40
const STARTS = 3
const racer = join(import.meta.dirname, '../../../../harness/fixtures/takes-locks.ts')

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'heddle-lock-'))
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

/** A home whose last launcher was killed. */
function makeStaleHome(name: string, file: string): string {
  const home = join(parent, name)
  mkdirSync(home)
  writeFileSync(join(home, file), JSON.stringify({ pid: process.pid, identity: 'an earlier boot:1' }))
  return home
}

test('of starts that find the same lock of a dead launcher, at the same moment, exactly one takes it over', async () => {
  for (let round = 0; round < ROUNDS; round += 1) makeStaleHome(String(round), 'launcher.lock')
  const racers = Array.from({ length: STARTS }, () =>
    spawn(process.execPath, [racer, parent, String(ROUNDS)], { stdio: ['pipe', 'pipe', 'inherit'] }),
  )
  const lines = racers.map(({ stdout }) => createInterface(stdout)[Symbol.asyncIterator]())
  await Promise.all(lines.map((line) => line.next()))
  const firstAtMs = Date.now() + 100
  for (const { stdin } of racers) stdin.write(`${firstAtMs}\n`)
  const taken = await Promise.all(lines.map(async (line) => JSON.parse((await line.next()).value ?? '') as number[]))
  for (const { stdin } of racers) stdin.end()
  await Promise.all(racers.map((child) => once(child, 'close')))
  expect(taken.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: ROUNDS }, (_, round) => round))
})

test('a lock that is held names its holder, and given back it leaves nothing', async () => {
  const home = makeStaleHome('home', 'launcher.lock.0123456789ab')
  const release = await takeLock(home)
  expect(findLockHolder(home)).toBe(process.pid)
  await expect(takeLock(home)).rejects.toMatchObject({ code: 'ALREADY_RUNNING' })
  expect(readdirSync(home)).toHaveLength(1)
  release()
  expect(findLockHolder(home)).toBeUndefined()
  expect(readdirSync(home)).toEqual([])
})

test('a living launcher of a version with one name for all locks holds its home', async () => {
  const home = join(parent, 'old')
  mkdirSync(home)
  const old = { pid: process.pid, identity: identifyProcess(process.pid) }
  writeFileSync(join(home, 'launcher.lock'), JSON.stringify(old))
  await expect(takeLock(home)).rejects.toMatchObject({ code: 'ALREADY_RUNNING' })
  expect(readdirSync(home)).toEqual(['launcher.lock'])
})
