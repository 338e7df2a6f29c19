import { createHash, createSecretKey } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { DecodedEvent } from '../../../../infra/kafka/port.ts'
import { Failure } from '../../../../infra/lifecycle/failure.ts'
import { silentLogger } from '../../../../infra/telemetry/logger.ts'
import { createTracing } from '../../../../infra/telemetry/tracing.ts'
import { createCancelledJobs } from '../../../../processors/jobs/cancelled-jobs.ts'
import { defineEngineLane } from '../../../../processors/jobs/engine-lane.ts'
import type { EngineTask } from '../../../../processors/jobs/engine-task.ts'
import { createPlaces } from '../../../../processors/runtime/places.ts'
import type { PoolRun } from '../../../../processors/runtime/pooled-child.ts'
import { TaskFailed } from '../../../../processors/runtime/task.ts'
import { eventExamples } from '../../../../schemas/events/examples.ts'
import { topicNames } from '../../../../schemas/topics.ts'
import { createMemoryStore, type MemoryStore } from '../../../harness/fakes/memory-store.ts'

const work = eventExamples['work-upscale']
const event: DecodedEvent = { event: 'work-upscale', payload: work }
const topics = topicNames('unit')
const context = {
  attempt: 1,
  signal: new AbortController().signal,
  traceparent: '00-a-b-01',
  requestId: 'req_1',
  logger: silentLogger,
}
let scratch = ''

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'heddle-unit-'))
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] }
type Draw = (task: EngineTask, run: PoolRun) => Promise<unknown>

/** An engine that writes what it was given in capitals. */
const capitals: Draw = async ({ inputPath, outputPath }) => {
  await writeFile(outputPath, (await readFile(inputPath ?? '', 'utf8')).toUpperCase())
  return {
    format: 'png',
    extension: 'png',
    contentType: 'image/png',
    width: 4,
    height: 2,
    report: { method: 'capitals' },
  }
}

function openLane(draw: Draw, startedAt = work.acceptedAt + 10, drawHeavy?: Draw) {
  let now = startedAt
  const advance = (ms: number): void => {
    now += ms
  }
  const store: Writable<MemoryStore> = createMemoryStore()
  store.objects.set(work.image.key, { bytes: Buffer.from('picture'), meta: { contentType: 'image/png' } })
  let runs = 0
  const pool = {
    run: (run: PoolRun) => {
      runs += 1
      return draw(run.input as EngineTask, run)
    },
  }
  const lane = defineEngineLane({
    name: 'upscale',
    operation: 'upscale',
    event: 'work-upscale',
    taskModule: new URL('file:///none'),
    memoryBytesMax: 1,
    childrenMax: () => 1,
    parametersOf: ({ scale }) => ({ scale }),
    imageOf: ({ image }) => image,
    heavyTask: {
      name: 'heavy',
      taskModule: new URL('file:///none'),
      memoryBytesMax: 2,
      childrenMax: 1,
      takes: ({ method }) => method === 'heavy',
    },
  })
  const heavyPool = drawHeavy && { run: (run: PoolRun) => drawHeavy(run.input as EngineTask, run) }
  const cancelled = createCancelledJobs({ now: () => now })
  const handler = lane.createHandler({
    store,
    pool,
    ...(heavyPool && { heavyPool }),
    topics,
    tracing: createTracing('unit', undefined),
    clock: { now: () => now, sleep: async (ms) => advance(ms) },
    scratchDir: () => scratch,
    assetBaseUrl: 'http://cdn',
    assetSecret: createSecretKey('s', 'utf8'),
    places: createPlaces(2),
    cancelled,
    publishProgress: () => {},
  })
  return { store, handler, advance, cancelled, runs: () => runs }
}

