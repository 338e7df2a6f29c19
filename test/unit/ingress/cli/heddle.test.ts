import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { DecodedEvent, IncomingMessage } from '../../../../infra/kafka/port.ts'
import { Failure } from '../../../../infra/lifecycle/failure.ts'
import { UsageError } from '../../../../ingress/admin/answer.ts'
import { connectApi } from '../../../../ingress/cli/heddle/api-address.ts'
import { readHeddleCommand } from '../../../../ingress/cli/heddle/arguments.ts'
import { createResultLines } from '../../../../ingress/cli/heddle/batch-results.ts'
import { readConnection, requireAccount } from '../../../../ingress/cli/heddle/connection.ts'
import { runHeddle } from '../../../../ingress/cli/heddle/run-heddle.ts'
import { namedTopics, readTapStart, tapLines } from '../../../../ingress/cli/heddle/tap.ts'
import { readFields } from '../../../../ingress/cli/heddle/work-options.ts'
import { eventExamples } from '../../../../schemas/events/examples.ts'
import type { Operation } from '../../../../schemas/operations.ts'
import { createWorkFiles } from './work-files.ts'

const { folder, fileOf } = createWorkFiles()

const codec = {
  encode: async (_event: string, payload: unknown) => Buffer.from(JSON.stringify(payload)),
  decode: async (value: Buffer | null): Promise<DecodedEvent> => {
    if (value?.toString() === 'poison') throw new Failure('message_undecodable', 'park', 'no schema')
    return JSON.parse(String(value)) as DecodedEvent
  },
}

function recordOf(event: DecodedEvent | string, headers: Readonly<Record<string, string>> = {}): IncomingMessage {
  return {
    topic: 'heddle.completions.v1',
    partition: 1,
    offset: 7n,
    timestampMs: Date.UTC(2026, 10, 21),
    key: Buffer.from('the-key'),
    value: Buffer.from(typeof event === 'string' ? event : JSON.stringify(event)),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Buffer.from(value)])),
  }
}

describe('batch results', () => {
  const result = eventExamples['batch-result']
  const completed = recordOf({ event: 'batch-result', payload: result }, { ce_id: 'job_1.result' })
  const rejected = recordOf(
    {
      event: 'batch-result',
      payload: {
        ...result,
        outcome: 'rejected',
        reference: null,
        url: null,
        code: 'invalid_record',
        detail: 'No Avro.',
      },
    },
    { ce_id: 'topic/0/41.rejected' },
  )

  test('are shown once each, with the address or the reason', async () => {
    const lines = createResultLines(codec, 'words')
    expect(await lines.take([completed, rejected, completed])).toEqual([
      `completed  summer-0042  ${result.url}`,
      'rejected   record 41  invalid_record: No Avro.',
    ])
    expect(await lines.take([rejected])).toEqual([])
    expect(lines.counts()).toEqual({ completed: 1, refunded: 0, rejected: 1 })
  })

  test.each(['', '\u001b[2Jgone'])('of a record whose reference is %j name its place', async (reference) => {
    const refused = { ...result, outcome: 'rejected' as const, reference, sourceOffset: 43, code: 'a', detail: 'B.' }
    const record = recordOf({ event: 'batch-result', payload: refused }, { ce_id: 'topic/0/43.rejected' })
    expect(await createResultLines(codec, 'words').take([record])).toEqual(['rejected   record 43  a: B.'])
  })

  test('of a record that is wrong in several places name all of them', async () => {
    const errors = [
      { field: 'parameters.colour', message: 'is not a known field' },
      { field: 'imageUrl', message: 'is required, or inputUploadId' },
    ]
    const refused = {
      ...result,
      outcome: 'rejected' as const,
      code: 'invalid_request',
      detail: 'x (and 1 more).',
      errors,
    }
    const record = recordOf({ event: 'batch-result', payload: refused }, { ce_id: 'topic/0/42.rejected' })
    expect(await createResultLines(codec, 'words').take([record])).toEqual([
      'rejected   summer-0042  invalid_request: parameters.colour is not a known field; imageUrl is required, or inputUploadId',
    ])
  })

  test('as JSON have every field, with times as text', async () => {
    const [line] = await createResultLines(codec, 'json').take([completed])
    expect(JSON.parse(line)).toMatchObject({ id: 'job_1.result', credits: 4, finishedAt: '2026-11-21T09:30:00.412Z' })
  })
})

