import { describe, expect, test } from '@jest/globals'
import { type Component, onceServerAnswers, sideBySide } from '../../../../infra/lifecycle/component.ts'
import { Failure } from '../../../../infra/lifecycle/failure.ts'
import { silentLogger } from '../../../../infra/telemetry/logger.ts'

describe('components side by side', () => {
  test('start at once, and those that stop wait for one another in their own group only', async () => {
    const seen: string[] = []
    const slow = Promise.withResolvers<void>()
    const component = (name: string, stopping?: Promise<void>): Component => ({
      name,
      start: async () => void seen.push(`${name} starts`),
      stop: async () => {
        seen.push(`${name} stops`)
        await stopping
        seen.push(`${name} stopped`)
      },
    })
    const lanes = sideBySide(
      'lanes',
      [
        [component('children a'), component('lane a', slow.promise)],
        [component('children b'), component('lane b')],
      ],
      silentLogger,
    )
    await lanes.start()
    expect(seen.splice(0)).toEqual(['children a starts', 'children b starts', 'lane a starts', 'lane b starts'])
    const stopped = lanes.stop().then(() => seen.push('all stopped'))
    // Lane a never ends by itself, so whatever came so far did not wait for it.
    await new Promise(setImmediate)
    expect(seen.splice(0)).toEqual([
      'lane a stops',
      'lane b stops',
      'lane b stopped',
      'children b stops',
      'children b stopped',
    ])
    slow.resolve()
    await stopped
    expect(seen).toEqual(['lane a stopped', 'children a stops', 'children a stopped', 'all stopped'])
  })

  test('are stopped again when one of them cannot start', async () => {
    const seen: string[] = []
    const good: Component = { name: 'good', start: async () => {}, stop: async () => void seen.push('good stops') }
    const bad: Component = { name: 'bad', start: () => Promise.reject(new Error('no room')), stop: async () => {} }
    await expect(sideBySide('both', [[good], [good, bad]], silentLogger).start()).rejects.toThrow('no room')
    expect(seen).toEqual(['good stops', 'good stops'])
  })
})

describe('a component whose server is away', () => {
  /** Sleeps take no time, and move the clock on. */
  function startOf(errors: readonly unknown[]) {
    let nowMs = 0
    let tries = 0
    const clock = {
      now: () => nowMs,
      sleep: async (ms: number) => {
        nowMs += ms
      },
    }
    const component: Component = {
      name: 'kafka',
      start: async () => {
        tries += 1
        const error = errors[tries - 1] ?? (errors.length > 9 ? errors[0] : undefined)
        if (error) throw error
      },
      stop: async () => {},
    }
    const { start } = onceServerAnswers(component, { clock, logger: silentLogger })
    return { start, seen: () => ({ tries, nowMs }) }
  }
  const away = new Failure('kafka_unavailable', 'retry', 'away')

  test('starts as soon as it is there', async () => {
    const { start, seen } = startOf([away, away])
    await start()
    expect(seen()).toEqual({ tries: 3, nowMs: 2_000 })
  })

  test('gives up after two minutes, and at once where time mends nothing', async () => {
    const never = startOf(Array.from({ length: 10 }, () => away))
    await expect(never.start()).rejects.toBe(away)
    expect(never.seen().nowMs).toBe(120_000)
    const wrong = startOf([new Failure('ledger_refused', 'crash', 'no such table')])
    await expect(wrong.start()).rejects.toThrow('no such table')
    expect(wrong.seen().tries).toBe(1)
  })
})
