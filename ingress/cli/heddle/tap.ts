// `heddle tap`: what stands on the topics, as lines for people or as JSON lines for programs and SQL.

import type { TapStart } from '../../../infra/kafka/consumer/topic-tap.ts'
import type { Codec, DecodedEvent, IncomingMessage } from '../../../infra/kafka/port.ts'
import { Failure } from '../../../infra/lifecycle/failure.ts'
import { plainJson } from '../../../schemas/events/plain-json.ts'
import { topicNames } from '../../../schemas/topics.ts'
import { UsageError } from '../../admin/answer.ts'

/** The topics of analytics by their short names, which are what follows the namespace. */
const tapTopics = ['completions', 'refunds', 'ledger', 'accepted', 'progress'] as const

/** Full topic names of what was asked for; all of analytics' topics when nothing was. */
export function namedTopics(words: readonly string[], namespace: string): readonly string[] {
  const names = topicNames(namespace)
  if (words.length === 0) return tapTopics.map((name) => names[name])
  return words.map((word) => {
    const short = tapTopics.find((name) => name === word)
    if (short) return names[short]
    if (word.startsWith(`${namespace}.`)) return word
    throw new UsageError(
      `There is no topic ${word}. It is one of ${tapTopics.join(', ')}, or a whole name that begins with ${namespace}.`,
    )
  })
}

/** `earliest`, `latest` or a time in ISO 8601. */
export function readTapStart(text: string): TapStart {
  if (text === 'earliest' || text === 'latest') return text
  const moment = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(moment)) throw new UsageError('--from is earliest, latest or a time such as 2026-11-21T09:00:00Z.')
  return moment
}

export type TapLineOptions = {
  readonly json: boolean
  /** Only events of this account; events that name none are left out then. */
  readonly account: string | undefined
}

/**
 * Lines of records in their order; bytes that no schema explains are a line that says so, because a tap must never stop
 * at them.
 */
export async function tapLines(
  records: readonly IncomingMessage[],
  codec: Pick<Codec, 'decode'>,
  { json, account }: TapLineOptions,
): Promise<readonly string[]> {
  const lines = await Promise.all(
    records.map(async (record) => {
      const decoded = await decode(record, codec)
      if (account && !(decoded && accountOf(decoded) === account)) return undefined
      return json ? JSON.stringify(jsonLine(record, decoded)) : textLine(record, decoded)
    }),
  )
  return lines.filter((line) => line !== undefined)
}

async function decode({ value }: IncomingMessage, codec: Pick<Codec, 'decode'>): Promise<DecodedEvent | undefined> {
  try {
    return await codec.decode(value)
  } catch (error) {
    if (error instanceof Failure && error.remedy === 'park') return undefined
    throw error
  }
}

const accountOf = ({ payload }: DecodedEvent): string | undefined =>
  'accountId' in payload ? payload.accountId : undefined

/**
 * CloudEvents attributes under their names, beside where the record stands; `data` is null for bytes that no schema
 * explains.
 */
function jsonLine(record: IncomingMessage, decoded: DecodedEvent | undefined): Record<string, unknown> {
  const { topic, partition, offset, key, headers, timestampMs } = record
  const header = (name: string): string | null => headers[name]?.toString() ?? null
  return {
    topic,
    partition,
    offset: Number(offset),
    key: key?.toString() ?? null,
    writtenAt: new Date(timestampMs).toISOString(),
    id: header('ce_id'),
    type: header('ce_type'),
    source: header('ce_source'),
    subject: header('ce_subject'),
    time: header('ce_time'),
    traceparent: header('traceparent'),
    data: decoded ? plainJson(decoded.event, decoded.payload) : null,
  }
}

/** Longer values, such as an engine's report, are for programs. */
const SHOWN_CHARACTERS_MAX = 48

function textLine({ topic, key, timestampMs }: IncomingMessage, decoded: DecodedEvent | undefined): string {
  const facts = decoded ? Object.entries(plainJson(decoded.event, decoded.payload)) : []
  const shown = facts
    .filter(([name, value]) => value !== null && name !== 'jobId' && String(value).length <= SHOWN_CHARACTERS_MAX)
    .map(([name, value]) => `${name}=${value}`)
  const what = decoded ? shown.join(' ') : '(no schema explains these bytes)'
  return `${new Date(timestampMs).toISOString()} ${topic} ${key?.toString() ?? '-'} ${what}`
}
