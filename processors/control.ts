// Composition of the `control` program: settlement, relay, sweeper and usage.
import { createEgress } from '../infra/egress/egress.ts'
import { createKafka } from '../infra/kafka/kafka.ts'
import { createLedger } from '../infra/ledger/ledger.ts'
import { systemClock } from '../infra/lifecycle/clock.ts'
import type { Component } from '../infra/lifecycle/component.ts'
import { createS3Store } from '../infra/storage/s3-store.ts'
import type { Logger } from '../infra/telemetry/logger.ts'
import type { Metrics } from '../infra/telemetry/metrics.ts'
import type { Tracing } from '../infra/telemetry/tracing.ts'
import { topicNames } from '../schemas/topics.ts'
import type { ControlConfig } from './config.ts'
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

const POOL_MAX = 6

export function composeControl(deps: ControlDeps): readonly Component[] {
  const { config, clientId, logger, metrics, onCrash } = deps
  const topics = topicNames(config.kafka.namespace)
  const clock = systemClock
  const kafka = createKafka({ ...config.kafka, clientId }, { logger, clock })
  const ledger = createLedger({ url: config.postgresUrl, poolMax: POOL_MAX, logger })
  const laneMetrics = createLaneMetrics(metrics)
  return [
    { name: 'ledger', start: () => ledger.ping(), stop: () => ledger.close() },
    { name: 'kafka', start: () => kafka.connect(), stop: () => kafka.close() },
    createSettlementLane({ ...deps, kafka, ledger, topics, clock, random: Math.random, metrics: laneMetrics }),
    createRelayLane({ kafka, ledger, clock, logger, onCrash }),
    createUsageLane({ ...deps, kafka, usage: ledger.usage, topics, clock, random: Math.random, metrics: laneMetrics }),
    createWebhookLane({
      ...{ ledger, clock, random: Math.random, metrics, logger, onCrash },
      egress: createEgress({ allowPrivate: config.allowPrivateFetch }),
    }),
    createSweeperLane({
      kafka,
      ledger,
      store: createS3Store(config.storage),
      topics,
      settlementGroup: settlementGroup(topics),
      terms: config.sweeper,
      clock,
      logger,
      onCrash,
    }),
  ]
}
