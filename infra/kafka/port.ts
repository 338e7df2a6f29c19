// Kafka as the rooms see it: bytes in, bytes out, at least once. Only this room imports kafkajs and the registry
// client.
import type { EventName } from '../../schemas/events/catalogue.ts'
import type { EventHeaders } from '../../schemas/events/cloud-events.ts'
import type { EventPayloads } from '../../schemas/events/payloads.ts'
import type { TopicTerms } from '../../schemas/topics.ts'
import type { KafkaConfig } from '../config/service-config.ts'

export type OutgoingMessage = {
  readonly topic: string
  readonly key: string
  readonly value: Buffer
  readonly headers: EventHeaders
}

/** A message of somebody's that is sent once more: key and headers may be any bytes. */
export type RepeatedMessage = Pick<IncomingMessage, 'topic' | 'key' | 'headers'> & { readonly value: Buffer }

export type Producer = {
  /** Resolves when all in-sync replicas have every message. Throws Failure('kafka_unavailable', 'retry') otherwise. */
  readonly send: (messages: readonly OutgoingMessage[]) => Promise<void>
  /** As `send`, for what somebody sent before. */
  readonly repeat: (messages: readonly RepeatedMessage[]) => Promise<void>
  /**
   * For reply topics, which vanish with their reader: messages to a topic that is not there are dropped. Never throws,
   * never delays `send`, and gives up after two seconds. Answers whether all were taken or have no topic any more; when
   * not, an outage is why and it may be tried again.
   */
  readonly sendIfTopicExists: (messages: readonly OutgoingMessage[]) => Promise<boolean>
}

export type IncomingMessage = {
  readonly topic: string
  readonly partition: number
  readonly offset: bigint
  readonly key: Buffer | null
  readonly value: Buffer | null
  readonly headers: Readonly<Record<string, Buffer>>
  readonly timestampMs: number
}

/**
 * A message handed out. `settle` may be called once, at any later time; offsets commit up to the highest contiguous
 * settled one.
 */
export type Delivery = {
  readonly message: IncomingMessage
  readonly settle: () => void
  /** Aborts when the partition moves to another member: finish what is harmless twice, start nothing new. */
  readonly revoked: AbortSignal
}

export type PartitionMax = { readonly messages: number; readonly bytes: number }

export type ConsumerOptions = {
  readonly groupId: string
  readonly topics: readonly string[]
  /** Deliveries handed out and not yet settled, at most; beyond it partitions pause. */
  readonly inFlightMax: number
  /**
   * How much of one partition may be in flight; as much again may wait in memory. A partition that is stuck then does
   * not delay the others.
   */
  readonly partitionMax?: PartitionMax
  /** Must return at once: it hands the delivery to a queue and never waits for the work. */
  readonly onDelivery: (delivery: Delivery) => void
  /** Called when the consumer cannot go on and was given up; the process should exit. */
  readonly onGivenUp: (error: unknown) => void
  /** Where a group that has no offsets yet begins: work topics at the earliest, reply topics at the latest. */
  readonly from: 'earliest' | 'latest'
  /** An older group in whose place this one comes: where this one has no offsets, it begins where that one stood. */
  readonly inheritsFrom?: string
  /**
   * For consumers that handle batches: a fetch waits up to 200 ms for more records, because one fetch of many costs far
   * less than many fetches.
   */
  readonly patient?: true
  /**
   * How long a fetch waits where nothing comes, 200 ms when left out. Whatever comes ends it, so waiting longer delays
   * no message; but a consumer that stops waits for its last fetch, and one whose partitions were all full looks at
   * them again only after it.
   */
  readonly idleWaitMs?: number
}

export type Consumer = {
  /** Resolves once the group is joined and the first fetch was answered. */
  readonly start: () => Promise<void>
  /** Hands out nothing more; what is in flight may still be settled. */
  readonly drain: () => Promise<void>
  readonly stop: () => Promise<void>
  /** When the last heartbeat was answered; a silent consumer is recreated by its supervisor. */
  readonly lastSeenAt: () => number
}

export type DecodedEvent = {
  readonly [Name in EventName]: { readonly event: Name; readonly payload: EventPayloads[Name] }
}[EventName]

export type Codec = {
  /** Registers every event of every topic given, with explicit subject and FULL_TRANSITIVE compatibility. */
  readonly register: (topics: readonly TopicTerms[]) => Promise<void>
  /** Wire format: byte 0, 4-byte schema id, Avro. Throws a park failure when the payload does not fit the schema. */
  readonly encode: <Name extends EventName>(event: Name, payload: EventPayloads[Name]) => Promise<Buffer>
  /**
   * Throws Failure('message_undecodable', 'park') for bytes that no known schema explains, retry when the registry is
   * away.
   */
  readonly decode: (value: Buffer | null) => Promise<DecodedEvent>
}

export type TopicAdmin = {
  /** Creates what is missing and adds partitions that are missing; never deletes. */
  readonly ensure: (topics: readonly TopicTerms[]) => Promise<void>
  readonly remove: (topics: readonly string[]) => Promise<void>
  readonly list: () => Promise<readonly string[]>
  /** Messages the group has not committed yet, over all partitions of the topics. */
  readonly lag: (groupId: string, topics: readonly string[]) => Promise<number>
  /** How many consumers are in the group now; 0 when there is no such group. */
  readonly members: (groupId: string) => Promise<number>
  /** Messages in a topic, by offsets. */
  readonly depth: (topic: string) => Promise<number>
  readonly ping: () => Promise<void>
}

/** A login with exactly these rights: write and read the topics named, form groups whose ids begin with a prefix. */
export type PrincipalTerms = {
  readonly name: string
  readonly secret: string
  readonly writes: readonly string[]
  readonly reads: readonly string[]
  readonly groupPrefix: string
  /** Bytes a second on each broker; beyond them the broker slows the connection down. */
  readonly quotas: { readonly producer: number; readonly consumer: number }
}

export type Principals = {
  /** Makes the login and its rights, or gives an existing one this secret. */
  readonly create: (terms: PrincipalTerms) => Promise<void>
  /** Logins that have rights and whose names begin so. */
  readonly named: (prefix: string) => Promise<readonly string[]>
  /**
   * Takes the rights away first, which cuts a live connection off at its next request, then locks the login for good.
   * Twice is harmless.
   */
  readonly remove: (name: string) => Promise<void>
}

export type KafkaAddress = {
  readonly brokers: readonly string[]
  readonly registryUrl: string
  /** The installation whose subjects events are written under. */
  readonly namespace: string
  readonly clientId: string
  /**
   * Where this program runs, as one of several that come one after the other: group members of this place with another
   * client id are gone.
   */
  readonly place?: string | undefined
  readonly sasl?: KafkaConfig['sasl']
  readonly ssl?: boolean
}

export type Kafka = {
  readonly producer: Producer
  readonly codec: Codec
  readonly topics: TopicAdmin
  readonly createConsumer: (options: ConsumerOptions) => Consumer
  readonly connect: () => Promise<void>
  readonly close: () => Promise<void>
}
