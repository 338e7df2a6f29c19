// The launcher as a person meets it: its own process over its own servers in a borrowed home. What is pinned: data
// outlives kill -9 and a stop in good order, nothing is left running by either, and trouble is told in one line.

import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Client } from 'pg'
import { createPrincipals } from '../../../infra/kafka/admin/principals.ts'
import { createTopicAdmin } from '../../../infra/kafka/admin/topic-admin.ts'
import { systemClock } from '../../../infra/lifecycle/clock.ts'
import { MARK_VARIABLE, stackMark } from '../../../infra/stack/processes/orphans.ts'
import { findProcesses, identifyProcess, signalIfAlive } from '../../../infra/stack/processes/process-identity.ts'
import { createS3Store } from '../../../infra/storage/s3-store.ts'
import { silentLogger } from '../../../infra/telemetry/logger.ts'
import {
  borrowHome,
  readStackFile,
  type StackFile,
  startLauncher,
  type TestLauncher,
} from '../../harness/stack-launcher.ts'

/** In the order in which a Kafka that starts again puts its users together, names that were taken away come first. */
const LOGINS = { kept: 'kept', gone: ['gone-0', 'gone-1', 'gone-2', 'gone-3'] } as const
let home: Awaited<ReturnType<typeof borrowHome>>

beforeAll(async () => {
  home = await borrowHome()
})
afterAll(() => home.dispose())

describe('the launcher', () => {
  let first: TestLauncher
  let before: StackFile

  test('boots servers and programs and tells where they are, to its owner alone', async () => {
    first = startLauncher(home.path)
    before = await first.ready
    expect(statSync(join(home.path, 'stack.json')).mode & 0o777).toBe(0o600)
    expect(statSync(join(home.path, 'credentials.json')).mode & 0o777).toBe(0o600)
    expect(Object.keys(before.pids).toSorted()).toEqual(['ingress', 'kafka', 'launcher', 'postgres', 'registry', 's3'])
    expect(await (await fetch(before.url)).text()).toBe(String(before.pids.ingress))
    await keepSomething(before)
  })

  test('has Postgres recover without a call to the disk for each of its files, where the system can', async () => {
    const [setting] = await query(before, 'show recovery_init_sync_method')
    expect(setting).toEqual({ recovery_init_sync_method: process.platform === 'linux' ? 'syncfs' : 'fsync' })
  })

  test('refuses a second start of the same home and says which process has it', async () => {
    const second = startLauncher(home.path)
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`already running from ${home.path} (process ${first.process.pid})`)
    expect(isAlive(before.pids.kafka)).toBe(true)
  })

  test('starts a program and a server again that were killed', async () => {
    process.kill(before.pids.ingress, 'SIGKILL')
    process.kill(before.pids.s3, 'SIGKILL')
    await until(() => !isAlive(before.pids.ingress))
    // Nobody listens; who calls now waits for the next program and is not refused.
    const asked = askAnew(before.url)
    await until(() => first.output().includes('ingress is back') && first.output().includes('s3 is back'))
    const after = readStackFile(home.path)
    expect(Number(await asked)).toBe(after.pids.ingress)
    expect(after).toEqual({ ...before, pids: { ...before.pids, ingress: after.pids.ingress, s3: after.pids.s3 } })
    expect(after.pids.ingress).not.toBe(before.pids.ingress)
    expect(isAlive(after.pids.s3)).toBe(true)
  })

  test('goes on with the data after it and its guard were killed, and ends the orphans first', async () => {
    const orphans = ['postgres', 'kafka', 'registry'].map((name) => before.pids[name])
    for (const pid of findGuards(home.path)) signalIfAlive(pid, 'SIGKILL')
    first.process.kill('SIGKILL')
    await first.ended
    expect(orphans.every(isAlive)).toBe(true)
    first = startLauncher(home.path)
    const after = await first.ready
    expect(orphans.some(isAlive)).toBe(false)
    // Addresses of results hold the port, so even one that was free to choose stays.
    expect([after.url, after.kafka]).toEqual([before.url, before.kafka])
    await expectSomethingKept(after)
  })

  test('stops everything when it is interrupted, leaving no process and no lock', async () => {
    const { pids } = readStackFile(home.path)
    first.process.kill('SIGINT')
    expect(await first.ended).toBe(0)
    expect(Object.values(pids).filter(isAlive)).toEqual([])
    expect(readdirSync(home.path).filter((file) => /^(launcher\.lock|stack\.json)/.test(file))).toEqual([])
    expect(readdirSync(join(home.path, 'run'))).toEqual([])
    await until(() => findGuards(home.path).length === 0)
  })

  test('is followed by its guard, who ends the servers when the launcher is killed', async () => {
    const third = startLauncher(home.path)
    const { pids } = await third.ready
    await expectSomethingKept(readStackFile(home.path))
    third.process.kill('SIGKILL')
    await until(() => !Object.values(pids).some(isAlive))
  })

  test('leaves nothing running when the last step of a start fails', async () => {
    const borrowed = await borrowHome()
    try {
      const launcher = startLauncher(borrowed.path)
      // Where stack.json is written before it gets its name.
      mkdirSync(join(borrowed.path, `stack.json.${launcher.process.pid}`))
      expect(await launcher.ended).toBe(1)
      expect(launcher.output()).toContain('The start failed: EISDIR')
      expect(findProcesses(`${MARK_VARIABLE}=${stackMark(borrowed.path, '')}`, new Set())).toEqual([])
    } finally {
      await borrowed.dispose()
    }
  })

  test('says that a port is taken before it starts anything', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const launcher = startLauncher(home.path, ['--port', String(port)])
    expect(await launcher.ended).toBe(1)
    expect(launcher.output()).toContain(`Port ${port} is already in use.`)
    server.close()
  })
})

