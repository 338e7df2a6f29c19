import { z } from 'zod'
import { aborted } from '../../lifecycle/aborted.ts'
import type { Clock } from '../../lifecycle/clock.ts'
import type { Logger } from '../../telemetry/logger.ts'
import type { Ledger } from '../port.ts'
import { type DedicatedClient, openDedicatedClient } from '../postgres/dedicated-client.ts'
import { bigint } from '../postgres/rows.ts'
import { statement } from '../postgres/statements.ts'

const CHANNEL = 'heddle_key_revoked'
/**
 * Between tries to connect again: while the connection is down, a revoked key is good until the cache of callers
 * forgets it.
 */
const RECONNECT_MS = 500
/** A revocation carries the time its transaction began; none is open for longer than this. */
const OVERLAP_MS = 60_000

const keysRevokedSince = statement('keys-revoked-since')
const momentStatement = statement('moment')
const momentRow = z.tuple([z.object({ moment: bigint })])
const hashRows = z.array(z.object({ hash_hex: z.string() }))

export type Revocations = { readonly onKeyRevoked: Ledger['onKeyRevoked']; readonly close: () => void }

type Listener = Parameters<Ledger['onKeyRevoked']>[0]

/** Listens on a connection of its own. After a break it connects again and first tells what was revoked meanwhile. */
export function createRevocations(url: string, clock: Clock, logger: Logger): Revocations {
  const closing = new AbortController()
  const listenFrom = async (
    listener: Listener,
    sinceMs?: number,
  ): Promise<{ client: DedicatedClient; fromMs: number }> => {
    const client = await openDedicatedClient({ url, purpose: 'revocations', clock })
    closing.signal.addEventListener('abort', client.close, { once: true })
    client.ended.addEventListener('abort', () => closing.signal.removeEventListener('abort', client.close))
    if (closing.signal.aborted) client.close()
    try {
      await client.listen(CHANNEL, listener)
      const [{ moment }] = momentRow.parse(await client.rows(momentStatement))
      if (sinceMs !== undefined) {
        const missed = hashRows.parse(await client.rows(keysRevokedSince, [sinceMs - OVERLAP_MS]))
        for (const { hash_hex } of missed) listener(hash_hex)
      }
      return { client, fromMs: moment }
    } catch (error) {
      client.close()
      throw error
    }
  }
  const keepListening = async (
    listener: Listener,
    first: { client: DedicatedClient; fromMs: number },
  ): Promise<void> => {
    let current = first
    while (!closing.signal.aborted) {
      await aborted(current.client.ended)
      while (!closing.signal.aborted && current.client.ended.aborted) {
        try {
          current = await listenFrom(listener, current.fromMs)
        } catch (error) {
          logger.warn({ event: 'ledger_listen_failed', error })
          await clock.sleep(RECONNECT_MS, closing.signal)
        }
      }
    }
  }
  return {
    onKeyRevoked: async (listener) => {
      const first = await listenFrom(listener)
      void keepListening(listener, first)
    },
    close: () => closing.abort(),
  }
}
