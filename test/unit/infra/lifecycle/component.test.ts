import { describe, expect, test } from '@jest/globals'
import { type Component, sideBySide } from '../../../../infra/lifecycle/component.ts'
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