describe('tap', () => {
  const { completion } = eventExamples
  const record = recordOf(
    { event: 'completion', payload: completion },
    { ce_id: 'a.completion', ce_type: 'io.heddle.completion.v1' },
  )

  test('shows CloudEvents attributes beside the event, as JSON lines', async () => {
    const [line] = await tapLines([record], codec, { json: true, account: undefined })
    expect(JSON.parse(line)).toEqual({
      topic: 'heddle.completions.v1',
      partition: 1,
      offset: 7,
      key: 'the-key',
      writtenAt: '2026-11-21T00:00:00.000Z',
      id: 'a.completion',
      type: 'io.heddle.completion.v1',
      source: null,
      subject: null,
      time: null,
      traceparent: null,
      data: { ...completion, acceptedAt: '2026-11-21T09:30:00.000Z', completedAt: '2026-11-21T09:30:00.412Z' },
    })
  })

  test('goes on over bytes that no schema explains, and shows one account only when asked', async () => {
    const poison = recordOf('poison')
    const all = await tapLines([poison, record], codec, { json: false, account: undefined })
    expect(all[0]).toContain('no schema explains these bytes')
    expect(all[1]).toContain('operation=generate')
    expect(await tapLines([poison, record], codec, { json: false, account: completion.accountId })).toEqual([all[1]])
    expect(await tapLines([poison, record], codec, { json: false, account: 'acct_other' })).toEqual([])
  })

  test('knows topics by short and by whole names, and begins where it is told', () => {
    expect(namedTopics([], 'heddle')).toHaveLength(5)
    expect(namedTopics(['ledger', 'heddle.deadletter.v1'], 'heddle')).toEqual([
      'heddle.ledger.v1',
      'heddle.deadletter.v1',
    ])
    expect(() => namedTopics(['nothing'], 'heddle')).toThrow('There is no topic nothing.')
    expect(readTapStart('2026-11-21T00:00:00Z')).toBe(Date.UTC(2026, 10, 21))
    for (const wrong of ['yesterday', '5', '2026-13-01'])
      expect(() => readTapStart(wrong)).toThrow('--from is earliest')
  })
})

describe('settings of work', () => {
  const fieldsOf = (...words: readonly string[]) => {
    const { work, out, words: named } = readHeddleCommand(words)
    return readFields(named[0] as Operation, work, out)
  }

  test('become the fields of the call, whose names and kinds the service knows', () => {
    const flags = ['--palette', '#aa3344, hsl(50, 60%, 90%)', '--density', '0.4', '--seed', '7', '--marks']
    expect(fieldsOf('generate', 'dots', ...flags, '--out', 'plates.zip')).toEqual({
      output_format: 'plates',
      colorPalette: ['#aa3344', 'hsl(50, 60%, 90%)'],
      density: 0.4,
      seed: 7,
      registrationMarks: true,
    })
    expect(fieldsOf('vectorize', 'a.png', '--config', '{"colors":8}')).toEqual({ config: { colors: 8 } })
    expect(fieldsOf('upscale', 'a.png', '--scale', '4', '--out', 'b.zip', '--format', 'png')).toEqual({
      output_format: 'png',
      scale: 4,
    })
  })

  test.each([
    [['generate', 'dots', '--scale', '4'], '--scale is not for generate'],
    [['generate', 'dots', '--seed', 'seven'], '--seed is a number'],
    [['generate', 'dots', '--out', 'tile.doc'], '--out ends in ".doc"; it takes .png'],
    [['generate', 'dots', '--spec', 'nowhere.json'], '--spec names nowhere.json'],
    [['vectorize', 'a.png', '--config', '{'], '--config takes JSON'],
    [['vectorize', 'a.png', '--config', '{"iterMax":1,"iterMax":2}'], '--config: iterMax must be given once.'],
  ])('%j are refused before anything is sent', (words, why) => {
    expect(() => fieldsOf(...words)).toThrow(new RegExp(why.replace(/[.]/g, '\\.')))
  })
})

