// One chaos run: servers and programs of its own, load, faults one after the other, and after each everything that must
// hold.
import { Pool } from 'pg'
import sharp from 'sharp'
import { startService } from '../harness/service.ts'
import { openBatchLoad } from './batch-load.ts'
import { type ChaosStack, startChaosStack } from './chaos-stack.ts'
import { checkAll, endAll } from './check-all.ts'
import type { Violation } from './checks/scene.ts'
import type { FaultName } from './faults/catalogue.ts'
import { jumpingClock, keepPrograms } from './programs.ts'
import { type Strike, type Striking, strikeOnce } from './strike.ts'

export type ChaosOptions = {
  readonly seed: number
  readonly faults: readonly FaultName[]
  readonly brokers: 1 | 3
  readonly tell: (line: string) => void
}

export type ChaosReport = {
  readonly seed: number
  readonly brokers: number
  readonly strikes: readonly Strike[]
  readonly jobs: number
  readonly violations: readonly Violation[]
  readonly gaveUp: readonly string[]
  readonly logs: string
}

/** Short, so that what nobody ends is expired while the run looks on. */
const GRACE_MS = 2000
const CREDITS = 10_000_000

export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const stack = await startChaosStack(options.brokers)
  try {
    return await runOn(stack, options)
  } finally {
    await stack.stop()
  }
}

async function runOn(stack: ChaosStack, options: ChaosOptions): Promise<ChaosReport> {
  // One program of a kind runs at a time, as under the launcher.
  const env = { ...jumpingClock, HEDDLE_HOLD_GRACE_MS: String(GRACE_MS), HEDDLE_PLACE: 'chaos' }
  const service = await startService({ addresses: stack.addresses, env })
  const sql = new Pool({ connectionString: service.environment.HEDDLE_POSTGRES_URL, max: 2 })
  // Postgres is killed under it; the next look opens a new connection.
  sql.on('error', () => {})
  const programs = keepPrograms(service)
  try {
    const { key } = await service.createCaller('enterprise', CREDITS)
    const batch = await openBatchLoad(service, (await service.createCaller('enterprise', CREDITS)).accountId)
    const scene = { ...service, sql, batch, calls: [], verified: new Set<string>() }
    const run: Striking = {
      ...options,
      stack,
      service,
      programs,
      scene,
      batch,
      key,
      picture: await drawPicture(),
    }
    const { strikes, violations } = await strikeAll(run, options.faults).finally(batch.close)
    const { rows } = await sql.query('select count(*)::int as jobs from job')
    const left = await endAll(run)
    const facts = { seed: options.seed, brokers: stack.brokers, strikes, jobs: rows[0].jobs, gaveUp: programs.gaveUp() }
    return { ...facts, violations: [...violations, ...left], logs: service.logs() }
  } finally {
    await programs.stop()
    await sql.end()
    await service.close()
  }
}

/** Ends at the first harm: what comes after it would only repeat it. */
async function strikeAll(run: Striking, names: readonly FaultName[]) {
  const strikes: Strike[] = []
  for (const [turn, name] of names.entries()) {
    strikes.push(await strikeOnce(run, name, turn))
    const violations = await checkAll(run)
    const said = violations.length === 0 ? 'all holds' : 'harm done'
    run.tell(`${name}: ${said} (${run.scene.calls.length} calls so far)`)
    if (violations.length > 0) return { strikes, violations }
  }
  return { strikes, violations: [] }
}

const drawPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()
