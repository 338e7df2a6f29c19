// The client and the command over it against a real service: every method, jobs cancelled on their way, and calls that
// are lost and sent again.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { createHeddleClient, type HeddleClient } from '../../ingress/client/heddle-client.ts'
import type { JobEvent } from '../../ingress/client/job-events.ts'
import { verifyWebhook } from '../../ingress/client/verify-webhook.ts'
import { operationTerms } from '../../schemas/operations.ts'
import { startHeddle } from '../harness/heddle-command.ts'
import { until } from '../harness/kafka.ts'
import { startService, type TestService } from '../harness/service.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts'

const drawing = { prompt: 'polka dots', compositionType: 'tile', size: 64 } as const

let service: TestService
let receiver: WebhookReceiver
let client: HeddleClient
beforeAll(async () => {
  receiver = await startWebhookReceiver()
  service = await startService({ env: { HEDDLE_ALLOW_PRIVATE_FETCH: 'true' } })
  client = await newClient()
})
afterAll(async () => {
  await service?.close()
  await receiver?.close()
})

async function newClient(fetchBy?: typeof fetch): Promise<HeddleClient> {
  const { key } = await service.createCaller()
  return createHeddleClient({ url: service.url, key, ...(fetchBy && { fetch: fetchBy }) })
}

/** Nothing in it is flat, so that it is long work. */
function grain(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer()
}

async function listed<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

describe('the client', () => {
  test('draws, stores, traces and enlarges, and tells what it cost', async () => {
    const quote = await client.quote({ operation: 'generate', count: 2, request: drawing })
    expect(quote).toMatchObject({ credits: 2 * operationTerms.generate.credits, affordable: true })
    const drawn = await client.generate(drawing)
    const file = await (await client.download(drawn)).blob()
    expect(file.size).toBe(drawn.bytes)
    const traced = await client.vectorize(await client.uploads.put(file), { quality: 'draft' })
    const enlarged = await client.upscale(drawn.url, { scale: 2 })
    expect([traced.format, enlarged.width]).toEqual(['svg', 2 * drawn.width])
    const { generate, vectorize, upscale } = operationTerms
    const spent = generate.credits + vectorize.credits + upscale.credits
    expect(await client.account()).toMatchObject({ held: 0, spent })
    const jobs = await listed(client.jobs.list({ pageSize: 2, state: 'completed' }))
    expect(jobs.map(({ jobId }) => jobId)).toEqual([enlarged.jobId, traced.jobId, drawn.jobId])
    expect(await client.jobs.get(drawn.jobId)).toMatchObject({ state: 'completed', result: drawn })
    const kinds = (await listed(client.entries({ pageSize: 2 }))).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['granted', 'held', 'held', 'held', 'posted', 'posted', 'posted'])
    const used = async () =>
      await listed(client.usage({ pageSize: 1, per: 'hour', from: new Date(Date.now() - 3.6e6) }))
    await until(
      'all of it is counted',
      async () => (await used()).reduce((sum, { credits }) => sum + credits, 0) === spent,
    )
  })

  test('is told of a job while it runs, cancels it, and has its credits back', async () => {
    const image = await grain()
    const caller = await newClient()
    const { available } = await caller.account()
    const { jobId } = await caller.begin({ operation: 'upscale', image, fields: {} })
    const events: JobEvent[] = []
    for await (const event of caller.jobs.events(jobId)) {
      events.push(event)
      if (event.event === 'progress') await caller.jobs.cancel(jobId)
    }
    expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(['status', 'progress', 'refunded']))
    expect(events.at(-1)).toMatchObject({ event: 'refunded', status: { problem: { code: 'cancelled' } } })
    await expect(caller.jobs.result(jobId)).rejects.toMatchObject({ code: 'cancelled', refunded: true })
    expect(await caller.account()).toMatchObject({ available, held: 0, spent: 0 })
  })

  test('sends a call again after a 503 and a lost answer, and pays once', async () => {
    let calls = 0
    const caller = await newClient(async (input, init) => {
      calls += 1
      const response = await fetch(input, init)
      if (calls === 1) return new Response('', { status: 503, headers: { 'Retry-After': '0' } })
      if (calls === 2) throw new TypeError('the line broke')
      return response
    })
    const drawn = await caller.generate(drawing)
    expect(calls).toBe(3)
    expect((await listed(caller.jobs.list())).map(({ jobId }) => jobId)).toEqual([drawn.jobId])
    expect(await caller.account()).toMatchObject({ held: 0, spent: operationTerms.generate.credits })
  })

  test('keeps webhooks and knows their messages', async () => {
    const { webhooks, generate } = await newClient()
    const { webhookId, secret } = await webhooks.create({ url: receiver.url, events: ['job.completed'] })
    expect(await webhooks.get(webhookId)).toMatchObject({ enabled: true, events: ['job.completed'] })
    expect(await webhooks.update(webhookId, { description: 'orders' })).toMatchObject({ description: 'orders' })
    const rotated = await webhooks.rotate(webhookId, { overlapHours: 1 })
    const { jobId } = await generate(drawing)
    await until('it was told', async () => receiver.received.length > 0)
    const [message] = receiver.received
    if (!message) throw new Error('nothing was received')
    for (const known of [secret, rotated.secret])
      expect(await verifyWebhook(message, known)).toMatchObject({ type: 'job.completed', data: { jobId } })
    const delivered = async () => await listed(webhooks.deliveries(webhookId, { pageSize: 1, state: 'delivered' }))
    await until('the delivery is noted', async () => (await delivered()).length === 1)
    const [{ deliveryId = '' } = {}] = await delivered()
    expect(await webhooks.replay(webhookId, deliveryId)).toMatchObject({ deliveryId, state: 'pending' })
    await webhooks.remove(webhookId)
    expect(await webhooks.list()).toEqual([])
  })
})

