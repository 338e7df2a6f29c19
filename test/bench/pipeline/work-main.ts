// A processor with the one lane that does nothing.
import { createEnvReader } from '../../../infra/config/read-env.ts'
import { startAll } from '../../../infra/lifecycle/component.ts'
import { createLogger } from '../../../infra/telemetry/logger.ts'
import { createMetrics } from '../../../infra/telemetry/metrics.ts'
import { createTracing } from '../../../infra/telemetry/tracing.ts'
import { readWorkConfig } from '../../../processors/config.ts'
import { defineEngineLane } from '../../../processors/jobs/engine-lane.ts'
import { composeWork } from '../../../processors/work.ts'

const noopLane = defineEngineLane({
  name: 'noop',
  operation: 'generate',
  event: 'work-generate',
  taskModule: new URL('./noop-task.ts', import.meta.url),
  memoryBytesMax: 1 << 30,
  childrenMax: (workers) => workers,
  parametersOf: () => ({}),
  imageOf: () => null,
})

const logger = createLogger({ process: 'work', level: 'warn' })
const config = readWorkConfig(createEnvReader(process.env))
const components = composeWork({
  config,
  lanes: [noopLane],
  environment: process.env,
  clientId: 'bench-work',
  logger,
  metrics: createMetrics('work'),
  tracing: createTracing('work', config.telemetry.otlpEndpoint),
  onCrash: () => process.exit(1),
})
const running = await startAll(components, logger)
process.on('SIGTERM', async () => {
  await running.stop()
  process.exit(0)
})
process.on('disconnect', () => process.exit(0))
process.send?.({ kind: 'ready' })
