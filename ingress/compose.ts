// Composition of the ingress: adapters, then what waits and settles, then the application and its server.
import { randomBytes } from 'node:crypto'
import type { Express } from 'express'
import { createEgress } from '../infra/egress/egress.ts'
import { createImageSource } from '../infra/images/image-source.ts'
import { createKafka } from '../infra/kafka/kafka.ts'
import type { Kafka } from '../infra/kafka/port.ts'
import { pingRegistry } from '../infra/kafka/registry/registry-rest.ts'
import { createSchemaReader } from '../infra/kafka/registry/schema-reader.ts'
import { createLedger } from '../infra/ledger/ledger.ts'
import type { Ledger } from '../infra/ledger/port.ts'
import { systemClock } from '../infra/lifecycle/clock.ts'
import { type Component, onceServerAnswers } from '../infra/lifecycle/component.ts'
import { listenFailure } from '../infra/lifecycle/listen-failure.ts'
import type { OwnedFolder } from '../infra/lifecycle/owned-folder.ts'
import { createRandomReserve } from '../infra/lifecycle/random-reserve.ts'
import { type ObjectStore, uploadKey } from '../infra/storage/port.ts'
import { createS3Store } from '../infra/storage/s3-store.ts'
import type { Logger } from '../infra/telemetry/logger.ts'
import type { Metrics } from '../infra/telemetry/metrics.ts'
import type { Tracing } from '../infra/telemetry/tracing.ts'
import { createIdMaker } from '../schemas/ids.ts'
import { type TopicNames, topicNames } from '../schemas/topics.ts'
import { showBooks } from './book-metrics.ts'
import type { IngressConfig } from './config.ts'
import { createAddressLimit } from './http/access/address-limit.ts'
import { createCallerCache } from './http/access/caller-cache.ts'
import { createKeyUses } from './http/access/key-uses.ts'
import { createApp } from './http/app.ts'
import { createWebhookUrlCheck } from './http/requests/webhook-url.ts'
import type { ComputeProvider, Dependency } from './http/routes/health.ts'
import { createHttpServer, type HttpServer } from './http/server.ts'
import type { IngressMetrics } from './ingress-metrics.ts'
import { createCanceller } from './jobs/canceller.ts'
import { createJobLooks } from './jobs/job-looks.ts'
import { createJobWaiters, type JobWaiters } from './jobs/job-waiters.ts'
import { createProgressBoard } from './jobs/progress-board.ts'
import { createReplyListener } from './jobs/reply-listener.ts'
import { createSettler } from './jobs/settler.ts'
import { createWorkPublisher, type WorkPublisher } from './jobs/work-publisher.ts'
import { generateRoute } from './operations/generate.ts'
import type { OperationRoute } from './operations/operation-route.ts'
import { createUpscaleRoute } from './operations/upscale.ts'
import { createVectorizeRoute } from './operations/vectorize.ts'
import { createSlots, shareOf } from './slots.ts'

export type IngressParts = {
  readonly config: IngressConfig
  /** This instance's name, in its reply topic and as its client id. */
  readonly instance: string
  /** Where uploads lie until they are stored. */
  readonly uploadFolder: OwnedFolder
  readonly metrics: IngressMetrics
  /** Where the figures of the books are shown. */
  readonly registry: Metrics
  readonly tracing: Tracing
  readonly logger: Logger
  readonly computeProvider: () => Promise<ComputeProvider | undefined>
  /** Operations besides the three that there are; the benchmark's no-op is one. */
  readonly moreOperations?: readonly OperationRoute[]
  readonly onCrash: (error: unknown) => void
}

/** A reply consumer that has heard nothing for this long counts as away in the health check. */
const REPLIES_SILENT_MS = 30_000
/** Streams of jobs' events; each costs a timer a second and its share of a statement. */
const FOLLOWERS_MAX = 2_000

/** In the order in which they start; they stop in the other. */
export function composeIngress(parts: IngressParts): readonly Component[] {
  const { config, instance, logger, metrics, uploadFolder } = parts
  const names = topicNames(config.kafka.namespace)
  const kafka = createKafka({ ...config.kafka, clientId: instance }, { logger, clock: systemClock })
  const { postgresUrl: url, postgresPoolMax: poolMax, secretKeys } = config
  const ledger = createLedger({ url, poolMax, secretKeys, logger })
  const storage = createS3Store(config.storage)
  showBooks({ metrics: parts.registry, ledger, topicAdmin: kafka.topics, topics: names, clock: systemClock })
  const waiters = createJobWaiters(config.waitersMax, metrics)
  const { replyTopic, board, replies } = listenForReplies(parts, names, kafka, waiters)
  const { callers, keyUses } = createCallers(config, ledger, logger)
  const publisher = createWorkPublisher(kafka, ledger.outbox, logger, parts.tracing)
  const settler = createSettler({ ledger, names, clock: systemClock, random: Math.random })
  const cancel = createCanceller({ settler, waiters, kafka, names, clock: systemClock })
  const dependencies = dependenciesOf(config, { kafka, ledger, storage, lastReplyAt: replies.lastSeenAt })
  const deps = {
    ...parts,
    ledger,
    storage,
    waiters,
    replyTopic,
    names,
    callers,
    publisher,
    settler,
    dependencies,
    board,
    look: createJobLooks(ledger),
    cancel,
    operations: operationsOf(config, ledger, storage, parts.moreOperations),
    clock: systemClock,
    ...boundsOf(config),
    ...settingsOf(config),
    ...makers(),
  }
  // The folder has a path only once it is there.
  const http = serveHttp(config, () => createApp({ ...deps, uploadFolder: uploadFolder.path() }), deps)
  return [
    uploadFolder,
    patient({ name: 'kafka', start: kafka.connect, stop: kafka.close }, logger),
    patient({ name: 'ledger', start: () => ledger.onKeyRevoked(callers.drop), stop: ledger.close }, logger),
    keyUses,
    replies,
    http,
  ]
}

