// Runs histories and looks at everything they left: which check first finds a fault, and where.
import type { Pool } from 'pg'
import type { HoldState, Ledger } from '../../infra/ledger/port.ts'
import type { AccountId, IdMaker, JobId } from '../../schemas/ids.ts'
import { LEDGER_TOPIC } from '../harness/ledger-requests.ts'
import { type History, runHistories } from './ledger-history.ts'
import { type Balances, balancesOf, type ModelState, sameBalances } from './ledger-model.ts'

export type AuditOptions = {
  readonly ledger: Ledger
  readonly sql: Pool
  readonly ids: IdMaker
  readonly seeds: readonly number[]
  /** Removes ended jobs beside everything else; their events stay, and what their entries added up to. */
  readonly forgetting?: boolean
}

/** `model`: an answer; `state`: the rows afterwards; `events`: the outbox; `books`: the reconciler. */
export type Fault = { readonly check: 'model' | 'state' | 'events' | 'books'; readonly detail: string }

export type Audit = { readonly histories: number; readonly commands: number; readonly faults: readonly Fault[] }

const FORGET_MAX = 100
/** So many histories run side by side; more only make each round's queue longer. */
const COHORT = 250

export async function auditHistories(options: AuditOptions): Promise<Audit> {
  const faults: Fault[] = []
  let commands = 0
  for (let at = 0; at < options.seeds.length && faults.length === 0; at += COHORT) {
    const seeds = options.seeds.slice(at, at + COHORT)
    const openAccounts = (count: number, credits: number) => createAccounts(options, count, credits)
    const forget = options.forgetting ? () => forgetEnded(options) : undefined
    const histories = await runHistories({ ...options, seeds, openAccounts, forget })
    for (const history of histories) {
      if (history.kind === 'explained') commands += history.commands
      else faults.push({ check: 'model', detail: `seed ${history.seed}: ${JSON.stringify(history.round)}` })
    }
    faults.push(...(await compareRows(options.sql, histories)))
  }
  faults.push(...(await (options.forgetting ? countEvents : compareEvents)(options.sql)))
  const breaches = await options.ledger.reconcile()
  faults.push(...breaches.map((breach): Fault => ({ check: 'books', detail: JSON.stringify(breach) })))
  return { histories: options.seeds.length, commands, faults }
}

/** In one statement each: making accounts is not what is tested, and there are tens of thousands of them. */
async function createAccounts({ sql, ids }: AuditOptions, count: number, credits: number): Promise<AccountId[]> {
  const accounts = Array.from({ length: count }, () => ids.account())
  await sql.query(`insert into account (id, name, tier) select id, id, 'enterprise' from unnest($1::text[]) id`, [
    accounts,
  ])
  await sql.query(`select grant_credits(id, $2, $3, '{}') from unnest($1::text[]) id`, [
    accounts,
    credits,
    LEDGER_TOPIC,
  ])
  return accounts
}

/** Every job that has ended, as if long ago and its files removed. */
async function forgetEnded({ ledger, sql }: AuditOptions): Promise<readonly JobId[]> {
  await sql.query(
    'update job set input_key = null, asset_key = null where finished_at is not null and (input_key is not null or asset_key is not null)',
  )
  return ledger.retention.forgetJobs(0, FORGET_MAX)
}

async function compareRows(sql: Pool, histories: readonly History[]): Promise<Fault[]> {
  const explained = histories.filter((history) => history.kind === 'explained')
  const owners = explained.flatMap(({ states }) => [...states[0].accounts.keys()])
  const accounts = await sql.query(
    'select id, granted::int, available::int, held::int, spent::int from account where id = any($1)',
    [owners],
  )
  const holds = await sql.query('select account_id, job_id, state from hold where account_id = any($1)', [owners])
  const balancesById = new Map(accounts.rows.map(({ id, ...balances }) => [id, balances]))
  const holdsByAccount = Map.groupBy(holds.rows, (row) => row.account_id)
  return explained.flatMap(({ seed, states }): Fault[] => {
    const wrong = states.map((state) => differences(state, balancesById, holdsByAccount))
    return wrong.some((details) => details.length === 0)
      ? []
      : wrong[0].map((detail) => ({ check: 'state', detail: `${seed}: ${detail}` }))
  })
}

/** What the rows of a history's accounts have otherwise than the model. */
function differences(
  state: ModelState,
  balancesById: ReadonlyMap<AccountId, Balances>,
  holdsByAccount: ReadonlyMap<AccountId, readonly { readonly job_id: JobId; readonly state: HoldState }[]>,
): readonly string[] {
  const accountIds = [...state.accounts.keys()]
  const balances = accountIds
    .filter((id) => !sameBalances(balancesById.get(id), balancesOf(state, id)))
    .map((id) => `${id} ${JSON.stringify(balancesById.get(id))}`)
  const found = new Map(accountIds.flatMap((id) => holdsByAccount.get(id) ?? []).map((row) => [row.job_id, row.state]))
  // A hold that is in the rows alone belongs to a job that the model never admitted.
  const holds = [...new Set([...found.keys(), ...state.jobs.keys()])]
    .filter((jobId) => found.get(jobId) !== state.jobs.get(jobId)?.hold)
    .map((jobId) => `${jobId} is ${found.get(jobId)} and not ${state.jobs.get(jobId)?.hold}`)
  return [...balances, ...holds]
}

/** One ledger event for each entry and one refund event for each refund that the ledger decided, none besides. */
async function compareEvents(sql: Pool): Promise<Fault[]> {
  const { rows } = await sql.query(`
    select 'entry ' || e.id as wrong from entry e
      left join (select key, count(*) as sent from outbox where event = 'ledger' group by key) o on o.key = e.id
      where coalesce(o.sent, 0) <> 1
    union all
    select 'event ' || v.key from outbox v left join entry e on e.id = v.key and e.kind = v.payload ->> 'kind'
      where v.event = 'ledger' and e.id is null
    union all
    select 'work of ' || j.id from job j left join outbox o on o.id = j.work_outbox_id and o.key = j.id
      where o.id is null
    union all
    select 'balances after the last event of ' || a.id from account a
      join (select distinct on (payload ->> 'accountId') payload from outbox where event = 'ledger'
        order by payload ->> 'accountId', id desc) n on n.payload ->> 'accountId' = a.id
      where (n.payload ->> 'available')::bigint <> a.available or (n.payload ->> 'held')::bigint <> a.held
        or (n.payload ->> 'spent')::bigint <> a.spent
    union all
    select 'refund events of ' || j.id from job j
      left join (select key, count(*) as sent from outbox where event = 'refund' group by key) o on o.key = j.id
      where coalesce(o.sent, 0)
        <> case when j.refund ->> 'decidedBy' in ('deadline', 'cancel', 'sweeper') then 1 else 0 end
    limit 10`)
  return rows.map(({ wrong }): Fault => ({ check: 'events', detail: wrong }))
}

/**
 * Where entries go: each ledger event is of an entry that is there or was carried forward with the other of its job.
 */
async function countEvents(sql: Pool): Promise<Fault[]> {
  const { rows } = await sql.query(`
    select (select count(*) from outbox where event = 'ledger')::int as events, (select count(*) from entry)::int as entries,
      (select coalesce(sum(completed + refunded), 0) from closed_month)::int as forgotten`)
  const [{ events, entries, forgotten }] = rows
  const isWhole = events === entries + 2 * forgotten && forgotten > 0
  return isWhole ? [] : [{ check: 'events', detail: JSON.stringify(rows[0]) }]
}
