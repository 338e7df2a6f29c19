// Reads the registry for callers that must not write to it: the registry itself has no logins, so whoever reaches it
// may change or delete anything.
import { z } from 'zod'
import { Failure } from '../../lifecycle/failure.ts'
import { callRegistry } from './registry-rest.ts'
import { isSameSchema, recordName } from './same-schema.ts'

/** Each answers what the registry said, or undefined for what it does not have. */
export type SchemaReader = {
  readonly byId: (id: string) => Promise<unknown>
  readonly versions: (subject: string) => Promise<unknown>
  /** @param version a number, or `latest` */
  readonly version: (subject: string, version: string) => Promise<unknown>
  /** The version of a subject that writes what this schema writes, the newest of several. */
  readonly find: (subject: string, schema: string) => Promise<unknown>
}

/**
 * Throws Failure('registry_unavailable', 'retry') when the registry is away. The caller has checked that names hold
 * nothing that has a meaning in a URL.
 */
export function createSchemaReader(registryUrl: string): SchemaReader {
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await callRegistry(registryUrl, method, path, body)
    if (answer.status === 404) return undefined
    if (answer.status >= 200 && answer.status < 300) return answer.body
    throw new Failure('registry_refused', 'park', `The schema registry answered ${answer.status}`)
  }
  return {
    byId: (id) => ask('GET', `/schemas/ids/${id}`),
    versions: async (subject) => ask('GET', `/subjects/${await ownName(subject, ask)}/versions`),
    version: async (subject, version) => ask('GET', `/subjects/${await ownName(subject, ask)}/versions/${version}`),
    find: async (name, schema) => {
      const subject = await ownName(name, ask)
      return (await ask('POST', `/subjects/${subject}`, { schema })) ?? (await findSame(subject, schema, ask))
    },
  }
}

const TOPIC_AND_RECORD = /^(.+)-(\w+(?:\.\w+)+)$/

/**
 * Serializers may be told to name subjects by topic and record (`TopicRecordNameStrategy` of Confluent's): where the
 * topic has that record, it is the subject that we name by the topic alone.
 */
async function ownName(subject: string, ask: (method: string, path: string) => Promise<unknown>): Promise<string> {
  const [, topic, record] = TOPIC_AND_RECORD.exec(subject) ?? []
  if (topic === undefined) return subject
  const own = `${topic}-value`
  const latest = versionAnswer.safeParse(await ask('GET', `/subjects/${own}/versions/latest`))
  return latest.success && recordName(latest.data.schema) === record ? own : subject
}

/** A subject of ours has few versions: each is one change of an event. More than these are not looked through. */
const VERSIONS_MOST = 50
const versionNumbers = z.array(z.int())
const versionAnswer = z.looseObject({ schema: z.string() })

/** Some registries find only the very text that was registered. */
async function findSame(
  subject: string,
  schema: string,
  ask: (method: string, path: string) => Promise<unknown>,
): Promise<unknown> {
  const numbers = versionNumbers.parse((await ask('GET', `/subjects/${subject}/versions`)) ?? [])
  for (const number of numbers.toReversed().slice(0, VERSIONS_MOST)) {
    const found = versionAnswer.safeParse(await ask('GET', `/subjects/${subject}/versions/${number}`))
    if (found.success && isSameSchema(found.data.schema, schema)) return found.data
  }
  return undefined
}
