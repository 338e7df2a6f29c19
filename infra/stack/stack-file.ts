import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { writePrivate } from './home.ts'
import type { Servers } from './start-servers.ts'

export type ReadyStack = {
  readonly url: string
  readonly metricsUrl: string
  readonly apiKey: string
  readonly pids: Readonly<Record<string, number>>
}

/** `<home>/stack.json`: what another program on this machine must know to use the running stack, for its owner alone. */
export function writeStackFile(servers: Servers, { url, metricsUrl, apiKey, pids }: ReadyStack): void {
  const { brokers, clientBrokers, username, password, mechanism } = servers.kafka
  writePrivate(stackFile(servers.home.path), {
    url,
    metricsUrl,
    apiKey,
    adminDatabaseUrl: servers.postgres.url,
    kafka: { brokers, clientBrokers, username, password, mechanism },
    registry: { url: servers.registry.url },
    s3: servers.s3,
    pids: { launcher: process.pid, ...servers.pids(), ...pids },
  })
}

/** A file that outlives its stack would send others to addresses where nobody, or somebody else, answers. */
export function removeStackFile(home: string): void {
  rmSync(stackFile(home), { force: true })
}

function stackFile(home: string): string {
  return join(home, 'stack.json')
}
