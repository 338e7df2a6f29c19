// A database of its own for each test file: a clone of a migrated template on the Postgres of the run.
import { createHash, randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { migrate, migrations } from '../../infra/ledger/postgres/migrate.ts'

const PREFIX = 'heddle_test_'
const CONNECT_TIMEOUT_MS = 60_000

export type TestDatabase = { readonly url: string; readonly drop: () => Promise<void> }

/**
 * Clones the template (made by whoever comes first) in some 50 ms. Call `drop` when done: it ends what is still
 * connected.
 */
export async function createTestDatabase(adminUrl: string = runPostgresUrl()): Promise<TestDatabase> {
  const name = `${PREFIX}${randomBytes(8).toString('hex')}`
  await asAdmin(adminUrl, async (admin) => {
    const template = await ensureTemplate(admin, adminUrl)
    await admin.query(`create database ${name} template ${template}`)
  })
  return { url: databaseUrl(adminUrl, name), drop: () => asAdmin(adminUrl, (admin) => dropDatabase(admin, name)) }
}

/** An empty database without the schema, for tests of the migrations themselves. */
export async function createEmptyDatabase(adminUrl: string = runPostgresUrl()): Promise<TestDatabase> {
  const name = `${PREFIX}${randomBytes(8).toString('hex')}`
  await asAdmin(adminUrl, (admin) => admin.query(`create database ${name}`))
  return { url: databaseUrl(adminUrl, name), drop: () => asAdmin(adminUrl, (admin) => dropDatabase(admin, name)) }
}

function runPostgresUrl(): string {
  const url = process.env.HEDDLE_POSTGRES_URL
  if (url) return url
  throw new Error('This test needs the Postgres of the run: use `npm test -- <file>`, or set HEDDLE_POSTGRES_URL.')
}

async function asAdmin<Result>(url: string, work: (admin: Client) => Promise<Result>): Promise<Result> {
  const admin = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

/** Named by what the migrations say, so that an edited migration gets a template of its own. */
async function ensureTemplate(admin: Client, adminUrl: string): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 12)
  const template = `${PREFIX}template_${digest}`
  await admin.query('select pg_advisory_lock(hashtext($1))', [template])
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template])
    if (rowCount === 0) await makeTemplate(admin, adminUrl, template)
  } finally {
    await admin.query('select pg_advisory_unlock(hashtext($1))', [template])
  }
  return template
}

/** Renamed when complete, so that a maker that is killed leaves no half-made template under the name. */
async function makeTemplate(admin: Client, adminUrl: string, template: string): Promise<void> {
  const unfinished = `${template}_unfinished`
  await dropDatabase(admin, unfinished)
  await admin.query(`create database ${unfinished}`)
  await migrate(databaseUrl(adminUrl, unfinished))
  await admin.query(`alter database ${unfinished} rename to ${template}`)
}

async function dropDatabase(admin: Client, name: string): Promise<void> {
  if (!name.startsWith(PREFIX)) throw new Error(`${name} is not a database of a test`)
  await admin.query(`drop database if exists ${name} with (force)`)
}

function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}
