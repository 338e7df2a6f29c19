// The engine that does nothing: what is left is what the pipeline itself costs.
import { writeFileSync } from 'node:fs'
import type { EngineResult, EngineTask } from '../../../processors/jobs/engine-task.ts'
import type { RunTask } from '../../../processors/runtime/task.ts'

export const NOOP_FILE = Buffer.alloc(200, 'heddle ')

export const runTask: RunTask = async (input): Promise<EngineResult> => {
  // At once: the way through the thread pool would cost more than all else that is done here.
  writeFileSync((input as EngineTask).outputPath, NOOP_FILE)
  return { format: 'txt', extension: 'txt', contentType: 'text/plain', width: 1, height: 1, report: {} }
}
