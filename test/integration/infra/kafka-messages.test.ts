// Producer, codec and topics against a real broker and a real registry.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createPrincipals } from '../../../infra/kafka/admin/principals.ts'
import { createTopicAdmin } from '../../../infra/kafka/admin/topic-admin.ts'
import { createKafka } from '../../../infra/kafka/kafka.ts'
import type { OutgoingMessage } from '../../../infra/kafka/port.ts'
import { systemClock } from '../../../infra/lifecycle/clock.ts'
import { type LogFields, silentLogger } from '../../../infra/telemetry/logger.ts'
import { eventNames } from '../../../schemas/events/catalogue.ts'
import { eventHeaders } from '../../../schemas/events/cloud-events.ts'
import { eventExamples } from '../../../schemas/events/examples.ts'
import {
  accountTopics,
  replyTopic,
  standingTopics,
  subjectOf,
  type TopicTerms,
  topicNames,
} from '../../../schemas/topics.ts'
import { openTestKafka, type TestKafka, until } from '../../harness/kafka.ts'
import { kafkaJsOf } from '../../harness/transactional-writer.ts'

let it: TestKafka

/** A broker that takes longer than the two seconds a copy is given is asked again. */
const copied = (messages: readonly OutgoingMessage[]): Promise<void> =>
  until('the copy is taken', () => it.kafka.producer.sendIfTopicExists(messages))

beforeAll(async () => {
  it = await openTestKafka()
  await it.kafka.topics.ensure(standingTopics(it.namespace))
  await it.kafka.codec.register(standingTopics(it.namespace))
})

afterAll(async () => await it?.close())

describe('events over the wire', () => {
  test.each(eventNames)('%s comes back as it was', async (event) => {
    const bytes = await it.kafka.codec.encode(event, eventExamples[event])
    expect(bytes[0]).toBe(0)
    const decoded = await it.kafka.codec.decode(bytes)
    expect(decoded.event).toBe(event)
    expect(structuredClone(decoded.payload)).toEqual(structuredClone(eventExamples[event]))
  })

  test('a completion travels with its CloudEvents headers and key, and its copy on a reply topic reads the same', async () => {
    const { kafka, namespace } = it
    const reply = replyTopic(topicNames(namespace).reply('a'))
    await kafka.topics.ensure([reply])
    const topics = [topicNames(namespace).completions, reply.name]
    const consumer = await it.startConsumer({ groupId: `${namespace}-round-trip`, topics })
    const payload = eventExamples.completion
    const headers = eventHeaders({
      id: `${payload.jobId}.completion`,
      event: 'completion',
      source: 'processor/generate',
      subject: payload.jobId,
      timeMs: 1_000,
    })
    const value = await kafka.codec.encode('completion', payload)
    await kafka.producer.send([{ topic: topics[0], key: payload.jobId, value, headers }])
    await copied([{ topic: topics[1], key: payload.jobId, value, headers }])
    // A copy that was told too late to have been taken is sent again.
    await until('both copies came', () => new Set(consumer.deliveries.map(({ message }) => message.topic)).size === 2)
    for (const { message } of consumer.deliveries) {
      expect(String(message.key)).toBe(payload.jobId)
      expect(Object.fromEntries(Object.entries(message.headers).map(([name, held]) => [name, String(held)]))).toEqual(
        headers,
      )
      expect((await kafka.codec.decode(message.value)).event).toBe('completion')
    }
    await consumer.stop()
  })

  test.each([
    ['nothing', null],
    ['text', Buffer.from('not avro at all')],
    ['an id that no schema has', Buffer.from([0, 0x7f, 0xff, 0xff, 0xff, 1, 2, 3])],
    ['the greatest id there can be', Buffer.from([0, 0xff, 0xff, 0xff, 0xff, 1, 2, 3])],
    ['too few bytes', Buffer.from([0, 0])],
  ])('%s is parked as undecodable', async (_, bytes) => {
    await expect(it.kafka.codec.decode(bytes)).rejects.toMatchObject({ code: 'message_undecodable', remedy: 'park' })
  })

  test('bytes that end too soon are parked as undecodable', async () => {
    const bytes = await it.kafka.codec.encode('refund', eventExamples.refund)
    const cut = bytes.subarray(0, bytes.length - 20)
    await expect(it.kafka.codec.decode(cut)).rejects.toMatchObject({ code: 'message_undecodable', remedy: 'park' })
  })

  test('a payload that does not fit its schema is not sent', async () => {
    const payload = { ...eventExamples.refund, credits: 'many' as never }
    await expect(it.kafka.codec.encode('refund', payload)).rejects.toMatchObject({ remedy: 'park' })
  })
})

