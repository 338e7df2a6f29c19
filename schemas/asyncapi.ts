// The topics as an AsyncAPI 3 document, made of the same tables by which topics and registry subjects are made.
import { messageOf, messageTraits } from './asyncapi-messages.ts'
import type { EventName } from './events/catalogue.ts'
import {
  accountTopics,
  laneTopics,
  replyTopic,
  standingTopics,
  subjectOf,
  type TopicTerms,
  topicNames,
} from './topics.ts'

export type AsyncApiFacts = {
  /** Of the service; changes of the event schemas follow it. */
  readonly version: string
  readonly namespace: string
  /** `host:port` of each broker that accounts and analytics reach. */
  readonly brokers: readonly string[]
  /** Confluent's API, without a slash at the end. */
  readonly registryUrl: string
}

type JsonObject = Readonly<Record<string, unknown>>

/** A topic of the document; one that comes and goes has a parameter in its address. */
type Channel = { readonly id: string; readonly terms: TopicTerms; readonly parameters?: JsonObject }

/**
 * AsyncAPI 3.0.0 of an installation: servers, one channel a topic with its partitions and configuration, one message an
 * event with its Avro schema and CloudEvents headers. `send` and `receive` are what Heddle does; a reader does the
 * other.
 */
export function asyncApiDocument(facts: AsyncApiFacts): JsonObject {
  const channels = channelsOf(facts.namespace)
  const events = [...new Set(channels.flatMap(({ terms }) => terms.events))]
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Heddle streams',
      version: facts.version,
      description:
        'Facts about jobs and credits, at least once; copies of one event share `ce_id`. ' +
        'The promise about order, duplicates, retention and change is in docs/streams.md.',
    },
    defaultContentType: 'application/avro',
    servers: serversOf(facts),
    channels: Object.fromEntries(channels.map((channel) => [channel.id, channelOf(channel)])),
    operations: Object.fromEntries(channels.map(operationOf)),
    components: {
      messages: Object.fromEntries(events.map((event) => [event, messageOf(event)])),
      messageTraits,
      securitySchemes: {
        scram: { type: 'scramSha256', description: 'A principal made by the operator with the admin commands.' },
      },
    },
  }
}

function channelsOf(namespace: string): readonly Channel[] {
  const names = topicNames(namespace)
  const channel = (terms: TopicTerms): Channel => ({ id: idOf(terms.name, namespace), terms })
  const withParameters = (parameters: JsonObject) => (terms: TopicTerms) => ({ ...channel(terms), parameters })
  const account = { account: { description: 'The id of the account, `acct_…`.' } }
  const instance = { instance: { description: 'The ingress that reads it; the topic goes with it.' } }
  return [
    ...standingTopics(namespace).map(channel),
    ...accountTopics('{account}', namespace).map(withParameters(account)),
    ...laneTopics('dedicated-{account}', namespace).map(withParameters(account)),
    withParameters(instance)(replyTopic(names.reply('{instance}'))),
  ]
}

/** `heddle.work.generate.batch.v1` is `workGenerateBatch`, `heddle.results.{account}.v1` is `results`. */
const idOf = (topic: string, namespace: string): string =>
  topic
    .slice(namespace.length + 1)
    .replace(/\.v\d+$/, '')
    .replace(/[-.]\{\w+\}/, '')
    .replace(/\.(\w)/g, (_match, letter: string) => letter.toUpperCase())

function serversOf({ brokers, registryUrl }: AsyncApiFacts): JsonObject {
  const kafka = (host: string): JsonObject => ({
    host,
    protocol: 'kafka-secure',
    description: 'The listener for accounts and analytics. SASL is asked for; TLS is where the operator put it.',
    security: [{ $ref: '#/components/securitySchemes/scram' }],
    bindings: { kafka: { schemaRegistryUrl: registryUrl, schemaRegistryVendor: 'confluent', bindingVersion: BINDING } },
  })
  return Object.fromEntries(brokers.map((host, index) => [`kafka${index + 1}`, kafka(host)]))
}

const BINDING = '0.5.0'

function channelOf({ terms, parameters }: Channel): JsonObject {
  const { name, events, partitions, retentionMs, cleanup, purpose, audience, batchBytesMax } = terms
  return {
    address: name,
    description: purpose,
    messages: Object.fromEntries(events.map((event) => [event, { $ref: `#/components/messages/${event}` }])),
    ...(parameters ? { parameters } : {}),
    tags: [{ name: audience }],
    bindings: {
      kafka: {
        topic: name,
        partitions,
        topicConfiguration: {
          'cleanup.policy': cleanup.split(','),
          'retention.ms': retentionMs,
          ...(batchBytesMax ? { 'max.message.bytes': batchBytesMax } : {}),
        },
        bindingVersion: BINDING,
      },
    },
    // A topic with several events carries copies, which have their subjects where the originals stand.
    ...(events.length === 1 ? { 'x-registry-subject': subjectOf(name) } : {}),
  }
}

function operationOf({ id, terms }: Channel): readonly [string, JsonObject] {
  const messages = terms.events.map((event: EventName) => ({ $ref: `#/channels/${id}/messages/${event}` }))
  // The only topics that others write to.
  const action = terms.events.includes('batch-request') ? 'receive' : 'send'
  const name = `${action}${id.charAt(0).toUpperCase()}${id.slice(1)}`
  return [name, { action, channel: { $ref: `#/channels/${id}` }, messages }]
}
