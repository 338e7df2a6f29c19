// A job's life inside a processor: deadline → input → engine in a pooled child → asset → terminal event. The same for
// every engine lane; a lane only says which event it takes, which task module draws, and what that task needs to know.
import { join } from 'node:path'
import type { DecodedEvent } from '../../infra/kafka/port.ts'
import { Failure } from '../../infra/lifecycle/failure.ts'
import type { ObjectStore } from '../../infra/storage/port.ts'
import { inSpan, type Tracing } from '../../infra/telemetry/tracing.ts'
import type { EventName } from '../../schemas/events/catalogue.ts'
import type { EventPayloads, InputImage, WorkTerms } from '../../schemas/events/payloads.ts'
import { type Operation, operationTerms } from '../../schemas/operations.ts'
import type { TopicNames } from '../../schemas/topics.ts'
import type { Outcome } from '../runtime/outcome.ts'
import type { Places } from '../runtime/places.ts'
import type { ProcessPool } from '../runtime/process-pool.ts'
import type { HandlerContext, LaneHandler } from '../runtime/run-lane.ts'
import { TaskFailed } from '../runtime/task.ts'
import type { CancelledJobs } from './cancelled-jobs.ts'
import type { EngineResult, EngineTask } from './engine-task.ts'
import { createJobFolders, type JobFolders } from './job-folder.ts'
import { createProgressReporter } from './progress-events.ts'
import { type AssetPlace, storeAsset } from './store-asset.ts'
import { completionOf, type JobEnd, type RefundReason, refundOf } from './terminal-events.ts'

export type WorkEventName = Extract<EventName, `work-${string}`>

/** What tells one engine lane from another. */
export type EngineLaneTerms<Name extends WorkEventName> = {
  /** In topics, groups and metrics. */
  readonly name: string
  /** What its jobs are booked and reported as. */
  readonly operation: Operation
  readonly event: Name
  /** Module that exports `runTask` and takes an EngineTask. */
  readonly taskModule: URL
  readonly memoryBytesMax: number
  readonly childrenMax: (workers: number) => number
  readonly nodeFlags?: readonly string[]
  readonly parametersOf: (work: EventPayloads[Name]) => unknown
  readonly imageOf: (work: EventPayloads[Name]) => InputImage | null
  /** Another task for some of the jobs, in children of its own, because it needs far more memory and time. */
  readonly heavyTask?: HeavyTask & { readonly takes: (work: EventPayloads[Name]) => boolean }
}

export type HeavyTask = {
  readonly name: string
  readonly taskModule: URL
  readonly memoryBytesMax: number
  readonly childrenMax: number
}

export type EngineLaneDeps = AssetPlace & {
  readonly store: ObjectStore
  readonly pool: Pick<ProcessPool, 'run'>
  /** Where the lane has a heavy task: the children that do it. */
  readonly heavyPool?: Pick<ProcessPool, 'run'>
  readonly topics: TopicNames
  readonly tracing: Pick<Tracing, 'start'>
  readonly scratchDir: () => string
  /** Jobs worked on at once. */
  readonly places: Places
  readonly cancelled: Pick<CancelledJobs, 'has' | 'watch'>
  readonly publishProgress: (progress: EventPayloads['progress'], traceparent: string) => void
}

/** Time kept back for storing and publishing, so that a job that ends at the last moment still counts. */
const CLOSING_MARGIN_MS = 1500
const NOTHING_TO_TELL: Outcome = { kind: 'done', emit: [] }
const EXPIRED = {
  code: 'deadline_exceeded',
  detail: 'The deadline passed before the work could begin.',
  field: null,
}

/** A lane as the composition root sees it, without the type of its work event. */
export type EngineLane = Pick<
  EngineLaneTerms<WorkEventName>,
  'name' | 'taskModule' | 'memoryBytesMax' | 'childrenMax' | 'nodeFlags'
> & {
  readonly heavyTask?: HeavyTask
  readonly createHandler: (deps: EngineLaneDeps) => LaneHandler
}

export function defineEngineLane<Name extends WorkEventName>(terms: EngineLaneTerms<Name>): EngineLane {
  return { ...terms, createHandler: (deps) => createEngineHandler(terms, deps) }
}

function createEngineHandler<Name extends WorkEventName>(
  terms: EngineLaneTerms<Name>,
  deps: EngineLaneDeps,
): LaneHandler {
  const inProgress = new Map<string, Promise<Outcome>>()
  const folders = createJobFolders(deps.scratchDir)
  const workOf = (event: DecodedEvent): EventPayloads[Name] => {
    if (event.event !== terms.event)
      throw new Failure('message_undecodable', 'park', `${event.event} does not belong on a ${terms.name} lane`)
    return event.payload as EventPayloads[Name]
  }
  return {
    name: terms.name,
    handle: (event, context) => {
      const work = workOf(event)
      // After a rebalance the same job may be handed out again while it still runs here: both share one run.
      const running = inProgress.get(work.jobId)
      if (running) return running
      const run = deps.places
        .within(() => runJob(terms, { ...deps, folders }, work, context))
        .finally(() => inProgress.delete(work.jobId))
      inProgress.set(work.jobId, run)
      return run
    },
    giveUp: async (event, error, { traceparent }) => {
      if (event.event !== terms.event) return { kind: 'parked', reason: 'rejected', detail: String(error), emit: [] }
      return { kind: 'done', emit: [refundOf({ ...endOf(terms, deps, workOf(event)), traceparent }, problemOf(error))] }
    },
  }
}

