// The `work` program with lanes of a test's own.
import { readConfig, runProgram } from '../../infra/lifecycle/run-program.ts'
import { readWorkConfig } from '../../processors/config.ts'
import { defineEngineLane, type EngineLane } from '../../processors/jobs/engine-lane.ts'
import { composeWork } from '../../processors/work.ts'

/** Nobody waits for what a test's program still does when it is told to stop. */
const STOP_MOST_MS = 15_000

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

/** With these operations, taking the work of one named lane or of those of the environment. */
export async function runWork(clientId: string, lanes: readonly EngineLane[], named?: string): Promise<void> {
  const config = readConfig(process, (env) => readWorkConfig(env, named))
  await runProgram(process, {
    name: 'work',
    telemetry: { ...config.telemetry, logLevel: 'warn' },
    stopMostMs: STOP_MOST_MS,
    compose: (parts) => composeWork({ ...parts, config, lanes, environment: process.env, clientId }),
  })
}
