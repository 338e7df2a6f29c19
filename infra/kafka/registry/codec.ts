// Between payloads and wire bytes: a zero byte, the schema's id in four, then Avro.
import type { EventName } from '../../../schemas/events/catalogue.ts'
import { eventSchemas } from '../../../schemas/events/catalogue.ts'
import { accountEvents, subjectOf, type TopicTerms } from '../../../schemas/topics.ts'
import { errorMessage } from '../../lifecycle/error-message.ts'
import { Failure, remedyOf } from '../../lifecycle/failure.ts'
import type { Codec, DecodedEvent } from '../port.ts'
import { createRegistryRest, type RegistryRest } from './registry-rest.ts'
import { createWriterSchemas, eventTypes } from './writer-schemas.ts'

/**
 * Readers may be older or younger than any writer, by any number of versions: analytics teams upgrade when they like.
 */
const COMPATIBILITY = 'FULL_TRANSITIVE'
const HEADER_BYTES = 5
/** First guess of an encoded payload's size; a longer one is encoded again into a buffer of its own size. */
const ENCODE_BYTES = 2048

/**
 * Only provisioning registers; a running service looks up the id that its own schema was given. Topics with several
 * events (replies) have no subject; their records are copies, and decode by schema id alone.
 *
 * @param topics where events have their subjects
 */
export function createCodec(registryUrl: string, topics: readonly TopicTerms[]): Codec {
  const rest = createRegistryRest(registryUrl)
  const writers = createWriterSchemas(registryUrl)
  const ids = new Map<EventName, number>()
  const asked = new Map<EventName, Promise<number>>()
  // A batch of messages is encoded at once, and all of them wait for one answer of the registry.
  const ask = (event: EventName): Promise<number> => {
    const answer = asked.get(event) ?? lookUp(rest, topics, event).finally(() => asked.delete(event))
    asked.set(event, answer)
    return answer
  }
  const idOf = async (event: EventName): Promise<number> => {
    const id = ids.get(event) ?? (await ask(event))
    ids.set(event, id)
    return id
  }
  return {
    register: async (added) => {
      await ensureGlobalCompatibility(rest)
      for (const event of accountEvents)
        ids.set(event, await registerSubject(rest, eventSchemas[event].avroName, event))
      const single = added.flatMap(({ name, events: [event, ...others] }) =>
        event && others.length === 0 ? [{ name, event }] : [],
      )
      // One after the other where topics share a schema: the registry stores it once, and two first times at once
      // collide.
      const byEvent = Map.groupBy(single, ({ event }) => event)
      await Promise.all(
        [...byEvent].map(async ([event, sharing]) => {
          for (const { name } of sharing) ids.set(event, await registerSubject(rest, subjectOf(name), event))
        }),
      )
    },
    encode: async (event, payload) => {
      return encodeEvent(await idOf(event), event, payload)
    },
    decode: async (value) => {
      const { schemaId, avro } = readEnvelope(value)
      const { event, read } = await writers.readerOf(schemaId)
      try {
        return { event, payload: read(avro) } as DecodedEvent
      } catch (error) {
        throw new Failure('message_undecodable', 'park', `Not a valid ${event} of schema ${schemaId}`, error)
      }
    },
  }
}

/** A schema has one id in every subject that holds it, so any of its subjects will do. */
async function lookUp(rest: RegistryRest, topics: readonly TopicTerms[], event: EventName): Promise<number> {
  const topic = topics.find(({ events }) => events.length === 1 && events[0] === event)
  const subject = topic ? subjectOf(topic.name) : eventSchemas[event].avroName
  const id = await rest.idOf(subject, eventSchemas[event].document)
  if (id === undefined) {
    throw new Failure(
      'registry_refused',
      'crash',
      `The schema of ${event} is not registered: has this version been provisioned?`,
    )
  }
  return id
}

async function ensureGlobalCompatibility(rest: RegistryRest): Promise<void> {
  if ((await rest.globalCompatibility()) !== COMPATIBILITY) await rest.setGlobalCompatibility(COMPATIBILITY)
}

async function registerSubject(rest: RegistryRest, subject: string, event: EventName): Promise<number> {
  const { document } = eventSchemas[event]
  const known = await rest.idOf(subject, document)
  if (known !== undefined) return known
  // A subject without a version cannot hold a level yet; the global one, set before, guards the first version.
  const existed = await rest.setCompatibility(subject, COMPATIBILITY)
  const id = await rest.addVersion(subject, document).catch(async (error: unknown) => {
    // Somebody who starts at the same time may have been first, which the registry answers like any other refusal.
    const added = remedyOf(error) === 'crash' ? await rest.idOf(subject, document) : undefined
    if (added === undefined) throw error
    return added
  })
  if (!existed) await rest.setCompatibility(subject, COMPATIBILITY)
  return id
}

function encodeEvent(id: number, event: EventName, payload: unknown): Buffer {
  const type = eventTypes[event]
  let bytes = Buffer.allocUnsafe(ENCODE_BYTES)
  try {
    let end = type.encode(payload, bytes, HEADER_BYTES)
    if (end < 0) {
      bytes = Buffer.allocUnsafe(bytes.length - end)
      end = type.encode(payload, bytes, HEADER_BYTES)
    }
    bytes.writeUInt8(0, 0)
    bytes.writeUInt32BE(id, 1)
    return bytes.subarray(0, end)
  } catch (error) {
    const detail = errorMessage(error)
    throw new Failure('message_undecodable', 'park', `The payload is not a valid ${event}: ${detail}`, error)
  }
}

function readEnvelope(value: Buffer | null): { readonly schemaId: number; readonly avro: Buffer } {
  if (value === null || value.length < HEADER_BYTES || value[0] !== 0) {
    throw new Failure('message_undecodable', 'park', whatInstead(value ?? Buffer.alloc(0)))
  }
  return { schemaId: value.readUInt32BE(1), avro: value.subarray(HEADER_BYTES) }
}

/** What writers of other formats are told: most of them chose one, and do not know of this one. */
function whatInstead(value: Buffer): string {
  const beginning = value.toString('latin1', 0, 8)
  if (/^\s*[{[]/.test(beginning)) return 'The bytes are JSON and do not begin with a schema id'
  if (beginning.startsWith('Obj\x01')) return 'The bytes are an Avro file, with a schema of its own and no schema id'
  return 'The bytes do not begin with a schema id'
}
