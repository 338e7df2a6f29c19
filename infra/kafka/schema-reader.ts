// Reading in the registry for those who must not write in it: it knows no logins, so whoever reaches it may change or delete anything.
import { Failure } from '../lifecycle/failure.ts'
import { callRegistry } from './registry-rest.ts'

/** Each answers what the registry said, or undefined for what it does not have. */
export type SchemaReader = {
  readonly byId: (id: string) => Promise<unknown>
  readonly versions: (subject: string) => Promise<unknown>
  /** @param version a number, or `latest` */
  readonly version: (subject: string, version: string) => Promise<unknown>
  /** The version of a subject that is exactly this schema. */
  readonly find: (subject: string, schema: string) => Promise<unknown>
}

/** Throws Failure('registry_unavailable', 'retry') when the registry is away. Takes names that mean nothing in an address. */
export function createSchemaReader(registryUrl: string): SchemaReader {
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await callRegistry(registryUrl, method, path, body)
    if (answer.status === 404) return undefined
    if (answer.status >= 200 && answer.status < 300) return answer.body
    throw new Failure('registry_refused', 'park', `The schema registry answered ${answer.status}`)
  }
  return {
    byId: (id) => ask('GET', `/schemas/ids/${id}`),
    versions: (subject) => ask('GET', `/subjects/${subject}/versions`),
    version: (subject, version) => ask('GET', `/subjects/${subject}/versions/${version}`),
    find: (subject, schema) => ask('POST', `/subjects/${subject}`, { schema }),
  }
}
