// One outage under a steady load: what callers saw meanwhile, how soon all was well again, and whether the books agree.
import type { Api } from '../harness/api.ts'
import { isAtRest } from '../harness/at-rest.ts'
import { until } from '../harness/kafka.ts'
import { type ProgramName, programFiles, type TestService } from '../harness/service.ts'
import { type Call, measureCall, startSteadyCalls } from './steady-calls.ts'

/** Long enough for calls to be under way when the server goes. */
const BEFORE_MS = 1500
/**
 * A drawing takes some 50 ms; one that took this long was waiting for something, on a machine that is not slower by
 * itself.
 */
const AT_ONCE_MS = 1500
/** So many calls in a row that are answered at once mean that it is over. */
const GOOD_IN_A_ROW = 10
/** How many times as long as a call takes that is alone: a machine with much else to do sets the measure itself. */
const SLOWER_MOST = 3
const RECOVERY_LIMIT_MS = 180_000
const BOOKS_LIMIT_MS = 120_000
const CREDITS_PER_CALL = 4

export type OutageReport = {
  readonly calls: readonly Call[]
  /** What a call takes here that is alone, before anything is taken away or after all is well, whichever is slower. */
  readonly usualMs: number
  /** From the kill until the server answered again, milliseconds; so are all times here. */
  readonly awayMs: number
  /** From then until a call was answered with a drawing. */
  readonly firstAnswerMs: number
  /** From then until the last call began that was not answered with a drawing at once. */
  readonly lastNoticedMs: number
  readonly longestCallMs: number
  /** From then until nothing was held, no message waited in the outbox and settlement had read everything. */
  readonly booksClosedMs: number
  /** Credits that the calls cost, every call that failed repeated with its key. */
  readonly spent: number
  readonly expectedSpent: number
  readonly breaches: readonly unknown[]
  /** Programs that are not the process they were before. */
  readonly replaced: readonly ProgramName[]
}

/** @param wreck resolves when the server that it took away is back. */
export async function runOutage(service: TestService, api: Api, wreck: () => Promise<void>): Promise<OutageReport> {
  const usualBeforeMs = await measureCall(api)
  const spentBefore = (await api.account()).spent
  const pids = livingPids(service)
  const load = startSteadyCalls(api, usualBeforeMs)
  await until('calls are answered before anything is taken away', () =>
    load.calls().some(({ status }) => status === 200),
  )
  await new Promise((resolve) => setTimeout(resolve, BEFORE_MS))
  const isGood = (call: Call): boolean => isDrawnWithin(call, Math.max(AT_ONCE_MS, SLOWER_MOST * usualBeforeMs))
  const wreckedAt = performance.now()
  await wreck()
  const backAt = performance.now()
  const since = (): readonly Call[] => load.calls().filter(({ startedAt }) => startedAt >= backAt)
  const isOver = (): boolean => since().slice(-GOOD_IN_A_ROW).filter(isGood).length === GOOD_IN_A_ROW
  await until('calls are answered at once again', isOver, RECOVERY_LIMIT_MS)
  const calls = await load.stop()
  await until('the books are closed', () => isAtRest(service), BOOKS_LIMIT_MS)
  const booksClosedAt = performance.now()
  const repeated = await repeatFailed(api, calls)
  await until('the books are closed again', () => isAtRest(service), BOOKS_LIMIT_MS)
  const { spent } = await api.account()
  const answeredAt = calls
    .filter(({ status, endedAt }) => status === 200 && endedAt >= backAt)
    .map((call) => call.endedAt)
  const noticed = calls.filter((call) => !isGood(call)).map(({ startedAt }) => startedAt)
  return {
    calls,
    usualMs: Math.max(usualBeforeMs, await measureCall(api)),
    awayMs: backAt - wreckedAt,
    firstAnswerMs: Math.min(...answeredAt) - backAt,
    lastNoticedMs: Math.max(0, ...noticed.map((startedAt) => startedAt - backAt)),
    longestCallMs: Math.max(...calls.map(durationOf)),
    booksClosedMs: booksClosedAt - backAt,
    spent: spent - spentBefore,
    expectedSpent: CREDITS_PER_CALL * (calls.filter(({ status }) => status === 200).length + repeated),
    breaches: await service.ledger.reconcile(),
    replaced: livingPids(service).flatMap(({ name, pid }, index) => (pid === pids[index]?.pid ? [] : [name])),
  }
}

const durationOf = ({ startedAt, endedAt }: Call): number => endedAt - startedAt
const isDrawnWithin = (call: Call, limitMs: number): boolean => call.status === 200 && durationOf(call) < limitMs

/** How many calls had which status, such as `200 ×41, 503 ×12`. */
export function statusesOf(calls: readonly Call[]): string {
  const byStatus = Map.groupBy(calls, ({ status }) => status)
  return [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, same]) => `${status} ×${same.length}`)
    .join(', ')
}

/** Repeats what was not answered with a drawing, by its key. @returns how many of them are drawings now. */
async function repeatFailed(api: Api, calls: readonly Call[]): Promise<number> {
  let drawings = 0
  for (const { status, body, idempotencyKey } of calls) {
    if (status === 200) continue
    const again = await api.post('/api/generate', body, { 'idempotency-key': idempotencyKey })
    if (again.status === 200) drawings += 1
    else if (again.body.refunded !== true)
      throw new Error(`a call that failed was answered ${again.status} when repeated`)
  }
  return drawings
}

function livingPids(service: TestService): readonly { readonly name: ProgramName; readonly pid: number | undefined }[] {
  return (Object.keys(programFiles) as ProgramName[]).map((name) => {
    const pid = service.pid(name)
    return { name, pid: pid !== undefined && isAlive(pid) ? pid : undefined }
  })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
