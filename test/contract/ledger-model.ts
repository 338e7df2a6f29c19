// The ledger as a pure function: which outcomes a command may have in a state, and what the state is afterwards.
// It knows nothing of SQL, so that both can only agree by both being right.
import { isDeepStrictEqual } from 'node:util'
import type { Admission, HoldState, Settlement } from '../../infra/ledger/port.ts'
import type { AccountId, JobId } from '../../schemas/ids.ts'

export type Balances = {
  readonly granted: number
  readonly available: number
  readonly held: number
  readonly spent: number
}

export type ModelJob = {
  readonly accountId: AccountId
  readonly credits: number
  readonly hold: HoldState
  /** Its deadline lies in the past, so the sweeper may expire it. */
  readonly overdue: boolean
  readonly idempotency?: { readonly key: string; readonly requestHash: string }
}

export type ModelState = {
  readonly accounts: ReadonlyMap<AccountId, Balances>
  readonly jobs: ReadonlyMap<JobId, ModelJob>
}

export type Ending = { readonly jobId: JobId; readonly hold: Exclude<HoldState, 'held'> }

/**
 * What was asked and what was answered. `expire` names the jobs one sweep ended, `forget` those it removed; `granted`
 * is refused below zero.
 */
export type Observation =
  | {
      readonly asked: 'admit'
      readonly jobId: JobId
      readonly job: Omit<ModelJob, 'hold'>
      readonly answered: Admission
    }
  | { readonly asked: 'end'; readonly endings: readonly Ending[]; readonly answered: readonly Settlement[] }
  | { readonly asked: 'expire' | 'forget'; readonly answered: readonly JobId[] }
  | {
      readonly asked: 'grant'
      readonly accountId: AccountId
      readonly credits: number
      readonly answered: Balances | 'refused'
    }

/**
 * Every state that the observations can have led to from one of the given, in some order; none when no order explains
 * them all. More than one where the answers leave it open: a job that was asked for twice and forgotten beside it may
 * have been admitted once or again. It goes through all subsets of the observations: at most 12.
 */
export function explain(states: readonly ModelState[], observations: readonly Observation[]): readonly ModelState[] {
  const reached: ModelState[][] = Array.from({ length: 1 << observations.length }, () => [])
  reached[0].push(...states)
  for (const [seen, reachedHere] of reached.entries()) {
    for (const [index, observation] of observations.entries()) {
      if (seen & (1 << index)) continue
      const reachedThere = reached[seen | (1 << index)]
      for (const state of reachedHere) {
        const next = follow(state, observation)
        if (next && !reachedThere.some((other) => isDeepStrictEqual(other, next))) reachedThere.push(next)
      }
    }
  }
  return reached[reached.length - 1]
}

/** The state after one observation, or undefined when the model would have answered otherwise. */
function follow(state: ModelState, observation: Observation): ModelState | undefined {
  switch (observation.asked) {
    case 'admit':
      return followAdmission(state, observation)
    case 'end':
      return followEndings(state, observation.endings, observation.answered)
    case 'expire':
      return followSweep(state, observation.answered)
    case 'forget':
      return followForgetting(state, observation.answered)
    case 'grant':
      return followGrant(state, observation)
  }
}

function followAdmission(
  state: ModelState,
  { jobId, job, answered }: Extract<Observation, { asked: 'admit' }>,
): ModelState | undefined {
  const balances = balancesOf(state, job.accountId)
  const same = state.jobs.get(jobId)
  if (same) {
    if (same.hold !== 'held') return answered.kind === 'replayed' && answered.job.jobId === jobId ? state : undefined
    return answered.kind === 'admitted' && answered.available === balances.available ? state : undefined
  }
  const earlier = findByKey(state, job)
  if (earlier) return answeredByKey(earlier, job, answered) ? state : undefined
  if (balances.available < job.credits) {
    return answered.kind === 'insufficient_credits' && answered.available === balances.available ? state : undefined
  }
  const after = move(balances, { available: -job.credits, held: job.credits })
  if (answered.kind !== 'admitted' || answered.available !== after.available) return undefined
  return withJob(withAccount(state, job.accountId, after), jobId, { ...job, hold: 'held' })
}

