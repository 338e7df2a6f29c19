import { afterEach, describe, expect, test } from '@jest/globals'
import { silentLogger } from '../../../../infra/telemetry/logger.ts'
import { childEnvironment } from '../../../../processors/runtime/pooled-child.ts'
import { createProcessPool, type ProcessPool } from '../../../../processors/runtime/process-pool.ts'

const MEGABYTE = 1024 * 1024
const pools: ProcessPool[] = []

function openPool(childrenMax = 1, memoryBytesMax = 512 * MEGABYTE, coresMax = 4): ProcessPool {
  const environment = childEnvironment({ ...process.env, HEDDLE_S3_SECRET_KEY: 'planted' })
  const pool = createProcessPool({
    name: 'sample',
    taskModule: new URL('./tasks/sample-task.ts', import.meta.url),
    childrenMax,
    memoryBytesMax,
    coresMax,
    nodeFlags: ['--max-old-space-size=64'],
    environment,
    logger: silentLogger,
  })
  pools.push(pool)
  return pool
}

const run = (pool: ProcessPool, wish: string, more: object = {}) =>
  pool.run({ input: { wish, value: 42 }, timeoutMs: 120_000, ...more }) as Promise<Record<string, unknown>>

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})

describe('process pool', () => {
  test('runs tasks one after another in the same child', async () => {
    const pool = openPool()
    const [first, second] = await Promise.all([run(pool, 'echo'), run(pool, 'echo')])
    expect(first.value).toBe(42)
    expect(second.pid).toBe(first.pid)
  })

  test('gives a child the level of its log, and nothing of the service that it does not need', () => {
    const given = childEnvironment({ HEDDLE_LOG_LEVEL: 'warn', HEDDLE_S3_SECRET_KEY: 'planted', PATH: '/bin' })
    expect(given).toEqual({ HEDDLE_LOG_LEVEL: 'warn', PATH: '/bin' })
  })

  test('runs as many tasks at once as it may have children', async () => {
    const pool = openPool(2)
    const [first, second] = await Promise.all([run(pool, 'echo'), run(pool, 'echo')])
    expect(second.pid).not.toBe(first.pid)
  })

  test('shows a child no secret of the environment', async () => {
    const { seen } = await run(openPool(), 'echo')
    expect(seen).not.toContain('HEDDLE_S3_SECRET_KEY')
    expect(seen).toContain('PATH')
  })

  test('passes on progress', async () => {
    const told: unknown[] = []
    await run(openPool(), 'progress', { onProgress: (...args: unknown[]) => told.push(args) })
    expect(told).toEqual([[1, 'drawing']])
  })

  test('tells a rejected input from a broken engine', async () => {
    const pool = openPool()
    await expect(run(pool, 'reject')).rejects.toMatchObject({
      fault: { kind: 'rejected', code: 'invalid_image', field: 'image' },
    })
    await expect(run(pool, 'throw')).rejects.toMatchObject({ fault: { kind: 'failed', code: 'engine_failed' } })
  })

  test.each(['exit', 'segfault'])('goes on with a new child after a child ended by %s', async (wish) => {
    const pool = openPool()
    await expect(run(pool, wish)).rejects.toMatchObject({ code: 'child_died', remedy: 'retry' })
    expect((await run(pool, 'echo')).value).toBe(42)
  })

  test('ends a child that does not answer in time and serves the next task', async () => {
    const pool = openPool()
    await run(pool, 'echo')
    await expect(run(pool, 'spin', { timeoutMs: 300 })).rejects.toMatchObject({ code: 'child_timeout' })
    expect((await run(pool, 'echo')).value).toBe(42)
  })

  test('ends a child that holds too much memory', async () => {
    const pool = openPool(1, 256 * MEGABYTE)
    await expect(run(pool, 'eat')).rejects.toMatchObject({
      code: 'child_memory',
      remedy: 'park',
      message: expect.stringMatching(/MB of memory/),
    })
  })

  test('gives back what a large task held before the next one begins', async () => {
    const pool = openPool()
    const before = await run(pool, 'echo')
    expect((await run(pool, 'litter')).value).toBe(24)
    const after = await run(pool, 'echo')
    expect(after.pid).toBe(before.pid)
    expect(Number(after.memoryBytes)).toBeLessThan(256 * MEGABYTE)
  })

  test('does not try again what filled the heap of a child', async () => {
    const pool = openPool()
    await expect(run(pool, 'hoard')).rejects.toMatchObject({ code: 'child_memory', remedy: 'park' })
    expect((await run(pool, 'echo')).value).toBe(42)
  })

  test('ends a child that uses more CPU time than its task may, and counts anew for each task', async () => {
    const pool = openPool(1, 512 * MEGABYTE, 0.05)
    await run(pool, 'echo')
    await expect(run(pool, 'spin')).rejects.toThrow(/more CPU time than a task may/)
    expect((await run(pool, 'echo')).value).toBe(42)
  })

  test('ends a child at once when its job is stopped', async () => {
    const pool = openPool()
    await run(pool, 'echo')
    const stop = new AbortController()
    const spinning = run(pool, 'spin', { signal: stop.signal })
    setTimeout(() => stop.abort(), 100)
    await expect(spinning).rejects.toMatchObject({ code: 'stopped' })
  })

  test('keeps a child whose next job was stopped while it waited', async () => {
    const pool = openPool()
    const { pid } = await run(pool, 'echo')
    const stop = new AbortController()
    const first = run(pool, 'echo')
    const waiting = run(pool, 'spin', { signal: stop.signal })
    stop.abort()
    await expect(waiting).rejects.toMatchObject({ code: 'stopped' })
    await first
    expect((await run(pool, 'echo')).pid).toBe(pid)
  })

  test('counts waiting for a free child as time the task no longer has', async () => {
    const pool = openPool()
    const spinning = run(pool, 'spin', { timeoutMs: 1500 })
    const waiting = run(pool, 'echo', { timeoutMs: 200 })
    await expect(spinning).rejects.toMatchObject({ code: 'child_timeout' })
    await expect(waiting).rejects.toMatchObject({ code: 'child_timeout' })
  })
})
