// The command line against real servers: files sent and killed in between, results, taps, and the usage that the topics
// add up to.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createApi } from '../harness/api.ts'
import { type Credentials, runAdminCommand } from '../harness/batch.ts'
import { runHeddle, startHeddle } from '../harness/heddle-command.ts'
import { until } from '../harness/kafka.ts'
import { startService, type TestService } from '../harness/service.ts'

/** Three sends, so that there is a middle to be killed in. */
const LINES = 1300
const DIES_HALF_WAY = join(import.meta.dirname, '..', 'harness', 'fixtures', 'dies-half-way.ts')
const CREDITS_OF_GENERATE = 4

let service: TestService
let folder: string
let key: string
let accountId: string
let credentials: string

const allSent = (): string => join(folder, 'all.jsonl')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'heddle-command-'))
  service = await startService({
    files: { work: ['test/harness/fixtures/quick-work-main.ts'] },
    env: { HEDDLE_LANES: 'shared,batch' },
  })
  const caller = await service.createCaller('enterprise', 100_000)
  key = caller.key
  accountId = caller.accountId
  credentials = join(folder, 'credentials.json')
  const login = await runAdminCommand<Credentials>(service, 'batch', 'enable', accountId)
  writeFileSync(credentials, JSON.stringify(login))
})

afterAll(async () => {
  await service?.close()
  rmSync(folder, { recursive: true, force: true })
})

const jsonLines = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('heddle batch send', () => {
  test('that is killed half-way and given again makes one job of every line', async () => {
    const line = (index: number) =>
      JSON.stringify({
        reference: `line ${index}`,
        operation: 'generate',
        parameters: { prompt: 'polka dots', compositionType: 'tile', size: 64 },
      })
    writeFileSync(allSent(), Array.from({ length: LINES }, (_, index) => line(index)).join('\n'))
    const environment = { ...service.environment, NODE_OPTIONS: `--import=${DIES_HALF_WAY}` }
    const first = startHeddle({ environment }, 'batch', 'send', allSent(), '--credentials', credentials)
    expect((await first.ended).status).toBe(null)
    const said = await runHeddle(service, 'batch', 'send', allSent(), '--credentials', credentials)
    expect(said).toMatch(new RegExp(`^sent ${LINES} requests .*, 500 of them by an earlier run\n$`))

    const results = async () =>
      jsonLines(await runHeddle(service, 'batch', 'results', '--json', '--credentials', credentials))
    const spent = async () => (await service.ledger.accounts.find(accountId))?.spent ?? 0
    await until('every line is paid', async () => (await spent()) >= LINES * CREDITS_OF_GENERATE, 150_000)
    await until('every line has a result', async () => (await results()).length >= LINES)
    const found = await results()
    expect(found.length).toBe(LINES)
    expect(new Set(found.map(({ reference }) => reference)).size).toBe(LINES)
    expect(new Set(found.map(({ jobId }) => jobId)).size).toBe(LINES)
    expect(await service.ledger.accounts.find(accountId)).toMatchObject({ held: 0, spent: LINES * CREDITS_OF_GENERATE })
  })

  test('names the line and the field of what it will not send', async () => {
    const file = join(folder, 'wrong.jsonl')
    writeFileSync(file, '{"operation":"generate","parameters":{"prompt":"polka dots","compositionType":"round"}}')
    const { status, stderr } = await startHeddle(service, 'batch', 'send', file, '--credentials', credentials).ended
    expect(status).toBe(2)
    expect(stderr).toContain(`${file}:1: parameters.compositionType must be`)
  })

  test('says in one line that a login is refused', async () => {
    const login = JSON.parse(readFileSync(credentials, 'utf8')) as Credentials
    const file = join(folder, 'stale.json')
    writeFileSync(file, JSON.stringify({ ...login, password: 'no longer' }))
    const { status, stderr } = await startHeddle(service, 'batch', 'results', '--credentials', file).ended
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toMatch(/authentication/i)
  })
})

