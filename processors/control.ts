// Composition of the `control` program: admission, settlement, relay, sweeper, usage and webhooks.
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { createEgress, type Egress } from '../infra/egress/egress.ts'
import { createImageSource } from '../infra/images/image-source.ts'
import { createKafka } from '../infra/kafka/kafka.ts'
import type { Kafka } from '../infra/kafka/port.ts'
import { createLedger } from '../infra/ledger/ledger.ts'
import type { Ledger } from '../infra/ledger/port.ts'
import { systemClock } from '../infra/lifecycle/clock.ts'
import { type Component, onceServerAnswers } from '../infra/lifecycle/component.ts'
import { createOwnedFolder, isAlive } from '../infra/lifecycle/owned-folder.ts'
import { type ObjectStore, uploadKey } from '../infra/storage/port.ts'
import { createS3Store } from '../infra/storage/s3-store.ts'
import type { Logger } from '../infra/telemetry/logger.ts'
import type { Metrics } from '../infra/telemetry/metrics.ts'
import type { Tracing } from '../infra/telemetry/tracing.ts'
import { createIdMaker } from '../schemas/ids.ts'
import { topicNames } from '../schemas/topics.ts'
import type { ControlConfig } from './config.ts'
import { createAdmissionLane } from './lanes/admission/lane.ts'
import { createLaneLoadLoop } from './lanes/admission/lane-load.ts'
import { createRelayLane } from './lanes/relay/lane.ts'
import { createSettlementLane, settlementGroup } from './lanes/settlement/lane.ts'
import { createSweeperLane } from './lanes/sweeper/lane.ts'
import { createUsageLane } from './lanes/usage/lane.ts'
import { createWebhookLane } from './lanes/webhooks/lane.ts'
import { createLaneMetrics } from './runtime/lane-metrics.ts'

export type ControlDeps = {
  readonly config: ControlConfig
  readonly clientId: string
  readonly logger: Logger
  readonly metrics: Metrics
  readonly tracing: Pick<Tracing, 'start'>
  readonly onCrash: (error: unknown) => void
}

/** Connections: about one for each lane that uses the ledger in its rounds; locks have connections of their own. */
const POOL_MAX = 6

export function composeControl(deps: ControlDeps): readonly Component[] {
  const { config, clientId, logger, metrics, onCrash } = deps
  const topics = topicNames(config.kafka.namespace)
  const clock = systemClock
  const kafka = createKafka({ ...config.kafka, clientId, place: config.place }, { logger, clock })
  const ledger = createLedger({ url: config.postgresUrl, poolMax: POOL_MAX, secretKeys: config.secretKeys, logger })
  const store = createS3Store(config.storage)
  const egress = createEgress({ allowPrivate: config.allowPrivateFetch })
  const scratch = createOwnedFolder({ program: 'control', parent: tmpdir(), pid: process.pid, isAlive })
  const loop = { ledger, clock, metrics, logger, onCrash }
  const batches = { ...deps, kafka, topics, clock, random: Math.random, metrics: createLaneMetrics(metrics) }
  return [
    scratch,
    onceServerAnswers({ name: 'ledger', start: () => ledger.ping(), stop: () => ledger.close() }, { clock, logger }),
    onceServerAnswers({ name: 'kafka', start: () => kafka.connect(), stop: () => kafka.close() }, { clock, logger }),
    createSettlementLane({ ...batches, ledger }),
    createRelayLane({ ...loop, kafka }),
    admissionOf(deps, { kafka, ledger, store, egress }, scratch.path),
    createLaneLoadLoop(loop),
    createUsageLane({ ...batches, usage: ledger.usage }),
    createWebhookLane({ ...loop, egress, random: Math.random }),
    createSweeperLane({
      ...loop,
      kafka,
      store,
      topics,
      settlementGroup: settlementGroup(topics),
      terms: config.sweeper,
    }),
  ]
}

type Adapters = {
  readonly kafka: Kafka
  readonly ledger: Ledger
  readonly store: ObjectStore
  readonly egress: Egress
}

function admissionOf(
  deps: ControlDeps,
  { kafka, ledger, store, egress }: Adapters,
  scratchDir: () => string,
): Component {
  const { config } = deps
  const { findAsset } = ledger
  return createAdmissionLane({
    ...deps,
    kafka,
    ledger,
    storage: store,
    images: createImageSource({ findAsset, storage: store, uploadKey, egress, cdnBaseUrl: config.assetBaseUrl }),
    scratchDir,
    clock: systemClock,
    random: Math.random,
    names: topicNames(config.kafka.namespace),
    newJobId: createIdMaker({ now: Date.now, randomBytes }).job,
    openMax: config.batchOpenMax,
  })
}
