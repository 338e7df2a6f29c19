// A batch producer with credentials of its own, as the admin command hands them out.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createKafka } from '../../infra/kafka/kafka.ts'
import type { Consumer, Kafka } from '../../infra/kafka/port.ts'
import { systemClock } from '../../infra/lifecycle/clock.ts'
import { silentLogger } from '../../infra/telemetry/logger.ts'
import type { BatchRequest, BatchResult } from '../../schemas/events/payloads.ts'
import type { TestService } from './service.ts'

const root = join(import.meta.dirname, '..', '..')
const run = promisify(execFile)

export type Credentials = {
  readonly accountId: string
  readonly username: string
  readonly password: string
  readonly brokers: readonly string[]
  readonly registryUrl: string
  readonly batchTopic: string
  readonly resultsTopic: string
  readonly groupPrefix: string
}

/** What `npm run -s admin -- … --json` answers for the service. */
export async function runAdminCommand<Answer>(
  service: Pick<TestService, 'environment'>,
  ...words: readonly string[]
): Promise<Answer> {
  const { stdout } = await run(
    process.execPath,
    ['--no-warnings', join(root, 'ingress/cli/admin.ts'), ...words, '--json'],
    {
      env: service.environment,
    },
  )
  return JSON.parse(stdout) as Answer
}

export type BatchClient = {
  readonly credentials: Credentials
  readonly kafka: Kafka
  /** Writes records; what is left out of one is as in a small draft of generate. */
  readonly send: (requests: readonly Partial<BatchRequest>[]) => Promise<void>
  /** A record's bytes, for who writes them in another way. */
  readonly encode: (request: Partial<BatchRequest>) => Promise<Buffer>
  readonly sendBytes: (values: readonly Buffer[], topic?: string) => Promise<void>
  /** Everything that has come so far, copies of one event left out, oldest first. */
  readonly results: () => readonly BatchResult[]
  readonly close: () => Promise<void>
}

const SEND_AT_ONCE = 500
const DRAFT = JSON.stringify({ prompt: 'polka dots', compositionType: 'tile', size: 64 })

/** Opens a client with credentials of its own and begins to read its results. */
export async function openBatchClient(credentials: Credentials, namespace: string): Promise<BatchClient> {
  const { brokers, registryUrl, username, password, resultsTopic, batchTopic, groupPrefix } = credentials
  const sasl = { mechanism: 'scram-sha-256', username, password } as const
  const kafka = createKafka(
    { brokers, registryUrl, namespace, clientId: 'producer', sasl },
    { logger: silentLogger, clock: systemClock },
  )
  await kafka.connect()
  const results = new Map<string, BatchResult>()
  const consumer: Consumer = kafka.createConsumer({
    // A group of its own: it reads all results, whoever has read them before.
    groupId: `${groupPrefix}${randomBytes(4).toString('hex')}`,
    topics: [resultsTopic],
    inFlightMax: 1000,
    from: 'earliest',
    onGivenUp: () => {},
    onDelivery: ({ message, settle }) => {
      void kafka.codec.decode(message.value).then(({ event, payload }) => {
        if (event === 'batch-result') results.set(String(message.headers.ce_id), payload)
        settle()
      })
    },
  })
  await consumer.start()
  const sendBytes: BatchClient['sendBytes'] = async (values, topic = batchTopic) => {
    for (let at = 0; at < values.length; at += SEND_AT_ONCE) {
      const some = values.slice(at, at + SEND_AT_ONCE)
      await kafka.producer.send(some.map((value) => ({ topic, key: 'k', value, headers: {} })))
    }
  }
  const encode: BatchClient['encode'] = (request) => kafka.codec.encode('batch-request', requestOf(request))
  return {
    credentials,
    kafka,
    encode,
    sendBytes,
    send: async (requests) => sendBytes(await Promise.all(requests.map(encode))),
    results: () => [...results.values()],
    close: async () => {
      await consumer.stop()
      await kafka.close()
    },
  }
}

function requestOf(request: Partial<BatchRequest>): BatchRequest {
  return { reference: 'one', operation: 'generate', parameters: DRAFT, inputUploadId: null, imageUrl: null, ...request }
}