describe('engine lane', () => {
  test('stores the asset, then tells the facts and the caller who waits', async () => {
    const { store, handler } = openLane(capitals)
    const outcome = await handler.handle(event, context)
    const [emitted] = outcome.emit
    expect(emitted).toMatchObject({
      event: 'completion',
      topic: 'unit.completions.v1',
      copyTo: work.replyTopic,
      key: work.jobId,
    })
    const sha256 = createHash('sha256').update('PICTURE').digest('hex')
    expect(emitted.payload).toMatchObject({
      sha256,
      bytes: 7,
      width: 4,
      credits: work.credits,
      report: '{"method":"capitals"}',
    })
    const { assetKey, url } = emitted.payload as { assetKey: string; url: string }
    expect(url).toBe(`http://cdn/${assetKey}`)
    expect(store.objects.get(assetKey)?.bytes.toString()).toBe('PICTURE')
    expect(store.objects.get(assetKey)?.meta.cacheControl).toContain('immutable')
  })

  test('writes a redelivered job onto the same key under the same event id', async () => {
    const { handler } = openLane(capitals)
    const [first] = (await handler.handle(event, context)).emit
    const [second] = (await handler.handle(event, context)).emit
    expect(second.headers.ce_id).toBe(first.headers.ce_id)
    expect((second.payload as { url: string }).url).toBe((first.payload as { url: string }).url)
  })

  test('runs a job once when it is handed out again while it runs', async () => {
    const { handler, runs } = openLane(capitals)
    await Promise.all([handler.handle(event, context), handler.handle(event, context)])
    expect(runs()).toBe(1)
  })

  test('gives the jobs that a heavy task takes to its children, and no others', async () => {
    const whoDraws: string[] = []
    const note =
      (name: string): Draw =>
      (task, run) => {
        whoDraws.push(name)
        return capitals(task, run)
      }
    const { handler } = openLane(note('usual'), undefined, note('heavy'))
    await handler.handle(event, context)
    await handler.handle(
      { ...event, payload: { ...work, jobId: 'job-2' as typeof work.jobId, method: 'heavy' } },
      context,
    )
    expect(whoDraws).toEqual(['usual', 'heavy'])
  })

  test('begins nothing that was cancelled, and tells nothing of it', async () => {
    const { handler, cancelled, runs } = openLane(capitals)
    cancelled.add(work.jobId)
    expect(await handler.handle(event, context)).toEqual({ kind: 'done', emit: [] })
    expect(runs()).toBe(0)
  })

  test('stops what is cancelled while it runs, without trying again', async () => {
    const begun = Promise.withResolvers<void>()
    const endless: Draw = (_task, { signal }) =>
      new Promise((_, reject) => {
        begun.resolve()
        signal?.addEventListener('abort', () => reject(new Failure('stopped', 'retry', 'the job was stopped')))
      })
    const { handler, cancelled } = openLane(endless)
    const outcome = handler.handle(event, context)
    await begun.promise
    cancelled.add(work.jobId)
    expect(await outcome).toEqual({ kind: 'done', emit: [] })
  })

  test('asks an absent object store again until it is back, and draws only once', async () => {
    const { store, handler, runs } = openLane(capitals)
    let away = 5
    const { putBytes } = store
    store.putBytes = async (key, bytes, meta) => {
      if (away-- > 0) throw new Failure('storage_unavailable', 'retry', 'away')
      await putBytes(key, bytes, meta)
    }
    const [emitted] = (await handler.handle(event, context)).emit
    expect(emitted.event).toBe('completion')
    expect(runs()).toBe(1)
    expect(away).toBe(-1)
  })

  test('leaves a store that stays away to the runtime when the deadline comes', async () => {
    const { store, handler, advance } = openLane(capitals)
    const failure = new Failure('storage_unavailable', 'retry', 'away')
    store.putBytes = async () => {
      throw failure
    }
    await expect(handler.handle(event, context)).rejects.toBe(failure)
    advance(2000)
    expect((await handler.handle(event, context)).emit[0]).toMatchObject({
      event: 'refund',
      payload: { code: 'deadline_exceeded' },
    })
  })

  test('refunds expired work before it costs compute', async () => {
    const { handler, runs } = openLane(capitals, work.deadlineAt)
    const [emitted] = (await handler.handle(event, context)).emit
    expect(emitted).toMatchObject({
      event: 'refund',
      topic: 'unit.refunds.v1',
      payload: { code: 'deadline_exceeded', decidedBy: 'processor' },
    })
    expect(runs()).toBe(0)
  })

  test('gives the engine the time that is left', async () => {
    let timeoutMs = 0
    const { handler } = openLane(async (task, run) => {
      timeoutMs = run.timeoutMs
      return capitals(task, run)
    })
    await handler.handle(event, context)
    expect(timeoutMs).toBeLessThan(work.deadlineAt - work.acceptedAt)
    expect(timeoutMs).toBeGreaterThan(0)
  })

  test('refunds a rejected input with its field, and keeps an engine error to the log', async () => {
    const rejected = openLane(() =>
      Promise.reject(new TaskFailed({ kind: 'rejected', code: 'invalid_image', detail: 'torn', field: 'image' })),
    )
    expect((await rejected.handler.handle(event, context)).emit[0].payload).toMatchObject({
      code: 'invalid_image',
      detail: 'torn.',
      field: 'image',
    })
    const broken = openLane(() =>
      Promise.reject(
        new TaskFailed({ kind: 'failed', code: 'engine_failed', detail: 'at /secret/path.ts:3', field: null }),
      ),
    )
    const payload = (await broken.handler.handle(event, context)).emit[0].payload as { code: string; detail: string }
    expect(payload.code).toBe('engine_failed')
    expect(payload.detail).not.toContain('/secret')
  })

  test('lets the runtime retry an outage and refunds when it is told to give up', async () => {
    const died = new Failure('child_died', 'retry', 'gone')
    const { handler } = openLane(() => Promise.reject(died))
    await expect(handler.handle(event, context)).rejects.toBe(died)
    expect((await handler.giveUp(event, died, context)).emit[0]).toMatchObject({
      event: 'refund',
      payload: { code: 'engine_failed' },
    })
  })

  test.each([
    ['child_timeout', 'deadline_exceeded', /longer/],
    ['child_memory', 'memory_exceeded', /memory/],
  ] as const)('says of a child that was ended for %s that it was %s', async (reason, code, detail) => {
    const ended = new Failure(reason, 'park', 'the engine process ended')
    const { handler } = openLane(() => Promise.reject(ended))
    expect((await handler.giveUp(event, ended, context)).emit[0]).toMatchObject({
      event: 'refund',
      payload: { code, detail: expect.stringMatching(detail) },
    })
  })

  test('parks work of another operation', async () => {
    const { handler } = openLane(capitals)
    const stray: DecodedEvent = { event: 'work-generate', payload: eventExamples['work-generate'] }
    await expect(async () => handler.handle(stray, context)).rejects.toMatchObject({ remedy: 'park' })
    expect(await handler.giveUp(stray, 'stray', context)).toMatchObject({ kind: 'parked', reason: 'rejected' })
  })

  test('leaves no file behind', () => {
    const folders = readdirSync(scratch)
    expect(folders.length).toBeGreaterThan(0)
    for (const folder of folders) expect(readdirSync(join(scratch, folder))).toEqual([])
  })
})
