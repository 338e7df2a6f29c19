// The rate that an enterprise account is promised, kept up for minutes: errors, how long calls take, and whether memory
// grows.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '../../harness/api.ts'
import { timingsOf } from './timings.ts'

export type SteadyRate = {
  readonly perMinute: number
  readonly minutes: number
  readonly call: () => Promise<Answer>
  /** Resident memory in megabytes, by process. */
  readonly residentMegabytes: () => Readonly<Record<string, number>>
}

const MINUTE_MS = 60_000
/** The connection broke. */
const broken = (): number => 0

/**
 * Calls begin when they are due, however long others take: a server that falls behind shows it. @returns calls not
 * answered 200.
 */
export async function keepRate({ perMinute, minutes, call, residentMegabytes }: SteadyRate): Promise<number> {
  const everyMs = MINUTE_MS / perMinute
  const startedAt = performance.now()
  let errors = 0
  for (let minute = 1; minute <= minutes; minute += 1) {
    const durationsMs: number[] = []
    const running: Promise<void>[] = []
    for (let index = 0; index < perMinute; index += 1) {
      const dueAt = startedAt + ((minute - 1) * perMinute + index) * everyMs
      await sleep(Math.max(0, dueAt - performance.now()))
      const calledAt = performance.now()
      const status = call().then((answer) => answer.status, broken)
      running.push(
        status.then((answered) => {
          durationsMs.push(performance.now() - calledAt)
          if (answered !== 200) errors += 1
        }),
      )
    }
    await Promise.all(running)
    const { p50Ms, p99Ms } = timingsOf(durationsMs)
    const memory = Object.entries(residentMegabytes()).map(([name, megabytes]) => `${name} ${megabytes} MB`)
    console.log(
      `minute ${minute}: ${perMinute} calls, ${errors} errors so far, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, RSS ${memory.join(', ')}`,
    )
  }
  return errors
}