async function runJob<Name extends WorkEventName>(
  terms: EngineLaneTerms<Name>,
  deps: EngineLaneDeps & { readonly folders: JobFolders },
  work: EventPayloads[Name],
  context: HandlerContext,
): Promise<Outcome> {
  const end = { ...endOf(terms, deps, work), traceparent: context.traceparent }
  const startedAt = deps.clock.now()
  const timeLeftMs = work.deadlineAt - startedAt - CLOSING_MARGIN_MS
  // 1. Cancelled work was refunded by whoever cancelled it; expired work is refunded here. Neither costs compute.
  if (deps.cancelled.has(work.jobId)) return NOTHING_TO_TELL
  if (timeLeftMs <= 0) return { kind: 'done', emit: [refundOf(end, EXPIRED)] }
  const folder = deps.folders.open()
  const cancellation = deps.cancelled.watch(work.jobId)
  const signal = AbortSignal.any([context.signal, cancellation.signal])
  try {
    const { task, result } = await runEngine(terms, deps, work, { ...context, signal, folder: folder.path, timeLeftMs })
    // 4. The asset is safe before anyone hears of it. A crash after this repeats the job onto the same key.
    const untilMs = startedAt + timeLeftMs
    const asset = { ...context, work, path: task.outputPath, result, untilMs }
    const span = deps.tracing.start('store asset', 'internal', context.traceparent)
    const stored = await inSpan(span, () => storeAsset(deps, asset))
    return { kind: 'done', emit: [completionOf(end, result, stored, deps.clock.now() - startedAt)] }
  } catch (error) {
    if (cancellation.signal.aborted) return NOTHING_TO_TELL
    if (!(error instanceof TaskFailed)) throw error
    context.logger.warn({ event: 'task_failed', operation: terms.operation, fault: error.fault })
    return { kind: 'done', emit: [refundOf(end, problemOf(error))] }
  } finally {
    cancellation.close()
    await folder.close()
  }
}

type EngineRun = HandlerContext & { readonly folder: string; readonly timeLeftMs: number }

async function runEngine<Name extends WorkEventName>(
  terms: EngineLaneTerms<Name>,
  { store, pool, heavyPool, clock, tracing, publishProgress }: EngineLaneDeps,
  work: EventPayloads[Name],
  { folder, timeLeftMs, signal, requestId, traceparent }: EngineRun,
): Promise<{ readonly task: EngineTask; readonly result: EngineResult }> {
  // 2. A missing input is refused like a bad one; an absent object store is retried by the runtime.
  const image = terms.imageOf(work)
  const inputPath = image ? join(folder, 'input') : null
  if (image && inputPath) await store.getToFile(image.key, inputPath)
  // 3. The engine runs in a child that is ended at the deadline.
  const task = { parameters: terms.parametersOf(work), inputPath, outputPath: join(folder, 'output') }
  const label = { jobId: work.jobId, requestId, operation: terms.name }
  const publish = (progress: EventPayloads['progress']): void => publishProgress(progress, traceparent)
  const progress = createProgressReporter({ work, operation: terms.operation, clock, publish })
  const chosen = terms.heavyTask?.takes(work) ? (heavyPool ?? pool) : pool
  // Batch work may wait for hours, and takes no longer than other work once it has begun.
  const timeoutMs = Math.min(timeLeftMs, operationTerms[terms.operation].deadlineMs)
  const span = tracing.start('engine', 'internal', traceparent)
  const order = { input: task, label, timeoutMs, signal, onProgress: progress.report }
  const result = await inSpan(span, () => chosen.run(order)).finally(progress.close)
  return { task, result: result as EngineResult }
}

function endOf(terms: { readonly operation: Operation }, { topics, clock }: EngineLaneDeps, work: WorkTerms): JobEnd {
  return { work, operation: terms.operation, topics, now: clock.now }
}

/** What the caller is told. An engine's own words stay in the log: they may name paths and internals. */
function problemOf(error: unknown): RefundReason {
  if (error instanceof TaskFailed && error.fault.kind === 'rejected') return error.fault
  if (error instanceof Failure && error.code === 'object_missing')
    return { code: 'invalid_image', detail: 'The input is no longer stored.', field: 'image' }
  if (error instanceof Failure && error.code === 'child_timeout')
    return { code: 'deadline_exceeded', detail: 'The work took longer than it may.', field: null }
  if (error instanceof Failure && error.code === 'child_memory')
    return {
      code: 'memory_exceeded',
      detail: 'The work needs more memory than it may have. Ask for less.',
      field: null,
    }
  return { code: 'engine_failed', detail: 'The engine could not do this work.', field: null }
}
