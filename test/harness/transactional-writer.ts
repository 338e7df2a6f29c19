// A producer that writes in transactions, as those of Flink and Kafka Connect do. Ours does not.
import kafkajs, { type ProducerRecord, type SASLOptions } from 'kafkajs'
import type { KafkaAddress } from '../../infra/kafka/port.ts'

export type TransactionalWriter = {
  /** One transaction with one record. Throws what kafkajs throws where this login may not use that id. */
  readonly write: (record: ProducerRecord, end: 'commit' | 'abort') => Promise<void>
  readonly close: () => Promise<void>
}

export async function openTransactionalWriter(
  { brokers, ssl, sasl }: Pick<KafkaAddress, 'brokers' | 'ssl' | 'sasl'>,
  transactionalId: string,
): Promise<TransactionalWriter> {
  const producer = kafkaJsOf({ brokers, ssl, sasl }).producer({
    transactionalId,
    idempotent: true,
    maxInFlightRequests: 1,
  })
  await producer.connect()
  return {
    write: async (record, end) => {
      const transaction = await producer.transaction()
      await transaction.send(record)
      await transaction[end]()
    },
    close: () => producer.disconnect(),
  }
}

/** kafkajs as somebody else uses it. */
export const kafkaJsOf = ({ brokers, ssl, sasl }: Pick<KafkaAddress, 'brokers' | 'ssl' | 'sasl'>): kafkajs.Kafka =>
  new kafkajs.Kafka({
    brokers: [...brokers],
    ssl: ssl ?? false,
    logLevel: kafkajs.logLevel.NOTHING,
    ...(sasl ? { sasl: sasl as SASLOptions } : {}),
  })
