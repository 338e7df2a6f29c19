import { describe, expect, test } from '@jest/globals'
import {
  createConnectionSupervisor,
  type SupervisedConnection,
} from '../../../../../infra/kafka/consumer/connection-supervisor.ts'
import type { Clock } from '../../../../../infra/lifecycle/clock.ts'
import { silentLogger } from '../../../../../infra/telemetry/logger.ts'

const broken = new Error('broken')

describe('the supervisor of a connection', () => {
  test('is started once the first connection is ready, and closes it on stop', async () => {
    const it = supervisorOf(() => staysUp())
    await it.supervisor.start()
    await it.supervisor.stop()
    expect(it.counts).toEqual({ opened: 1, closed: 1 })
    expect(it.givenUp).toEqual([])
  })

  test('replaces a connection that crashed, and closes the one before', async () => {
    const crash = Promise.withResolvers<unknown>()
    const it = supervisorOf((opened) => (opened === 1 ? { ...staysUp(), crashed: crash.promise } : staysUp()))
    await it.supervisor.start()
    crash.resolve(broken)
    await it.openedTimes(2)
    expect(it.counts).toEqual({ opened: 2, closed: 1 })
    await it.supervisor.stop()
  })

  test('replaces a connection that fell silent', async () => {
    const it = supervisorOf(() => staysUp(), { silent: true })
    await it.supervisor.start()
    await it.openedTimes(2)
    expect(it.counts.closed).toBeGreaterThanOrEqual(1)
    await it.supervisor.stop()
  })

  test('replaces a connection that fell silent when its clock was set back', async () => {
    const it = supervisorOf(() => staysUp(), { silent: true, lastSeenAt: 3_600_000 })
    await it.supervisor.start()
    await it.openedTimes(2)
    await it.supervisor.stop()
  })

  test('leaves a connection alone that is heard of', async () => {
    const it = supervisorOf(() => staysUp())
    await it.supervisor.start()
    await it.passed(120_000)
    expect(it.counts).toEqual({ opened: 1, closed: 0 })
    await it.supervisor.stop()
  })

  test('gives up a connection that never becomes ready and tries another', async () => {
    const it = supervisorOf((opened) => (opened === 1 ? { ...staysUp(), ready: new Promise(() => {}) } : staysUp()))
    await it.supervisor.start()
    expect(it.counts).toEqual({ opened: 2, closed: 1 })
    await it.supervisor.stop()
  })

  test('gives up for good after many failures in a short time, and start says why', async () => {
    const it = supervisorOf(() => ({ ...staysUp(), run: () => Promise.reject(broken) }))
    await expect(it.supervisor.start()).rejects.toBe(broken)
    expect(it.givenUp).toEqual([broken])
    expect(it.counts.opened).toBe(21)
    expect(it.counts.closed).toBe(21)
  })

  test('stopped before it is ready fails its start and opens nothing more', async () => {
    const it = supervisorOf(() => ({ ...staysUp(), run: () => new Promise(() => {}) }), { frozen: true })
    const started = it.supervisor.start()
    await it.supervisor.stop()
    await expect(started).rejects.toMatchObject({ code: 'stopped' })
    expect(it.counts).toEqual({ opened: 1, closed: 1 })
    expect(it.givenUp).toEqual([])
  })
})

const staysUp = (): SupervisedConnection => ({
  run: async () => {},
  ready: Promise.resolve(),
  crashed: new Promise(() => {}),
  close: async () => {},
})

type Terms = { readonly silent?: boolean; readonly lastSeenAt?: number; readonly frozen?: boolean }

/** A supervisor over a clock whose every sleep ends in the next turn, with the time it asked for gone by. */
function supervisorOf(make: (opened: number) => SupervisedConnection, terms: Terms = {}) {
  const { silent = false, lastSeenAt = 0, frozen = false } = terms
  let time = 0
  const counts = { opened: 0, closed: 0 }
  const givenUp: unknown[] = []
  const clock: Clock = {
    now: () => time,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        signal?.addEventListener('abort', () => resolve())
        if (frozen) return
        setImmediate(() => {
          if (!signal?.aborted) time += ms
          resolve()
        })
      }),
  }
  const supervisor = createConnectionSupervisor({
    open: async () => {
      counts.opened += 1
      const connection = make(counts.opened)
      return {
        ...connection,
        close: async () => {
          counts.closed += 1
        },
      }
    },
    lastSeenAt: () => (silent ? lastSeenAt : time),
    onGivenUp: (error) => void givenUp.push(error),
    clock,
    random: () => 0.5,
    logger: silentLogger,
  })
  const turnsUntil = async (isTrue: () => boolean): Promise<void> => {
    for (let turn = 0; turn < 5000 && !isTrue(); turn += 1) await new Promise((resolve) => setImmediate(resolve))
    expect(isTrue()).toBe(true)
  }
  return {
    supervisor,
    counts,
    givenUp,
    openedTimes: (times: number) => turnsUntil(() => counts.opened >= times),
    passed: (ms: number) => turnsUntil(() => time >= ms),
  }
}
