// Seeded histories against the real ledger, many side by side. All go through their rounds in step: what one round
// asks, of every history, runs at once over a few connections, and then each history's answers are explained by the
// model.
import type { AdmitRequest, Ledger, Settlement } from '../../infra/ledger/port.ts'
import { Failure } from '../../infra/lifecycle/failure.ts'
import type { AccountId, IdMaker, JobId } from '../../schemas/ids.ts'
import { admitRequest, completionOf, LEDGER_TOPIC, REFUNDS_TOPIC, refundOf } from '../harness/ledger-requests.ts'
import { pick, seededRandom } from '../harness/seeded-random.ts'
import { type Balances, type Ending, explain, type ModelState, type Observation } from './ledger-model.ts'

const ROUNDS_LEAST = 2
const ROUNDS_MOST = 3
const COMMANDS_LEAST = 2
const COMMANDS_MOST = 4
/** Sweeps look at all accounts, so they belong to no history; so many run among the commands of a round. */
const SWEEPS_A_ROUND = 2
const SWEEP_LIMIT = 5000
const ACCOUNTS = 2
/** Commands under way at once: enough to keep every connection busy, few enough that none waits long for one. */
export const AT_ONCE = 16
/** Few, so that jobs often find too little. */
const FIRST_GRANT = 12
const HOUR = 3_600_000

export type HistoriesOptions = {
  readonly ledger: Ledger
  readonly ids: IdMaker
  readonly seeds: readonly number[]
  /** Makes accounts of so many credits each that no rate limit holds up. */
  readonly openAccounts: (count: number, credits: number) => Promise<readonly AccountId[]>
  /** Removes ended jobs beside everything else, as the sweeper does when their time is over; answers which. */
  readonly forget?: (() => Promise<readonly JobId[]>) | undefined
}

/** What happened; `inexplicable` names the round that no order of its commands explains, in the model's eyes. */
export type History =
  | {
      readonly kind: 'explained'
      readonly seed: number
      /** At least one; more where the answers leave open what happened, and only one of them is in the rows. */
      readonly states: readonly ModelState[]
      readonly commands: number
    }
  | {
      readonly kind: 'inexplicable'
      readonly seed: number
      readonly before: readonly ModelState[]
      readonly round: readonly Observation[]
    }

type Scene = {
  readonly seed: number
  /** Uniform in [0, 1), made of the history's seed. */
  readonly random: () => number
  readonly rounds: number
  readonly accounts: readonly AccountId[]
  /** Every request made so far, admitted or not: settling one that was refused must be a no-op too. */
  readonly requests: AdmitRequest[]
  states: readonly ModelState[]
  commands: number
  broken?: Extract<History, { kind: 'inexplicable' }>
}

type Command = () => Promise<Observation>

/** What one sweep over all accounts did: expired holds, or removed ended jobs. */
type Removal = { readonly asked: 'expire' | 'forget'; readonly jobIds: readonly JobId[] }

export async function runHistories(options: HistoriesOptions): Promise<readonly History[]> {
  const accounts = await options.openAccounts(options.seeds.length * ACCOUNTS, FIRST_GRANT)
  const scenes = options.seeds.map((seed, index) =>
    openScene(seed, accounts.slice(index * ACCOUNTS, (index + 1) * ACCOUNTS)),
  )
  for (let round = 0; round < ROUNDS_MOST; round += 1)
    await runRound(
      options,
      scenes.filter((scene) => round < scene.rounds),
      scenes,
    )
  await takeIn(scenes, new Map(), [{ asked: 'expire', jobIds: await sweep(options.ledger) }])
  return scenes.map(historyOf)
}

function openScene(seed: number, accounts: readonly AccountId[]): Scene {
  const random = seededRandom(seed)
  const opened: Balances = { granted: FIRST_GRANT, available: FIRST_GRANT, held: 0, spent: 0 }
  const state = { accounts: new Map(accounts.map((account) => [account, opened])), jobs: new Map() }
  const rounds = between(random, ROUNDS_LEAST, ROUNDS_MOST)
  return { seed, random, rounds, accounts, requests: [], states: [state], commands: 0 }
}