const patient = (component: Component, logger: Logger): Component =>
  onceServerAnswers(component, { clock: systemClock, logger })

/** Where this instance hears how its callers' jobs go on and end. */
function listenForReplies(
  { instance, logger, onCrash }: IngressParts,
  names: TopicNames,
  kafka: Kafka,
  waiters: JobWaiters,
) {
  const replyTopic = names.reply(instance)
  const board = createProgressBoard()
  const progress = { topic: names.progress, board }
  const replies = createReplyListener({ kafka, waiters, topic: replyTopic, progress, logger, onGivenUp: onCrash })
  return { replyTopic, board, replies }
}

/** Callers by key, cached for a few seconds, and when each key was used. */
function createCallers({ authFailuresPerMinute }: IngressConfig, ledger: Ledger, logger: Logger) {
  const keyUses = createKeyUses({ noteUses: ledger.keys.noteUses, clock: systemClock, logger })
  const callers = createCallerCache({
    findCaller: ledger.findCaller,
    clock: systemClock,
    failures: createAddressLimit({ perMinute: authFailuresPerMinute, clock: systemClock }),
    onFound: ({ keyId }) => keyUses.note(keyId),
  })
  return { callers, keyUses }
}

/** How much of one kind may go on at once, so that no one account takes it all. */
function boundsOf({ uploadsMax, uploadsKeptMax }: IngressConfig) {
  return {
    uploads: createSlots(uploadsMax, { ofHolderMost: shareOf(uploadsMax) }),
    uploadsKeptMax,
    followers: createSlots(FOLLOWERS_MAX, { ofHolderMost: shareOf(FOLLOWERS_MAX) }),
  }
}

function settingsOf(config: IngressConfig) {
  const { kafka, clientBrokers, clientRegistryUrl, trustedProxies, allowPrivateFetch, cdnBaseUrl } = config
  return {
    cdnBaseUrl,
    streams: { namespace: kafka.namespace, brokers: clientBrokers, registryUrl: clientRegistryUrl },
    schemas: createSchemaReader(kafka.registryUrl),
    trustedProxies,
    checkWebhookUrl: createWebhookUrlCheck({ allowPrivate: allowPrivateFetch }),
  }
}

function makers() {
  const drawBytes = createRandomReserve()
  const { job, webhook, upload } = createIdMaker({ now: Date.now, randomBytes: drawBytes })
  return { randomBytes, drawBytes, newJobId: job, newWebhookId: webhook, newUploadId: upload }
}

/**
 * Starts listening last and stops first; what its requests still have to write is written before anything else stops.
 */
function serveHttp(
  { port: wanted, host, listenFd, drainMs }: IngressConfig,
  open: () => Express,
  parts: { readonly waiters: JobWaiters; readonly publisher: WorkPublisher; readonly logger: Logger },
): Component {
  const { waiters, publisher, logger } = parts
  let server: HttpServer | undefined
  return {
    name: 'http',
    start: async () => {
      server = createHttpServer(open())
      const place = listenFd === 0 ? { port: wanted, host } : { fd: listenFd }
      const port = await server.listen(place).catch((error: unknown) => {
        throw listenFailure(error, { port: wanted, host, portName: 'HEDDLE_PORT', hostName: 'HEDDLE_HOST' })
      })
      logger.info({ event: 'listening', host, port })
    },
    stop: async () => {
      await server?.close(drainMs, waiters.dismiss)
      await publisher.flush()
    },
  }
}

function operationsOf(
  { cdnBaseUrl, allowPrivateFetch }: IngressConfig,
  ledger: Ledger,
  storage: ObjectStore,
  more: readonly OperationRoute[] = [],
): readonly OperationRoute[] {
  const { findAsset } = ledger
  const egress = createEgress({ allowPrivate: allowPrivateFetch })
  const images = createImageSource({ findAsset, storage, uploadKey, egress, cdnBaseUrl })
  return [generateRoute, createVectorizeRoute(images), createUpscaleRoute(images), ...more]
}

type Servers = {
  readonly kafka: Kafka
  readonly ledger: Ledger
  readonly storage: ObjectStore
  readonly lastReplyAt: () => number
}

function dependenciesOf({ kafka: { registryUrl } }: IngressConfig, servers: Servers): readonly Dependency[] {
  const { kafka, ledger, storage, lastReplyAt } = servers
  return [
    { name: 'postgres', check: ledger.ping },
    { name: 'kafka', check: kafka.topics.ping },
    { name: 'registry', check: () => pingRegistry(registryUrl) },
    { name: 'object-store', check: storage.ping },
    {
      name: 'replies',
      check: async () => {
        if (systemClock.now() - lastReplyAt() > REPLIES_SILENT_MS) throw new Error('the reply consumer is silent')
      },
    },
  ]
}
