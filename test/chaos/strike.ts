// Load, a fault in the midst of it, and how long it took until everything was as before.
import { setTimeout as sleep } from 'node:timers/promises'
import { createApi } from '../harness/api.ts'
import { until } from '../harness/kafka.ts'
import { seededRandom } from '../harness/seeded-random.ts'
import type { BatchLoad } from './batch-load.ts'
import { checkLagIsZero } from './checks/lag-is-zero.ts'
import type { Scene } from './checks/scene.ts'
import { type FaultName, faults } from './faults/catalogue.ts'
import type { Victim } from './faults/fault.ts'
import { endTold, type LoadCall, startMixedLoad } from './mixed-load.ts'

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

export type Striking = Omit<Victim, 'random'> & {
  readonly seed: number
  /** The calls of every fault so far. */
  readonly scene: Scene & { readonly calls: LoadCall[] }
  readonly batch: BatchLoad
  readonly key: string
  /** A small picture in PNG. */
  readonly picture: Uint8Array
  readonly tell: (line: string) => void
}

const CALL_EVERY_MS = 300
/** So long, and so many at the least, calls come before a fault strikes and after it is over. */
const CALM_MS = 1500
const CALM_CALLS = 5

/**
 * What the fault draws and what the callers draw come from streams of their own, so that how fast callers are answered
 * does not change the faults of a seed.
 *
 * @param turn which fault of the run this is
 */
export async function strikeOnce(run: Striking, fault: FaultName, turn: number): Promise<Strike> {
  const { service, seed, picture, key, scene, batch } = run
  const name = `${fault}-${scene.calls.length}`
  const load = startMixedLoad({
    api: createApi(service.url, key),
    random: streamOf(seed, turn, 'calls'),
    picture,
    name,
    everyMs: CALL_EVERY_MS,
  })
  const producer = batch.start(name)
  const calm = async (): Promise<void> => {
    const before = load.calls().length
    await sleep(CALM_MS)
    await until('calls come', () => load.calls().length >= before + CALM_CALLS)
  }
  await calm()
  const struckAt = Date.now()
  await faults[fault]({ ...run, random: streamOf(seed, turn, 'fault') })
  const healedAt = Date.now()
  await calm()
  await Promise.all([load.stop(), producer.stop()])
  const calls = load.calls()
  scene.calls.push(...calls)
  run.tell(`  ${fault} struck for ${healedAt - struckAt} ms`)
  const lagging = await checkLagIsZero(scene)
  if (lagging.length > 0) run.tell(`  ${lagging[0]?.detail}`)
  const ends = calls.flatMap(({ startedAt, answers }) =>
    answers.flatMap(({ at, answer }) => (answer && endTold(answer) ? [{ startedAt, at, end: endTold(answer) }] : [])),
  )
  // A cancelled job ends without anybody's work, so it proves nothing.
  const results = ends.filter(({ startedAt, end }) => startedAt >= struckAt && end === 'completed')
  return {
    fault,
    struckMs: healedAt - struckAt,
    firstResultMs: Math.min(...results.map(({ at }) => at)) - struckAt,
    longestCallMs: Math.max(...ends.map(({ startedAt, at }) => at - startedAt)),
    atRestMs: Date.now() - struckAt,
  }
}

const streamOf = (seed: number, turn: number, of: 'fault' | 'calls'): (() => number) =>
  seededRandom(seed * 100_003 + turn * 2 + (of === 'fault' ? 0 : 1))
