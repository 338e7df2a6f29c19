// Events as AsyncAPI messages: the Avro schema as it is registered, its headers, its key and one example.
import { type EventName, eventSchemas } from './events/catalogue.ts'
import { CONTENT_TYPE } from './events/cloud-events.ts'
import { eventExamples } from './events/examples.ts'

type JsonObject = Readonly<Record<string, unknown>>

const text = (description: string): JsonObject => ({ type: 'string', description })

/** What every record has beside its Avro bytes: CloudEvents 1.0 in binary mode. Header values are UTF-8. */
export const messageTraits: JsonObject = {
  cloudEvent: {
    headers: {
      type: 'object',
      required: ['ce_specversion', 'ce_id', 'ce_type', 'ce_source', 'ce_subject', 'ce_time', 'content-type'],
      properties: {
        ce_specversion: { const: '1.0', description: 'Version of CloudEvents.' },
        ce_id: text('The same for every copy of one event: drop what you have seen.'),
        ce_type: text('`io.heddle.<event>.v1`.'),
        ce_source: text('Which part of Heddle made it, such as `/heddle/processor/upscale`.'),
        ce_subject: text('The job, or for ledger entries the account.'),
        ce_time: { type: 'string', format: 'date-time', description: 'When it happened.' },
        'content-type': { const: CONTENT_TYPE, description: 'Avro in the wire format of the registry.' },
        traceparent: text('W3C trace context of the request that began the job, where there is one.'),
        ce_requestid: text('The HTTP request that began the job, where there is one; on work and accepted events.'),
        deadline: text('Milliseconds since 1970 after which the job is refunded; on work and accepted events.'),
      },
    },
  },
}

export function messageOf(event: EventName): JsonObject {
  const schema = JSON.parse(eventSchemas[event].document) as { readonly name: string; readonly doc?: string }
  return {
    name: `io.heddle.${event}.v1`,
    title: schema.name,
    ...(schema.doc ? { summary: schema.doc } : {}),
    contentType: CONTENT_TYPE,
    // Producers need no headers; what they send of them is taken as it is.
    ...(event === 'batch-request' ? {} : { traits: [{ $ref: '#/components/messageTraits/cloudEvent' }] }),
    payload: { schemaFormat: 'application/vnd.apache.avro;version=1.9.0', schema },
    bindings: {
      kafka: {
        key: text(keyOf(event)),
        schemaIdLocation: 'payload',
        schemaIdPayloadEncoding: 'confluent',
        schemaLookupStrategy: 'TopicNameStrategy',
        bindingVersion: '0.5.0',
      },
    },
    examples: [{ payload: exampleOf(event) }],
  }
}

function keyOf(event: EventName): string {
  switch (event) {
    case 'ledger':
      return 'The entry id.'
    case 'batch-request':
      return 'Any, or none.'
    case 'batch-result':
      return 'The reference, or `<partition>/<offset>` of a record that has none that can be read.'
    case 'dead-letter':
      return 'Where the message was read: `<topic>/<partition>/<offset>`.'
    default:
      return 'The job id.'
  }
}

/** Bytes are shown as Avro's JSON encoding shows them: a character for each byte. */
function exampleOf(event: EventName): unknown {
  return JSON.parse(
    JSON.stringify(eventExamples[event], (_name, value: unknown) =>
      isBufferJson(value) ? Buffer.from(value.data).toString('latin1') : value,
    ),
  )
}

const isBufferJson = (value: unknown): value is { readonly data: readonly number[] } =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer' && 'data' in value
