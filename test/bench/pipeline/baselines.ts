// The three raw trips that a job is made of, each alone: what no pipeline over the same servers can do without.
import { randomBytes } from 'node:crypto'
import { Kafka, logLevel } from 'kafkajs'
import { Pool } from 'pg'
import { type AccountId, createIdMaker } from '../../../schemas/ids.ts'
import { testKafkaAddress } from '../../harness/kafka.ts'
import { admitRequest } from '../../harness/ledger-requests.ts'
import type { TestService } from '../../harness/service.ts'
import { bareAdmission } from '../ledger.ts'
import { NOOP_FILE } from './noop-task.ts'
import { type Timings, timeEach } from './timings.ts'

export async function timeRawKafka(count: number): Promise<Timings> {
  const { brokers, sasl } = testKafkaAddress('bench')
  const kafka = new Kafka({
    brokers: [...brokers],
    logLevel: logLevel.NOTHING,
    ...(sasl ? { sasl: sasl as never } : {}),
  })
  const [out, back] = ['out', 'back'].map((name) => `bench-${randomBytes(4).toString('hex')}-${name}`)
  const admin = kafka.admin()
  const [asker, answerer] = [kafka.producer(), kafka.producer()]
  const [worker, waiter] = [out, back].map((topic) => kafka.consumer({ groupId: topic, maxWaitTimeInMs: 200 }))
  await Promise.all([admin.connect(), asker.connect(), answerer.connect(), worker.connect(), waiter.connect()])
  await admin.createTopics({ waitForLeaders: true, topics: [{ topic: out }, { topic: back }] })
  let arrived = (): void => {}
  await worker.subscribe({ topic: out, fromBeginning: true })
  await waiter.subscribe({ topic: back, fromBeginning: true })
  await worker.run({
    eachMessage: async ({ message }) => void answerer.send({ topic: back, messages: [{ value: message.value }] }),
  })
  await waiter.run({ eachMessage: async () => arrived() })
  const trip = async (): Promise<void> => {
    const answered = new Promise<void>((resolve) => {
      arrived = resolve
    })
    await asker.send({ topic: out, messages: [{ value: randomBytes(200) }] })
    await answered
  }
  const timings = await timeEach(count, trip)
  await Promise.all([worker.disconnect(), waiter.disconnect(), asker.disconnect(), answerer.disconnect()])
  await admin.deleteTopics({ topics: [out, back] })
  await admin.disconnect()
  return timings
}

export async function timeRawAdmit(count: number, service: TestService, accountId: AccountId): Promise<Timings> {
  const pool = new Pool({ connectionString: service.environment.HEDDLE_POSTGRES_URL, max: 1 })
  const admit = bareAdmission(pool)
  const ids = createIdMaker({ now: Date.now, randomBytes })
  const timings = await timeEach(count, () => admit(admitRequest({ jobId: ids.job(), accountId })))
  await pool.end()
  return timings
}

export function timeRawPut(count: number, { storage, namespace }: TestService): Promise<Timings> {
  return timeEach(count, () => storage.putBytes(`bench/${namespace}`, NOOP_FILE, { contentType: 'text/plain' }))
}
