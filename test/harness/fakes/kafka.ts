import type {
  Codec,
  ConsumerOptions,
  DecodedEvent,
  Kafka,
  OutgoingMessage,
  Producer,
  TopicAdmin,
} from '../../../infra/kafka/port.ts'

export type FakeKafka = Pick<Kafka, 'createConsumer'> & {
  readonly codec: Pick<Codec, 'encode' | 'decode'>
  readonly producer: Pick<Producer, 'send'>
  readonly topics: Pick<TopicAdmin, 'ensure' | 'remove'>
  readonly sent: OutgoingMessage[]
  /** Puts an event on a topic, as a processor would. */
  readonly deliver: (topic: string, event: DecodedEvent) => Promise<void>
  readonly deliverBytes: (topic: string, value: Buffer) => void
  readonly topicNames: Set<string>
  /** Called for each message sent; the processors of a test live here. */
  onSend: ((message: OutgoingMessage) => void) | undefined
  failure: Error | undefined
}

/** Bytes are JSON here: what Avro does to them is the Kafka room's own test. */
const codec: FakeKafka['codec'] = {
  encode: async (event, payload) => Buffer.from(JSON.stringify({ event, payload })),
  decode: async (value) => JSON.parse(String(value)) as DecodedEvent,
}

export function createFakeKafka(): FakeKafka {
  const consumers = new Set<ConsumerOptions>()
  const fake: FakeKafka = {
    sent: [],
    topicNames: new Set(),
    onSend: undefined,
    failure: undefined,
    codec,
    producer: {
      send: async (messages) => {
        if (fake.failure) throw fake.failure
        fake.sent.push(...messages)
        for (const message of messages) fake.onSend?.(message)
      },
    },
    topics: {
      ensure: async (topics) => {
        for (const { name } of topics) fake.topicNames.add(name)
      },
      remove: async (names) => {
        for (const name of names) fake.topicNames.delete(name)
      },
    },
    createConsumer: (options) => ({
      start: async () => void consumers.add(options),
      drain: async () => {},
      stop: async () => void consumers.delete(options),
      lastSeenAt: () => Date.now(),
    }),
    deliver: async (topic, { event, payload }) => fake.deliverBytes(topic, await codec.encode(event, payload)),
    deliverBytes: (topic, value) => {
      for (const { topics, onDelivery } of consumers) {
        if (!topics.includes(topic)) continue
        const message = { topic, partition: 0, offset: 0n, key: null, value, headers: {}, timestampMs: 0 }
        onDelivery({ message, settle: () => {}, revoked: new AbortController().signal })
      }
    },
  }
  return fake
}
