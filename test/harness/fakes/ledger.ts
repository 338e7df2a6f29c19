import type {
  Admission,
  AdmitRequest,
  Caller,
  JobRecord,
  Ledger,
  RateState,
  Settlement,
  TerminalEvent,
} from '../../../infra/ledger/port.ts'
import type { UsageRow } from '../../../infra/ledger/ports/usage-port.ts'
import type { ExpectedTimes } from '../../../infra/ledger/usage/expected-times.ts'
import type { Completion, Refund } from '../../../schemas/events/payloads.ts'
import { createApiKey } from '../../../schemas/http/api-key.ts'
import type { AccountId, JobId, KeyId } from '../../../schemas/ids.ts'
import { scopes } from '../../../schemas/scopes.ts'
import { createFakeWebhooks, type FakeWebhooks } from './webhooks.ts'

type Row = { request: AdmitRequest; job: JobRecord }

export type FakeLedger = Pick<
  Ledger,
  | 'admit'
  | 'settle'
  | 'refundOpenJob'
  | 'findJob'
  | 'findJobs'
  | 'listJobs'
  | 'listEntries'
  | 'findAsset'
  | 'findCaller'
  | 'accounts'
  | 'expectedTimes'
  | 'outbox'
  | 'usage'
  | 'uploads'
> & {
  readonly webhooks: FakeWebhooks
  expected: ExpectedTimes | undefined
  readonly admitted: AdmitRequest[]
  /** What every account used, newest first. */
  readonly usageRows: UsageRow[]
  readonly removedRows: string[]
  readonly settleCalls: (readonly TerminalEvent[])[]
  readonly lookUps: () => number
  readonly addCaller: (caller?: Partial<Caller>) => { readonly secret: string; readonly caller: Caller }
  readonly revoke: (secret: string) => void
  /** Answers the next admissions in this way instead of admitting. */
  refuseWith: ((request: AdmitRequest) => Admission) | undefined
  /** Thrown by every call while set. */
  failure: Error | undefined
}

const rate: RateState = { limit: 60, remaining: 59, resetSeconds: 1 }

