// `node processors/main.ts work [--lane LANE]` or `control`: the engine lanes, or the lanes that keep the books. Takes
// its addresses from the environment; says `ready` over ipc when a launcher listens.
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createEnvReader } from '../infra/config/read-env.ts'
import { instanceName } from '../infra/config/service-config.ts'
import { type Component, type Running, startAll } from '../infra/lifecycle/component.ts'
import { createLogger } from '../infra/telemetry/logger.ts'
import { createMetrics, serveMetrics } from '../infra/telemetry/metrics.ts'
import { createTracing } from '../infra/telemetry/tracing.ts'
import { readControlConfig, readWorkConfig } from './config.ts'
import { composeControl } from './control.ts'
import { engineLanes } from './registry.ts'
import { showComputeProvider } from './runtime/compute-provider.ts'
import { composeWork } from './work.ts'

const { program, lane } = readCommandLine(process.argv.slice(2))

const env = createEnvReader(process.env)
const config =
  program === 'work'
    ? { kind: 'work' as const, ...readWorkConfig(env, lane) }
    : { kind: 'control' as const, ...readControlConfig(env) }
env.done()

/**
 * What stopping may take: draining the lanes, leaving consumer groups, closing connections. Then the process ends
 * anyway.
 */
const STOP_LIMIT_MS = 15_000

const clientId = instanceName(program, randomBytes(3).toString('hex'))
const logger = createLogger({ process: program, level: config.telemetry.logLevel })
const metrics = createMetrics(program)
const tracing = createTracing(program, config.telemetry.otlpEndpoint)

let stopping = false
let running: Running | undefined
const onCrash = (error: unknown): void => {
  logger.error({ event: 'crashed', error })
  // Committing nothing and starting afresh is the safe answer to what nobody foresaw.
  void stop(1)
}

const telemetry: Component = { name: 'tracing', start: async () => {}, stop: () => tracing.close() }
const deps = { clientId, logger, metrics, tracing, onCrash }
const parts =
  config.kind === 'work'
    ? [
        ...composeWork({ ...deps, config, lanes: engineLanes, environment: process.env }),
        showComputeProvider(metrics, { environment: process.env, logger }),
      ]
    : composeControl({ ...deps, config })
const { metricsPort, metricsHost } = config.telemetry
const metricsServer = await serveMetrics(metrics, { port: metricsPort, host: metricsHost })
running = await startAll([telemetry, ...parts], logger)

process.on('SIGTERM', () => void stop(0))
process.on('SIGINT', () => void stop(0))
process.on('disconnect', () => void stop(0))
const metricsUrl = `http://127.0.0.1:${metricsServer.port}/metrics`
process.send?.({ kind: 'ready', metricsUrl })
logger.info({ event: 'ready', metricsUrl })

function readCommandLine(args: string[]): { readonly program: 'work' | 'control'; readonly lane: string | undefined } {
  try {
    const { positionals, values } = parseArgs({ args, options: { lane: { type: 'string' } }, allowPositionals: true })
    const [named] = positionals
    const isKnown = named === 'work' || (named === 'control' && values.lane === undefined)
    if (isKnown && positionals.length === 1) return { program: named, lane: values.lane }
  } catch {
    // An option that there is not; the usage says which there are.
  }
  console.error('usage: node processors/main.ts work [--lane LANE] | control')
  process.exit(2)
}

async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(code || 1), STOP_LIMIT_MS).unref()
  // What fails while others still start ends the process; there is nothing that began to be stopped in order.
  await running?.stop()
  await metricsServer.close()
  process.exit(code)
}
