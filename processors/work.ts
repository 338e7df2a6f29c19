// Composition of the `work` program: engine lanes with their pools.
import { createSecretKey } from 'node:crypto'
import { availableParallelism, tmpdir } from 'node:os'
import { createKafka } from '../infra/kafka/kafka.ts'
import type { Kafka } from '../infra/kafka/port.ts'
import { systemClock } from '../infra/lifecycle/clock.ts'
import { type Component, onceServerAnswers, sideBySide } from '../infra/lifecycle/component.ts'
import { createOwnedFolder, isAlive } from '../infra/lifecycle/owned-folder.ts'
import type { ObjectStore } from '../infra/storage/port.ts'
import { createS3Store } from '../infra/storage/s3-store.ts'
import type { Logger } from '../infra/telemetry/logger.ts'
import type { Metrics } from '../infra/telemetry/metrics.ts'
import type { Tracing } from '../infra/telemetry/tracing.ts'
import { eventHeaders } from '../schemas/events/cloud-events.ts'
import type { EventPayloads } from '../schemas/events/payloads.ts'
import { fixedLanes, type Lane } from '../schemas/operations.ts'
import { type TopicNames, topicNames } from '../schemas/topics.ts'
import type { WorkConfig } from './config.ts'
import { type CancelledJobs, createCancelledJobs } from './jobs/cancelled-jobs.ts'
import { createControlListener } from './jobs/control-listener.ts'
import type { EngineLane } from './jobs/engine-lane.ts'
import { createLaneMetrics, type LaneMetrics } from './runtime/lane-metrics.ts'
import { createPermitMetrics } from './runtime/permit-metrics.ts'
import { createPermits, type Permits } from './runtime/permits.ts'
import type { Places } from './runtime/places.ts'
import { childEnvironment } from './runtime/pooled-child.ts'
import { createProcessPool, type ProcessPool } from './runtime/process-pool.ts'
import { createLane } from './runtime/run-lane.ts'

export type WorkDeps = {
  readonly config: WorkConfig
  readonly lanes: readonly EngineLane[]
  readonly environment: NodeJS.ProcessEnv
  readonly clientId: string
  readonly logger: Logger
  readonly metrics: Metrics
  readonly tracing: Tracing
  readonly onCrash: (error: unknown) => void
}

/**
 * Three tries within the deadline: enough for a blip, and few enough that a job which kills its child is not run for
 * ever.
 */
const RETRY = { firstMs: 200, mostMs: 5000, attemptsMost: 3 }

/**
 * Messages taken up and not settled. Most of them wait here in memory, which is far cheaper than pausing a partition
 * and fetching it again for every job, and keeps nothing from other processors: they have partitions of their own.
 */
const TAKEN_UP_MAX = 128

/** Batch children get a tenth of the time of a core that others want too. */
const BATCH_NICENESS = 10

export function composeWork(deps: WorkDeps): readonly Component[] {
  const { config, logger, clientId } = deps
  const topics = topicNames(config.kafka.namespace)
  const kafka = createKafka({ ...config.kafka, clientId, place: config.place }, { logger, clock: systemClock })
  // Inputs and results of running jobs.
  const scratch = createOwnedFolder({ program: 'work', parent: tmpdir(), pid: process.pid, isAlive })
  const connection = onceServerAnswers(
    { name: 'kafka', start: () => kafka.connect(), stop: () => kafka.close() },
    { clock: systemClock, logger },
  )
  const cancelled = createCancelledJobs(systemClock)
  const orders = createControlListener({
    kafka,
    topic: topics.control,
    groupId: `${topics.namespace}.control.${clientId}`,
    cancelled,
    clock: systemClock,
    logger,
    onCrash: deps.onCrash,
  })
  const shared = {
    kafka,
    topics,
    cancelled,
    scratchDir: scratch.path,
    store: createS3Store(deps.config.storage),
    laneMetrics: createLaneMetrics(deps.metrics),
    showPermits: createPermitMetrics(deps.metrics),
  }
  const operations = deps.lanes.map((terms) => composeOperation(deps, terms, shared))
  // A lane that stops waits for its last fetch and its last jobs; all of them wait for theirs at the same time.
  return [scratch, connection, orders, sideBySide('lanes', operations, logger)]
}

type Shared = {
  readonly kafka: Kafka
  readonly topics: TopicNames
  readonly scratchDir: () => string
  readonly store: ObjectStore
  readonly cancelled: CancelledJobs
  readonly laneMetrics: LaneMetrics
  readonly showPermits: (operation: string, permits: Permits) => void
}

