import { describe, expect, test } from '@jest/globals'
import { createGroups } from '../../../../infra/ledger/groups.ts'

type Group = { readonly items: readonly string[]; readonly finish: () => void; readonly fail: (error: Error) => void }

/** Groups that end when they are told to, each item with itself in capitals. */
function openGroups(terms: { atOnceMost?: number; waitingMost?: number; groupMost?: number } = {}) {
  const begun: Group[] = []
  const groups = createGroups<string, string>({
    atOnceMost: 1,
    waitingMost: 10,
    groupMost: 3,
    ...terms,
    run: (items) =>
      new Promise((resolve, reject) => {
        const ends = items.map(
          (item): PromiseSettledResult<string> =>
            item === 'bad'
              ? { status: 'rejected', reason: new Error('bad') }
              : { status: 'fulfilled', value: item.toUpperCase() },
        )
        begun.push({ items, finish: () => resolve(ends), fail: reject })
      }),
  })
  return { groups, begun, items: () => begun.map(({ items }) => items.join('')) }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('groups', () => {
  test('a lone item runs at once, what comes meanwhile goes together in its order, and other keys go on', async () => {
    const { groups, begun, items } = openGroups()
    const ends = ['a', 'b', 'c', 'd', 'e'].map((item) => groups('k', item))
    const other = groups('l', 'o')
    expect(items()).toEqual(['a', 'o'])
    begun[0].finish()
    await settled()
    expect(items()).toEqual(['a', 'o', 'bcd'])
    for (let index = 1; index < 4; index += 1) {
      begun[index].finish()
      await settled()
    }
    expect(await Promise.all([...ends, other])).toEqual(['A', 'B', 'C', 'D', 'E', 'O'])
  })

  test('as many groups of a key run at once as may', async () => {
    const { groups, begun, items } = openGroups({ atOnceMost: 2 })
    const ends = ['a', 'b', 'c', 'd'].map((item) => groups('k', item))
    expect(items()).toEqual(['a', 'b'])
    begun[1].finish()
    await settled()
    expect(items()).toEqual(['a', 'b', 'cd'])
    begun[0].finish()
    begun[2].finish()
    expect(await Promise.all(ends)).toEqual(['A', 'B', 'C', 'D'])
  })

  test('an item that fails fails alone, and a group that fails ends no other', async () => {
    const { groups, begun } = openGroups()
    const ends = ['a', 'bad', 'b', 'c', 'd'].map((item) => groups('k', item).catch((error: Error) => error.message))
    begun[0].finish()
    await settled()
    begun[1].finish()
    await settled()
    begun[2].fail(new Error('the server is away'))
    const away = 'the server is away'
    expect(await Promise.all(ends)).toEqual(['A', 'bad', 'B', 'C', away])
    const later = groups('k', 'later')
    begun[3].finish()
    expect(await later).toBe('LATER')
  })

  test('an item is refused, to be retried, once too many wait', async () => {
    const { groups, begun } = openGroups({ waitingMost: 1 })
    const first = groups('k', 'a')
    const second = groups('k', 'b')
    await expect(groups('k', 'c')).rejects.toMatchObject({ code: 'ledger_unavailable', remedy: 'retry' })
    begun[0].finish()
    await settled()
    begun[1].finish()
    expect(await Promise.all([first, second])).toEqual(['A', 'B'])
  })
})