async function keepSomething(stack: StackFile): Promise<void> {
  await query(stack, 'create table kept (word text)')
  await query(stack, "insert into kept values ('warp')")
  await createS3Store(stack.s3).putBytes('kept/weft', Buffer.from('weft'), { contentType: 'text/plain' })
  const principals = createPrincipals(kafkaAddress(stack, stack.kafka), { logger: silentLogger, clock: systemClock })
  const terms = { writes: [], reads: [], groupPrefix: 'kept.', quotas: { producer: 1024, consumer: 1024 } }
  for (const name of [LOGINS.kept, ...LOGINS.gone]) await principals.create({ ...terms, name, secret: name })
  for (const name of LOGINS.gone) await principals.remove(name)
}

async function expectSomethingKept(stack: StackFile): Promise<void> {
  expect(await query(stack, 'select word from kept')).toEqual([{ word: 'warp' }])
  expect(await createS3Store(stack.s3).stat('kept/weft')).toMatchObject({ bytes: 4 })
  const subjects = await (await fetch(`${stack.registry.url}/subjects`)).json()
  expect(subjects).toContain('heddle.completions.v1-value')
  for (const name of [LOGINS.kept, ...LOGINS.gone])
    expect([name, await canLogIn(stack, name)]).toEqual([name, name === LOGINS.kept])
}

const kafkaAddress = ({ kafka, registry }: StackFile, { username, password }: Login) => ({
  brokers: kafka.brokers,
  registryUrl: registry.url,
  namespace: 'heddle',
  clientId: 'test',
  sasl: { mechanism: 'scram-sha-256' as const, username, password },
})

type Login = { readonly username: string; readonly password: string }

async function canLogIn(stack: StackFile, name: string): Promise<boolean> {
  const address = kafkaAddress(stack, { username: name, password: name })
  const admin = createTopicAdmin(address, { logger: silentLogger, clock: systemClock })
  try {
    await admin.connect()
    return true
  } catch (error) {
    expect(String(error)).toMatch(/Kafka refused the login/)
    return false
  } finally {
    await admin.close()
  }
}

async function query(stack: StackFile, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: stack.adminDatabaseUrl })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** The shells that wait for a launcher of this home to die. */
function findGuards(path: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && commandOf(pid).includes('guard-main.ts') && commandOf(pid).includes(path))
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  return identifyProcess(pid) !== undefined
}

/** Asks over a connection of its own: a pooled one may end in a program that is gone. */
function askAnew(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (response) => text(response).then(resolve, reject)).once('error', reject)
  })
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(50)
}
