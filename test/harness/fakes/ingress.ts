import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEgress, type EgressOptions } from '../../../infra/egress/egress.ts'
import { createImageSource } from '../../../infra/images/image-source.ts'
import { systemClock } from '../../../infra/lifecycle/clock.ts'
import { uploadKey } from '../../../infra/storage/port.ts'
import { silentLogger } from '../../../infra/telemetry/logger.ts'
import { createTracing } from '../../../infra/telemetry/tracing.ts'
import { createAddressLimit } from '../../../ingress/http/access/address-limit.ts'
import { createCallerCache } from '../../../ingress/http/access/caller-cache.ts'
import { type AppDeps, createApp } from '../../../ingress/http/app.ts'
import { createWebhookUrlCheck } from '../../../ingress/http/requests/webhook-url.ts'
import { createHttpServer } from '../../../ingress/http/server.ts'
import { createCanceller } from '../../../ingress/jobs/canceller.ts'
import { createJobLooks } from '../../../ingress/jobs/job-looks.ts'
import { createJobWaiters } from '../../../ingress/jobs/job-waiters.ts'
import { createProgressBoard } from '../../../ingress/jobs/progress-board.ts'
import { createReplyListener } from '../../../ingress/jobs/reply-listener.ts'
import { createSettler } from '../../../ingress/jobs/settler.ts'
import { createWorkPublisher } from '../../../ingress/jobs/work-publisher.ts'
import { generateRoute } from '../../../ingress/operations/generate.ts'
import type { OperationRoute } from '../../../ingress/operations/operation-route.ts'
import { createUpscaleRoute } from '../../../ingress/operations/upscale.ts'
import { createVectorizeRoute } from '../../../ingress/operations/vectorize.ts'
import { createSlots, shareOf } from '../../../ingress/slots.ts'
import type { Completion, Refund, WorkTerms } from '../../../schemas/events/payloads.ts'
import { createIdMaker } from '../../../schemas/ids.ts'
import { topicNames } from '../../../schemas/topics.ts'
import { createFakeKafka, type FakeKafka } from './kafka.ts'
import { createFakeLedger, type FakeLedger } from './ledger.ts'
import { noMetrics } from './no-metrics.ts'
import { createFakeObjectStore, type FakeObjectStore } from './object-store.ts'
import { createFakeSchemas } from './schemas.ts'

const CDN = 'https://cdn.example.test'

export type TestIngress = {
  readonly url: string
  readonly port: number
  readonly ledger: FakeLedger
  readonly kafka: FakeKafka
  readonly storage: FakeObjectStore
  readonly uploadsLeft: () => Promise<readonly string[]>
  readonly stop: (drainMs?: number) => Promise<void>
}

export type TestIngressOptions = {
  readonly deadlineMs?: number
  readonly authFailuresPerMinute?: number
  readonly pollMs?: number
  readonly waitersMax?: number
  readonly uploadsMax?: number
  readonly uploadsKeptMax?: number
  readonly followersMax?: number
  readonly egress?: Partial<EgressOptions>
  readonly deps?: Partial<AppDeps>
}

