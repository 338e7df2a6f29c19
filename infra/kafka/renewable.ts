// A connected client that can be thrown away. kafkajs keeps asking for every topic it has ever seen, and one that was deleted
// since (reply topics come and go) fails all its metadata from then on: only a new client forgets.
export type Renewable<Client> = {
  readonly get: () => Promise<Client>
  /** Drops the client given, if it is still the current one; the next `get` connects another. */
  readonly renew: (client: Client) => void
  readonly close: () => Promise<void>
}

type Connectable = { readonly connect: () => Promise<void>; readonly disconnect: () => Promise<void> }

/** The old client may still carry requests of others, so it is closed only after they had time to end. */
const OLD_CLIENT_GRACE_MS = 10_000

export function createRenewable<Client extends Connectable>(make: () => Client): Renewable<Client> {
  let current: Promise<Client> | undefined
  const retired = new Map<Client, NodeJS.Timeout>()

  async function connected(): Promise<Client> {
    const client = make()
    await client.connect()
    return client
  }

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
      const promise = connected()
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
