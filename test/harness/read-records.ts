// Every record that stands on a service's topics, as an outsider's tool would read them.
import type { DecodedEvent, IncomingMessage } from '../../infra/kafka/port.ts'
import { Failure } from '../../infra/lifecycle/failure.ts'
import { until } from './kafka.ts'
import type { TestService } from './service.ts'

export type TopicRecord = IncomingMessage & { readonly header: (name: string) => string | undefined }

/** Which topics to read, and through whom. */
export type RecordPlace = {
  readonly kafka: Pick<TestService['kafka'], 'topics' | 'createConsumer'>
  readonly namespace: string
}

const READ_WITHIN_MS = 120_000
const IN_FLIGHT_MAX = 10_000

/** Reads all topics of the service's namespace from their beginnings to where their ends are now. */
export async function readRecords({ kafka, namespace }: RecordPlace): Promise<readonly TopicRecord[]> {
  const topics = (await kafka.topics.list()).filter((name) => name.startsWith(`${namespace}.`))
  const expected = await depthOf(kafka, topics)
  // A consumer that reconnects is handed some records again.
  const records = new Map<string, TopicRecord>()
  const failures: unknown[] = []
  const consumer = kafka.createConsumer({
    groupId: `${namespace}.reader.${Date.now()}`,
    topics,
    inFlightMax: IN_FLIGHT_MAX,
    from: 'earliest',
    onGivenUp: (error) => void failures.push(error),
    onDelivery: ({ message, settle }) => {
      const { topic, partition, offset, headers } = message
      records.set(`${topic}/${partition}/${offset}`, { ...message, header: (name) => headers[name]?.toString() })
      settle()
    },
  })
  await consumer.start()
  try {
    await until(`${expected} records were read`, () => records.size >= expected || failures.length > 0, READ_WITHIN_MS)
    if (failures.length > 0) throw failures[0]
    return [...records.values()]
  } finally {
    await consumer.stop()
  }
}

/** How many records stand on the topics; a partition whose leader is just moving is asked for again. */
async function depthOf({ topics: admin }: RecordPlace['kafka'], topics: readonly string[]): Promise<number> {
  let depths: readonly number[] = []
  const isTold = async (): Promise<boolean> => {
    depths = await Promise.all(topics.map((topic) => admin.depth(topic)))
    return true
  }
  await until('every topic tells its depth', () => isTold().catch(onlyWhatMayPass), READ_WITHIN_MS)
  return depths.reduce((sum, depth) => sum + depth, 0)
}

function onlyWhatMayPass(error: unknown): boolean {
  if (error instanceof Failure && error.remedy === 'retry') return false
  throw error
}

/** The records of one topic, named without the namespace and the version, decoded: `completions`. */
export async function readEvents(
  service: TestService,
  records: readonly TopicRecord[],
  topic: string,
): Promise<readonly { readonly record: TopicRecord; readonly event: DecodedEvent }[]> {
  const name = `${service.namespace}.${topic}.v1`
  return await Promise.all(
    records
      .filter((record) => record.topic === name)
      .map(async (record) => ({ record, event: await service.kafka.codec.decode(record.value) })),
  )
}
