// What every program does around its own parts: metrics and traces beside them, `ready`, an orderly stop, and a start
// that cannot be, said in words.
import { ConfigInvalid, createEnvReader, type EnvReader } from '../config/read-env.ts'
import type { TelemetryConfig } from '../config/service-config.ts'
import { createLogger, type Logger } from '../telemetry/logger.ts'
import { createMetrics, type Metrics, serveMetrics } from '../telemetry/metrics.ts'
import { createTracing, type Tracing } from '../telemetry/tracing.ts'
import { type Component, startAll } from './component.ts'
import { listenFailure } from './listen-failure.ts'

/** The process that the program is; only a `main.ts` may hand it over. */
export type ProgramHost = Pick<NodeJS.Process, 'env' | 'exit' | 'on' | 'send'>

export type ProgramParts = {
  readonly logger: Logger
  readonly metrics: Metrics
  readonly tracing: Tracing
  /** For what nobody foresaw: committing nothing and starting afresh is the safe answer. */
  readonly onCrash: (error: unknown) => void
}

export type ProgramTerms = {
  readonly name: string
  readonly telemetry: TelemetryConfig
  /** Metrics addresses of other processes to show beside our own. */
  readonly metricsPeers?: readonly string[]
  /** What stopping may take: draining, leaving consumer groups, closing connections. Then the process ends anyway. */
  readonly stopMostMs: number
  /** In the order in which they start; they stop in the other. */
  readonly compose: (parts: ProgramParts) => readonly Component[]
}

/** Reads the whole configuration. One that is not valid ends the process, with every problem on standard error. */
export function readConfig<Config>(host: ProgramHost, read: (env: EnvReader) => Config): Config {
  const env = createEnvReader(host.env)
  try {
    const config = read(env)
    env.done()
    return config
  } catch (error) {
    if (!(error instanceof ConfigInvalid)) throw error
    console.error(error.message)
    return host.exit(1)
  }
}

/** Starts everything and says `ready`, over ipc too when a launcher listens; from then on SIGTERM stops it in order. */
export async function runProgram(host: ProgramHost, terms: ProgramTerms): Promise<void> {
  const { name, telemetry, metricsPeers = [], stopMostMs } = terms
  const logger = createLogger({ process: name, level: telemetry.logLevel })
  const die = (event: 'start_failed' | 'crashed', error: unknown): never => {
    logger.error({ event, error })
    return host.exit(1)
  }
  // Node would print the error with all that libraries attach to it; our log keeps what is known to be safe.
  host.on('uncaughtException', (error) => die('crashed', error))
  const metrics = createMetrics(name)
  const tracing = createTracing(name, telemetry.otlpEndpoint)
  let stopEverything = async (): Promise<void> => {}
  let stopping = false
  const stop = async (code: number): Promise<void> => {
    if (stopping) return
    stopping = true
    setTimeout(() => host.exit(code || 1), stopMostMs).unref()
    // What fails while others still start ends the process; there is nothing that began to be stopped in order.
    await stopEverything()
    host.exit(code)
  }
  const onCrash = (error: unknown): void => {
    logger.error({ event: 'crashed', error })
    void stop(1)
  }
  try {
    const place = { port: telemetry.metricsPort, host: telemetry.metricsHost, peers: metricsPeers }
    const metricsServer = await serveMetrics(metrics, place).catch((error: unknown) => {
      throw listenFailure(error, { ...place, portName: 'HEDDLE_METRICS_PORT', hostName: 'HEDDLE_METRICS_HOST' })
    })
    const running = await startAll(terms.compose({ logger, metrics, tracing, onCrash }), logger)
    stopEverything = async () => {
      await running.stop()
      await metricsServer.close()
      await tracing.close()
    }
    for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) host.on(signal, () => void stop(0))
    const metricsUrl = `http://127.0.0.1:${metricsServer.port}/metrics`
    host.send?.({ kind: 'ready', metricsUrl })
    logger.info({ event: 'ready', metricsUrl })
  } catch (error) {
    die('start_failed', error)
  }
}