async function runRound(options: HistoriesOptions, active: readonly Scene[], all: readonly Scene[]): Promise<void> {
  const answered = new Map<Scene, Observation[]>()
  // Drawn before anything of the round runs, so that a seed makes the same commands whatever order they end in.
  const tasks = active.flatMap((scene) => {
    const observed: Observation[] = []
    answered.set(scene, observed)
    const count = between(scene.random, COMMANDS_LEAST, COMMANDS_MOST)
    scene.commands += count
    const commands = Array.from({ length: count }, () => chooseCommand(options, scene))
    return commands.map((command) => async () => void observed.push(...splitUnknown(await command())))
  })
  const sweeps: Removal[] = []
  for (let turn = 1; turn <= SWEEPS_A_ROUND; turn += 1) {
    const position = Math.floor((tasks.length * turn) / (SWEEPS_A_ROUND + 1))
    tasks.splice(position, 0, async () => void sweeps.push({ asked: 'expire', jobIds: await sweep(options.ledger) }))
    if (!options.forget) continue
    const { forget } = options
    tasks.splice(position, 0, async () => void sweeps.push({ asked: 'forget', jobIds: await forget() }))
  }
  const next = tasks.values()
  const work = async (): Promise<void> => {
    for (const task of next) await task()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await takeIn(all, answered, sweeps)
}

/** Each history sees of a sweep only its own jobs. */
async function takeIn(
  scenes: readonly Scene[],
  answered: ReadonlyMap<Scene, readonly Observation[]>,
  sweeps: readonly Removal[],
): Promise<void> {
  const swept = sweeps.map(({ asked, jobIds }) => ({ asked, jobs: new Set(jobIds) }))
  for (const scene of scenes) {
    if (scene.broken) continue
    const expiries = swept.flatMap(({ asked, jobs }): Observation[] => {
      const own = scene.requests.map(({ jobId }) => jobId).filter((jobId) => jobs.has(jobId))
      return own.length > 0 ? [{ asked, answered: own }] : []
    })
    const round = [...(answered.get(scene) ?? []), ...expiries]
    const after = explain(scene.states, round)
    if (after.length > 0) scene.states = after
    else scene.broken = { kind: 'inexplicable', seed: scene.seed, before: scene.states, round }
  }
}

/** The last sweep ran alone, so a hold past its deadline that is still held was forgotten. */
function historyOf({ seed, states, broken, commands }: Scene): History {
  if (broken) return broken
  const swept = states.filter(({ jobs }) => ![...jobs.values()].some((job) => job.overdue && job.hold === 'held'))
  if (swept.length === 0) return { kind: 'inexplicable', seed, before: states, round: [] }
  return { kind: 'explained', seed, states: swept, commands }
}

/**
 * Which jobs exist is looked up before their accounts are locked, so a batch may be told `unknown` a moment earlier.
 */
function splitUnknown(observation: Observation): Observation[] {
  if (observation.asked !== 'end') return [observation]
  const { endings, answered } = observation
  const parts = [true, false].map((unknown) => {
    const kept = answered.map(({ kind }) => (kind === 'unknown') === unknown)
    const of = <Item>(items: readonly Item[]): Item[] => items.filter((_, at) => kept[at])
    return { asked: 'end', endings: of(endings), answered: of(answered) } as const
  })
  return parts.filter((part) => part.endings.length > 0)
}

function chooseCommand({ ledger, ids }: HistoriesOptions, scene: Scene): Command {
  const { random, requests } = scene
  const draw = random()
  if (draw < 0.45 || requests.length === 0) {
    const request = newRequest(ids, scene)
    return () => admit(ledger, request)
  }
  if (draw < 0.55) {
    const request = pick(random, requests)
    return () => admit(ledger, request)
  }
  if (draw < 0.8) {
    const chosen = Array.from({ length: between(random, 1, 4) }, () => pick(random, requests))
    const completed = chosen.map(() => random() < 0.6)
    return () => settle(ledger, chosen, completed)
  }
  if (draw < 0.93) {
    const request = pick(random, requests)
    const decidedBy = pick(random, ['deadline', 'cancel'] as const)
    return () => refundOpen(ledger, request, decidedBy)
  }
  const accountId = pick(random, scene.accounts)
  const credits = between(random, 1, 6)
  const sign = random() < 0.5 ? 1 : -1
  return () => grant(ledger, accountId, credits * sign)
}

function newRequest(ids: IdMaker, { random, accounts, requests }: Scene): AdmitRequest {
  const acceptedAt = Date.now()
  const overdue = random() < 0.25
  const keyed = random() < 0.4
  const idempotency = { key: `key-${between(random, 0, 1)}`, requestHash: pick(random, ['a', 'b']) }
  const request = admitRequest({
    jobId: ids.job(),
    accountId: pick(random, accounts),
    credits: between(random, 1, 5),
    acceptedAt,
    deadlineAt: overdue ? acceptedAt - HOUR : acceptedAt + HOUR,
    ...(keyed ? { idempotency } : {}),
  })
  requests.push(request)
  return request
}

async function admit(ledger: Ledger, request: AdmitRequest): Promise<Observation> {
  const { jobId, accountId, credits, idempotency, deadlineAt, acceptedAt } = request
  const job = { accountId, credits, overdue: deadlineAt < acceptedAt, ...(idempotency ? { idempotency } : {}) }
  return { asked: 'admit', jobId, job, answered: await ledger.admit(request) }
}

async function settle(ledger: Ledger, requests: readonly AdmitRequest[], completed: readonly boolean[]) {
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

async function refundOpen(ledger: Ledger, request: AdmitRequest, decidedBy: 'deadline' | 'cancel') {
  const topics = { refunds: REFUNDS_TOPIC, ledger: LEDGER_TOPIC }
  const settlement: Settlement = await ledger.refundOpenJob(refundOf(request, decidedBy), topics)
  const ending: Ending = { jobId: request.jobId, hold: decidedBy === 'deadline' ? 'expired' : 'voided' }
  return { asked: 'end', endings: [ending], answered: [settlement] } satisfies Observation
}

function sweep(ledger: Ledger): Promise<readonly JobId[]> {
  return ledger.expireHolds(1000, SWEEP_LIMIT, { refunds: REFUNDS_TOPIC, ledger: LEDGER_TOPIC })
}

async function grant(ledger: Ledger, accountId: AccountId, credits: number): Promise<Observation> {
  try {
    const { granted, available, held, spent } = await ledger.accounts.grant(accountId, credits, LEDGER_TOPIC)
    return { asked: 'grant', accountId, credits, answered: { granted, available, held, spent } }
  } catch (error) {
    if (error instanceof Failure && error.remedy === 'park')
      return { asked: 'grant', accountId, credits, answered: 'refused' }
    throw error
  }
}

/** A whole number from `least` to `most`, both included. */
const between = (random: () => number, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1))
