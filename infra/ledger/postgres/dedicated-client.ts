import { Client } from 'pg'
import type { Clock } from '../../lifecycle/clock.ts'
import { ledgerFailure } from './failures.ts'
import type { Statement } from './statements.ts'

/** A server that is there answers at once; whoever waits for this connection tries again. */
const CONNECT_TIMEOUT_MS = 2000
/** A connection that breaks without a word (half-open) is noticed after this and QUERY_TIMEOUT_MS together. */
const HEARTBEAT_MS = 1000
const QUERY_TIMEOUT_MS = 2000

export type DedicatedOptions = { readonly url: string; readonly purpose: string; readonly clock: Clock }

/** One connection outside the pool, for what belongs to a session: an advisory lock, LISTEN. */
export type DedicatedClient = {
  /** Throws a Failure only. */
  readonly rows: (statement: Statement, values?: readonly unknown[]) => Promise<unknown[]>
  readonly listen: (channel: string, onPayload: (payload: string) => void) => Promise<void>
  /** Aborts when the connection is lost or closed. */
  readonly ended: AbortSignal
  readonly close: () => void
}

export async function openDedicatedClient({ url, purpose, clock }: DedicatedOptions): Promise<DedicatedClient> {
  const client = new Client({
    connectionString: url,
    application_name: `heddle-${purpose}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
  })
  const ending = new AbortController()
  const close = (): void => {
    if (ending.signal.aborted) return
    ending.abort()
    // Not awaited: a server that is gone never confirms the close.
    client.end().catch(() => {})
  }
  client.on('error', close)
  client.on('end', close)
  const run = async (statement: Statement, values: readonly unknown[] = []): Promise<unknown[]> => {
    try {
      return (await client.query({ ...statement, values: [...values] })).rows
    } catch (error) {
      throw ledgerFailure(error)
    }
  }
  await client.connect().catch((error: unknown) => {
    close()
    throw ledgerFailure(error)
  })
  void keepBeating(run, ending.signal, clock).catch(close)
  return { rows: run, listen: (channel, onPayload) => listen(client, channel, onPayload), ended: ending.signal, close }
}

async function keepBeating(
  run: (statement: Statement) => Promise<unknown>,
  ended: AbortSignal,
  clock: Clock,
): Promise<void> {
  while (!ended.aborted) {
    await clock.sleep(HEARTBEAT_MS, ended)
    if (!ended.aborted) await run({ name: 'heartbeat', text: 'select 1' })
  }
}

async function listen(client: Client, channel: string, onPayload: (payload: string) => void): Promise<void> {
  client.on('notification', (notice) => {
    if (notice.channel === channel) onPayload(notice.payload ?? '')
  })
  try {
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
  } catch (error) {
    throw ledgerFailure(error)
  }
}
