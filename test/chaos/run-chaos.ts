// One chaos run: servers and programs of its own, load, faults one after the other, and after each everything that must hold.
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import sharp from 'sharp'
import { seededRandom } from '../contract/seeded-random.ts'
import { createApi } from '../harness/api.ts'
import { startService, type TestService } from '../harness/service.ts'
import { type ChaosStack, startChaosStack } from './chaos-stack.ts'
import { checkAnswersTrue } from './checks/answers-true.ts'
import { checkAssetsExist } from './checks/assets-exist.ts'
import { checkBooksBalance } from './checks/books-balance.ts'
import { checkLagIsZero } from './checks/lag-is-zero.ts'
import { checkNothingLeft } from './checks/nothing-left.ts'
import { checkOneEnding } from './checks/one-ending.ts'
import type { Scene, Violation } from './checks/scene.ts'
import { checkTopicsReplay } from './checks/topics-replay.ts'
import { type FaultName, faults } from './faults/catalogue.ts'
import { endTold, type LoadCall, startMixedLoad } from './mixed-load.ts'
import { jumpingClock, keepPrograms, type Programs, programNames } from './programs.ts'

export type ChaosOptions = {
  readonly seed: number
  readonly faults: readonly FaultName[]
  readonly brokers: 1 | 3
  readonly tell: (line: string) => void
}

/** Times are milliseconds from the moment it struck. */
export type Strike = {
  readonly fault: FaultName
  readonly struckMs: number
  /** Until a drawing that was asked for after that moment was there. */
  readonly firstResultMs: number
  readonly longestCallMs: number
  /** Until every call had its end and nothing waited anywhere. */
  readonly atRestMs: number
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

type Run = ChaosOptions & {
  readonly stack: ChaosStack
  readonly service: TestService
  readonly programs: Programs
  readonly scene: Scene & { readonly calls: LoadCall[] }
  readonly random: () => number
  readonly key: string
  readonly picture: Uint8Array
}

const CALL_EVERY_MS = 300
/** So long calls come before a fault strikes and after it is over. */
const CALM_MS = 1500
/** Short, so that what nobody ends is expired while the run looks on. */
const GRACE_MS = 2000
const CREDITS = 10_000_000
/** A round of the sweeper and a little more. */
const SWEEP_MS = 4000

export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const stack = await startChaosStack(options.brokers)
  const env = { ...jumpingClock, HEDDLE_HOLD_GRACE_MS: String(GRACE_MS) }
  const service = await startService({ addresses: stack.addresses, env })
  const sql = new Pool({ connectionString: service.environment.HEDDLE_POSTGRES_URL, max: 2 })
  // Postgres is killed under it; the next look opens a new connection.
  sql.on('error', () => {})
  const programs = keepPrograms(service)
  const scene = { ...service, sql, calls: [], verified: new Set<string>() }
  const { key } = await service.createCaller('enterprise', CREDITS)
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()
  const run: Run = { ...options, stack, service, programs, scene, random: seededRandom(options.seed), key, picture }
  const strikes: Strike[] = []
  const violations: Violation[] = []
  try {
    for (const fault of options.faults) {
      const strike = await strikeOnce(run, fault)
      strikes.push(strike)
      violations.push(...(await checkAll(run)))
      options.tell(
        `${fault}: ${violations.length === 0 ? 'all holds' : 'harm done'} (${scene.calls.length} calls so far)`,
      )
      if (violations.length > 0) break
    }
    const { rows } = await sql.query('select count(*)::int as jobs from job')
    violations.push(...(await endAll(run)))
    const { seed } = options
    const logs = service.logs()
    return { seed, brokers: stack.brokers, strikes, jobs: rows[0].jobs, violations, gaveUp: programs.gaveUp(), logs }
  } finally {
    await programs.stop()
    await sql.end()
    await service.close()
    await stack.stop()
  }
}

async function strikeOnce(run: Run, fault: FaultName): Promise<Strike> {
  const { service, random, picture, key, scene } = run
  const name = `${fault}-${scene.calls.length}`
  const load = startMixedLoad({ api: createApi(service.url, key), random, picture, name, everyMs: CALL_EVERY_MS })
  await sleep(CALM_MS)
  const struckAt = Date.now()
  await faults[fault](run)
  const healedAt = Date.now()
  await sleep(CALM_MS)
  await load.stop()
  const calls = load.calls()
  scene.calls.push(...calls)
  run.tell(`  ${fault} struck for ${healedAt - struckAt} ms`)
  const lagging = await checkLagIsZero(scene)
  if (lagging.length > 0) run.tell(`  ${lagging[0]?.detail}`)
  const ends = calls.flatMap(({ startedAt, answers }) =>
    answers.flatMap(({ at, answer }) => (answer && endTold(answer) ? [{ startedAt, at }] : [])),
  )
  return {
    fault,
    struckMs: healedAt - struckAt,
    firstResultMs: Math.min(...ends.filter(({ startedAt }) => startedAt >= struckAt).map(({ at }) => at)) - struckAt,
    longestCallMs: Math.max(...ends.map(({ startedAt, at }) => at - startedAt)),
    atRestMs: Date.now() - struckAt,
  }
}

async function checkAll({ scene, service, programs }: Run): Promise<readonly Violation[]> {
  const checks = [
    checkLagIsZero,
    checkOneEnding,
    checkBooksBalance,
    checkAssetsExist,
    checkAnswersTrue,
    checkTopicsReplay,
  ]
  const violations: Violation[] = []
  for (const check of checks) violations.push(...(await check(scene)))
  const pids = programNames.map(programs.pid)
  return [...violations, ...(await checkNothingLeft({ ...scene, scratch: scratchOf(service), pids }))]
}

/** Stops everything in good order, lets the sweeper see the reply topics of the dead, and looks at what is left. */
async function endAll({ scene, service, programs }: Run): Promise<readonly Violation[]> {
  await programs.stop()
  await service.kill('ingress', 'SIGTERM')
  await service.kill('work', 'SIGTERM')
  // It removes a reply topic that it saw without a reader twice, two minutes apart.
  for (let looks = 0; looks < 2; looks += 1) {
    process.kill(programs.pid('control'), 'SIGUSR2')
    await sleep(SWEEP_MS)
  }
  await service.kill('control', 'SIGTERM')
  return checkNothingLeft({ ...scene, scratch: scratchOf(service), pids: [] })
}

const scratchOf = ({ environment }: TestService): string => environment.TMPDIR ?? ''
