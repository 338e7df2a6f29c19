// What /asyncapi.json says of topics and subjects is what the broker and the registry have.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { SASLOptions } from 'kafkajs'
import { ConfigResourceTypes, Kafka, logLevel } from 'kafkajs'
import { asyncApiDocument } from '../../../schemas/asyncapi.ts'
import { accountTopics, standingTopics } from '../../../schemas/topics.ts'
import { openTestKafka, type TestKafka } from '../../harness/kafka.ts'

type Channel = {
  readonly address: string
  readonly messages: Readonly<Record<string, unknown>>
  readonly bindings: {
    readonly kafka: { readonly partitions: number; readonly topicConfiguration: TopicConfiguration }
  }
}
type TopicConfiguration = {
  readonly 'cleanup.policy': readonly string[]
  readonly 'retention.ms': number
  readonly 'max.message.bytes'?: number
}
type Document = {
  readonly channels: Readonly<Record<string, Channel>>
  readonly components: {
    readonly messages: Readonly<Record<string, { readonly payload: { readonly schema: unknown } }>>
  }
}

/** What a broker takes at once where a topic says nothing else. */
const BROKER_BYTES_MAX = 1_048_588
const ACCOUNT = 'acct_0199a1b2c3d47000800000000000abcd'

let room: TestKafka
let document: Document
beforeAll(async () => {
  room = await openTestKafka()
  const topics = [...standingTopics(room.namespace), ...accountTopics(ACCOUNT, room.namespace)]
  await room.kafka.topics.ensure(topics)
  await room.kafka.codec.register(topics)
  const { brokers, registryUrl } = room.address
  const facts = { version: '1.4.2', namespace: room.namespace, brokers, registryUrl }
  document = asyncApiDocument(facts) as unknown as Document
})
afterAll(() => room.close())

/** Channels of topics that are there: the standing ones, and those of one account. */
const live = (): readonly Channel[] =>
  Object.values(document.channels)
    .filter(({ address }) => !/\{instance\}|\{account\}/.test(address) || /\.(batch|results)\./.test(address))
    .map((channel) => ({ ...channel, address: channel.address.replace('{account}', ACCOUNT) }))

describe('the AsyncAPI document and the servers', () => {
  test('agree about every topic: its name, partitions, retention and clean-up', async () => {
    const { brokers, sasl } = room.address
    const client = new Kafka({
      brokers: [...brokers],
      logLevel: logLevel.NOTHING,
      ...(sasl ? { sasl: sasl as SASLOptions } : {}),
    })
    const admin = client.admin()
    await admin.connect()
    try {
      const topics = live().map(({ address }) => address)
      const { topics: metadata } = await admin.fetchTopicMetadata({ topics })
      const { resources } = await admin.describeConfigs({
        includeSynonyms: false,
        resources: topics.map((name) => ({ type: ConfigResourceTypes.TOPIC, name })),
      })
      const found = Object.fromEntries(
        resources.map(({ resourceName, configEntries }) => [
          resourceName,
          {
            partitions: metadata.find(({ name }) => name === resourceName)?.partitions.length,
            cleanup: configEntries.find(({ configName }) => configName === 'cleanup.policy')?.configValue,
            retention: configEntries.find(({ configName }) => configName === 'retention.ms')?.configValue,
            largest: configEntries.find(({ configName }) => configName === 'max.message.bytes')?.configValue,
          },
        ]),
      )
      const documented = Object.fromEntries(
        live().map(({ address, bindings: { kafka } }) => [
          address,
          {
            partitions: kafka.partitions,
            cleanup: kafka.topicConfiguration['cleanup.policy'].join(','),
            retention: String(kafka.topicConfiguration['retention.ms']),
            largest: String(kafka.topicConfiguration['max.message.bytes'] ?? BROKER_BYTES_MAX),
          },
        ]),
      )
      expect(found).toEqual(documented)
    } finally {
      await admin.disconnect()
    }
  })

  test('agree about every subject: its schema, and that no incompatible one may follow', async () => {
    for (const { address, messages } of live()) {
      const [event] = Object.keys(messages)
      const subject = `${address}-value`
      const latest = await askRegistry(`/subjects/${subject}/versions/latest`)
      expect(JSON.parse(String(latest.schema))).toEqual(document.components.messages[event].payload.schema)
      expect(await askRegistry(`/config/${subject}`)).toEqual({ compatibilityLevel: 'FULL_TRANSITIVE' })
    }
  })
})

async function askRegistry(path: string): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(`${room.address.registryUrl}${path}`)
  expect(response.status).toBe(200)
  return (await response.json()) as Readonly<Record<string, unknown>>
}
