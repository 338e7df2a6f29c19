import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { z } from 'zod'

export type Labels = Readonly<Record<string, string>>
export type Count = (labels?: Labels, by?: number) => void
export type Observe = (value: number, labels?: Labels) => void
export type SetGauge = (value: number, labels?: Labels) => void

export type MetricTerms = {
  readonly name: string
  readonly help: string
  readonly labels?: readonly string[]
}

/** The metrics of one process. Every name begins with `heddle_`; times are in seconds, as Prometheus asks. */
export type Metrics = {
  readonly counter: (terms: MetricTerms) => Count
  /** Buckets reach from 1 ms to 4 minutes, the longest deadline. */
  readonly timer: (terms: MetricTerms) => Observe
  readonly gauge: (terms: MetricTerms) => SetGauge
  /** Runs before every scrape, to fill gauges that are read from elsewhere. */
  readonly beforeScrape: (fill: () => Promise<void>) => void
  readonly text: () => Promise<string>
  /** The same as data, for the process that shows all of them at one address. */
  readonly snapshot: () => Promise<object>
}

/**
 * Seconds: from one statement of Postgres to nearly the longest deadline of a job (five minutes), each about twice the
 * one before.
 */
const TIME_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 240]
/** Prometheus gives up after ten seconds by default; a connection to a process that has ended is refused at once. */
const SCRAPE_TIMEOUT_MS = 8000

export function createMetrics(process: string): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ process })
  collectDefaultMetrics({ register: registry })
  const fills: (() => Promise<void>)[] = []
  const fillAll = async (): Promise<void> => void (await Promise.allSettled(fills.map((fill) => fill())))
  const terms = ({ name, help, labels = [] }: MetricTerms) => ({
    name: `heddle_${name}`,
    help,
    labelNames: [...labels],
    registers: [registry],
  })
  return {
    counter: (given) => {
      const counter = new Counter(terms(given))
      return (labels = {}, by = 1) => counter.inc({ ...labels }, by)
    },
    timer: (given) => {
      const histogram = new Histogram({ ...terms(given), buckets: TIME_BUCKETS })
      return (value, labels = {}) => histogram.observe({ ...labels }, value)
    },
    gauge: (given) => {
      const gauge = new Gauge(terms(given))
      return (value, labels = {}) => gauge.set({ ...labels }, value)
    },
    beforeScrape: (fill) => void fills.push(fill),
    text: async () => {
      await fillAll()
      return registry.metrics()
    },
    snapshot: async () => {
      await fillAll()
      return registry.getMetricsAsJSON()
    },
  }
}

export type MetricsServer = { readonly port: number; readonly close: () => Promise<void> }

export type MetricsPlace = {
  /** 0 takes a free one. */
  readonly port: number
  readonly host: string
  /**
   * Metrics addresses of the other processes of this installation: their figures are shown beside these, so that one
   * address tells everything; a peer that does not answer is left out.
   */
  readonly peers?: readonly string[]
}

/** Serves `/metrics`, and at `/healthz` that the process lives: processes without an API have no other health check. */
export async function serveMetrics(metrics: Metrics, { port, host, peers = [] }: MetricsPlace): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.url === '/healthz') return void response.end('ok')
    if (request.url === '/metrics.json') return void response.end(JSON.stringify(await metrics.snapshot()))
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    const all = await Promise.all([metrics.snapshot(), ...peers.map(readPeer)])
    const merged = AggregatorRegistry.aggregate(all.filter((one) => one !== undefined) as never[])
    response.setHeader('content-type', merged.contentType)
    response.end(await merged.metrics())
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return { port: (server.address() as AddressInfo).port, close: () => closeServer(server) }
}

/**
 * What `snapshot` gives, as far as it is read here: whoever took over the port of a process that is gone may answer
 * anything.
 */
const snapshotAnswer = z.array(
  z.looseObject({ name: z.string(), type: z.string(), values: z.array(z.looseObject({})) }),
)

async function readPeer(address: string): Promise<object | undefined> {
  try {
    const answer = await fetch(`${address}.json`, { signal: AbortSignal.timeout(SCRAPE_TIMEOUT_MS) })
    return snapshotAnswer.parse(await answer.json())
  } catch {
    return undefined
  }
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
