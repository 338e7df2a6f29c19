import type { Servers } from '../../infra/stack/servers/start-servers.ts'

/** Set-up and tear-down are loaded apart from each other, so the servers are handed over through the global object. */
const held = globalThis as typeof globalThis & { heddleTestServers?: Servers }

export function keepTestStack(servers: Servers): void {
  held.heddleTestServers = servers
}

export function takeTestStack(): Servers | undefined {
  return held.heddleTestServers
}
