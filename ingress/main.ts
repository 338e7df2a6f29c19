// `node ingress/main.ts`: the HTTP side. Takes its addresses from the environment; says `ready` over ipc when a
// launcher listens. SIGTERM lets running requests finish, then ends the process.
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { createEnvReader } from '../infra/config/read-env.ts'
import { instanceName } from '../infra/config/service-config.ts'
import { systemClock } from '../infra/lifecycle/clock.ts'
import { type Running, startAll } from '../infra/lifecycle/component.ts'
import { createOwnedFolder, isAlive } from '../infra/lifecycle/owned-folder.ts'
import { createLogger } from '../infra/telemetry/logger.ts'
import { createMetrics, serveMetrics } from '../infra/telemetry/metrics.ts'
import { createTracing } from '../infra/telemetry/tracing.ts'
import { composeIngress } from './compose.ts'
import { createComputeProviderReader } from './compute-provider.ts'
import { readIngressConfig } from './config.ts'
import { createPrometheusMetrics } from './prometheus-metrics.ts'

const env = createEnvReader(process.env)
const config = readIngressConfig(env)
env.done()

/** What stopping takes besides letting requests finish: leaving the reply topic and closing connections. */
const CLOSE_MS = 5_000

const logger = createLogger({ process: 'ingress', level: config.telemetry.logLevel })
const metrics = createMetrics('ingress')
const tracing = createTracing('ingress', config.telemetry.otlpEndpoint)
let stopping = false
let running: Running | undefined

const ingress = composeIngress({
  config,
  instance: instanceName('ingress', randomBytes(3).toString('hex')),
  uploadFolder: createOwnedFolder({ program: 'ingress', parent: tmpdir(), pid: process.pid, isAlive }),
  metrics: createPrometheusMetrics(metrics),
  registry: metrics,
  tracing,
  logger,
  computeProvider: createComputeProviderReader(config.metricsPeers, systemClock),
  onCrash: (error) => {
    logger.error({ event: 'crashed', error })
    void stop(1)
  },
})
const metricsServer = await serveMetrics(metrics, {
  port: config.telemetry.metricsPort,
  host: config.telemetry.metricsHost,
  peers: config.metricsPeers,
})
running = await startAll(ingress.components, logger)

process.on('SIGTERM', () => void stop(0))
process.on('SIGINT', () => void stop(0))
process.on('disconnect', () => void stop(0))
const { port: metricsPort } = metricsServer
process.send?.({
  kind: 'ready',
  port: ingress.port(),
  metricsPort,
  metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
})
logger.info({ event: 'ready', port: ingress.port(), metricsPort })

async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(code || 1), config.drainMs + CLOSE_MS).unref()
  // What fails while others still start ends the process; there is nothing that began to be stopped in order.
  await running?.stop()
  await metricsServer.close()
  await tracing.close()
  process.exit(code)
}
