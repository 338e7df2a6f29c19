// The processors with one operation more, as chapter 5 adds it; its way in is test/bench/pipeline/ingress-main.ts.
import { createEnvReader } from '../../infra/config/read-env.ts'
import { startAll } from '../../infra/lifecycle/component.ts'
import { createLogger } from '../../infra/telemetry/logger.ts'
import { createMetrics } from '../../infra/telemetry/metrics.ts'
import { createTracing } from '../../infra/telemetry/tracing.ts'
import { readWorkConfig } from '../../processors/config.ts'
import { defineEngineLane } from '../../processors/jobs/engine-lane.ts'
import { engineLanes } from '../../processors/registry.ts'
import { composeWork } from '../../processors/work.ts'

const added = defineEngineLane({
  name: 'noop',
  operation: 'generate',
  event: 'work-generate',
  taskModule: new URL('../bench/pipeline/noop-task.ts', import.meta.url),
  memoryBytesMax: 1 << 30,
  childrenMax: (workers) => workers,
  parametersOf: () => ({}),
  imageOf: () => null,
})

const logger = createLogger({ process: 'work', level: 'warn' })
const components = composeWork({
  config: readWorkConfig(createEnvReader(process.env)),
  lanes: [...engineLanes, added],
  environment: process.env,
  clientId: `guide-work-${process.pid}`,
  logger,
  metrics: createMetrics('work'),
  tracing: createTracing('work', undefined),
  onCrash: () => process.exit(1),
})
const running = await startAll(components, logger)
process.on('SIGTERM', async () => {
  await running.stop()
  process.exit(0)
})
process.on('disconnect', () => process.exit(0))
process.send?.({ kind: 'ready' })
