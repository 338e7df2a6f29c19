import { z } from 'zod'
import type { Clock } from '../../lifecycle/clock.ts'
import type { Ledger } from '../port.ts'
import { type DedicatedClient, openDedicatedClient } from './dedicated-client.ts'
import { statement } from './statements.ts'

const tryLock = statement('try-lock')
const lockRow = z.tuple([z.object({ held: z.boolean() })])

export type Locks = { readonly withLock: Ledger['withLock']; readonly close: () => void }

/** Session advisory locks: Postgres gives one up when its connection ends, so a process that dies never keeps it. */
export function createLocks(url: string, clock: Clock): Locks {
  const open = new Set<DedicatedClient>()
  return {
    withLock: async (name, work) => {
      const client = await openDedicatedClient({ url, purpose: 'lock', clock })
      open.add(client)
      try {
        const [{ held }] = lockRow.parse(await client.rows(tryLock, [`heddle:${name}`]))
        if (held) await work(client.ended)
        return held
      } finally {
        open.delete(client)
        client.close()
      }
    },
    close: () => {
      for (const client of open) client.close()
    },
  }
}
