// What a test's own `work` and `ingress` programs have in common: they start, say that they are ready, and stop when
// told to.
import { createEnvReader } from '../../infra/config/read-env.ts'
import { type Component, startAll } from '../../infra/lifecycle/component.ts'
import { createLogger, type Logger } from '../../infra/telemetry/logger.ts'
import { createMetrics } from '../../infra/telemetry/metrics.ts'
import { createTracing } from '../../infra/telemetry/tracing.ts'
import { readWorkConfig } from '../../processors/config.ts'
import { defineEngineLane, type EngineLane } from '../../processors/jobs/engine-lane.ts'
import { composeWork } from '../../processors/work.ts'

/** A lane whose task draws nothing, so that thousands of jobs pass through the whole pipeline in seconds. */
export function quickLane(name: string): EngineLane {
  return defineEngineLane({
    name,
    operation: 'generate',
    event: 'work-generate',
    taskModule: new URL('../bench/pipeline/noop-task.ts', import.meta.url),
    memoryBytesMax: 1 << 30,
    childrenMax: (workers) => workers,
    parametersOf: () => ({}),
    imageOf: () => null,
  })
}

/** The `work` program with these operations, taking the work of one named lane or of those of the environment. */
export async function runWork(clientId: string, lanes: readonly EngineLane[], named?: string): Promise<void> {
  const logger = createLogger({ process: 'work', level: 'warn' })
  const config = readWorkConfig(createEnvReader(process.env), named)
  const components = composeWork({
    config,
    lanes,
    environment: process.env,
    clientId,
    logger,
    metrics: createMetrics('work'),
    tracing: createTracing('work', config.telemetry.otlpEndpoint),
    onCrash: () => process.exit(1),
  })
  await runUntilStopped(components, logger)
}

/** Starts all of it, says so to whoever launched this process, and ends with it or when told to. */
export async function runUntilStopped(components: readonly Component[], logger: Logger): Promise<void> {
  const running = await startAll(components, logger)
  process.on('SIGTERM', async () => {
    await running.stop()
    process.exit(0)
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ kind: 'ready' })
}
