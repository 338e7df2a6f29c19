// What the batch commands do, in which order, and what they refuse.
import { describe, expect, test } from '@jest/globals'
import type { PrincipalTerms } from '../../../../infra/kafka/port.ts'
import type { BatchAccess } from '../../../../infra/ledger/ports/batch-port.ts'
import { type BatchDeps, runBatchCommand } from '../../../../ingress/admin/batch-commands.ts'
import type { StreamAccess } from '../../../../ingress/admin/stream-access.ts'
import type { AccountId } from '../../../../schemas/ids.ts'

const accountId = 'acct_0199a1b2c3d47000800000000000abcd' as AccountId
const account = { accountId, name: 'mill', tier: 'standard', granted: 0, available: 0, held: 0, spent: 0 } as const
const none = { outOfCredits: undefined, perMinute: undefined }

function openDesk(access?: Partial<BatchAccess>) {
  const done: string[] = []
  const created: PrincipalTerms[] = []
  let saved: BatchAccess | undefined = access && {
    accountId,
    tier: 'standard',
    lane: 'shared',
    enabled: true,
    generation: 1,
    outOfCredits: 'wait',
    ...access,
  }
  const streams: Omit<StreamAccess, 'producer' | 'readTopic'> = {
    namespace: 'heddle',
    clientBrokers: ['127.0.0.1:9094'],
    securityProtocol: 'SASL_PLAINTEXT',
    registryUrl: 'http://127.0.0.1:8081',
    topics: { ensure: async (topics) => void done.push(`topics ${topics.length}`) },
    codec: {
      register: async () => void done.push('schemas'),
      decode: () => Promise.reject(new Error('nothing is read')),
    },
    principals: {
      create: async (terms) => {
        created.push(terms)
        done.push(`create ${terms.name.slice(-2)}`)
      },
      remove: async (name) => void done.push(`remove ${name.slice(-2)}`),
      named: async () => [],
    },
  }
  const deps: BatchDeps = {
    ledger: {
      accounts: { find: async (named: string) => (named === 'mill' ? account : undefined) },
      batch: {
        find: async () => saved,
        save: async (changed: Omit<BatchAccess, 'tier' | 'lane'>) => {
          saved = { tier: 'standard', lane: 'shared', ...changed }
          done.push(`save ${changed.enabled ? 'on' : 'off'}`)
        },
      },
    } as never,
    // Batch commands neither send nor read records.
    withStreams: (work) => work(streams as StreamAccess),
    randomBytes: (count) => new Uint8Array(count).fill(7),
  }
  const run = (verb: string, options: Parameters<typeof runBatchCommand>[2] = none) =>
    runBatchCommand(verb, ['mill'], options, deps)
  return { run, done, created, saved: () => saved, deps }
}

describe('batch', () => {
  test('enable makes topics, schemas and the login before admission hears of the account', async () => {
    const { run, done, created } = openDesk()
    const { value, text } = await run('enable')
    expect(done).toEqual(['topics 2', 'schemas', 'create .1', 'save on'])
    expect(created[0]).toMatchObject({
      name: `${accountId}.1`,
      writes: [`heddle.batch.${accountId}.v1`],
      reads: [`heddle.results.${accountId}.v1`],
      groupPrefix: `${accountId}.`,
    })
    expect(value).toMatchObject({
      username: `${accountId}.1`,
      password: created[0].secret,
      brokers: ['127.0.0.1:9094'],
    })
    expect(text).toContain(created[0].secret)
    expect(created[0].secret.length).toBeGreaterThanOrEqual(43)
  })

  test('enable refuses an account that is enabled, and goes on with the next number after disable', async () => {
    await expect(openDesk({}).run('enable')).rejects.toThrow('batch rotate')
    const again = openDesk({ enabled: false, generation: 4, outOfCredits: 'reject' })
    await again.run('enable')
    expect(again.created[0].name).toBe(`${accountId}.5`)
    expect(again.saved()).toMatchObject({ generation: 5, enabled: true, outOfCredits: 'reject' })
  })

  test('rotate takes the old login away before there is a new one; disable takes it away before it is noted', async () => {
    const rotated = openDesk({ generation: 2 })
    await rotated.run('rotate')
    expect(rotated.done).toEqual(['remove .2', 'topics 2', 'schemas', 'create .3', 'save on'])
    const disabled = openDesk({ generation: 2 })
    await disabled.run('disable')
    expect(disabled.done).toEqual(['remove .2', 'save off'])
  })

  test('policy changes what is named and keeps the rest', async () => {
    const desk = openDesk({ perMinute: 50 })
    await desk.run('policy', { outOfCredits: 'reject', perMinute: undefined })
    expect(desk.saved()).toMatchObject({ outOfCredits: 'reject', perMinute: 50 })
    const { value } = await desk.run('policy', { outOfCredits: undefined, perMinute: 'tier' })
    expect(desk.saved()).not.toHaveProperty('perMinute')
    expect(value).toMatchObject({ outOfCredits: 'reject', perMinute: 6000 })
  })

  test('names what is wrong with a command', async () => {
    const { run, deps } = openDesk({})
    for (const perMinute of ['0', '1.5', 'fast', '10000001'])
      await expect(run('policy', { ...none, perMinute })).rejects.toThrow('--per-minute')
    await expect(run('policy', { ...none, outOfCredits: 'beg' })).rejects.toThrow('wait, reject')
    await expect(run('policy', none)).rejects.toThrow('Say what to change')
    await expect(run('open')).rejects.toThrow('batch open')
    await expect(openDesk().run('rotate')).rejects.toThrow('batch enable')
    await expect(runBatchCommand('show', ['nobody'], none, deps)).rejects.toThrow('nobody')
  })
})
