import type { Ledger } from '../../../infra/ledger/port.ts'
import type { Clock } from '../../../infra/lifecycle/clock.ts'
import type { Component } from '../../../infra/lifecycle/component.ts'
import type { Logger } from '../../../infra/telemetry/logger.ts'
import type { KeyId } from '../../../schemas/ids.ts'

export type KeyUses = Component & { readonly note: (keyId: KeyId) => void }

export type KeyUsesDeps = {
  readonly noteUses: Ledger['keys']['noteUses']
  readonly clock: Clock
  readonly logger: Logger
  readonly everyMs?: number
}

/** When a key was last used is a thing of days for whoever asks; ten seconds are exact enough. */
const EVERY_MS = 10_000

/**
 * Remembers when keys were used and tells the ledger now and then: one statement for all keys, and none on a request's
 * path.
 */
export function createKeyUses({ noteUses, clock, logger, everyMs = EVERY_MS }: KeyUsesDeps): KeyUses {
  let uses = new Map<KeyId, number>()
  const stopping = new AbortController()
  let loop: Promise<void> = Promise.resolve()
  const tell = async (): Promise<void> => {
    const told = uses
    uses = new Map()
    try {
      await noteUses(told)
    } catch (error) {
      logger.warn({ event: 'key_uses_not_told', keys: told.size, error })
      for (const [keyId, usedAt] of told) if (!uses.has(keyId)) uses.set(keyId, usedAt)
    }
  }
  const keepTelling = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await clock.sleep(everyMs, stopping.signal)
      await tell()
    }
  }
  return {
    name: 'key uses',
    note: (keyId) => void uses.set(keyId, clock.now()),
    start: async () => {
      loop = keepTelling()
    },
    stop: async () => {
      stopping.abort()
      await loop
    },
  }
}
