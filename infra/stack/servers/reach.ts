import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCodeOf } from '../../lifecycle/error-code.ts'
import { unreachable } from '../terminal/diagnosis.ts'
import type { ExternalAddresses } from './external-addresses.ts'

/** A server that was started at the same moment may need a little longer than the start of this process. */
const PATIENCE_MS = 10_000
const ASK_AGAIN_MS = 250
const CONNECT_TIMEOUT_MS = 3_000

type Place = { readonly host: string; readonly port: number }

/** A server elsewhere: one connection to any of its places is enough. */
export type Target = { readonly title: string; readonly variable: string; readonly places: readonly Place[] }

/**
 * Asks every server elsewhere for a connection, so that a wrong address is told before half a minute was spent on
 * starting the others. Who is let in, and with which login, shows later.
 *
 * @throws StackError SERVER_UNREACHABLE naming the first that does not answer within ten seconds
 */
export async function requireReachable(external: ExternalAddresses, signal: AbortSignal): Promise<void> {
  await Promise.all(targetsOf(external).map((target) => waitForTarget(target, PATIENCE_MS, signal)))
}

export function targetsOf({ postgres, kafka, registry, s3 }: ExternalAddresses): Target[] {
  const targets: Target[] = [
    { title: 'Postgres', variable: 'HEDDLE_POSTGRES_URL', places: postgres ? placesOfUrl(postgres.url) : [] },
    { title: 'Kafka', variable: 'HEDDLE_KAFKA_BROKERS', places: kafka ? kafka.brokers.map(placeOfBroker) : [] },
    {
      title: 'The schema registry',
      variable: 'HEDDLE_REGISTRY_URL',
      places: registry ? placesOfUrl(registry.url) : [],
    },
    { title: 'The object store', variable: 'HEDDLE_S3_ENDPOINT', places: s3 ? placesOfUrl(s3.endpoint) : [] },
  ]
  return targets.filter(({ places }) => places.length > 0)
}

export async function waitForTarget(target: Target, patienceMs: number, signal: AbortSignal): Promise<void> {
  const giveUpAt = performance.now() + patienceMs
  for (;;) {
    const tries = await Promise.all(target.places.map(connectTo))
    if (tries.includes('connected')) return
    if (performance.now() > giveUpAt) throw unreachable(target, tries[0] ?? 'no answer')
    await sleep(ASK_AGAIN_MS, undefined, { signal })
  }
}

const defaultPorts: Readonly<Record<string, number>> = {
  'postgres:': 5432,
  'postgresql:': 5432,
  'http:': 80,
  'https:': 443,
}

/** Of an address without a host, as of a socket in a folder, nothing can be asked here. */
function placesOfUrl(text: string): Place[] {
  const { hostname, port, protocol } = new URL(text)
  if (hostname === '') return []
  return [{ host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) || (defaultPorts[protocol] ?? 0) }]
}

function placeOfBroker(broker: string): Place {
  const [, host = '', port] = /^(.*):(\d+)$/.exec(broker) ?? []
  return { host, port: Number(port) }
}

/** `connected`, or why not. */
function connectTo(place: Place): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ ...place, timeout: CONNECT_TIMEOUT_MS })
    const answer = (what: string): void => {
      socket.destroy()
      resolve(what)
    }
    socket.once('connect', () => answer('connected'))
    socket.once('error', (error) => answer(errorCodeOf(error) ?? 'no answer'))
    socket.once('timeout', () => answer('no answer'))
  })
}
