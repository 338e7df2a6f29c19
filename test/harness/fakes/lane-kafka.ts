// Kafka for lane tests: events are handed out by the test, and what was published and settled is read back.
import type { Consumer, ConsumerOptions, DecodedEvent, Kafka, OutgoingMessage } from '../../../infra/kafka/port.ts'
import { Failure } from '../../../infra/lifecycle/failure.ts'

export type LaneKafka = Kafka & {
  /** Hands out a message; resolves when the lane settled it. */
  readonly deliver: (value: DecodedEvent | Buffer) => Promise<void>
  readonly sent: (OutgoingMessage & { readonly decoded: DecodedEvent })[]
  readonly copies: OutgoingMessage[]
  /** Topics of facts and copies in the order in which they left. */
  readonly left: string[]
  /** Offsets settled so far, in order. */
  readonly settled: bigint[]
  /** The next sends fail with this. */
  failSends: unknown
  /** So many of the next copies get lost. */
  copiesLost: number
}

const toBytes = (event: DecodedEvent): Buffer => Buffer.from(JSON.stringify(event))

export function createLaneKafka(): LaneKafka {
  let consumer: ConsumerOptions | undefined
  let offset = 0n
  const kafka: LaneKafka = {
    sent: [],
    copies: [],
    left: [],
    settled: [],
    failSends: undefined,
    copiesLost: 0,
    producer: {
      send: async (messages) => {
        if (kafka.failSends) throw kafka.failSends
        kafka.left.push(...messages.map(({ topic }) => topic))
        for (const message of messages)
          kafka.sent.push({ ...message, decoded: JSON.parse(message.value.toString()) as DecodedEvent })
      },
      repeat: async () => {},
      sendIfTopicExists: async (messages) => {
        if (kafka.failSends || kafka.copiesLost-- > 0) return false
        kafka.copies.push(...messages)
        kafka.left.push(...messages.map(({ topic }) => topic))
        return true
      },
    },
    codec: {
      register: async () => {},
      encode: async (event, payload) => toBytes({ event, payload } as DecodedEvent),
      decode: async (value) => {
        try {
          return JSON.parse(String(value)) as DecodedEvent
        } catch (cause) {
          throw new Failure('message_undecodable', 'park', 'no schema explains these bytes', cause)
        }
      },
    },
    topics: {
      ensure: async () => {},
      remove: async () => {},
      list: async () => [],
      lag: async () => 0,
      members: async () => 0,
      depth: async () => 0,
      ping: async () => {},
    },
    createConsumer: (options): Consumer => {
      consumer = options
      return { start: async () => {}, drain: async () => {}, stop: async () => {}, lastSeenAt: () => 0 }
    },
    connect: async () => {},
    close: async () => {},
    deliver: (value) =>
      new Promise((resolve) => {
        const at = offset++
        const settle = (): void => {
          kafka.settled.push(at)
          resolve()
        }
        const message = {
          topic: 'work',
          partition: 0,
          offset: at,
          key: Buffer.from('job'),
          value: Buffer.isBuffer(value) ? value : toBytes(value),
          headers: {},
          timestampMs: 0,
        }
        consumer?.onDelivery({ message, settle, revoked: new AbortController().signal })
      }),
  }
  return kafka
}
