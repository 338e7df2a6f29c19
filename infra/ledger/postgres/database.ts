import { Pool } from 'pg'
import type { z } from 'zod'
import { Failure } from '../../lifecycle/failure.ts'
import type { Logger } from '../../telemetry/logger.ts'
import { ledgerFailure } from './failures.ts'
import type { Statement } from './statements.ts'

/** Waiting for a free connection counts too: a burst may queue this long before its callers are sent away. */
const CONNECT_TIMEOUT_MS = 5000
/** Far above any statement of a request; it bounds how long a lost lock or a failing disk can hold a connection. */
const STATEMENT_TIMEOUT_MS = 10_000
/** For a half-open connection, which never answers. Longer than the server's own timeout, whose error says more. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 2000
const IDLE_TIMEOUT_MS = 60_000

export type DatabaseOptions = { readonly url: string; readonly poolMax: number; readonly logger: Logger }

export type Database = {
  /** Runs a named statement and reads every row by the schema. Throws a Failure only. */
  readonly rows: <Row>(schema: z.ZodType<Row>, statement: Statement, values?: readonly unknown[]) => Promise<Row[]>
  /** As `rows`, of a statement that always answers with one row. */
  readonly one: <Row>(schema: z.ZodType<Row>, statement: Statement, values?: readonly unknown[]) => Promise<Row>
  /** As `rows`, in a read-only snapshot of its own that may take as long as the timeout given. */
  readonly longRead: <Row>(schema: z.ZodType<Row>, statement: Statement, timeoutMs: number) => Promise<Row[]>
  readonly close: () => Promise<void>
}

/** A pool that outlives restarts of the server: a connection that breaks is dropped, the next call makes a new one. */
export function openDatabase({ url, poolMax, logger }: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max: poolMax,
    application_name: 'heddle',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
  })
  pool.on('error', (error) => logger.warn({ event: 'ledger_connection_lost', error }))
  const rows: Database['rows'] = async (schema, statement, values = []) => {
    const result = await pool.query({ ...statement, values: [...values] }).catch(rethrow)
    return result.rows.map((row) => readRow(schema, statement, row))
  }
  return {
    rows,
    one: async (schema, statement, values) => onlyRow(statement, await rows(schema, statement, values)),
    longRead: async (schema, statement, timeoutMs) => {
      const rows = await readAlone(pool, statement, timeoutMs).catch(rethrow)
      return rows.map((row) => readRow(schema, statement, row))
    },
    close: () => pool.end(),
  }
}

async function readAlone(pool: Pool, statement: Statement, timeoutMs: number): Promise<unknown[]> {
  const client = await pool.connect()
  let broken = true
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(`set local statement_timeout = ${Math.ceil(timeoutMs)}`)
    // The types of pg do not know that one query may have its own timeout.
    const patient = { text: statement.text, query_timeout: timeoutMs + 2000 }
    const result = await client.query(patient)
    await client.query('commit')
    broken = false
    return result.rows
  } finally {
    // A connection whose transaction did not end cleanly is closed, not handed to the next caller.
    client.release(broken)
  }
}

function readRow<Row>(schema: z.ZodType<Row>, statement: Statement, row: unknown): Row {
  const read = schema.safeParse(row)
  if (read.success) return read.data
  throw new Failure('ledger_refused', 'crash', `A row of ${statement.name} cannot be read`, read.error)
}

/** Throws Failure('ledger_refused', 'crash') when there is none: the statement does not do what it was written for. */
export function onlyRow<Row>(statement: Statement, [row]: readonly Row[]): Row {
  if (row === undefined) throw new Failure('ledger_refused', 'crash', `${statement.name} answered without a row`)
  return row
}

function rethrow(thrown: unknown): never {
  throw ledgerFailure(thrown)
}
