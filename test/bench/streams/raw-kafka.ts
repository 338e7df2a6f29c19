// What kafkajs alone does with the same records on the same broker: no pipeline can be faster.
import { randomBytes } from 'node:crypto'
import kafkajs, { type SASLOptions } from 'kafkajs'
import { testKafkaAddress } from '../../harness/kafka.ts'

export type RawRates = { readonly producedPerSecond: number; readonly consumedPerSecond: number }

const SEND_AT_ONCE = 500

/**
 * Writes the values `count` times round to a topic of one partition with acks from all replicas, then reads them all.
 */
export async function measureRawKafka(values: readonly Buffer[], count: number): Promise<RawRates> {
  const { brokers, sasl } = testKafkaAddress('bench')
  const client = new kafkajs.Kafka({
    brokers: [...brokers],
    logLevel: kafkajs.logLevel.NOTHING,
    ...(sasl ? { sasl: sasl as SASLOptions } : {}),
  })
  const topic = `bench-${randomBytes(4).toString('hex')}`
  const [admin, producer, consumer] = [client.admin(), client.producer(), client.consumer({ groupId: topic })]
  await Promise.all([admin.connect(), producer.connect(), consumer.connect()])
  try {
    await admin.createTopics({ waitForLeaders: true, topics: [{ topic, numPartitions: 1 }] })
    const produceMs = await timed(async () => {
      for (let sent = 0; sent < count; sent += SEND_AT_ONCE) {
        const size = Math.min(SEND_AT_ONCE, count - sent)
        const messages = Array.from({ length: size }, (_, index) => ({ value: values[(sent + index) % values.length] }))
        await producer.send({ topic, acks: -1, messages })
      }
    })
    const consumeMs = await timed(async () => await readAll(consumer, topic, count))
    return { producedPerSecond: (count / produceMs) * 1000, consumedPerSecond: (count / consumeMs) * 1000 }
  } finally {
    await consumer.disconnect()
    await admin.deleteTopics({ topics: [topic] })
    await Promise.all([admin.disconnect(), producer.disconnect()])
  }
}

async function readAll(consumer: kafkajs.Consumer, topic: string, count: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let seen = 0
  await consumer.subscribe({ topic, fromBeginning: true })
  await consumer.run({
    eachBatch: async ({ batch }) => {
      seen += batch.messages.length
      if (seen >= count) resolve()
    },
  })
  await promise
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