describe('heddle tap', () => {
  test('dumps what stands on a topic, of one account, into a file of JSON lines', async () => {
    const file = join(folder, 'completions.jsonl')
    await runHeddle(service, 'tap', 'completions', '--account', accountId, '--out', file)
    const lines = jsonLines(readFileSync(file, 'utf8'))
    expect(new Set(lines.map(({ id }) => id)).size).toBe(LINES)
    expect(lines[0]).toMatchObject({ type: 'io.heddle.completion.v1', data: { accountId, operation: 'generate' } })
    const other = await service.createCaller()
    expect(
      await runHeddle(service, 'tap', '--account', other.accountId, '--until', 'now', '--from', 'earliest'),
    ).toMatch(/^\S+ \S+\.ledger\.v1 .* kind=granted .*\n$/)
  })

  test('ends at once where a login may not read, and says what it may', async () => {
    const look = async (...words: string[]) =>
      await startHeddle(service, 'tap', ...words, '--until', 'now', '--credentials', credentials).ended
    const several = await look('completions', 'refunds', 'ledger')
    expect(several).toMatchObject({ status: 1, stderr: expect.stringMatching(/no right to the topic/) })
    const none = await look()
    expect(none).toMatchObject({ status: 2, stderr: expect.stringMatching(/name \S+\.results\.acct_/) })
  })

  test('shows from a time on, and what comes while it looks', async () => {
    const startedAt = new Date().toISOString()
    const tap = startHeddle(service, 'tap', 'accepted', '--from', startedAt, '--json')
    const { status } = await createApi(service.url, key).post('/api/generate', {
      prompt: 'polka dots',
      compositionType: 'tile',
    })
    expect(status).toBe(200)
    await until('the tap showed the job', () => tap.stdout().endsWith('\n'))
    tap.child.kill('SIGINT')
    expect((await tap.ended).status).toBe(0)
    expect(jsonLines(tap.stdout())).toMatchObject([
      { type: 'io.heddle.accepted.v1', data: { accountId, lane: 'shared' } },
    ])
  })
})

describe('an analytics login', () => {
  test('reads until it is rotated or disabled, and the new one after that', async () => {
    const file = join(folder, 'analytics.json')
    const stale = join(folder, 'analytics-before.json')
    const look = (credentialsFile: string) =>
      startHeddle(service, 'tap', 'ledger', '--until', 'now', '--credentials', credentialsFile).ended
    writeFileSync(stale, JSON.stringify(await runAdminCommand(service, 'analytics', 'enable', 'numbers')))
    expect(await look(stale)).toMatchObject({ status: 0, stdout: expect.stringContaining('kind=granted') })
    writeFileSync(file, JSON.stringify(await runAdminCommand(service, 'analytics', 'rotate', 'numbers')))
    expect((await look(stale)).status).toBe(1)
    expect((await look(file)).status).toBe(0)
    await runAdminCommand(service, 'analytics', 'disable', 'numbers')
    expect((await look(file)).status).toBe(1)
  })
})

describe('usage', () => {
  const usage = async () =>
    (await createApi(service.url, key).get('/api/usage?per=hour&limit=200')).body.usage as {
      readonly completed: number
      readonly credits: number
      readonly latencyMs: { readonly p50: number }
    }[]
  const sum = (rows: Awaited<ReturnType<typeof usage>>, field: 'completed' | 'credits'): number =>
    rows.reduce((total, row) => total + row[field], 0)

  test('adds up to the ledger, and a replay of the topics from their beginnings gives the same figures', async () => {
    const spent = (await service.ledger.accounts.find(accountId))?.spent
    await until('the mart has caught up', async () => sum(await usage(), 'credits') === spent)
    const before = await usage()
    expect(sum(before, 'completed')).toBe(LINES + 1)
    expect(before[0].latencyMs.p50).toBeGreaterThan(0)
    // Without the lane that reads, what is left is what the command left.
    await service.kill('control')
    await runAdminCommand(service, 'usage', 'rebuild')
    expect(await usage()).toEqual([])
    await service.start('control')
    await until('the mart is full again', async () => sum(await usage(), 'credits') === spent)
    expect(await usage()).toEqual(before)
  })
})
