// A connected client that can be thrown away. kafkajs keeps asking for every topic it has ever seen, and one that was
// deleted since (reply topics come and go) fails all its metadata from then on: only a new client forgets.
import type { Clock } from '../../lifecycle/clock.ts'
import { withinLimit } from './time-limit.ts'

export type Renewable<Client> = {
  readonly get: () => Promise<Client>
  /** Drops the client given, if it is still the current one; the next `get` connects another. */
  readonly renew: (client: Client) => void
  readonly close: () => Promise<void>
}

type Connectable = { readonly connect: () => Promise<void>; readonly disconnect: () => Promise<void> }

/** The old client may still carry requests of others, so it is closed only after they had time to end. */
const OLD_CLIENT_GRACE_MS = 10_000
/** A broker that accepts connections but says nothing would otherwise hold everybody up well after it has recovered. */
const CONNECT_LIMIT_MS = 4000

export function createRenewable<Client extends Connectable>(make: () => Client, clock: Clock): Renewable<Client> {
  let current: Promise<Client> | undefined
  const retired = new Map<Client, NodeJS.Timeout>()

  function forget(promise: Promise<Client>): void {
    if (current === promise) current = undefined
  }

  async function retire(client: Client): Promise<void> {
    clearTimeout(retired.get(client))
    retired.delete(client)
    await client.disconnect().catch(() => {})
  }

  return {
    get: () => {
      if (current) return current
      const promise = connected(make(), clock)
      // A failed connection is not kept, so that the next caller tries again.
      promise.catch(() => forget(promise))
      current = promise
      return promise
    },
    renew: (client) => {
      const promise = current
      promise?.then(
        (held) => {
          if (held !== client) return
          forget(promise)
          retired.set(client, setTimeout(() => void retire(client), OLD_CLIENT_GRACE_MS).unref())
        },
        () => {},
      )
    },
    close: async () => {
      const held = await current?.catch(() => undefined)
      current = undefined
      await Promise.all([...retired.keys(), ...(held ? [held] : [])].map(retire))
    },
  }
}

async function connected<Client extends Connectable>(client: Client, clock: Clock): Promise<Client> {
  try {
    await withinLimit(clock, CONNECT_LIMIT_MS, 'connecting', client.connect())
  } catch (error) {
    client.disconnect().catch(() => {})
    throw error
  }
  return client
}
