// From where a key may be used: web pages by their origin, machines by their address.
import ipaddr from 'ipaddr.js'

/** What stands before the IPv4 address in `::ffff:192.0.2.1`. */
const MAPPED_BITS = 96

/** Whether `address` is one of the list or lies in one of its networks. An empty list allows every address. */
export function isAddressAllowed(address: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true
  if (!ipaddr.isValid(address)) return false
  const caller = ipaddr.process(address)
  return allowed.some((text) => {
    const [network, bits] = networkOf(text)
    return network.kind() === caller.kind() && caller.match([network, bits])
  })
}

/** The canonical form of an address or network that a key may be used from, undefined for what is neither. */
export function readAllowedAddress(text: string): string | undefined {
  const [written = ''] = text.split('/')
  // `10.1` is 10.0.0.1 to some and `010.0.0.1` is 8.0.0.1: who writes such means something else.
  if (!ipaddr.IPv6.isValid(written) && !ipaddr.IPv4.isValidFourPartDecimal(written)) return undefined
  if (ipaddr.isValid(text)) return ipaddr.process(text).toString()
  if (!ipaddr.isValidCIDR(text)) return undefined
  const [network, bits] = networkOf(text)
  return `${network.toString()}/${bits}`
}

function networkOf(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (text.includes('/')) {
    const [network, bits] = ipaddr.parseCIDR(text)
    // Callers of IPv4 are compared as such, so a network of theirs that is written as IPv6 is one of IPv4.
    const isMapped = network instanceof ipaddr.IPv6 && network.isIPv4MappedAddress() && bits >= MAPPED_BITS
    return isMapped ? [network.toIPv4Address(), bits - MAPPED_BITS] : [network, bits]
  }
  const address = ipaddr.parse(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/**
 * The origin of a web page as browsers send it, undefined for what is none: scheme, host and port, and nothing else.
 */
export function readOrigin(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const { origin, pathname, search, hash, username } = new URL(text)
  return pathname === '/' && search === '' && hash === '' && username === '' ? origin : undefined
}

/**
 * An empty list allows every page and every program; with a list, only its pages: a call that names no origin is none
 * of them.
 */
export function isOriginAllowed(origin: string | undefined, allowed: readonly string[]): boolean {
  return allowed.length === 0 || (origin !== undefined && allowed.includes(origin))
}