/** One operation: a consumer and children of its own for each lane, and permits that the lanes share. */
function composeOperation(deps: WorkDeps, terms: EngineLane, shared: Shared): readonly Component[] {
  const { config, logger, environment } = deps
  const { heavyTask } = terms
  // One more than there are children, so that the next input is fetched while they are busy.
  const permits = createPermits(config.lanes, terms.childrenMax(config.workers) + 1)
  shared.showPermits(terms.name, permits)
  const heavyPool =
    heavyTask &&
    createProcessPool({
      ...heavyTask,
      // A network is free to use every core there is.
      coresMax: availableParallelism(),
      environment: childEnvironment(environment),
      logger,
    })
  // A heavy task keeps its memory to itself until somebody asks for it: nothing is warmed.
  const heavyChildren = heavyPool && { name: heavyTask.name, start: async () => {}, stop: heavyPool.close }
  const places = (lane: Lane): Places => permits.of(lane)
  const lanes = config.lanes.map((lane) => composeLane(deps, terms, lane, { ...shared, heavyPool, places }))
  return [...(heavyChildren ? [heavyChildren] : []), sideBySide(`lanes of ${terms.name}`, lanes, logger)]
}

type LaneParts = Shared & { readonly heavyPool: ProcessPool | undefined; readonly places: (lane: Lane) => Places }

function composeLane(deps: WorkDeps, terms: EngineLane, lane: Lane, parts: LaneParts): readonly Component[] {
  const { config, logger, tracing, onCrash } = deps
  const { kafka, topics, cancelled, scratchDir, store, laneMetrics, heavyPool, places } = parts
  const isBatch = lane === 'batch'
  const pool = createProcessPool({
    ...terms,
    childrenMax: terms.childrenMax(config.workers),
    niceness: isBatch ? BATCH_NICENESS : 0,
    environment: childEnvironment(deps.environment),
    logger,
  })
  const handler = terms.createHandler({
    store,
    pool,
    ...(heavyPool && { heavyPool }),
    topics,
    tracing,
    clock: systemClock,
    scratchDir,
    cancelled,
    assetBaseUrl: config.assetBaseUrl,
    assetSecret: createSecretKey(config.storage.secretKey, 'utf8'),
    places: places(lane),
    publishProgress: (progress, traceparent) => publishProgress(kafka, topics, { progress, traceparent }, logger),
  })
  const consumer = createLane({
    kafka,
    handler,
    tracing,
    logger,
    metrics: laneMetrics,
    onCrash,
    groupId: workGroup(topics, terms.name, lane),
    // Until there was one group a lane, one read both of the fixed ones.
    ...(isFixed(lane) ? { inheritsFrom: `${topics.namespace}.work.${terms.name}.${fixedLanes.join('+')}` } : {}),
    topics: [topics.work(terms.name, lane)],
    inFlightMax: TAKEN_UP_MAX,
    retry: RETRY,
    deadLetterTopic: topics.deadLetter,
    clock: systemClock,
    random: Math.random,
  })
  // Batch work has no caller who would notice that a child starts, and may never come.
  const warm = async (): Promise<void> => (isBatch ? undefined : pool.warm())
  return [{ name: `${terms.name} ${lane} children`, start: warm, stop: pool.close }, consumer]
}

/** The group that takes the work of one operation and lane; its lag is what processors are scaled by. */
export const workGroup = ({ namespace }: TopicNames, operation: string, lane: Lane): string =>
  `${namespace}.work.${operation}.${lane}`

const isFixed = (lane: Lane): boolean => (fixedLanes as readonly string[]).includes(lane)

/** Progress is told at most once: nothing waits for it and a lost event is no loss. */
function publishProgress(
  kafka: Kafka,
  topics: TopicNames,
  { progress, traceparent }: { readonly progress: EventPayloads['progress']; readonly traceparent: string },
  logger: Logger,
): void {
  const headers = eventHeaders({
    id: `${progress.jobId}.${progress.reportedAt}`,
    event: 'progress',
    source: `processor/${progress.operation}`,
    subject: progress.jobId,
    timeMs: progress.reportedAt,
    traceparent,
  })
  kafka.codec
    .encode('progress', progress)
    .then((value) => kafka.producer.send([{ topic: topics.progress, key: progress.jobId, value, headers }]))
    .catch((error: unknown) => logger.debug({ event: 'progress_not_told', error }))
}
