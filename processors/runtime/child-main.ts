// A pooled child: one task at a time, in a process of its own, so that a native crash, an endless loop or a memory bomb
// ends this process and never the consumer. Started by process-pool.ts with the task module's address as argument.
import { Worker } from 'node:worker_threads'
import { createLogger } from '../../infra/telemetry/logger.ts'
import { type FromChild, type ModelPlaces, type RunTask, type TaskFault, TaskRejected, type ToChild } from './task.ts'

/** Five times a second moves a bar smoothly; engines report far more often. */
const PROGRESS_INTERVAL_MS = 200
/** Far above what a warm child holds: a small task leaves nothing that is worth a collection. */
const RESTING_BYTES_MAX = 256 * 1024 * 1024
/** Asking the system how large it is costs a child more than reading a task, so it asks after so much work. */
const LOOK_AFTER_BUSY_MS = 50

const taskModule = process.argv[2]
if (!taskModule || !process.send) throw new Error('child-main.ts is started by the process pool')

// A busy task blocks this thread, so a thread beside it notices when the parent is gone and ends the process.
new Worker(new URL('./parent-watch.ts', import.meta.url), { workerData: { parentPid: process.ppid } }).unref()

const { runTask } = (await import(taskModule)) as { readonly runTask: RunTask }
const log = createLogger({ process: 'engine', level: process.env.HEDDLE_LOG_LEVEL || 'info', sync: true })
const models: ModelPlaces = {
  diffusionDir: process.env.HEDDLE_DIFFUSION_DIR || undefined,
  srModelPath: process.env.HEDDLE_SR_MODEL || undefined,
}
/** Worked since memory was last looked at. */
let busyMs = 0
const tell = (message: FromChild): void => void process.send?.(message)

process.on('disconnect', () => process.exit(0))
process.on('message', (message: ToChild) => void run(message))
tell({ kind: 'ready' })

async function run({ id, input, label }: ToChild): Promise<void> {
  const logger = log.with({ ...label, pid: process.pid })
  const startedAt = performance.now()
  let reportedAt = 0
  const onProgress = (fraction: number, stage: string): void => {
    const now = performance.now()
    if (now - reportedAt < PROGRESS_INTERVAL_MS && fraction < 1) return
    reportedAt = now
    tell({ kind: 'progress', id, fraction, stage })
  }
  try {
    const result = await runTask(input, { onProgress, models })
    // Told before it is logged: a caller waits for the one and nobody for the other.
    tell({ kind: 'done', id, result })
    logger.info({ event: 'task_done', durationMs: Math.round(performance.now() - startedAt) })
  } catch (error) {
    tell({ kind: 'faulted', id, fault: faultOf(error) })
    logger.warn({ event: 'task_faulted', error })
  }
  busyMs += performance.now() - startedAt
  // After the answer is on its way.
  if (busyMs >= LOOK_AFTER_BUSY_MS) setImmediate(dropGarbage)
}

/**
 * What a large task leaves behind would count against the memory of the next one, and Node gives nothing back by
 * itself.
 */
function dropGarbage(): void {
  busyMs = 0
  if (process.memoryUsage.rss() > RESTING_BYTES_MAX) {
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }
}

function faultOf(error: unknown): TaskFault {
  if (error instanceof TaskRejected)
    return { kind: 'rejected', code: error.code, detail: error.message, field: error.field }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { kind: 'failed', code: 'engine_failed', detail, field: null }
}
