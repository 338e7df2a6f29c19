// A Kafka of their own for each test file: one broker for the run, and a namespace nobody else uses.
import { randomBytes } from 'node:crypto'
import { createKafka } from '../../infra/kafka/kafka.ts'
import type { Consumer, ConsumerOptions, Delivery, Kafka, KafkaAddress } from '../../infra/kafka/port.ts'
import { systemClock } from '../../infra/lifecycle/clock.ts'
import { type Logger, silentLogger } from '../../infra/telemetry/logger.ts'

export type TestKafka = {
  readonly kafka: Kafka
  readonly address: KafkaAddress
  /** Begins every topic and group of this test file. */
  readonly namespace: string
  /** A member that keeps its deliveries; `handle` sees each one as it comes. */
  readonly startConsumer: (options: TestConsumerOptions, handle?: (delivery: Delivery) => void) => Promise<TestConsumer>
  /** Stops what `startConsumer` started, removes the namespace's topics and closes the connections. */
  readonly close: () => Promise<void>
}

export type TestConsumerOptions = Pick<ConsumerOptions, 'groupId' | 'topics'> & Partial<ConsumerOptions>

export type TestConsumer = Consumer & {
  readonly deliveries: readonly Delivery[]
  readonly failures: readonly unknown[]
}

/** The broker and the registry of the run, from the environment that the global set-up fills. */
export function testKafkaAddress(namespace: string, env: NodeJS.ProcessEnv = process.env): KafkaAddress {
  const { HEDDLE_KAFKA_BROKERS: brokers, HEDDLE_REGISTRY_URL: registryUrl } = env
  if (!brokers || !registryUrl) {
    throw new Error('This test needs the Kafka of the run: use `npm test -- <file>`, or set HEDDLE_KAFKA_BROKERS.')
  }
  const mechanism = env.HEDDLE_KAFKA_MECHANISM ?? 'none'
  const login = { username: env.HEDDLE_KAFKA_USERNAME ?? '', password: env.HEDDLE_KAFKA_PASSWORD ?? '' }
  return {
    brokers: brokers.split(','),
    registryUrl,
    namespace,
    clientId: 'heddle-test',
    ssl: env.HEDDLE_KAFKA_TLS === 'true',
    ...(isMechanism(mechanism) ? { sasl: { mechanism, ...login } } : {}),
  }
}

type Mechanism = NonNullable<KafkaAddress['sasl']>['mechanism']
const isMechanism = (text: string): text is Mechanism => ['scram-sha-256', 'scram-sha-512', 'plain'].includes(text)

export async function openTestKafka(logger: Logger = silentLogger): Promise<TestKafka> {
  const namespace = `test-${randomBytes(6).toString('hex')}`
  const address = testKafkaAddress(namespace)
  const kafka = createKafka(address, { logger, clock: systemClock })
  const consumers: Consumer[] = []
  await kafka.connect()
  return {
    kafka,
    address,
    namespace,
    startConsumer: (options, handle = () => {}) => startTestConsumer(kafka, consumers, options, handle),
    close: async () => {
      await Promise.all(consumers.map((consumer) => consumer.stop()))
      const topics = await kafka.topics.list()
      await kafka.topics.remove(topics.filter((topic) => topic.startsWith(`${namespace}.`)))
      await kafka.close()
    },
  }
}

async function startTestConsumer(
  kafka: Kafka,
  consumers: Consumer[],
  options: TestConsumerOptions,
  handle: (delivery: Delivery) => void,
): Promise<TestConsumer> {
  const deliveries: Delivery[] = []
  const failures: unknown[] = []
  const consumer = kafka.createConsumer({
    inFlightMax: 100,
    from: 'earliest',
    onGivenUp: (error) => void failures.push(error),
    onDelivery: (delivery) => {
      deliveries.push(delivery)
      handle(delivery)
    },
    ...options,
  })
  consumers.push(consumer)
  await consumer.start()
  return { ...consumer, deliveries, failures }
}

/** Waits for a fact instead of for a time; says what it waited for when that never came. */
export async function until(what: string, isTrue: () => boolean | Promise<boolean>, limitMs = 120_000): Promise<void> {
  const endsAt = performance.now() + limitMs
  while (!(await isTrue())) {
    if (performance.now() > endsAt) throw new Error(`Waited ${limitMs} ms in vain: ${what}`)
    await systemClock.sleep(25)
  }
}
