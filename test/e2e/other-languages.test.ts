// The examples of docs/examples and the SQL of docs/streams.md, run as they stand, with logins that the admin command
// makes.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Credentials, runAdminCommand } from '../harness/batch.ts'
import { builtWithGo } from '../harness/go.ts'
import { runHeddle } from '../harness/heddle-command.ts'
import { until } from '../harness/kafka.ts'
import { type Python, pythonWith } from '../harness/python.ts'
import { startService, type TestService } from '../harness/service.ts'

const root = join(import.meta.dirname, '..', '..')
const examples = join(root, 'docs', 'examples')
const requirements = readFileSync(join(examples, 'python', 'requirements.txt'), 'utf8')
  .trim()
  .split('\n')
const DUCKDB = 'duckdb==2.0.0'
const exec = promisify(execFile)

/** Runs a file of the examples as `python FILE …` would. */
const RUN_FILE = `
import os, runpy, sys
sys.argv = sys.argv[1:]
sys.path.insert(0, os.path.dirname(sys.argv[0]))
runpy.run_path(sys.argv[0], run_name="__main__")
`
const RECORDS = 20

let service: TestService
let folder: string
let analytics: string
let python: Python | undefined
let go: string | undefined

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'heddle-languages-'))
  // The first time packages are fetched and a program is built: one waits for the network, the other for the processor.
  ;[python, go] = await Promise.all([pythonWith(...requirements), builtWithGo(join(examples, 'go'))])
  service = await startService({
    files: { work: ['test/harness/fixtures/quick-work-main.ts'] },
    env: { HEDDLE_LANES: 'shared,batch' },
  })
  analytics = await login('analytics', 'enable', 'numbers')
}, 600_000)

afterAll(async () => {
  await service?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A file of credentials, as an operator hands it on. */
async function login(...words: readonly string[]): Promise<string> {
  const file = join(folder, `${words.join('-')}.json`)
  writeFileSync(file, JSON.stringify(await runAdminCommand<Credentials>(service, ...words)))
  return file
}

/** A batch producer's credentials, and a file of twenty good requests and one that will be rejected. */
async function openAccount() {
  const { accountId } = await service.createCaller()
  const credentials = await login('batch', 'enable', accountId)
  const requests = join(folder, `${accountId}.jsonl`)
  const request = (index: number) => ({
    reference: `order ${index} · Größe`,
    operation: 'generate',
    parameters: index === RECORDS ? { prompt: 'no' } : { prompt: 'polka dots', compositionType: 'tile' },
  })
  const lines = Array.from({ length: RECORDS + 1 }, (_, index) => JSON.stringify(request(index)))
  writeFileSync(requests, lines.join('\n'))
  return { accountId, credentials, requests }
}

type Line = { readonly id: string; readonly type?: string; readonly data: Readonly<Record<string, unknown>> }
const linesOf = (text: string): Line[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)

function expectResults(results: readonly Line[]): void {
  expect(new Set(results.map(({ data }) => data.reference)).size).toBe(RECORDS + 1)
  const completed = results.filter(({ data }) => data.outcome === 'completed')
  expect(completed).toHaveLength(RECORDS)
  for (const { data } of completed) expect(data).toMatchObject({ credits: 4, url: expect.stringMatching(/^http/) })
  const rejected = results.filter(({ data }) => data.outcome === 'rejected')
  expect(rejected).toMatchObject([
    {
      data: { reference: `order ${RECORDS} · Größe`, code: 'invalid_request', field: 'parameters.prompt', jobId: null },
    },
  ])
}

describe('Python', () => {
  const run = (file: string, ...args: readonly string[]): string =>
    python?.run(RUN_FILE, join(examples, 'python', file), ...args) ?? ''

  test('a producer and a consumer get one result for every record', async () => {
    if (!python) return
    const { credentials, requests } = await openAccount()
    expect(run('producer.py', credentials, requests)).toBe(`sent ${RECORDS + 1}\n`)
    expectResults(linesOf(run('consumer.py', credentials, '--stop-after', String(RECORDS + 1))))
  })

  test('an analytics login reads the facts of every account, and nothing else', async () => {
    if (!python) return
    const facts = linesOf(run('consumer.py', analytics, '--idle-seconds', '15'))
    const types = new Set(facts.map(({ type }) => type))
    for (const event of ['completion', 'accepted', 'ledger']) expect(types).toContain(`io.heddle.${event}.v1`)
    const other = JSON.parse(readFileSync(analytics, 'utf8')) as Credentials
    const greedy = join(folder, 'greedy.json')
    for (const more of [{ groupPrefix: 'settlement.' }, { topics: [`${service.namespace}.deadletter.v1`] }]) {
      writeFileSync(greedy, JSON.stringify({ ...other, ...more }))
      expect(() => run('consumer.py', greedy, '--idle-seconds', '5')).toThrow(
        /AUTHORIZATION_FAILED|authorization failed/i,
      )
    }
  })
})

describe('Go', () => {
  test('a producer and a consumer get one result for every record', async () => {
    const program = go
    if (!program) return
    const { credentials, requests } = await openAccount()
    const sent = await exec(program, ['send', credentials, requests], { timeout: 110_000 })
    expect(sent.stdout).toBe(`sent ${RECORDS + 1}\n`)
    const read = (count: number) => exec(program, ['results', credentials, String(count)], { timeout: 110_000 })
    const first = await read(1)
    expect(linesOf(first.stdout)).toHaveLength(1)
    // The next run goes on where that one stood.
    const others = await read(RECORDS)
    expectResults(linesOf(first.stdout + others.stdout))
  })
})

describe('SQL', () => {
  test('the queries of docs/streams.md answer over a dump of the topics', async () => {
    const duckdb = await pythonWith(DUCKDB)
    if (!duckdb) return
    const { accountId, credentials } = await openAccount()
    await writeOne(credentials)
    await until('the job is paid', async () => ((await service.ledger.accounts.find(accountId))?.spent ?? 0) > 0)
    for (const topic of ['completions', 'ledger'])
      await runHeddle(service, 'tap', topic, '--out', join(folder, `${topic}.jsonl`), '--credentials', analytics)
    const queries = [...readFileSync(join(root, 'docs', 'streams.md'), 'utf8').matchAll(/```sql duckdb\n([^`]+)```/g)]
    expect(queries.length).toBeGreaterThan(1)
    const script = `
import duckdb, json, os, sys
os.chdir(sys.argv[1])
for query in sys.argv[2:]:
    relation = duckdb.sql(query)
    print(json.dumps({"columns": relation.columns, "rows": relation.fetchall()}, default=str))
`
    const answers = duckdb.run(script, folder, ...queries.map(([, query]) => query))
    const tables = answers
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { columns: string[]; rows: unknown[][] })
    for (const { rows } of tables) expect(rows.length).toBeGreaterThan(0)
    const spent = tables
      .find(({ columns }) => columns.includes('spent'))
      ?.rows.find(([account]) => account === accountId)
    expect(spent?.[1]).toBe((await service.ledger.accounts.find(accountId))?.spent)
  })

  async function writeOne(credentials: string): Promise<void> {
    const file = join(folder, 'one.jsonl')
    writeFileSync(file, '{"operation":"generate","parameters":{"prompt":"polka dots","compositionType":"tile"}}')
    await runHeddle(service, 'batch', 'send', file, '--credentials', credentials)
  }
})