describe('subjects', () => {
  test('are named after their topic and fully compatible in both directions', async () => {
    const subject = subjectOf(topicNames(it.namespace).completions)
    expect(await registryGet(`/config/${subject}`)).toEqual({ compatibilityLevel: 'FULL_TRANSITIVE' })
    expect(await registryGet('/config')).toEqual({ compatibilityLevel: 'FULL_TRANSITIVE' })
    expect(await registryGet(`/subjects/${subject}/versions`)).toEqual([1])
  })

  test('take the same schema again without a new version', async () => {
    await it.kafka.codec.register(standingTopics(it.namespace))
    const subject = subjectOf(topicNames(it.namespace).refunds)
    expect(await registryGet(`/subjects/${subject}/versions`)).toEqual([1])
  })

  test('refuse a schema that readers of an older one could not read', async () => {
    const topic = terms('incompatible')
    const older = { type: 'record', name: 'Refund', namespace: 'io.heddle', fields: [{ name: 'jobId', type: 'int' }] }
    await registryPost(`/subjects/${subjectOf(topic.name)}/versions`, { schema: JSON.stringify(older) })
    await expect(it.kafka.codec.register([topic])).rejects.toMatchObject({ code: 'registry_refused', remedy: 'crash' })
  })
})

describe('topics', () => {
  test('are made with their partitions and grow, and are made by two processes at once', async () => {
    const topic = terms('grown')
    const consumer = { groupId: `${it.namespace}-none` }
    await Promise.all([it.kafka.topics.ensure([topic]), it.kafka.topics.ensure([topic])])
    await it.kafka.topics.ensure([{ ...topic, partitions: 5 }])
    const messages = Array.from({ length: 100 }, (_, key) => outgoing(topic.name, String(key)))
    await it.kafka.producer.send(messages)
    expect(await it.kafka.topics.depth(topic.name)).toBe(100)
    expect(await it.kafka.topics.lag(consumer.groupId, [topic.name])).toBe(100)
    expect(await it.kafka.topics.members(consumer.groupId)).toBe(0)
  })

  test('of producers go by the time of the broker, whatever a record says, also those made before they did', async () => {
    const [mine = terms('x')] = accountTopics('acct_1', it.namespace)
    const { brokersTime: _, ...older } = { ...mine, name: `${mine.name}.older` }
    await it.kafka.topics.ensure([mine, older])
    await it.kafka.topics.ensure([{ ...older, brokersTime: true }])
    const topics = [mine.name, older.name]
    const producer = kafkaJsOf(it.address).producer()
    await producer.connect()
    // What is as old as this is deleted within minutes where its topic believes it.
    const messages = [{ value: 'x', timestamp: '1000' }]
    await until('an altered topic goes by it', async () => {
      const [written] = await producer.send({ topic: older.name, messages })
      return Number(written?.logAppendTime) > 0
    })
    await producer.send({ topic: mine.name, messages })
    await producer.disconnect()
    const consumer = await it.startConsumer({ groupId: `${it.namespace}-time`, topics })
    await until('all came', () => new Set(consumer.deliveries.map(({ message }) => message.topic)).size === 2)
    const last = topics.map((topic) => consumer.deliveries.findLast(({ message }) => message.topic === topic))
    for (const delivery of last) expect(delivery?.message.timestampMs).toBeGreaterThan(Date.now() - 600_000)
    await consumer.stop()
  })

  test('are had by a login that may not change what they were told', async () => {
    const [{ brokersTime: _, ...older }] = accountTopics('acct_2', it.namespace)
    await it.kafka.topics.ensure([older])
    const name = `${it.namespace}-narrow`
    const rights = { writes: [older.name], reads: [], groupPrefix: name, quotas: { producer: 1e6, consumer: 1e6 } }
    const parts = { logger: silentLogger, clock: systemClock }
    await createPrincipals(it.address, parts).create({ ...rights, name, secret: name })
    const said: string[] = []
    const logger = { ...silentLogger, warn: ({ event }: LogFields) => void said.push(event) }
    const sasl = { mechanism: 'scram-sha-256', username: name, password: name } as const
    const admin = createTopicAdmin({ ...it.address, sasl }, { ...parts, logger })
    await admin.ensure([{ ...older, brokersTime: true }])
    expect(said).toEqual(['topic_settings_forbidden'])
    await admin.close()
  })

  test('that were removed are not listed, and removing them again does no harm', async () => {
    const topic = terms('removed')
    await it.kafka.topics.ensure([topic])
    expect(await it.kafka.topics.list()).toContain(topic.name)
    await it.kafka.topics.remove([topic.name])
    await it.kafka.topics.remove([topic.name])
    await until('the topic is gone', async () => !(await it.kafka.topics.list()).includes(topic.name))
  })
})

