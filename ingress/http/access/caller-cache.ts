import type { Caller } from '../../../infra/ledger/port.ts'
import type { Clock } from '../../../infra/lifecycle/clock.ts'
import type { AddressLimit } from './address-limit.ts'

export type CallerCache = {
  /**
   * The caller of a key's SHA-256, from memory for a few seconds. undefined when the key is unknown, expired or
   * revoked.
   */
  readonly find: (hash: Buffer) => Promise<Caller | undefined>
  /** Whether this key was good when it was last asked about, however long ago. */
  readonly knows: (hash: Buffer) => boolean
  /** Failed calls by address. */
  readonly failures: AddressLimit
  /** Forgets a key at once; a look-up that is under way is not kept either. */
  readonly drop: (hashHex: string) => void
}

export type CallerCacheOptions = {
  readonly findCaller: (hash: Buffer) => Promise<Caller | undefined>
  readonly clock: Clock
  readonly failures: AddressLimit
  /** Told of every call with a good key. */
  readonly onFound?: (caller: Caller) => void
  readonly knownForMs?: number
  readonly unknownForMs?: number
  readonly entriesMax?: number
}

/** How long a revoked key is accepted at most when the notice of its revocation is lost with a database connection. */
const KNOWN_FOR_MS = 5_000
/** Shorter, so that a key works soon after it was made. */
const UNKNOWN_FOR_MS = 1_000
const ENTRIES_MAX = 10_000

type Entry = { readonly caller: Promise<Caller | undefined>; expiresAt: number }

/** Known and unknown keys are kept apart, so that a flood of invented keys cannot push the real ones out. */
export function createCallerCache(options: CallerCacheOptions): CallerCache {
  const { findCaller, clock, knownForMs = KNOWN_FOR_MS, unknownForMs = UNKNOWN_FOR_MS } = options
  const { entriesMax = ENTRIES_MAX, failures, onFound = () => {} } = options
  const known = new Map<string, Entry>()
  const unknown = new Map<string, Entry>()

  const lookUp = (hash: Buffer, hashHex: string): Promise<Caller | undefined> => {
    const entry: Entry = { caller: findCaller(hash), expiresAt: clock.now() + knownForMs }
    known.set(hashHex, entry)
    const isCurrent = (): boolean => known.get(hashHex) === entry
    entry.caller.then(
      (caller) => {
        if (caller || !isCurrent()) return
        known.delete(hashHex)
        unknown.set(hashHex, { caller: entry.caller, expiresAt: clock.now() + unknownForMs })
        trim(unknown, entriesMax)
      },
      () => {
        if (isCurrent()) known.delete(hashHex)
      },
    )
    trim(known, entriesMax)
    return entry.caller
  }

  const recall = async (hash: Buffer): Promise<Caller | undefined> => {
    const hashHex = hash.toString('hex')
    const entry = known.get(hashHex) ?? unknown.get(hashHex)
    if (entry && entry.expiresAt > clock.now()) {
      const caller = await entry.caller
      if (caller?.expiresAt === undefined || caller.expiresAt > clock.now()) return caller
    }
    unknown.delete(hashHex)
    return lookUp(hash, hashHex)
  }
  return {
    failures,
    knows: (hash) => known.has(hash.toString('hex')),
    find: async (hash) => {
      const caller = await recall(hash)
      if (caller) onFound(caller)
      return caller
    },
    drop: (hashHex) => {
      known.delete(hashHex)
      unknown.delete(hashHex)
    },
  }
}

/** A Map keeps the order of insertion, so its first key is the oldest. */
function trim(entries: Map<string, Entry>, entriesMax: number): void {
  for (const key of entries.keys()) {
    if (entries.size <= entriesMax) return
    entries.delete(key)
  }
}
