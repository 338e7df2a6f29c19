import ipaddr from 'ipaddr.js'
import type { Clock } from '../../../infra/lifecycle/clock.ts'

/**
 * How often each address may fail at something. Lives in one process: it bounds load, not guesses, for keys cannot be
 * guessed.
 */
export type AddressLimit = {
  /** Whole seconds until this address may fail again; 0 when it may now. */
  readonly waitSeconds: (address: string) => number
  readonly count: (address: string) => void
}

export type AddressLimitOptions = {
  /** A minute's worth may come at once; it fills evenly. */
  readonly perMinute: number
  readonly clock: Pick<Clock, 'now'>
  readonly addressesMax?: number
}

/** Buckets kept, a megabyte or two of them; the address that has been quiet for longest is forgotten first. */
const ADDRESSES_MAX = 10_000
const MINUTE_MS = 60_000
/** A single host of IPv6 owns this much of its address and may change the rest at will. */
const IPV6_HOST_BITS = 64

type Bucket = { tokens: number; filledAt: number }

export function createAddressLimit({
  perMinute,
  clock,
  addressesMax = ADDRESSES_MAX,
}: AddressLimitOptions): AddressLimit {
  const buckets = new Map<string, Bucket>()
  const fill = (bucket: Bucket): number => {
    const now = clock.now()
    bucket.tokens = Math.min(perMinute, bucket.tokens + (Math.max(0, now - bucket.filledAt) * perMinute) / MINUTE_MS)
    bucket.filledAt = now
    return bucket.tokens
  }
  return {
    waitSeconds: (address) => {
      const bucket = buckets.get(hostOf(address))
      const missing = bucket ? 1 - fill(bucket) : 0
      return missing <= 0 ? 0 : Math.ceil(Math.round((missing * MINUTE_MS) / perMinute) / 1000)
    },
    count: (address) => {
      const host = hostOf(address)
      const bucket = buckets.get(host) ?? { tokens: perMinute, filledAt: clock.now() }
      bucket.tokens = Math.max(0, fill(bucket) - 1)
      // Moved to the end, so that the map begins with the address that has been quiet for longest.
      buckets.delete(host)
      buckets.set(host, bucket)
      const [quietest] = buckets.keys()
      if (buckets.size > addressesMax && quietest !== undefined) buckets.delete(quietest)
    },
  }
}

/** The address of IPv4, and of IPv6 the network that one host owns. */
function hostOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_HOST_BITS}`).toString()
}
