// Dead letters: messages that could never succeed, with their original bytes. They stay in their topic until its
// retention ends; what an operator decided about one is kept in the ledger, so that none is dealt with twice.

import type { Ledger } from '../../infra/ledger/port.ts'
import type { DeadLetterDecision } from '../../infra/ledger/ports/access-port.ts'
import type { DeadLetter } from '../../schemas/events/payloads.ts'
import { deadLetterRetentionMs, topicNames } from '../../schemas/topics.ts'
import { type AdminAnswer, exactly, found, textTable, UsageError } from './answer.ts'
import { noCommand } from './help.ts'
import type { StreamAccess, WithStreams } from './stream-access.ts'

export type DeadLetterDeps = {
  readonly ledger: Pick<Ledger, 'deadLetters'>
  readonly withStreams: WithStreams
  readonly now: () => number
}

/** Where a letter came from, `topic/partition/offset`, which is its name. */
const sourceOf = ({ sourceTopic, sourcePartition, sourceOffset }: DeadLetter): string =>
  `${sourceTopic}/${sourcePartition}/${sourceOffset}`

/**
 * Held in memory at once; when there are more, these are the oldest, and the rest comes when they have been decided
 * about.
 */
const LETTERS_MAX = 5_000
/** Shown of the bytes of a letter: enough to see what they are. */
const BYTES_SHOWN = 256

export async function runDeadLetterCommand(
  verb: string,
  names: readonly string[],
  deps: DeadLetterDeps,
): Promise<AdminAnswer> {
  switch (verb) {
    case 'list':
      exactly(names, [])
      return deps.withStreams(async (streams) => listed(await openLetters(streams, deps)))
    case 'show': {
      const [name] = exactly(names, ['LETTER'])
      return deps.withStreams(async (streams) => shown(named(name, await openLetters(streams, deps))))
    }
    case 'redrive':
    case 'discard': {
      const [name] = exactly(names, ['LETTER'])
      return deps.withStreams(async (streams) => {
        const open = await openLetters(streams, deps)
        const chosen = name === 'all' ? [...open.values()] : [named(name, open)]
        return verb === 'redrive' ? redrive(chosen, streams, deps) : discard(chosen, deps)
      })
    }
    default:
      throw noCommand(['dead-letter', verb])
  }
}

/** Letters nobody has decided about, oldest first. One that was parked twice is one letter. */
async function openLetters(
  { namespace, codec, readTopic }: StreamAccess,
  { ledger, now }: DeadLetterDeps,
): Promise<ReadonlyMap<string, DeadLetter>> {
  const decisions = await ledger.deadLetters.decisions(now() - 2 * deadLetterRetentionMs)
  const open = new Map<string, DeadLetter>()
  await readTopic(topicNames(namespace).deadLetter, async ({ value }) => {
    const { event, payload } = await codec.decode(value)
    if (event !== 'dead-letter' || decisions.has(sourceOf(payload)) || open.size >= LETTERS_MAX) return
    open.set(sourceOf(payload), payload)
  })
  return open
}

function named(name: string, open: ReadonlyMap<string, DeadLetter>): DeadLetter {
  const letter = open.get(name)
  if (!letter) throw new UsageError(`There is no dead letter ${name} that waits for a decision. See dead-letter list.`)
  return letter
}

function listed(open: ReadonlyMap<string, DeadLetter>): AdminAnswer {
  if (open.size === 0) return found('no dead letters', [])
  const rows = [...open].map(([name, { reason, detail, parkedAt }]) => [
    name,
    new Date(parkedAt).toISOString(),
    reason,
    firstLine(detail),
  ])
  return found(textTable(['letter', 'parked', 'reason', 'detail'], rows), [...open.values()].map(plain))
}

function shown(letter: DeadLetter): AdminAnswer {
  const { value, ...rest } = plain(letter)
  const bytes = letter.value?.subarray(0, BYTES_SHOWN).toString('hex') ?? 'none'
  const text = [
    ...Object.entries(rest).map(([name, fact]) => `${name.padEnd(10)}${JSON.stringify(fact)}`),
    `bytes     ${bytes}`,
  ]
  return found(text.join('\n'), { ...rest, value })
}

/**
 * Sends the original bytes and headers to where they came from. What has its effect already changes nothing the second
 * time.
 */
async function redrive(
  letters: readonly DeadLetter[],
  { producer }: StreamAccess,
  deps: DeadLetterDeps,
): Promise<AdminAnswer> {
  for (const letter of letters) {
    const { sourceTopic: topic, key, value, headers } = letter
    if (value === null) throw new UsageError(`${sourceOf(letter)} has no bytes to send; discard it.`)
    // Sent before it is noted: a crash in between sends it twice, which every reader expects.
    await producer.repeat([{ topic, key, value, headers }])
    await decide(letter, 'redriven', deps)
  }
  return told('redriven', letters)
}

async function discard(letters: readonly DeadLetter[], deps: DeadLetterDeps): Promise<AdminAnswer> {
  for (const letter of letters) await decide(letter, 'discarded', deps)
  return told('discarded', letters)
}

const decide = (letter: DeadLetter, decision: DeadLetterDecision, { ledger }: DeadLetterDeps) =>
  ledger.deadLetters.decide(sourceOf(letter), decision, letter.parkedAt)

const told = (decision: DeadLetterDecision, letters: readonly DeadLetter[]): AdminAnswer =>
  found(`${decision} ${letters.length}`, { decision, letters: letters.map(sourceOf) })

function plain(letter: DeadLetter) {
  const { reason, detail, attempts, parkedAt, key, value, headers } = letter
  return {
    letter: sourceOf(letter),
    reason,
    detail,
    attempts,
    parkedAt: new Date(parkedAt).toISOString(),
    key: key?.toString() ?? null,
    headers: Object.fromEntries(Object.entries(headers).map(([name, bytes]) => [name, bytes.toString()])),
    value: value?.toString('base64') ?? null,
  }
}

const firstLine = (text: string): string => text.replace(/\n.*/s, '').slice(0, 120)
