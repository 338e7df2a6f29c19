import { randomUUID } from 'node:crypto'
import { createPrincipals } from '../../infra/kafka/admin/principals.ts'
import { tapTopics } from '../../infra/kafka/consumer/topic-tap.ts'
import { createKafka } from '../../infra/kafka/kafka.ts'
import type { Codec, IncomingMessage, KafkaAddress, Principals, Producer, TopicAdmin } from '../../infra/kafka/port.ts'
import { systemClock } from '../../infra/lifecycle/clock.ts'
import type { Logger } from '../../infra/telemetry/logger.ts'

/** What commands about topics and logins work on, and what they tell to those who are let in. */
export type StreamAccess = {
  readonly namespace: string
  /** Listener for logins of accounts, `host:port` each. */
  readonly clientBrokers: readonly string[]
  readonly securityProtocol: 'SASL_PLAINTEXT' | 'SASL_SSL'
  /** Where they read schemas. */
  readonly registryUrl: string
  readonly topics: Pick<TopicAdmin, 'ensure'>
  readonly codec: Pick<Codec, 'register' | 'decode'>
  readonly producer: Pick<Producer, 'repeat'>
  readonly principals: Principals
  /** Hands over every record of a topic, one after the other, up to where it ends now. Commits nothing. */
  readonly readTopic: (topic: string, onRecord: (record: IncomingMessage) => Promise<void>) => Promise<void>
}

/** Runs `work` over connections that are opened for it and closed after it. */
export type WithStreams = <Result>(work: (streams: StreamAccess) => Promise<Result>) => Promise<Result>

/** @param read where the brokers are; asked only when a command needs them, and it throws for whoever has none. */
export function createStreamAccess(
  read: () => {
    readonly address: KafkaAddress
    readonly clientBrokers: readonly string[]
    readonly clientRegistryUrl: string
  },
  logger: Logger,
): WithStreams {
  return async (work) => {
    const { address, clientBrokers, clientRegistryUrl } = read()
    const parts = { logger, clock: systemClock }
    const kafka = createKafka(address, parts)
    await kafka.connect()
    try {
      return await work({
        namespace: address.namespace,
        clientBrokers,
        securityProtocol: address.ssl ? 'SASL_SSL' : 'SASL_PLAINTEXT',
        registryUrl: clientRegistryUrl,
        topics: kafka.topics,
        codec: kafka.codec,
        producer: kafka.producer,
        principals: createPrincipals(address, parts),
        readTopic: (topic, onRecord) => readTopic(address, topic, onRecord, parts),
      })
    } finally {
      await kafka.close()
    }
  }
}

async function readTopic(
  address: KafkaAddress,
  topic: string,
  onRecord: (record: IncomingMessage) => Promise<void>,
  parts: Parameters<typeof tapTopics>[2],
): Promise<void> {
  const onRecords = async (records: readonly IncomingMessage[]): Promise<void> => {
    for (const record of records) await onRecord(record)
  }
  const groupId = `${address.namespace}.admin.${randomUUID()}`
  const signal = new AbortController().signal
  await tapTopics(address, { topics: [topic], groupId, from: 'earliest', follow: false, onRecords, signal }, parts)
}
