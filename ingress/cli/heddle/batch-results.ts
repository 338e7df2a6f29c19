// `heddle batch results`: what became of each record, each result once.
import type { Codec, IncomingMessage } from '../../../infra/kafka/port.ts'
import type { BatchResult } from '../../../schemas/events/payloads.ts'
import { plainJson } from '../../../schemas/events/plain-json.ts'
import { isReference } from '../../../schemas/plain-line.ts'

export type ResultLines = {
  /** Lines of those results among the records that were not seen before. */
  readonly take: (records: readonly IncomingMessage[]) => Promise<readonly string[]>
  /** How many of each outcome there were so far. */
  readonly counts: () => Readonly<Record<BatchResult['outcome'], number>>
}

/** Copies of one result come close together; so many ids are kept to know them by. */
const IDS_MAX = 500_000

/** @param form a line of JSON a result, or words for people */
export function createResultLines(codec: Pick<Codec, 'decode'>, form: 'json' | 'words'): ResultLines {
  const seen = new Set<string>()
  const counts = { completed: 0, refunded: 0, rejected: 0 }
  const lineOf = async ({ headers, value }: IncomingMessage): Promise<string | undefined> => {
    const { event, payload } = await codec.decode(value)
    const id = headers.ce_id?.toString() ?? ''
    if (event !== 'batch-result' || seen.has(id)) return undefined
    seen.add(id)
    if (seen.size > IDS_MAX) seen.delete(seen.values().next().value ?? '')
    counts[payload.outcome] += 1
    return form === 'json' ? JSON.stringify({ id, ...plainJson(event, payload) }) : textLine(payload)
  }
  return {
    take: async (records) => {
      const lines: string[] = []
      // One after the other: of two copies in one batch the second must find the first.
      for (const record of records) {
        const line = await lineOf(record)
        if (line !== undefined) lines.push(line)
      }
      return lines
    },
    counts: () => counts,
  }
}

function textLine({ outcome, reference, url, code, detail, field, errors, sourceOffset }: BatchResult): string {
  // One that was rejected for its reference is named by its place: a terminal would obey what the reference holds.
  const name = reference !== null && isReference(reference) ? reference : `record ${sourceOffset}`
  const all = errors.map((error) => `${error.field} ${error.message}`).join('; ')
  const why = all || `${detail}${field ? ` (${field})` : ''}`
  return `${outcome.padEnd(9)}  ${name}  ${outcome === 'completed' ? url : `${code}: ${why}`}`
}
