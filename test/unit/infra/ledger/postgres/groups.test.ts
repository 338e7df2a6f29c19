import { describe, expect, test } from '@jest/globals'
import { createGroups, type GroupTerms } from '../../../../../infra/ledger/postgres/groups.ts'

type Group = { readonly items: readonly string[]; readonly finish: () => void; readonly fail: (error: Error) => void }

type Terms = Partial<Omit<GroupTerms<string, string>, 'run'>>

/** Groups that end when they are told to, each item with itself in capitals. */
function openGroups(terms: Terms = {}) {
  const begun: Group[] = []
  const groups = createGroups<string, string>({
    atOnceMost: 1,
    slowAfterMs: 60_000,
    waitingMost: 10,
    groupMost: 3,
    ...terms,
    run: (items) =>
      new Promise((resolve, reject) => {
        const endOf = async (item: string): Promise<string> => {
          if (item === 'bad') throw new Error('bad')
          if (item === 'stuck') await new Promise(() => {})
          return item.toUpperCase()
        }
        begun.push({ items, finish: () => resolve(items.map(endOf)), fail: reject })
      }),
  })
  return { groups, begun, items: () => begun.map(({ items }) => items.join('')) }
}

/** Ends what has begun and what begins then, until everything has. */
async function finishAll(begun: readonly Group[]): Promise<void> {
  for (let index = 0; index < begun.length; index += 1) {
    begun[index].finish()
    await settled()
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('groups', () => {
  test('a lone item runs at once, and what comes meanwhile goes together in its order', async () => {
    const { groups, begun, items } = openGroups()
    const ends = ['a', 'b', 'c', 'd', 'e'].map((item) => groups('k', item))
    expect(items()).toEqual(['a'])
    await finishAll(begun)
    expect(items()).toEqual(['a', 'bcd', 'e'])
    expect(await Promise.all(ends)).toEqual(['A', 'B', 'C', 'D', 'E'])
  })

  test('keys share a group in turn, so that one with many waiting fills what the others leave', async () => {
    const { groups, begun, items } = openGroups()
    const many = ['a', 'b', 'c', 'd', 'e'].map((item) => groups('many', item))
    const few = [groups('few', 'x'), groups('other', 'y')]
    await finishAll(begun)
    expect(items()).toEqual(['a', 'bxy', 'cde'])
    expect(await Promise.all([...many, ...few])).toEqual(['A', 'B', 'C', 'D', 'E', 'X', 'Y'])
  })

  test('as many groups run at once as may, and one key is in one of them', async () => {
    const { groups, begun, items } = openGroups({ atOnceMost: 2 })
    const ends = ['a', 'b', 'c'].map((item) => groups('k', item))
    const others = [groups('l', 'x'), groups('m', 'y')]
    expect(items()).toEqual(['a', 'x'])
    begun[0].finish()
    await settled()
    expect(items()).toEqual(['a', 'x', 'byc'])
    await finishAll(begun)
    expect(await Promise.all([...ends, ...others])).toEqual(['A', 'B', 'C', 'X', 'Y'])
  })

  test('groups that run at once share the keys evenly, also when those of one call again at once', async () => {
    const { groups, begun, items } = openGroups({ atOnceMost: 2, groupMost: 32 })
    const ends = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((item) => groups(item, item))
    expect(items()).toEqual(['a', 'b'])
    begun[0].finish()
    await settled()
    expect(items()).toEqual(['a', 'b', 'cdef'])
    begun[1].finish()
    await settled()
    expect(items()).toEqual(['a', 'b', 'cdef', 'gh'])
    const again = ['a', 'b', 'i', 'j'].map((item) => groups(item, item))
    begun[2].finish()
    await settled()
    expect(items().at(-1)).toEqual('abi')
    await finishAll(begun)
    expect((await Promise.all([...ends, ...again])).join('')).toBe('ABCDEFGHABIJ')
  })

  test('a group that is slow keeps its key busy and nobody else', async () => {
    const { groups, begun, items } = openGroups({ slowAfterMs: 1 })
    const slow = [groups('k', 'a'), groups('k', 'b')]
    const other = groups('l', 'x')
    while (begun.length < 2) await settled()
    expect(items()).toEqual(['a', 'x'])
    await finishAll(begun)
    expect(await Promise.all([...slow, other])).toEqual(['A', 'B', 'X'])
    expect(items()).toEqual(['a', 'x', 'b'])
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
    await settled()
    begun[3].finish()
    expect(await later).toBe('LATER')
  })

  test('an item whose end does not come holds up no other of its group, and no key but its own', async () => {
    const { groups, begun } = openGroups({ slowAfterMs: 1 })
    const first = groups('k', 'a')
    const others = [groups('l', 'x'), groups('m', 'y')]
    void groups('n', 'stuck')
    void groups('n', 'behind it')
    begun[0].finish()
    await settled()
    expect(begun[1].items).toEqual(['x', 'y', 'stuck'])
    begun[1].finish()
    expect(await Promise.all([first, ...others])).toEqual(['A', 'X', 'Y'])
    const next = groups('l', 'z')
    while (begun.length < 3) await settled()
    begun[2].finish()
    expect(await next).toBe('Z')
    expect(begun).toHaveLength(3)
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
