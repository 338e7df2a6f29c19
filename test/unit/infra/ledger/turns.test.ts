import { describe, expect, test } from '@jest/globals'
import { createTurns } from '../../../../infra/ledger/turns.ts'

/** Work that ends when it is told to. */
function heldWork(started: string[], name: string) {
  let finish: (() => void) | undefined
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return {
    run: async () => {
      started.push(name)
      await done
      return name
    },
    finish: () => finish?.(),
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('turns', () => {
  test('are taken in order within a key, at most so many at once, while other keys go on', async () => {
    const turns = createTurns({ atOnceMost: 2, waitingMost: 10 })
    const started: string[] = []
    const [a, b, c, d, other] = ['a', 'b', 'c', 'd', 'other'].map((name) => heldWork(started, name))
    const results = [turns('k', a.run), turns('k', b.run), turns('k', c.run), turns('k', d.run), turns('l', other.run)]
    await settled()
    expect(started).toEqual(['a', 'b', 'other'])
    b.finish()
    await settled()
    expect(started).toEqual(['a', 'b', 'other', 'c'])
    for (const work of [a, c, d, other]) work.finish()
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd', 'other'])
  })

  test('are handed on by work that fails, which fails alone', async () => {
    const turns = createTurns({ atOnceMost: 1, waitingMost: 10 })
    const failing = turns('k', () => Promise.reject(new Error('of the work')))
    const next = turns('k', () => Promise.resolve('ran'))
    await expect(failing).rejects.toThrow('of the work')
    expect(await next).toBe('ran')
    expect(await turns('k', () => Promise.resolve('later'))).toBe('later')
  })

  test('are refused, to be retried, once too many wait', async () => {
    const turns = createTurns({ atOnceMost: 1, waitingMost: 1 })
    const held = heldWork([], 'a')
    const first = turns('k', held.run)
    const second = turns('k', () => Promise.resolve('b'))
    const refused = { code: 'ledger_unavailable', remedy: 'retry' }
    await expect(turns('k', () => Promise.resolve('c'))).rejects.toMatchObject(refused)
    held.finish()
    expect(await Promise.all([first, second])).toEqual(['a', 'b'])
  })
})
