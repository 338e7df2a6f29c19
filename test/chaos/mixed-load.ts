// Callers of every kind, drawn from a seed: those who wait, those who come back later, those who upload, those who
// cancel. Whatever the answer is, each repeats its call by its key until it has one that says how the job ended.

import type { Answer, Api } from '../harness/api.ts'
import { pick } from '../harness/seeded-random.ts'

export type LoadCall = {
  readonly kind: 'draw' | 'drawLater' | 'trace' | 'cancel'
  readonly idempotencyKey: string
  readonly startedAt: number
  /** Every answer in the order in which they came; the times are of their arrival. */
  readonly answers: readonly TimedAnswer[]
}

export type TimedAnswer = { readonly at: number; readonly answer: Answer | undefined }

export type MixedLoad = {
  readonly calls: () => readonly LoadCall[]
  /** Begins no more calls; resolves when every call has its end. */
  readonly stop: () => Promise<void>
}

export type MixedLoadOptions = {
  readonly api: Api
  readonly random: () => number
  /** A small picture in PNG. */
  readonly picture: Uint8Array
  readonly everyMs: number
  /** So that calls of several loads have keys of their own. */
  readonly name: string
}

const ASK_AGAIN_MS = 400
/** After a server is back, everything ends within its deadline; a call that has no end by then is a finding. */
const PATIENCE_MS = 300_000

export function startMixedLoad(options: MixedLoadOptions): MixedLoad {
  const calls: LoadCall[] = []
  const open = new Set<Promise<void>>()
  const timer = setInterval(() => {
    const call = prepare(options, calls.length)
    calls.push(call)
    const run = follow(options, call).finally(() => open.delete(run))
    open.add(run)
  }, options.everyMs)
  return {
    calls: () => calls,
    stop: async () => {
      clearInterval(timer)
      await Promise.all(open)
    },
  }
}

type Call = LoadCall & { readonly answers: TimedAnswer[]; readonly ask: () => Promise<Answer> }

function prepare({ api, random, picture, name }: MixedLoadOptions, index: number): Call {
  const kind = pick(random, ['draw', 'draw', 'draw', 'drawLater', 'trace', 'cancel'] as const)
  const idempotencyKey = `${name}-${index}`
  const headers = { 'idempotency-key': idempotencyKey, ...(kind === 'drawLater' || kind === 'cancel' ? LATER : {}) }
  const body = { prompt: 'polka dots', compositionType: 'tile', size: 64, seed: index }
  const ask = (): Promise<Answer> =>
    kind === 'trace'
      ? api.upload('/api/vectorize', { image: picture }, headers)
      : api.post('/api/generate', body, headers)
  return { kind, idempotencyKey, startedAt: Date.now(), answers: [], ask }
}

const LATER = { prefer: 'respond-async' }

async function follow({ api }: MixedLoadOptions, call: Call): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS
  let cancelled = call.kind !== 'cancel'
  while (Date.now() < giveUpAt) {
    const answer = await call.ask().catch(() => undefined)
    call.answers.push({ at: Date.now(), answer })
    if (answer && endTold(answer)) return
    if (answer?.status === 202 && !cancelled) {
      const ended = await api.remove(`/api/jobs/${answer.body.jobId}`).catch(() => undefined)
      cancelled = ended?.status === 200
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
}

/** How the job ended, as the answer says; undefined when it says nothing of an end. */
export function endTold({ status, body }: Answer): 'completed' | 'refunded' | undefined {
  if (body.refunded === true || body.state === 'refunded') return 'refunded'
  // A caller who does not wait is told the job's state; one who waits is given the result itself.
  if (body.state === 'completed') return 'completed'
  return status === 200 && body.state === undefined ? 'completed' : undefined
}
