// The registry's REST calls that its client gets wrong: the client sets BACKWARD compatibility, only after the first
// version is in, and throws where a subject has another level. The paths are Confluent's, which Apicurio serves under
// `/apis/ccompat/v7`.
import { z } from 'zod'
import { Failure } from '../../lifecycle/failure.ts'

/** Registries answer in milliseconds; one that hangs must not block its callers. */
export const REGISTRY_TIMEOUT_MS = 5000
/** Two processes that register the same schema at once can make the registry's database refuse one of them. */
const ATTEMPTS_MOST = 3

export type RegistryRest = {
  readonly globalCompatibility: () => Promise<string>
  readonly setGlobalCompatibility: (level: string) => Promise<void>
  /** Sets the level of one subject. Answers false when the subject does not exist yet. */
  readonly setCompatibility: (subject: string, level: string) => Promise<boolean>
  /** The id of exactly this schema in the subject, if it is there. */
  readonly idOf: (subject: string, schema: string) => Promise<number | undefined>
  /**
   * Adds a version; throws Failure('registry_refused', 'crash') when the schema is not compatible with those before.
   */
  readonly addVersion: (subject: string, schema: string) => Promise<number>
}

const idAnswer = z.object({ id: z.number().int() })
const levelAnswer = z.object({ compatibilityLevel: z.string() })

export function createRegistryRest(registryUrl: string): RegistryRest {
  const call = (method: string, path: string, body?: unknown) => callRegistry(registryUrl, method, path, body)
  const at = (subject: string): string => encodeURIComponent(subject)
  return {
    globalCompatibility: async () =>
      levelAnswer.parse(accepted(await call('GET', '/config'), 'the global level')).compatibilityLevel,
    setGlobalCompatibility: async (level) => {
      accepted(await call('PUT', '/config', { compatibility: level }), 'the global level')
    },
    setCompatibility: async (subject, level) => {
      const answer = await call('PUT', `/config/${at(subject)}`, { compatibility: level })
      if (answer.status === 404) return false
      accepted(answer, `the level of ${subject}`)
      return true
    },
    idOf: async (subject, schema) => {
      const answer = await call('POST', `/subjects/${at(subject)}`, { schema })
      return answer.status === 404 ? undefined : idAnswer.parse(accepted(answer, `the schema of ${subject}`)).id
    },
    addVersion: async (subject, schema) =>
      idAnswer.parse(
        accepted(await call('POST', `/subjects/${at(subject)}/versions`, { schema }), `a new version of ${subject}`),
      ).id,
  }
}

/** Throws when the registry does not answer. The list of subjects is what every registry of Confluent's kind has. */
export async function pingRegistry(registryUrl: string): Promise<void> {
  accepted(await callRegistry(registryUrl, 'GET', '/subjects'), 'the list of subjects')
}

export type RestAnswer = { readonly status: number; readonly body: unknown }

/**
 * One call of the registry. Throws Failure('registry_unavailable', 'retry') when it does not answer or is out of order.
 */
export async function callRegistry(
  registryUrl: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<RestAnswer> {
  return await withRetries(() => callOnce(`${registryUrl.replace(/\/$/, '')}${path}`, method, body))
}

async function callOnce(url: string, method: string, body: unknown): Promise<RestAnswer> {
  try {
    const response = await fetch(url, {
      method,
      headers: { 'content-type': 'application/vnd.schemaregistry.v1+json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(REGISTRY_TIMEOUT_MS),
    })
    const text = await response.text()
    return { status: response.status, body: parsed(text) }
  } catch (error) {
    throw new Failure('registry_unavailable', 'retry', 'The schema registry did not answer', error)
  }
}

async function withRetries(call: () => Promise<RestAnswer>): Promise<RestAnswer> {
  let answer = await call()
  for (let attempt = 1; attempt < ATTEMPTS_MOST && answer.status >= 500; attempt += 1) answer = await call()
  if (answer.status < 500) return answer
  throw new Failure('registry_unavailable', 'retry', `The schema registry answered ${answer.status}`)
}

/** The body of a 2xx answer. A wrong schema or compatibility level is our mistake, so trying again would not help. */
function accepted({ status, body }: RestAnswer, what: string): unknown {
  if (status >= 200 && status < 300) return body
  throw new Failure(
    'registry_refused',
    'crash',
    `The schema registry refused ${what}: ${status} ${JSON.stringify(body)}`,
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text.slice(0, 500)
  }
}
