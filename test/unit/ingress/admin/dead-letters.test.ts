import { describe, expect, test } from '@jest/globals'
import type { IncomingMessage, RepeatedMessage } from '../../../../infra/kafka/port.ts'
import type { DeadLetterDeps } from '../../../../ingress/admin/dead-letter-commands.ts'
import { runDeadLetterCommand } from '../../../../ingress/admin/dead-letter-commands.ts'
import type { StreamAccess } from '../../../../ingress/admin/stream-access.ts'
import { eventExamples } from '../../../../schemas/events/examples.ts'
import type { DeadLetter } from '../../../../schemas/events/payloads.ts'

const letter = (sourceOffset: number, other: Partial<DeadLetter> = {}): DeadLetter => ({
  ...eventExamples['dead-letter'],
  sourceOffset,
  ...other,
})
const nameOf = (offset: number): string => `heddle.work.generate.shared.v1/2/${offset}`

/** A topic that holds these letters, and a book of decisions in memory. */
function roomWith(letters: readonly DeadLetter[]) {
  const decided = new Map<string, 'redriven' | 'discarded'>()
  const sent: RepeatedMessage[] = []
  const streams = {
    namespace: 'heddle',
    codec: { decode: async (value: Buffer | null) => ({ event: 'dead-letter', payload: letters[Number(value)] }) },
    producer: { repeat: async (messages: readonly RepeatedMessage[]) => void sent.push(...messages) },
    readTopic: async (topic: string, onRecord: (record: IncomingMessage) => Promise<void>) => {
      expect(topic).toBe('heddle.deadletter.v1')
      for (const index of letters.keys()) await onRecord({ value: Buffer.from(String(index)) } as IncomingMessage)
    },
  } as unknown as StreamAccess
  const deps: DeadLetterDeps = {
    now: () => 0,
    withStreams: (work) => work(streams),
    ledger: {
      deadLetters: {
        decisions: async () => decided,
        decide: async (source, decision) => {
          if (decided.has(source)) return false
          decided.set(source, decision)
          return true
        },
      },
    },
  }
  return { decided, sent, run: (verb: string, ...names: string[]) => runDeadLetterCommand(verb, names, deps) }
}

describe('dead letters', () => {
  test('are listed once each, and shown with their bytes', async () => {
    const { run } = roomWith([letter(1), letter(2, { detail: 'second\nstack' }), letter(1)])
    const { text, value } = await run('list')
    expect(text.split('\n')).toHaveLength(3)
    expect(text).toMatch(/shared.v1\/2\/2 +2026-.* undecodable +second$/m)
    expect(value).toHaveLength(2)
    const shown = await run('show', nameOf(1))
    expect(shown.text).toContain('bytes     000000004d02')
    expect(shown.value).toMatchObject({ letter: nameOf(1), reason: 'undecodable', value: 'AAAAAE0C' })
    expect((await roomWith([]).run('list')).text).toBe('no dead letters')
  })

  test('are sent again with their bytes, key and headers, and are gone from the list', async () => {
    const { run, sent } = roomWith([letter(1), letter(2)])
    expect((await run('redrive', nameOf(2))).text).toBe('redriven 1')
    const { value, key, headers } = eventExamples['dead-letter']
    expect(sent).toEqual([{ topic: 'heddle.work.generate.shared.v1', key, value, headers }])
    expect((await run('list')).value).toMatchObject([{ letter: nameOf(1) }])
    await expect(run('redrive', nameOf(2))).rejects.toThrow(/no dead letter/)
    expect((await run('redrive', 'all')).text).toBe('redriven 1')
  })

  test('are sent again byte for byte, whatever their keys and headers hold', async () => {
    const odd = { key: null, headers: { trace: Buffer.from([0xff, 0x00, 0xfe]) } }
    const { run, sent } = roomWith([letter(1, odd), letter(2, { key: Buffer.from([0xc3, 0x28]) })])
    await run('redrive', 'all')
    expect(sent[0]).toMatchObject(odd)
    expect(sent[1].key).toEqual(Buffer.from([0xc3, 0x28]))
  })

  test('are discarded one by one or all, without being sent', async () => {
    const { run, sent, decided } = roomWith([letter(1), letter(2), letter(3)])
    await run('discard', nameOf(1))
    expect((await run('discard', 'all')).value).toEqual({ decision: 'discarded', letters: [nameOf(2), nameOf(3)] })
    expect([...decided.values()]).toEqual(['discarded', 'discarded', 'discarded'])
    expect(sent).toEqual([])
  })

  test('without bytes cannot be sent again', async () => {
    const { run, decided } = roomWith([letter(1, { value: null })])
    await expect(run('redrive', nameOf(1))).rejects.toThrow(/no bytes/)
    expect(decided.size).toBe(0)
  })

  test.each([
    [['burn'], /no command "dead-letter burn"/],
    [['show'], /LETTER must follow/],
    [['discard', 'heddle.x/0/0'], /no dead letter/],
  ])('%j is refused with the reason', async (words, reason) => {
    const [verb, ...names] = words
    await expect(roomWith([letter(1)]).run(verb, ...names)).rejects.toThrow(reason)
  })
})
