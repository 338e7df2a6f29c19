// One seeded history: rounds of commands that run at once against the real ledger, each round explained by the model.
import type { AdmitRequest, Ledger, Settlement } from '../../infra/ledger/port.ts'
import { Failure } from '../../infra/lifecycle/failure.ts'
import type { AccountId, IdMaker, JobId } from '../../schemas/ids.ts'
import { admitRequest, completionOf, LEDGER_TOPIC, REFUNDS_TOPIC, refundOf } from '../harness/ledger-requests.ts'
import { type Ending, explain, type ModelState, type Observation } from './ledger-model.ts'

const ROUNDS = 5
const COMMANDS_AT_ONCE = 4
const ACCOUNTS = 2
/** Few, so that jobs often find too little. */
const FIRST_GRANT = 12
const HOUR = 3_600_000

export type HistoryOptions = {
  readonly ledger: Ledger
  readonly ids: IdMaker
  /** Uniform in [0, 1), made of the history's seed. */
  readonly random: () => number
  /** Makes an account that no rate limit holds up. */
  readonly makeAccount: () => Promise<AccountId>
}

/** What happened, when the model cannot explain it. */
export type History =
  | { readonly kind: 'explained'; readonly state: ModelState }
  | { readonly kind: 'inexplicable'; readonly before: ModelState; readonly round: readonly Observation[] }

type Scene = HistoryOptions & {
  readonly accounts: readonly AccountId[]
  /** Every request made so far, admitted or not: settling one that was refused must be a no-op too. */
  readonly requests: AdmitRequest[]
}

export async function runHistory(options: HistoryOptions): Promise<History> {
  const accounts: AccountId[] = []
  for (let made = 0; made < ACCOUNTS; made++) accounts.push(await options.makeAccount())
  const scene: Scene = { ...options, accounts, requests: [] }
  let state: ModelState = { accounts: new Map(), jobs: new Map() }
  const opening = accounts.map((accountId) => () => grant(scene, accountId, FIRST_GRANT))
  const rounds = [opening, ...Array.from({ length: ROUNDS }, () => undefined), [() => sweep(scene)]]
  for (const fixed of rounds) {
    const commands = fixed ?? Array.from({ length: COMMANDS_AT_ONCE }, () => chooseCommand(scene))
    const round = (await Promise.all(commands.map((command) => command()))).flatMap(splitUnknown)
    const after = explain(state, round)
    if (!after) return { kind: 'inexplicable', before: state, round }
    state = after
  }
  const forgotten = [...state.jobs.values()].some((job) => job.overdue && job.hold === 'held')
  if (forgotten) return { kind: 'inexplicable', before: state, round: [] }
  return { kind: 'explained', state }
}

/** Which jobs exist is looked up before their accounts are locked, so a batch may be told `unknown` a moment earlier. */
function splitUnknown(observation: Observation): Observation[] {
  if (observation.asked !== 'end') return [observation]
  const { endings, answered } = observation
  const parts = [true, false].map((unknown): Observation => {
    const kept = answered.map(({ kind }) => (kind === 'unknown') === unknown)
    return {
      asked: 'end',
      endings: endings.filter((_, at) => kept[at]),
      answered: answered.filter((_, at) => kept[at]),
    }
  })
  return parts.filter((part) => part.asked === 'end' && part.endings.length > 0)
}

/** Drawn before anything of its round runs, so that a seed makes the same commands whatever order they end in. */
function chooseCommand(scene: Scene): () => Promise<Observation> {
  const draw = scene.random()
  if (draw < 0.4 || scene.requests.length === 0) {
    const request = newRequest(scene)
    return () => admit(scene, request)
  }
  if (draw < 0.5) {
    const request = pick(scene, scene.requests)
    return () => admit(scene, request)
  }
  if (draw < 0.75) {
    const requests = Array.from({ length: 1 + Math.floor(scene.random() * 4) }, () => pick(scene, scene.requests))
    const completed = requests.map(() => scene.random() < 0.6)
    return () => settle(scene, requests, completed)
  }
  if (draw < 0.86) {
    const request = pick(scene, scene.requests)
    const decidedBy = pick(scene, ['deadline', 'cancel'] as const)
    return () => refundOpen(scene, request, decidedBy)
  }
  if (draw < 0.93) return () => sweep(scene)
  const accountId = pick(scene, scene.accounts)
  const credits = 1 + Math.floor(scene.random() * 6)
  return () => grant(scene, accountId, scene.random() < 0.5 ? credits : -credits)
}

function newRequest(scene: Scene): AdmitRequest {
  const acceptedAt = Date.now()
  const overdue = scene.random() < 0.25
  const keyed = scene.random() < 0.4
  const request = admitRequest({
    jobId: scene.ids.job(),
    accountId: pick(scene, scene.accounts),
    credits: 1 + Math.floor(scene.random() * 5),
    acceptedAt,
    deadlineAt: overdue ? acceptedAt - HOUR : acceptedAt + HOUR,
    ...(keyed
      ? { idempotency: { key: `key-${Math.floor(scene.random() * 2)}`, requestHash: pick(scene, ['a', 'b']) } }
      : {}),
  })
  scene.requests.push(request)
  return request
}

async function admit({ ledger }: Scene, request: AdmitRequest): Promise<Observation> {
  const { jobId, accountId, credits, idempotency, deadlineAt, acceptedAt } = request
  const job = { accountId, credits, overdue: deadlineAt < acceptedAt, ...(idempotency ? { idempotency } : {}) }
  return { asked: 'admit', jobId, job, answered: await ledger.admit(request) }
}

async function settle({ ledger }: Scene, requests: readonly AdmitRequest[], completed: readonly boolean[]) {
  const events = requests.map((request, index) =>
    completed[index]
      ? ({ kind: 'completed', completion: completionOf(request) } as const)
      : ({ kind: 'refunded', refund: refundOf(request) } as const),
  )
  const answered = await ledger.settle(events, LEDGER_TOPIC)
  const endings = requests.map(
    ({ jobId }, index) => ({ jobId, hold: completed[index] ? 'posted' : 'voided' }) as Ending,
  )
  return { asked: 'end', endings, answered } satisfies Observation
}

async function refundOpen({ ledger }: Scene, request: AdmitRequest, decidedBy: 'deadline' | 'cancel') {
  const topics = { refunds: REFUNDS_TOPIC, ledger: LEDGER_TOPIC }
  const settlement: Settlement = await ledger.refundOpenJob(refundOf(request, decidedBy), topics)
  const ending: Ending = { jobId: request.jobId, hold: decidedBy === 'deadline' ? 'expired' : 'voided' }
  return { asked: 'end', endings: [ending], answered: [settlement] } satisfies Observation
}

async function sweep({ ledger }: Scene): Promise<Observation> {
  const answered: readonly JobId[] = await ledger.expireHolds(1000, 100, {
    refunds: REFUNDS_TOPIC,
    ledger: LEDGER_TOPIC,
  })
  return { asked: 'expire', answered }
}

async function grant({ ledger }: Scene, accountId: AccountId, credits: number): Promise<Observation> {
  try {
    const { granted, available, held, spent } = await ledger.accounts.grant(accountId, credits, LEDGER_TOPIC)
    return { asked: 'grant', accountId, credits, answered: { granted, available, held, spent } }
  } catch (error) {
    if (error instanceof Failure && error.remedy === 'park')
      return { asked: 'grant', accountId, credits, answered: 'refused' }
    throw error
  }
}

function pick<Item>({ random }: Scene, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]
}
