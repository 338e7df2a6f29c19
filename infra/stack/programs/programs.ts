import type { LauncherOptions } from '../options.ts'

export type Program = {
  readonly name: string
  /** Path of its main file, relative to the repository. */
  readonly file: string
  readonly args: readonly string[]
  /** How long it may take to end when it is told to stop. */
  readonly stopTimeoutMs: number
  /** It gets `drainMs` more, for requests that are being answered. */
  readonly drains?: true
  /** It listens on the port of the API. */
  readonly servesApi?: true
  /** Those of one stage stop side by side, lower stages first: nothing is accepted any more before the workers go. */
  readonly stopStage: number
  /** One more of it runs, with `--lane`, for each lane of its own that an account has. */
  readonly perLane?: true
}

const FRONT = 'ingress'

export const programs: readonly Program[] = [
  {
    name: FRONT,
    file: 'ingress/main.ts',
    args: [],
    stopTimeoutMs: 1_500,
    drains: true,
    servesApi: true,
    stopStage: 1,
  },
  { name: 'processors', file: 'processors/main.ts', args: ['work'], stopTimeoutMs: 3_000, stopStage: 2, perLane: true },
  { name: 'control', file: 'processors/main.ts', args: ['control'], stopTimeoutMs: 3_000, stopStage: 2 },
]

/**
 * What stopping the servers takes once nobody uses them; a broker that needs longer is killed and recovers by its log.
 */
const SERVERS_STOP_MS = 2_500

/**
 * How long stopping everything may take before what is left is killed: 9.5 s unless another drain time was asked for.
 */
export function stopLimitMs(list: readonly Program[], drainMs: number): number {
  const stages = Map.groupBy(list, (program) => program.stopStage).values()
  const ofStages = [...stages].map((stage) => Math.max(...stage.map((program) => stopTimeoutOf(program, drainMs))))
  return ofStages.reduce((sum, ms) => sum + ms, SERVERS_STOP_MS)
}

export function stopTimeoutOf({ stopTimeoutMs, drains }: Program, drainMs: number): number {
  return stopTimeoutMs + (drains ? drainMs : 0)
}

/** Names of the ports to choose for these programs. */
export function portNamesOf(list: readonly Program[]): string[] {
  return ['api', ...list.map(metricsPortName)]
}

export type ProgramTerms = {
  readonly options: Pick<LauncherOptions, 'port' | 'workers' | 'drainMs' | 'metricsPort'>
  /** By the names of `portNamesOf`. */
  readonly ports: Readonly<Record<string, number>>
  /** The environment of the start; what it says of CDN, registry and metrics of others goes before our own choice. */
  readonly env: NodeJS.ProcessEnv
}

export type Endpoints = { readonly url: string; readonly metricsUrl: string }

export function endpointsOf({ options, ports }: Pick<ProgramTerms, 'options' | 'ports'>): Endpoints {
  const metricsPort = options.metricsPort || ports[metricsPortName({ name: FRONT })]
  return { url: `http://127.0.0.1:${options.port || ports.api}`, metricsUrl: metricsUrl(metricsPort) }
}

/**
 * What one program reads besides the addresses of the servers. Each serves its metrics on a port of its own that a
 * restart keeps; the ingress shows those of the others beside its own, so that one address tells everything.
 */
export function environmentOfProgram(program: Program, list: readonly Program[], terms: ProgramTerms) {
  const { options, ports, env } = terms
  const { url, metricsUrl: frontMetricsUrl } = endpointsOf(terms)
  const others = list.filter(({ name }) => name !== FRONT).map((other) => metricsUrl(ports[metricsPortName(other)]))
  const isFront = program.name === FRONT
  return {
    // Assets are served by the ingress itself unless a CDN stands before it.
    HEDDLE_CDN_BASE_URL: env.HEDDLE_CDN_BASE_URL || url,
    HEDDLE_REGISTRY_CLIENT_URL: env.HEDDLE_REGISTRY_CLIENT_URL || `${url}/registry`,
    HEDDLE_PORT: new URL(url).port,
    HEDDLE_WORKERS: String(options.workers),
    HEDDLE_DRAIN_MS: String(options.drainMs),
    // Programs that come and go have no port to remember.
    HEDDLE_METRICS_PORT: isFront ? new URL(frontMetricsUrl).port : String(ports[metricsPortName(program)] ?? 0),
    ...(isFront && { HEDDLE_METRICS_PEERS: env.HEDDLE_METRICS_PEERS || others.join(',') }),
  }
}

function metricsPortName({ name }: Pick<Program, 'name'>): string {
  return `${name}Metrics`
}

function metricsUrl(port = 0): string {
  return `http://127.0.0.1:${port}/metrics`
}
