// Schemas by their registry id, each fetched once. The client does not cache failed fetches, so the first call after an
// outage works.
import { SchemaRegistry } from '@kafkajs/confluent-schema-registry'
import avsc from 'avsc'
import { type EventName, eventNames, eventOfAvroName, eventSchemas } from '../../../schemas/events/catalogue.ts'
import { Failure } from '../../lifecycle/failure.ts'
import { createBlockCheck } from './avro-blocks.ts'
import { REGISTRY_TIMEOUT_MS } from './registry-rest.ts'

/**
 * How to read what one registered schema wrote: into the shape of our own schema, new fields filled with their
 * defaults.
 */
export type EventReader = { readonly event: EventName; readonly read: (avro: Buffer) => unknown }

export type WriterSchemas = {
  /** Throws a park failure for an id that is unknown or not ours, a retry failure when the registry is away. */
  readonly readerOf: (schemaId: number) => Promise<EventReader>
}

export const eventTypes = Object.fromEntries(
  eventNames.map((event) => [event, avsc.Type.forSchema(JSON.parse(eventSchemas[event].document) as avsc.Schema)]),
) as Readonly<Record<EventName, avsc.Type>>

export function createWriterSchemas(registryUrl: string): WriterSchemas {
  const registry = new SchemaRegistry({
    host: registryUrl.replace(/\/$/, ''),
    retry: { retries: 1, initialRetryTimeInSecs: 0.05, maxRetryTimeInSecs: 0.2 },
    middlewares: [limitTime],
  })
  const readers = new Map<number, EventReader>()
  return {
    readerOf: async (schemaId) => {
      const known = readers.get(schemaId)
      if (known) return known
      const reader = readerFrom(schemaId, await fetchWriter(registry, schemaId))
      readers.set(schemaId, reader)
      return reader
    },
  }
}

async function fetchWriter(registry: SchemaRegistry, schemaId: number): Promise<avsc.Type> {
  try {
    return (await registry.getSchema(schemaId)) as unknown as avsc.Type
  } catch (error) {
    if (statusOf(error) === 404) {
      throw new Failure('message_undecodable', 'park', `No schema has the id ${schemaId}`, error)
    }
    throw new Failure('registry_unavailable', 'retry', `The registry did not give schema ${schemaId}`, error)
  }
}

function readerFrom(schemaId: number, writer: avsc.Type): EventReader {
  const event = eventOfAvroName(writer.name ?? '')
  if (!event) {
    throw new Failure('message_undecodable', 'park', `Schema ${schemaId} (${writer.name}) is not an event of Heddle`)
  }
  const type = eventTypes[event]
  try {
    const resolver = type.createResolver(writer)
    const checkBlocks = createBlockCheck(writer)
    const read = (avro: Buffer): unknown => {
      checkBlocks?.(avro)
      return type.fromBuffer(avro, resolver)
    }
    return { event, read }
  } catch (error) {
    throw new Failure('message_undecodable', 'park', `Schema ${schemaId} cannot be read as ${event}`, error)
  }
}

type RegistryRequest = { readonly enhance: (extras: { readonly timeout: number }) => RegistryRequest }
type Middleware = () => { readonly request: (request: RegistryRequest) => Promise<RegistryRequest> }

/** The client has no option for it, and one hung request would otherwise be shared by all who ask for the same id. */
const limitTime = (() => ({
  request: async (request: RegistryRequest) => request.enhance({ timeout: REGISTRY_TIMEOUT_MS }),
})) satisfies Middleware as never

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined
