import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test } from '@jest/globals'
import { UsageError } from '../../../../ingress/admin/answer.ts'
import { sendRequests } from '../../../../ingress/cli/heddle/batch-send.ts'
import { checkRequestFile } from '../../../../ingress/cli/heddle/request-lines.ts'
import type { BatchRequest } from '../../../../schemas/events/payloads.ts'
import { createWorkFiles } from './work-files.ts'

const { folder, fileOf } = createWorkFiles()

const drawing = { operation: 'generate', parameters: { prompt: 'polka dots', compositionType: 'tile' } }

const codec = { encode: async (_event: string, payload: unknown) => Buffer.from(JSON.stringify(payload)) }

/** Takes so many sends and dies at the next, as a killed command would. */
function createBroker(sends = Number.POSITIVE_INFINITY) {
  const taken: BatchRequest[] = []
  let left = sends
  const send = async (messages: readonly { readonly value: Buffer }[]): Promise<void> => {
    left -= 1
    if (left < 0) throw new Error('killed')
    for (const { value } of messages) taken.push(JSON.parse(value.toString()) as BatchRequest)
  }
  return { taken, producer: { send } }
}

const sendFile = (
  file: string | Readable,
  { producer }: Pick<ReturnType<typeof createBroker>, 'producer'>,
  { topic = 'heddle.batch.a.v1', signal = new AbortController().signal } = {},
) => sendRequests({ file, topic, producer, codec, signal, onProgress: () => {} })

describe('batch send', () => {
  test('reads standard input like a file, and keeps nothing of it', async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('heddle-send-'))
    const send = (lines: string, broker = createBroker()) =>
      sendFile(Readable.from([Buffer.from(lines.slice(0, 9)), Buffer.from(lines.slice(9))]), broker)
    const line = '{"operation":"generate","parameters":{"prompt":"dots","compositionType":"tile"}}'
    const broker = createBroker()
    expect(await send(`${line}\n${line}\n`, broker)).toEqual({ total: 2, before: 0 })
    expect(broker.taken).toHaveLength(2)
    await expect(send('{"operation":"draw"}')).rejects.toThrow(/^standard input:1: operation must be one of/)
    await expect(send('')).rejects.toThrow('standard input has no lines.')
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('heddle-send-'))).toEqual(before)
  })

  test('is stopped between two sendings, or while standard input says nothing', async () => {
    const stop = new AbortController()
    const broker = createBroker()
    const send = async (messages: readonly { readonly value: Buffer }[]) => {
      await broker.producer.send(messages)
      stop.abort()
    }
    const file = fileOf(...Array.from({ length: 1201 }, () => drawing))
    await expect(sendFile(file, { producer: { send } }, { signal: stop.signal })).rejects.toThrow('aborted')
    expect(broker.taken).toHaveLength(500)
    expect(await sendFile(file, broker)).toEqual({ total: 1201, before: 500 })
    const silent = new Readable({ read: () => {} })
    await expect(sendFile(silent, broker, { signal: AbortSignal.timeout(50) })).rejects.toThrow('aborted')
  })

  test('sends every line in its order, with the reference it has or one of its own', async () => {
    const broker = createBroker()
    const file = fileOf({ ...drawing, reference: 'first' }, '', drawing, {
      operation: 'upscale',
      imageUrl: 'https://a.example/b.png',
    })
    expect(await sendFile(file, broker)).toEqual({ total: 3, before: 0 })
    expect(broker.taken).toMatchObject([
      { reference: 'first', operation: 'generate', parameters: JSON.stringify(drawing.parameters), imageUrl: null },
      { reference: expect.stringMatching(/^line-3-[0-9a-f]{12}$/) },
      { operation: 'upscale', parameters: '{}', imageUrl: 'https://a.example/b.png', inputUploadId: null },
    ])
    expect(existsSync(`${file}.sending`)).toBe(false)
  })

  test('goes on after a kill where the brokers had taken everything, and repeats no line', async () => {
    const lines = Array.from({ length: 1201 }, (_, index) => ({ ...drawing, reference: `r${index}` }))
    const file = fileOf(...lines)
    const first = createBroker(1)
    await expect(sendFile(file, first)).rejects.toThrow('killed')
    expect(JSON.parse(readFileSync(`${file}.sending`, 'utf8'))).toMatchObject({ sent: 500 })
    const second = createBroker()
    expect(await sendFile(file, second)).toEqual({ total: 1201, before: 500 })
    expect([...first.taken, ...second.taken].map(({ reference }) => reference)).toEqual(
      lines.map(({ reference }) => reference),
    )
  })

  test('gives the same line the same reference however often it is sent', async () => {
    const [one, other] = [createBroker(), createBroker()]
    const file = fileOf(drawing, drawing)
    await sendFile(file, one)
    await sendFile(file, other)
    expect(one.taken).toEqual(other.taken)
    expect(new Set(one.taken.map(({ reference }) => reference)).size).toBe(2)
  })

  test('does not go on with a file that has changed, or towards another account', async () => {
    const file = fileOf(...Array.from({ length: 600 }, () => drawing))
    await expect(sendFile(file, createBroker(1))).rejects.toThrow('killed')
    await expect(sendFile(file, createBroker(), { topic: 'heddle.batch.b.v1' })).rejects.toThrow(
      'has changed or went to another',
    )
    writeFileSync(file, JSON.stringify(drawing))
    await expect(sendFile(file, createBroker())).rejects.toThrow('has changed or went to another')
  })

  test.each([
    ['no JSON', 'nonsense', ':2: the line is not JSON.'],
    [
      'a field that stands twice',
      '{"operation":"generate","parameters":{"prompt":"blue dots","prompt":"red dots","compositionType":"tile"}}',
      ':2: parameters.prompt must be given once.',
    ],
    ['a list', [], ':2: the line must be an object.'],
    ['no operation', { parameters: {} }, ':2: operation is required: one of generate, vectorize, upscale.'],
    [
      'an unknown field',
      { ...drawing, prompt: 'x' },
      ':2: prompt is not a known field; known are reference, operation, ',
    ],
    [
      'no prompt',
      { operation: 'generate', parameters: { compositionType: 'tile' } },
      ':2: parameters.prompt is required.',
    ],
    [
      'an unknown parameter',
      { operation: 'upscale', imageUrl: 'x', parameters: { size: 4 } },
      ':2: parameters.size is not a known field; known are scale, ',
    ],
    ['no image', { operation: 'vectorize' }, ':2: imageUrl or inputUploadId is required by vectorize, one of them.'],
    ['an image too many', { ...drawing, imageUrl: 'https://a.example/b.png' }, ':2: imageUrl is not for generate.'],
    [
      'an empty reference',
      { ...drawing, reference: '' },
      ':2: reference must have 1 to 200 characters, none of them a control character.',
    ],
    ['half a character in its reference', { ...drawing, reference: 'a\ud800' }, ':2: reference must have 1 to 200'],
    ['a reference twice', { ...drawing, reference: 'one' }, ':2: reference "one" stands on line 1 too.'],
  ])('refuses a line with %s before anything is sent, and names line and field', async (_what, line, words) => {
    const file = fileOf({ ...drawing, reference: 'one' }, line)
    const broker = createBroker()
    await expect(sendFile(file, broker)).rejects.toThrow(`${file}${words}`)
    await expect(sendFile(file, broker)).rejects.toBeInstanceOf(UsageError)
    expect(broker.taken).toEqual([])
  })

  test('refuses a file that is empty or not there', async () => {
    const check = (path: string) => checkRequestFile({ path, name: path })
    await expect(check(fileOf(''))).rejects.toThrow('has no lines')
    await expect(check(join(folder, 'nowhere.jsonl'))).rejects.toThrow(
      'nowhere.jsonl cannot be read: no such file or directory',
    )
  })
})