describe('the service', () => {
  test.each([
    ['heddle.example', 'k', '--url is'],
    ['localhost:8080', 'k', '--url is'],
    ['http://localhost:8080', 'schlüssel', '--key is'],
    ['http://localhost:8080', undefined, 'Give --key'],
  ])('%s with the key %s is refused at once', (url, key, why) => {
    expect(() => connectApi({ url, key, home: folder, env: {} })).toThrow(why)
  })
})

describe('connections', () => {
  const given = {
    accountId: 'acct_1',
    username: 'acct_1.1',
    password: 'p',
    mechanism: 'SCRAM-SHA-256',
    securityProtocol: 'SASL_PLAINTEXT',
    brokers: ['127.0.0.1:9094'],
    registryUrl: 'http://127.0.0.1:8081',
    batchTopic: 'heddle.batch.acct_1.v1',
    resultsTopic: 'heddle.results.acct_1.v1',
    groupPrefix: 'acct_1.',
  }

  test('are made of the credentials that the admin command printed', () => {
    const connection = readConnection({ credentials: fileOf(given), home: folder, env: {} })
    expect(connection).toMatchObject({
      address: { brokers: ['127.0.0.1:9094'], sasl: { mechanism: 'scram-sha-256', username: 'acct_1.1' }, ssl: false },
      groupPrefix: 'acct_1.',
      account: { batchTopic: 'heddle.batch.acct_1.v1' },
    })
  })

  test('of an account say what it may read, before Kafka is asked for what it may not', async () => {
    const out = join(folder, 'tapped.jsonl')
    const command = readHeddleCommand(['tap', '--credentials', fileOf(given), '--out', out])
    const { stdin, stdout, stderr } = process
    const tapping = runHeddle(command, { env: {}, stdin, stdout, stderr, signal: new AbortController().signal })
    await expect(tapping).rejects.toThrow(/name heddle\.results\.acct_1\.v1, or give a login of `analytics enable`/)
    await expect(tapping).rejects.toBeInstanceOf(UsageError)
    expect(existsSync(out)).toBe(false)
  })

  test('say what is wrong with a file of credentials, and never show the secret', () => {
    const file = fileOf({ ...given, brokers: [], password: 'hidden', registryUrl: 'none' })
    const read = () => readConnection({ credentials: file, home: folder, env: {} })
    expect(read).toThrow('wrong or missing are brokers, registryUrl')
    expect(read).not.toThrow('hidden')
    const torn = fileOf('{"password":"hidden", x')
    const readTorn = () => readConnection({ credentials: torn, home: folder, env: {} })
    expect(readTorn).toThrow('cannot be read: it is not JSON')
    expect(readTorn).not.toThrow('hidden')
    const none = () => readConnection({ credentials: join(folder, 'none.json'), home: folder, env: {} })
    expect(none).toThrow('none.json cannot be read: no such file or directory.')
    expect(() => readConnection({ credentials: undefined, home: folder, env: {} })).toThrow(/No stack runs in .*--home/)
    expect(() => requireAccount({ address: {} as never, groupPrefix: '' })).toThrow('batch enable')
  })

  test.each([
    [
      ['generate', 'dots', '--count', '5'],
      '--count is not for generate, which takes --url, --key, --out, --format, --composition',
    ],
    [['jobs', '--follow'], '--follow is not for jobs'],
    [['batch', 'send', 'work.jsonl', '--from', 'earliest'], '--from is not for batch send, which takes --credentials.'],
    [['account', '--size', '64'], '--size is not for account'],
  ])('%j is refused: nothing would come of the option', (words, said) => {
    expect(() => readHeddleCommand(words)).toThrow(said)
    expect(readHeddleCommand([...words, '--help']).help).toBe(true)
  })

  test('help is asked for with a word or an option, and an option that does not exist is refused by name', () => {
    expect([['help'], ['--help'], ['tap']].map((words) => readHeddleCommand(words).help)).toEqual([true, true, false])
    expect(() => readHeddleCommand(['tap', '--form', 'earliest'])).toThrow('--form')
    expect(() => readHeddleCommand(['generate', 'dots', '--sise', '64'])).toThrow(
      'Perhaps you meant --size. See --help.',
    )
  })
})
