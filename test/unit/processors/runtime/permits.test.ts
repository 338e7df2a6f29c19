import { describe, expect, test } from '@jest/globals'
import { createPermits, type Permits } from '../../../../processors/runtime/permits.ts'
import { waitFor } from '../../../harness/fakes/wait-for.ts'

/** Jobs that end when they are told to; `begun` has their names in the order in which they began. */
function jobsOf(permits: Permits) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return {
    begun,
    ask: async (lane: string, ...names: readonly string[]) => {
      for (const name of names) {
        void permits.of(lane).within(() => {
          begun.push(name)
          return new Promise<void>((resolve) => ends.set(name, resolve))
        })
      }
      await settled()
    },
    end: async (name: string) => {
      ends.get(name)?.()
      await settled()
    },
  }
}

describe('permits', () => {
  test('of one lane bound how many jobs run, in their order', async () => {
    const jobs = jobsOf(createPermits(['shared'], 2))
    await jobs.ask('shared', 'a', 'b', 'c', 'd')
    expect(jobs.begun).toEqual(['a', 'b'])
    await jobs.end('b')
    expect(jobs.begun).toEqual(['a', 'b', 'c'])
  })

  test('let a job of the less important lane run though the other one fills everything', async () => {
    const jobs = jobsOf(createPermits(['shared', 'batch'], 3))
    await jobs.ask('shared', 'a', 'b', 'c', 'd')
    await jobs.ask('batch', 'x', 'y')
    expect(jobs.begun).toEqual(['a', 'b', 'c', 'x'])
    await jobs.end('x')
    expect(jobs.begun).toEqual(['a', 'b', 'c', 'x', 'y'])
  })

  test('keep one free for the more important lane, so that it begins at once', async () => {
    const jobs = jobsOf(createPermits(['shared', 'batch'], 3))
    await jobs.ask('batch', 'x', 'y', 'z')
    expect(jobs.begun).toEqual(['x', 'y'])
    await jobs.ask('shared', 'a')
    expect(jobs.begun).toEqual(['x', 'y', 'a'])
  })

  test('go to the more important lane first, whoever asked before', async () => {
    const jobs = jobsOf(createPermits(['shared', 'batch'], 2))
    await jobs.ask('shared', 'a', 'b')
    await jobs.ask('batch', 'x', 'y')
    await jobs.ask('shared', 'c')
    expect(jobs.begun).toEqual(['a', 'b', 'x'])
    await jobs.end('a')
    await jobs.end('b')
    expect(jobs.begun).toEqual(['a', 'b', 'x', 'c'])
  })

  test('leave the less important lane one job while callers come in a row, and all its room after that', async () => {
    let nowMs = 0
    const jobs = jobsOf(createPermits(['shared', 'batch'], 4, () => nowMs))
    await jobs.ask('shared', 'call')
    await jobs.end('call')
    await jobs.ask('batch', 'x', 'y', 'z')
    expect(jobs.begun).toEqual(['call', 'x'])
    nowMs += 1000
    await waitFor(() => jobs.begun.length > 2)
    expect(jobs.begun).toEqual(['call', 'x', 'y', 'z'])
  })

  test('tell what is in use and what waits', async () => {
    const permits = createPermits(['shared', 'batch'], 1)
    await jobsOf(permits).ask('shared', 'a', 'b')
    expect(permits.figures()).toEqual([
      { lane: 'shared', inUse: 1, waiting: 1 },
      { lane: 'batch', inUse: 0, waiting: 0 },
    ])
  })
})