function findByKey(state: ModelState, job: Omit<ModelJob, 'hold'>): readonly [JobId, ModelJob] | undefined {
  const { accountId, idempotency } = job
  if (!idempotency) return undefined
  return [...state.jobs].find(
    ([, other]) => other.accountId === accountId && other.idempotency?.key === idempotency.key,
  )
}

function answeredByKey(
  [jobId, earlier]: readonly [JobId, ModelJob],
  { idempotency }: Omit<ModelJob, 'hold'>,
  answered: Admission,
): boolean {
  if (earlier.idempotency?.requestHash !== idempotency?.requestHash) return answered.kind === 'mismatch'
  if (earlier.hold === 'held') return answered.kind === 'in_flight' && answered.jobId === jobId
  return (
    answered.kind === 'replayed' &&
    answered.job.jobId === jobId &&
    answered.job.state === (earlier.hold === 'posted' ? 'completed' : 'refunded')
  )
}

function followEndings(
  state: ModelState,
  endings: readonly Ending[],
  answered: readonly Settlement[],
): ModelState | undefined {
  if (answered.length !== endings.length) return undefined
  let next = state
  for (const [index, { jobId, hold }] of endings.entries()) {
    const answer = answered[index]
    const job = next.jobs.get(jobId)
    const expected = !job ? 'unknown' : job.hold === 'held' ? 'settled' : 'duplicate'
    if (answer.jobId !== jobId || answer.kind !== expected) return undefined
    if (answer.kind === 'duplicate' && answer.state !== job?.hold) return undefined
    if (job && expected === 'settled') next = end(next, jobId, job, hold)
  }
  return next
}

/** A sweep beside other commands ends some of the overdue holds; one that runs alone must end all (see the test). */
function followSweep(state: ModelState, expired: readonly JobId[]): ModelState | undefined {
  let next = state
  for (const jobId of expired) {
    const job = next.jobs.get(jobId)
    if (!job?.overdue || job.hold !== 'held') return undefined
    next = end(next, jobId, job, 'expired')
  }
  return next
}

/** Balances stay as they are; whatever comes for a job that is gone finds nothing. */
function followForgetting(state: ModelState, gone: readonly JobId[]): ModelState | undefined {
  const haveEnded = gone.every((jobId) => (state.jobs.get(jobId)?.hold ?? 'held') !== 'held')
  const jobs = new Map([...state.jobs].filter(([jobId]) => !gone.includes(jobId)))
  return haveEnded ? { ...state, jobs } : undefined
}

function followGrant(
  state: ModelState,
  { accountId, credits, answered }: Extract<Observation, { asked: 'grant' }>,
): ModelState | undefined {
  const balances = balancesOf(state, accountId)
  if (balances.available + credits < 0) return answered === 'refused' ? state : undefined
  const after = move(balances, { granted: credits, available: credits })
  return answered !== 'refused' && sameBalances(answered, after) ? withAccount(state, accountId, after) : undefined
}

export function sameBalances(one: Balances | undefined, other: Balances): boolean {
  return (
    one !== undefined &&
    one.granted === other.granted &&
    one.available === other.available &&
    one.held === other.held &&
    one.spent === other.spent
  )
}

export const balancesOf = (state: ModelState, accountId: AccountId): Balances =>
  state.accounts.get(accountId) ?? { granted: 0, available: 0, held: 0, spent: 0 }

function end(state: ModelState, jobId: JobId, job: ModelJob, hold: Ending['hold']): ModelState {
  const { credits, accountId } = job
  const back = hold === 'posted' ? { spent: credits } : { available: credits }
  const after = move(balancesOf(state, accountId), { held: -credits, ...back })
  return withJob(withAccount(state, accountId, after), jobId, { ...job, hold })
}

function move(balances: Balances, by: Partial<Balances>): Balances {
  return {
    granted: balances.granted + (by.granted ?? 0),
    available: balances.available + (by.available ?? 0),
    held: balances.held + (by.held ?? 0),
    spent: balances.spent + (by.spent ?? 0),
  }
}

const withAccount = (state: ModelState, accountId: AccountId, balances: Balances): ModelState => ({
  ...state,
  accounts: new Map([...state.accounts, [accountId, balances]]),
})

const withJob = (state: ModelState, jobId: JobId, job: ModelJob): ModelState => ({
  ...state,
  jobs: new Map([...state.jobs, [jobId, job]]),
})