describe('the heddle command', () => {
  type Job = { readonly jobId: string; readonly operation: string }
  let folder: string
  let caller: HeddleClient
  let environment: NodeJS.ProcessEnv
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'heddle-work-'))
    const { key } = await service.createCaller('enterprise', 100)
    caller = createHeddleClient({ url: service.url, key })
    environment = { ...service.environment, HEDDLE_URL: service.url, HEDDLE_KEY: key }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const heddle = (...words: readonly string[]) => startHeddle({ environment }, ...words)
  const fileIn = (name: string): string => join(folder, name)

  test('draws, traces and enlarges into files, and tells of the account', async () => {
    const [tile, svg, large] = [fileIn('tile.png'), fileIn('drawing.svg'), fileIn('large.tiff')]
    const drawn = await heddle('generate', 'polka dots', '--size', '64', '--out', tile).ended
    expect(drawn).toMatchObject({ status: 0, stdout: expect.stringMatching(/64 × 64 px, png, .* 4 credits\n$/) })
    const traced = await heddle('vectorize', tile, '--quality', 'draft', '--out', svg).ended
    expect([traced.stderr, traced.status]).toEqual(['', 0])
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg/)
    const enlarged = await heddle('upscale', tile, '--scale', '2', '--out', large, '--json').ended
    expect(JSON.parse(enlarged.stdout)).toMatchObject({ width: 128, format: 'tiff', out: large })
    expect(await sharp(large).metadata()).toMatchObject({ format: 'tiff', width: 128 })
    const listing = JSON.parse((await heddle('jobs', '--limit', '2', '--json').ended).stdout) as Job[]
    expect(listing.map(({ operation }) => operation)).toEqual(['upscale', 'vectorize'])
    const shown = (await heddle('jobs', listing[0].jobId).ended).stdout
    expect(shown).toMatch(/^job {8}job_\S+\noperation {2}upscale\nstate {6}completed\n/)
    expect(shown).toMatch(/\nsize {7}128 × 128 px, tiff, \d+ bytes\n$/)
    expect((await heddle('account').ended).stdout).toContain('85 credits, 0 held, 15 spent of 100')
    expect((await heddle('quote', 'upscale', '--count', '20').ended).stdout).toContain(
      '160 credits of 85, which is too few',
    )
  })

  test('that is interrupted cancels its job, leaves no file, and says so', async () => {
    const picture = fileIn('grain.png')
    writeFileSync(picture, await grain())
    const { held, spent } = await caller.account()
    const { child, ended } = heddle('upscale', picture, '--out', fileIn('never.png'))
    await until('it runs', async () => (await listed(caller.jobs.list({ state: 'running' }))).length === 1)
    child.kill('SIGINT')
    expect(await ended).toMatchObject({ status: 130, stderr: expect.stringMatching(/^job_\S+ cancelled; .* back\n$/) })
    expect(await caller.account()).toMatchObject({ held, spent })
    expect(['never.png', 'never.png.part'].map(fileIn).filter(existsSync)).toEqual([])
  })

  test('says what is wrong before anything is paid, and ends accordingly', async () => {
    const nowhere = await heddle('generate', 'dots', '--out', join(folder, 'nowhere', 'tile.png')).ended
    expect(nowhere).toMatchObject({ status: 2, stderr: expect.stringContaining('nothing can be written') })
    mkdirSync(fileIn('folder.png'))
    const onFolder = await heddle('generate', 'dots', '--out', fileIn('folder.png')).ended
    expect(onFolder).toMatchObject({ status: 2, stderr: expect.stringContaining('it is a folder') })
    expect(await heddle('generate', 'dots', '--scale', '2').ended).toMatchObject({ status: 2 })
    const missing = await heddle('vectorize', 'nowhere.png').ended
    expect(missing).toMatchObject({ status: 2, stderr: expect.stringContaining('no such file') })
    const refused = await heddle('generate', 'polka dots', '--palette', 'madder', '--json').ended
    expect(refused.status).toBe(1)
    expect(JSON.parse(refused.stderr)).toMatchObject({
      code: 'invalid_request',
      errors: [{ field: 'colorPalette[0]' }],
    })
  })
})
