// From where a key may be used: web pages by their origin, machines by their address.
import ipaddr from 'ipaddr.js'

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
  if (ipaddr.isValid(text)) return ipaddr.process(text).toString()
  if (!ipaddr.isValidCIDR(text)) return undefined
  const [network, bits] = networkOf(text)
  return `${network.toString()}/${bits}`
}

function networkOf(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (text.includes('/')) return ipaddr.parseCIDR(text)
  const address = ipaddr.parse(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** The origin of a web page as browsers send it, undefined for what is none: scheme, host and port, and nothing else. */
export function readOrigin(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const { origin, pathname, search, hash, username } = new URL(text)
  return pathname === '/' && search === '' && hash === '' && username === '' ? origin : undefined
}

/** An empty list allows every page and every program; with a list, only its pages: a call that names no origin is none of them. */
export function isOriginAllowed(origin: string | undefined, allowed: readonly string[]): boolean {
  return allowed.length === 0 || (origin !== undefined && allowed.includes(origin))
}
