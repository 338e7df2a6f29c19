// The ingress with one more operation, which does nothing.
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { createEnvReader } from '../../../infra/config/read-env.ts'
import { createOwnedFolder, isAlive } from '../../../infra/lifecycle/owned-folder.ts'
import { createLogger } from '../../../infra/telemetry/logger.ts'
import { createMetrics } from '../../../infra/telemetry/metrics.ts'
import { createTracing } from '../../../infra/telemetry/tracing.ts'
import { composeIngress } from '../../../ingress/compose.ts'
import { readIngressConfig } from '../../../ingress/config.ts'
import { generateRoute } from '../../../ingress/operations/generate.ts'
import { createPrometheusMetrics } from '../../../ingress/prometheus-metrics.ts'
import { runUntilStopped } from '../../harness/run-work.ts'

const config = readIngressConfig(createEnvReader(process.env))
const logger = createLogger({ process: 'ingress', level: 'warn' })
const registry = createMetrics('ingress')
const components = composeIngress({
  config,
  instance: `bench-${randomBytes(4).toString('hex')}`,
  uploadFolder: createOwnedFolder({ program: 'ingress', parent: tmpdir(), pid: process.pid, isAlive }),
  metrics: createPrometheusMetrics(registry),
  registry,
  tracing: createTracing('ingress', config.telemetry.otlpEndpoint),
  logger,
  computeProvider: async () => undefined,
  moreOperations: [{ ...generateRoute, name: 'noop', path: '/api/noop' }],
  onCrash: () => process.exit(1),
})
await runUntilStopped(components, logger)
