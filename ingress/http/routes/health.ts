import { z } from 'zod'
import type { Clock } from '../../../infra/lifecycle/clock.ts'
import { json } from '../response.ts'
import type { Route } from '../route.ts'

/** A server the ingress cannot work without. `check` resolves when it answers. */
export type Dependency = { readonly name: string; readonly check: () => Promise<void> }

/** What the processors compute with, such as `{ provider: 'cpu', detail: '16 cores' }`; undefined while unknown. */
export type ComputeProvider = { readonly provider: string; readonly detail?: string }

export type ReadinessDeps = {
  readonly dependencies: readonly Dependency[]
  readonly computeProvider: () => Promise<ComputeProvider | undefined>
  readonly clock: Clock
}

/** A server that is silent for this long counts as away; callers would wait no longer either. */
const CHECK_TIMEOUT_MS = 2_000
/** Anyone may ask, so the servers are asked once for all who ask within this time. */
const REUSED_FOR_MS = 1_000

const liveness = z.object({ status: z.literal('ok'), version: z.string() })
const readiness = z.object({
  status: z.enum(['ready', 'not_ready']),
  missing: z.array(z.string()).describe('Names of the dependencies that do not answer.'),
  dependencies: z.record(z.string(), z.enum(['ok', 'missing'])),
  compute: z.object({ provider: z.string(), detail: z.string().optional() }),
})

/** The process lives and its event loop turns. Says nothing of servers: a restart would not bring them back. */
export function healthRoute(version: string): Route {
  return {
    method: 'get',
    path: '/healthz',
    handler: () => json(200, { status: 'ok', version }),
    documentation: {
      summary: 'Whether the process lives',
      tag: 'service',
      responses: { 200: { description: 'It lives.', schema: liveness, schemaName: 'Liveness' } },
      errors: [],
    },
  }
}

/** Whether requests can be served now. */
export function readinessRoute(deps: ReadinessDeps): Route {
  const look = reusedFor(REUSED_FOR_MS, deps.clock, () => lookAround(deps))
  return {
    method: 'get',
    path: '/readyz',
    handler: async () => {
      const state = await look()
      return json(state.status === 'ready' ? 200 : 503, state, state.status === 'ready' ? {} : { 'Retry-After': '2' })
    },
    documentation: {
      summary: 'Whether requests can be served, and what is missing',
      tag: 'service',
      responses: {
        200: { description: 'Everything answers.', schema: readiness, schemaName: 'Readiness' },
        503: { description: 'Something is missing.', schema: readiness, schemaName: 'Readiness' },
      },
      errors: [],
    },
  }
}

async function lookAround(deps: ReadinessDeps): Promise<z.infer<typeof readiness>> {
  const answers = await Promise.all(
    deps.dependencies.map(
      async ({ name, check }) => [name, (await succeeds(check, deps.clock)) ? 'ok' : 'missing'] as const,
    ),
  )
  const missing = answers.filter(([, state]) => state === 'missing').map(([name]) => name)
  const compute = await deps.computeProvider().catch(() => undefined)
  return {
    status: missing.length === 0 ? 'ready' : 'not_ready',
    missing,
    dependencies: Object.fromEntries(answers),
    compute: compute ?? { provider: 'unknown' },
  }
}

async function succeeds(check: () => Promise<void>, clock: Clock): Promise<boolean> {
  const timer = new AbortController()
  const timeout = clock.sleep(CHECK_TIMEOUT_MS, timer.signal).then(() => false)
  const answer = check().then(
    () => true,
    () => false,
  )
  const isThere = await Promise.race([answer, timeout])
  timer.abort()
  return isThere
}

function reusedFor<Value>(ms: number, clock: Clock, make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  let madeAt = 0
  return () => {
    if (!value || clock.now() - madeAt >= ms) {
      value = make()
      madeAt = clock.now()
    }
    return value
  }
}