/** The real application on a free port, with servers that live in memory. */
export async function startTestIngress(options: TestIngressOptions = {}): Promise<TestIngress> {
  const { followersMax = 8, uploadsMax = 8, uploadsKeptMax = 100 } = options
  const ledger = createFakeLedger(randomBytes)
  const kafka = createFakeKafka()
  const storage = createFakeObjectStore()
  const uploadFolder = await mkdtemp(join(tmpdir(), 'heddle-ingress-test-'))
  const names = topicNames('test')
  const ids = createIdMaker({ now: Date.now, randomBytes })
  const replyTopic = names.reply('one')
  const waiters = createJobWaiters(options.waitersMax ?? 100, noMetrics)
  const board = createProgressBoard()
  const settler = createSettler({ ledger, names, clock: systemClock, random: () => 0 })
  const listener = createReplyListener({
    kafka,
    waiters,
    topic: replyTopic,
    progress: { topic: names.progress, board },
    logger: silentLogger,
    onGivenUp: () => {},
  })
  await listener.start()
  const egress = createEgress({ allowPrivate: false, ...options.egress })
  const images = createImageSource({ findAsset: ledger.findAsset, storage, uploadKey, egress, cdnBaseUrl: CDN })
  const app = createApp({
    cdnBaseUrl: CDN,
    operations: [generateRoute, createVectorizeRoute(images), createUpscaleRoute(images)].map((route) =>
      impatient(route, options),
    ),
    ledger,
    storage,
    publisher: createWorkPublisher(kafka, ledger.outbox, silentLogger, createTracing('test', undefined)),
    settler,
    board,
    look: createJobLooks(ledger),
    cancel: createCanceller({ settler, waiters, kafka, names, clock: systemClock }),
    followers: createSlots(followersMax, { ofHolderMost: shareOf(followersMax) }),
    callers: createCallerCache({
      findCaller: ledger.findCaller,
      clock: systemClock,
      failures: createAddressLimit({ perMinute: options.authFailuresPerMinute ?? 1_000_000, clock: systemClock }),
    }),
    uploads: createSlots(uploadsMax, { ofHolderMost: shareOf(uploadsMax) }),
    uploadsKeptMax,
    dependencies: [{ name: 'postgres', check: async () => void (await ledger.findCaller(Buffer.alloc(32))) }],
    computeProvider: async () => ({ provider: 'cpu' }),
    names,
    schemas: createFakeSchemas(),
    streams: { namespace: 'test', brokers: ['127.0.0.1:9094'], registryUrl: 'http://127.0.0.1:8081' },
    replyTopic,
    waiters,
    uploadFolder,
    newJobId: ids.job,
    newWebhookId: ids.webhook,
    newUploadId: ids.upload,
    checkWebhookUrl: createWebhookUrlCheck({ allowPrivate: false }),
    metrics: noMetrics,
    logger: silentLogger,
    tracing: createTracing('test', undefined),
    clock: systemClock,
    trustedProxies: [],
    randomBytes,
    drawBytes: randomBytes,
    ...(options.pollMs ? { pollMs: options.pollMs } : {}),
    ...options.deps,
  })
  const server = createHttpServer(app)
  const port = await server.listen({ port: 0, host: '127.0.0.1' })
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    ledger,
    kafka,
    storage,
    uploadsLeft: () => readdir(uploadFolder),
    stop: async (drainMs = 0) => {
      await server.close(drainMs, waiters.dismiss)
      await listener.stop()
      await rm(uploadFolder, { recursive: true, force: true })
    },
  }
}

function impatient(route: OperationRoute, { deadlineMs }: TestIngressOptions): OperationRoute {
  return deadlineMs ? { ...route, terms: { ...route.terms, deadlineMs } } : route
}

/** What a sent work command says. */
export function workOf(message: { readonly value: Buffer }): WorkTerms & Readonly<Record<string, unknown>> {
  return (JSON.parse(message.value.toString()) as { readonly payload: WorkTerms & Record<string, unknown> }).payload
}

/** Completes every job as soon as its work is sent. */
export function completeEverything({ kafka }: Pick<TestIngress, 'kafka'>): void {
  kafka.onSend = (message) => {
    const work = workOf(message)
    if (work.replyTopic) void kafka.deliver(work.replyTopic, { event: 'completion', payload: completionOf(work) })
  }
}

/** Refunds every job as soon as its work is sent. */
export function refundEverything({ kafka }: Pick<TestIngress, 'kafka'>, refund: Partial<Refund>): void {
  kafka.onSend = (message) => {
    const work = workOf(message)
    const payload = { ...refundOf(work), ...refund }
    if (work.replyTopic) void kafka.deliver(work.replyTopic, { event: 'refund', payload })
  }
}

export function completionOf(work: WorkTerms): Completion {
  const { jobId, accountId, lane, credits, acceptedAt } = work
  const assetKey = `assets/Zm9vYmFyYmF6cXV4MTIzNA/${jobId}.png`
  return {
    jobId,
    accountId,
    lane,
    credits,
    acceptedAt,
    operation: 'generate',
    completedAt: acceptedAt + 5,
    processingTimeMs: 5,
    assetKey,
    url: `${CDN}/${assetKey}`,
    format: 'png',
    contentType: 'image/png',
    width: 64,
    height: 32,
    bytes: 1234,
    sha256: 'a'.repeat(64),
    report: '{"engine":"pattern"}',
  }
}

export function refundOf(work: WorkTerms): Refund {
  const { jobId, accountId, lane, credits, acceptedAt } = work
  return {
    jobId,
    accountId,
    lane,
    credits,
    acceptedAt,
    operation: 'generate',
    refundedAt: acceptedAt + 5,
    decidedBy: 'processor',
    code: 'engine_failed',
    detail: 'The engine failed.',
    field: null,
  }
}