export function createFakeLedger(randomBytes: (count: number) => Buffer): FakeLedger {
  const callers = new Map<string, Caller>()
  const rows = new Map<string, Row>()
  const byIdempotencyKey = new Map<string, Row>()
  let lookUps = 0
  const uploadsOf = new Map<string, number>()
  const guard = (): void => {
    if (fake.failure) throw fake.failure
  }
  const endOne = (jobId: JobId, end: Pick<JobRecord, 'state' | 'completion' | 'refund'>): Settlement => {
    const row = rows.get(jobId)
    if (!row) return { kind: 'unknown', jobId }
    if (row.job.state === 'completed') return { kind: 'duplicate', jobId, state: 'posted' }
    if (row.job.state === 'refunded') return { kind: 'duplicate', jobId, state: 'voided' }
    row.job = { ...row.job, ...end, finishedAt: Date.now() }
    return { kind: 'settled', jobId }
  }
  const complete = (completion: Completion) => endOne(completion.jobId, { state: 'completed', completion })
  const refund = (refunded: Refund) => endOne(refunded.jobId, { state: 'refunded', refund: refunded })
  const refuse = async (): Promise<never> => {
    throw new Error('not used here')
  }

  const fake: FakeLedger = {
    webhooks: createFakeWebhooks(),
    expected: undefined,
    expectedTimes: async () => fake.expected,
    admitted: [],
    usageRows: [],
    removedRows: [],
    settleCalls: [],
    refuseWith: undefined,
    failure: undefined,
    lookUps: () => lookUps,
    addCaller: (given = {}) => {
      const { secret, hash } = createApiKey(randomBytes)
      const id = randomBytes(16).toString('hex')
      const caller: Caller = {
        accountId: `acct_${id}` as AccountId,
        keyId: `key_${id}` as KeyId,
        tier: 'standard',
        lane: 'shared',
        scopes,
        origins: [],
        addresses: [],
        ...given,
      }
      callers.set(hash.toString('hex'), caller)
      return { secret, caller }
    },
    revoke: (secretHashHex) => void callers.delete(secretHashHex),
    findCaller: async (hash) => {
      guard()
      lookUps += 1
      return callers.get(hash.toString('hex'))
    },
    admit: async (request) => {
      guard()
      const refused = fake.refuseWith?.(request)
      if (refused) return refused
      const keyed = request.idempotency && byIdempotencyKey.get(`${request.accountId} ${request.idempotency.key}`)
      if (keyed) return repeated(keyed, request)
      const { jobId, accountId, operation, lane, credits, acceptedAt, deadlineAt } = request
      const job: JobRecord = { jobId, accountId, operation, lane, credits, acceptedAt, deadlineAt, state: 'accepted' }
      const row = { request, job }
      rows.set(jobId, row)
      if (request.idempotency) byIdempotencyKey.set(`${accountId} ${request.idempotency.key}`, row)
      fake.admitted.push(request)
      return { kind: 'admitted', rate, workOutboxId: `row-${fake.admitted.length}`, available: 100 }
    },
    settle: async (events) => {
      guard()
      fake.settleCalls.push(events)
      return events.map((event) => (event.kind === 'completed' ? complete(event.completion) : refund(event.refund)))
    },
    refundOpenJob: async (refunded) => {
      guard()
      return refund(refunded)
    },
    findJob: async (accountId, jobId) => {
      guard()
      const job = rows.get(jobId)?.job
      return job?.accountId === accountId ? job : undefined
    },
    findJobs: async (jobIds) => {
      guard()
      return jobIds.flatMap((jobId) => rows.get(jobId)?.job ?? [])
    },
    listJobs: async (accountId, { before, state, operation, limit }) => {
      guard()
      const own = [...rows.values()].map(({ job }) => job).filter((job) => job.accountId === accountId)
      const wanted = own.filter((job) => (!state || job.state === state) && (!operation || job.operation === operation))
      const newestFirst = wanted.toSorted((one, other) => (one.jobId < other.jobId ? 1 : -1))
      return newestFirst.filter(({ jobId }) => !before || jobId < before).slice(0, limit)
    },
    listEntries: async () => [],
    findAsset: async (key) => {
      const completions = [...rows.values()].flatMap(({ job }) => job.completion ?? [])
      return completions.find(({ assetKey }) => assetKey === key)
    },
    uploads: {
      add: async (_uploadId, accountId, keptMax) => {
        const kept = uploadsOf.get(accountId) ?? 0
        if (kept < keptMax) uploadsOf.set(accountId, kept + 1)
        return kept < keptMax
      },
      expired: async () => [],
      forget: async () => {},
    },
    usage: {
      reading: refuse,
      record: refuse,
      rebuild: refuse,
      forget: refuse,
      list: async (_accountId, { after, limit }) => {
        guard()
        const from = fake.usageRows.findIndex(
          (row) => row.period === after?.period && row.operation === after.operation,
        )
        return fake.usageRows.slice(from + 1, from + 1 + limit)
      },
    },
    outbox: { due: async () => [], remove: async (ids) => void fake.removedRows.push(...ids), postpone: refuse },
    accounts: {
      create: refuse,
      grant: refuse,
      list: refuse,
      setTier: refuse,
      find: async (accountId) => {
        guard()
        return {
          accountId: accountId as AccountId,
          name: 'a mill',
          tier: 'standard',
          granted: 100,
          available: 90,
          held: 4,
          spent: 6,
        }
      },
    },
  }
  return fake
}

function repeated({ request: first, job }: Row, again: AdmitRequest): Admission {
  if (first.idempotency?.requestHash !== again.idempotency?.requestHash) return { kind: 'mismatch' }
  if (job.state === 'accepted') return { kind: 'in_flight', jobId: job.jobId }
  return { kind: 'replayed', job }
}
