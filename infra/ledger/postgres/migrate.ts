import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { ledgerFailure } from './failures.ts'

export type Migration = { readonly number: number; readonly title: string; readonly sql: string }

const folder = join(import.meta.dirname, '..', 'migrations')
const FILE_NAME = /^(\d{4})_([a-z0-9_]+)\.sql$/

/** Every migration, in the order of its number. */
export const migrations: readonly Migration[] = readdirSync(folder)
  .flatMap((file) => {
    const [, number, title] = FILE_NAME.exec(file) ?? []
    return title ? [{ number: Number(number), title, sql: readFileSync(join(folder, file), 'utf8') }] : []
  })
  .toSorted((a, b) => a.number - b.number)

/** `if not exists` still collides when two processes create the table in the same moment, so they take turns. */
const CREATE_TABLE = `begin;
  select pg_advisory_xact_lock(hashtext('migration'));
  create table if not exists migration (
    number integer primary key, title text not null, applied_at timestamptz not null default now());
  commit`
/** Longer than a running service waits: a server that has just begun may still be recovering. */
const CONNECT_TIMEOUT_MS = 5000

/**
 * Brings a database to the newest schema, each migration in its own transaction. Any number of processes may do this at
 * once: the row of a migration is inserted before it is run, so a second one waits there, finds it done and goes on.
 * Answers with the numbers this call applied.
 */
export async function migrate(url: string): Promise<readonly number[]> {
  const client = new Client({
    connectionString: url,
    application_name: 'heddle-migrate',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  // A lost connection also fails the query that waits on it, which is where it is reported.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(CREATE_TABLE)
    const applied: number[] = []
    for (const migration of migrations) if (await apply(client, migration)) applied.push(migration.number)
    return applied
  } catch (error) {
    throw ledgerFailure(error)
  } finally {
    await client.end().catch(() => {})
  }
}

async function apply(client: Client, { number, title, sql }: Migration): Promise<boolean> {
  await client.query('begin')
  try {
    const claim = 'insert into migration (number, title) values ($1, $2) on conflict do nothing'
    const { rowCount } = await client.query(claim, [number, title])
    if (rowCount === 1) await client.query(sql)
    await client.query('commit')
    return rowCount === 1
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
