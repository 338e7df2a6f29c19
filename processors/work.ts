// Composition of the `work` program: engine lanes with their pools.
import { tmpdir } from 'node:os'
import { createKafka } from '../infra/kafka/kafka.ts'
import type { Kafka } from '../infra/kafka/port.ts'
import { systemClock } from '../infra/lifecycle/clock.ts'
import type { Component } from '../infra/lifecycle/component.ts'
import { createOwnedFolder, isAlive } from '../infra/lifecycle/owned-folder.ts'
import { createS3Store } from '../infra/storage/s3-store.ts'
import type { Logger } from '../infra/telemetry/logger.ts'
import type { Metrics } from '../infra/telemetry/metrics.ts'
import type { Tracing } from '../infra/telemetry/tracing.ts'
import { eventHeaders } from '../schemas/events/cloud-events.ts'
import type { EventPayloads } from '../schemas/events/payloads.ts'
import type { Lane } from '../schemas/operations.ts'
import { type TopicNames, topicNames } from '../schemas/topics.ts'
import type { WorkConfig } from './config.ts'
import { type CancelledJobs, createCancelledJobs } from './jobs/cancelled-jobs.ts'
import { createControlListener } from './jobs/control-listener.ts'
import type { EngineLane } from './jobs/engine-lane.ts'
import { createLaneMetrics, type LaneMetrics } from './runtime/lane-metrics.ts'
import { createPlaces } from './runtime/places.ts'
import { childEnvironment } from './runtime/pooled-child.ts'
import { createProcessPool } from './runtime/process-pool.ts'
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

/** Three tries within the deadline: enough for a blip, and few enough that a job which kills its child is not run for ever. */
const RETRY = { firstMs: 200, mostMs: 5000, attemptsMost: 3 }

/**
 * Messages taken up and not settled. Most of them wait here in memory, which is far cheaper than pausing a partition and
 * fetching it again for every job, and keeps nothing from other processors: they have partitions of their own.
 */
const TAKEN_UP_MAX = 128

export function composeWork(deps: WorkDeps): readonly Component[] {
  const { config, logger, clientId } = deps
  const topics = topicNames(config.kafka.namespace)
  const kafka = createKafka({ ...config.kafka, clientId }, { logger, clock: systemClock })
  // Inputs and results of running jobs.
  const scratch = createOwnedFolder({ program: 'work', parent: tmpdir(), pid: process.pid, isAlive })
  const connection: Component = { name: 'kafka', start: () => kafka.connect(), stop: () => kafka.close() }
  const cancelled = createCancelledJobs(systemClock)
  const orders = createControlListener({
    ...{ kafka, topic: topics.control, groupId: `${topics.namespace}.control.${clientId}`, cancelled, logger },
    onCrash: deps.onCrash,
  })
  const shared = { kafka, topics, cancelled, scratchDir: scratch.path, laneMetrics: createLaneMetrics(deps.metrics) }
  return [scratch, connection, orders, ...deps.lanes.flatMap((terms) => composeLane(deps, terms, shared))]
}

type Shared = {
  readonly kafka: Kafka
  readonly topics: TopicNames
  readonly scratchDir: () => string
  readonly cancelled: CancelledJobs
  readonly laneMetrics: LaneMetrics
}

function composeLane(
  deps: WorkDeps,
  terms: EngineLane,
  { kafka, topics, cancelled, scratchDir, laneMetrics }: Shared,
): readonly Component[] {
  const { config, logger, tracing, onCrash } = deps
  const childrenMax = terms.childrenMax(config.workers)
  const pool = createProcessPool({ ...terms, childrenMax, environment: childEnvironment(deps.environment), logger })
  const { heavyTask } = terms
  const heavyPool =
    heavyTask && createProcessPool({ ...heavyTask, environment: childEnvironment(deps.environment), logger })
  const handler = terms.createHandler({
    store: createS3Store(config.storage),
    pool,
    ...(heavyPool && { heavyPool }),
    topics,
    clock: systemClock,
    scratchDir,
    cancelled,
    assetBaseUrl: config.assetBaseUrl,
    assetSecret: config.storage.secretKey,
    places: createPlaces(childrenMax + 1),
    publishProgress: (progress, traceparent) => publishProgress(kafka, topics, { progress, traceparent }, logger),
  })
  const lane = createLane({
    kafka,
    handler,
    groupId: `${topics.namespace}.work.${terms.name}.${config.lanes.join('+')}`,
    topics: config.lanes.map((name) => topics.work(terms.name, name as Lane)),
    inFlightMax: TAKEN_UP_MAX,
    retry: RETRY,
    deadLetterTopic: topics.deadLetter,
    clock: systemClock,
    random: Math.random,
    logger,
    tracing,
    metrics: laneMetrics,
    onCrash,
  })
  const children: Component = { name: `${terms.name} children`, start: async () => pool.warm(), stop: pool.close }
  // A heavy task keeps its memory to itself until somebody asks for it: nothing is warmed.
  const heavyChildren = heavyPool && { name: heavyTask.name, start: async () => {}, stop: heavyPool.close }
  return [children, ...(heavyChildren ? [heavyChildren] : []), lane]
}

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
