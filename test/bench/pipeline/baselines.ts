// The raw trips that a job is made of. Kafka there and back, `admit` and a put: what no pipeline over the same servers
// can do without. With the second visit to the books, HTTP before and a child process behind it: what none can do
// without that gives the same guarantees.
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Kafka, logLevel } from 'kafkajs'
import { Pool } from 'pg'
import type { AdmitRequest } from '../../../infra/ledger/port.ts'
import { testKafkaAddress } from '../../harness/kafka.ts'
import { admitRequest } from '../../harness/ledger-requests.ts'
import type { TestService } from '../../harness/service.ts'
import { openTestLedger } from '../../harness/test-ledger.ts'
import { bareAdmission, bareSettlement } from '../ledger.ts'
import { createLeanCaller } from './lean-caller.ts'
import { NOOP_FILE } from './noop-task.ts'

const CREDITS = 1_000_000_000

type Trip = () => Promise<unknown>
type Closing = { readonly close: () => Promise<void> }

export async function openRawKafka(): Promise<{ readonly trip: Trip } & Closing> {
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
  const trip: Trip = async () => {
    const answered = new Promise<void>((resolve) => {
      arrived = resolve
    })
    await asker.send({ topic: out, messages: [{ value: randomBytes(200) }] })
    await answered
  }
  const close = async (): Promise<void> => {
    await Promise.all([worker.disconnect(), waiter.disconnect(), asker.disconnect(), answerer.disconnect()])
    await admin.deleteTopics({ topics: [out, back] })
    await admin.disconnect()
  }
  return { trip, close }
}

/**
 * One connection admits jobs one after the other, and then ends their holds. In a database of its own on the same
 * server: what they put into an outbox, for topics that are not there, would keep the relay of the service from its
 * work.
 */
export async function openRawLedger(): Promise<{ readonly admit: Trip; readonly settle: Trip } & Closing> {
  const books = await openTestLedger()
  const accountId = await books.makeAccount(CREDITS)
  const pool = new Pool({ connectionString: books.url, max: 1 })
  // Dropping the database may end a connection that is still saying goodbye.
  pool.on('error', () => {})
  await pool.query('update account set requests_per_minute = 1000000000')
  const [admit, settle] = [bareAdmission(pool), bareSettlement(pool)]
  const admitted: AdmitRequest[] = []
  return {
    admit: () => {
      const request = admitRequest({ jobId: books.ids.job(), accountId })
      admitted.push(request)
      return admit(request)
    },
    settle: async () => {
      const request = admitted.pop()
      if (request) await settle(request)
    },
    close: async () => {
      await pool.end()
      await books.close()
    },
  }
}

/**
 * As a job's result is stored: an object of its own in a place that nobody can guess. Writing one over takes twice as
 * long.
 */
export function rawPut({ storage }: Pick<TestService, 'storage'>): Trip {
  const contentType = 'text/plain'
  return () => storage.putBytes(`assets/${randomBytes(16).toString('hex')}/job.txt`, NOOP_FILE, { contentType })
}

/** A request to another process, and a message to one and back. */
export async function openRawPeer(body: string): Promise<{ readonly http: Trip; readonly child: Trip } & Closing> {
  const peer = fork(new URL('./raw-peer.ts', import.meta.url), { serialization: 'advanced' })
  const [{ port }] = (await once(peer, 'message')) as [{ readonly port: number }]
  const caller = createLeanCaller(`http://127.0.0.1:${port}/`, 1)
  return {
    http: () => caller.post(body),
    child: async () => {
      const answered = once(peer, 'message')
      peer.send(body)
      await answered
    },
    close: async () => {
      caller.close()
      peer.disconnect()
    },
  }
}