describe('sending', () => {
  test('to a reply topic that is gone is dropped and leaves the other topics alone', async () => {
    const { kafka, namespace } = it
    const gone = replyTopic(topicNames(namespace).reply('gone'))
    const stays = terms('stays')
    await kafka.topics.ensure([gone, stays])
    await copied([outgoing(gone.name, 'a')])
    await kafka.topics.remove([gone.name])
    const startedAt = performance.now()
    await kafka.producer.sendIfTopicExists([outgoing(gone.name, 'b'), outgoing(`${namespace}.never`, 'c')])
    // What has to arrive is tried for longer than that.
    expect(performance.now() - startedAt).toBeLessThan(20_000)
    await kafka.producer.send([outgoing(stays.name, 'd')])
    expect(await kafka.topics.depth(stays.name)).toBe(1)
  })

  test('to a topic that does not exist fails as retriable, and what goes elsewhere meanwhile is sent', async () => {
    const stays = terms('stays-too')
    await it.kafka.topics.ensure([stays])
    const lost = it.kafka.producer.send([outgoing(`${it.namespace}.never`, 'a')])
    lost.catch(() => {})
    await it.kafka.producer.send([outgoing(stays.name, 'b')])
    await expect(lost).rejects.toMatchObject({ code: 'kafka_unavailable', remedy: 'retry' })
    expect(await it.kafka.topics.depth(stays.name)).toBe(1)
  })

  test('a message that no broker takes is refused alone', async () => {
    const topic = terms('large')
    await it.kafka.topics.ensure([topic])
    const large = { ...outgoing(topic.name, 'large'), value: Buffer.alloc(2 * 1024 * 1024) }
    const ends = await Promise.allSettled([
      it.kafka.producer.send([outgoing(topic.name, 'a')]),
      it.kafka.producer.send([large]),
      it.kafka.producer.send([outgoing(topic.name, 'b')]),
    ])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(ends[1]).toMatchObject({ reason: { code: 'kafka_refused', remedy: 'park' } })
  })

  test('without a broker fails as retriable instead of hanging', async () => {
    const address = { ...it.address, brokers: ['127.0.0.1:1'] }
    const kafka = createKafka(address, { logger: silentLogger, clock: systemClock })
    await expect(kafka.connect()).rejects.toMatchObject({ code: 'kafka_unavailable', remedy: 'retry' })
    await expect(kafka.topics.ping()).rejects.toMatchObject({ code: 'kafka_unavailable', remedy: 'retry' })
    await kafka.close()
  })

  test('brings no warning of Node with it', async () => {
    const script = join(import.meta.dirname, '..', '..', 'harness', 'kafka-ping.ts')
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [script], { env: process.env })
    expect([stdout.trim(), stderr]).toEqual(['answered', ''])
  })
})

const terms = (name: string): TopicTerms => ({
  ...replyTopic(`${it.namespace}.${name}`),
  events: ['refund'],
})

const outgoing = (topic: string, key: string) => ({ topic, key, value: Buffer.from('value'), headers: {} })

async function registryGet(path: string): Promise<unknown> {
  return await (await fetch(`${it.address.registryUrl}${path}`)).json()
}

async function registryPost(path: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/vnd.schemaregistry.v1+json' }
  const response = await fetch(`${it.address.registryUrl}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The registry answered ${response.status}`)
}
