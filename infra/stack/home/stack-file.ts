import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { errorMessage } from '../../lifecycle/error-message.ts'
import type { Servers } from '../servers/start-servers.ts'
import { writePrivate } from './home.ts'

export type ReadyStack = {
  readonly url: string
  readonly metricsUrl: string
  readonly apiKey: string
  readonly pids: () => Readonly<Record<string, number>>
}

/**
 * `<home>/stack.json`: what another program on this machine must know to use the running stack, for its owner alone.
 */
export type StackFile = {
  /** Writes the file, which from now on follows every restart. */
  keep(servers: Servers, ready: ReadyStack): void
  /** Process ids have changed. Does nothing before `keep` and after `remove`. */
  readonly rewrite: () => void
  remove(): void
}

/**
 * @param say tells the person that the file could not be brought up to date: a full disk must not end what still runs.
 */
export function createStackFile(say: (line: string) => void): StackFile {
  let kept: { readonly servers: Servers; readonly ready: ReadyStack } | undefined
  return {
    keep: (servers, ready) => {
      kept = { servers, ready }
      writeStackFile(servers, ready)
    },
    rewrite: () => {
      if (!kept) return
      try {
        writeStackFile(kept.servers, kept.ready)
      } catch (error) {
        say(`  ! stack.json could not be rewritten: ${errorMessage(error)}`)
      }
    },
    remove: () => {
      if (kept) removeStackFile(kept.servers.home.path)
      kept = undefined
    },
  }
}

/** A file that outlives its stack would name addresses where nothing, or another program, answers. */
export function removeStackFile(home: string): void {
  rmSync(stackFilePath(home), { force: true })
}

function writeStackFile(servers: Servers, { url, metricsUrl, apiKey, pids }: ReadyStack): void {
  const { brokers, clientBrokers, username, password, mechanism, tls } = servers.kafka
  writePrivate(stackFilePath(servers.home.path), {
    url,
    metricsUrl,
    apiKey,
    adminDatabaseUrl: servers.postgres.url,
    kafka: { brokers, clientBrokers, username, password, mechanism, tls },
    registry: { url: servers.registry.url },
    s3: servers.s3,
    pids: { launcher: process.pid, ...servers.pids(), ...pids() },
  })
}

function stackFilePath(home: string): string {
  return join(home, 'stack.json')
}
