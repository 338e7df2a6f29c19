import { lookup, Resolver } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'
import { EgressError } from './egress-error.ts'

/** Every address of a name, as text. */
export type ResolveName = (name: string) => Promise<readonly string[]>

export type PinnedAddress = { readonly address: string; readonly family: 4 | 6 }

/** What is handed out to networks at large (RFC 4291): everything else in IPv6 is local or reserved. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * The address to connect to for a host name of a URL, an address in brackets included.
 *
 * @throws EgressError when it has none, or when any of its addresses is not public and private ones are not allowed
 */
export async function resolvePublic(
  hostname: string,
  {
    allowPrivate,
    resolve = allowPrivate ? askSystem : askNameServers,
  }: { readonly allowPrivate: boolean; readonly resolve?: ResolveName },
): Promise<PinnedAddress> {
  const name = hostname.replace(/^\[(.*)\]$/, '$1')
  const addresses = ipaddr.isValid(name) ? [name] : await resolve(name).catch(() => [])
  const [first] = addresses
  if (first === undefined) throw new EgressError('unknown_name', 'names a host that is not known')
  // A name that has public and private addresses at once is refused: it is a way into private networks.
  if (!allowPrivate && !addresses.every(isPublicAddress)) {
    throw new EgressError('private_address', 'names a host that is not public')
  }
  return { address: first, family: ipaddr.parse(first).kind() === 'ipv6' ? 6 : 4 }
}

/** Whether an IPv4 or IPv6 address is in public use; an IPv4 address written as IPv6 counts as what it is. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(GLOBAL_UNICAST)
}

/** In an operator's own network names may stand in a file of the machine. */
async function askSystem(name: string): Promise<readonly string[]> {
  return (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address)
}

/** Twice 2 s at the most: a caller waits for the answer. Most name servers answer within a tenth of a second. */
const QUESTION_TIMEOUT_MS = 2_000
const QUESTIONS_MOST = 2

/**
 * Asks name servers itself. The system's own way keeps one of Node's four threads for as long as a name server is
 * silent, and a few names of somebody's choice would hold up every file that this process reads or writes.
 *
 * @param servers such as `127.0.0.1:53`; those of the system when left out
 * @param timeoutMs for one question
 */
export function createNameResolver(servers?: readonly string[], timeoutMs = QUESTION_TIMEOUT_MS): ResolveName {
  const resolver = new Resolver({ timeout: timeoutMs, tries: QUESTIONS_MOST })
  if (servers) resolver.setServers(servers)
  return async (name) => {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  }
}

const askNameServers = createNameResolver()
