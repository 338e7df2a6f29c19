import type { SchemaReader } from '../../../infra/kafka/registry/schema-reader.ts'
import { Failure } from '../../../infra/lifecycle/failure.ts'

export const FAKE_SUBJECT = 'test.completions.v1-value'

/** One subject with one version of one schema, a string, whose id is 7. */
export function createFakeSchemas(): SchemaReader {
  const [subject, schema] = [FAKE_SUBJECT, '{"type":"string"}']
  const registered = { subject, version: 1, id: 7, schema }
  const of = <Value>(name: string, value: Value): Value | undefined => (name === subject ? value : undefined)
  return {
    byId: async (id) => (id === '7' ? { schema } : undefined),
    versions: async (name) => of(name, [1]),
    version: async (name, version) => (['1', 'latest'].includes(version) ? of(name, registered) : undefined),
    find: async (name, text) => {
      if (!text.startsWith('{')) throw new Failure('registry_refused', 'park', 'The schema registry answered 422')
      return text === schema ? of(name, registered) : undefined
    },
  }
}
