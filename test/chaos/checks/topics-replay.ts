import type { DecodedEvent } from '../../../infra/kafka/port.ts'
import { readRecords, type TopicRecord } from '../../harness/read-records.ts'
import type { Check, Scene } from './scene.ts'

type LedgerEvent = Extract<DecodedEvent, { event: 'ledger' }>['payload']
type Terminal = Extract<DecodedEvent, { event: 'completion' | 'refund' }>

const ENDINGS = { completion: ['posted'], refund: ['voided', 'expired'] } as const

/**
 * (f) Whoever reads the topics from their beginnings comes to the same books: the ledger's events, each entry counted
 * once however often it stands there, are its entries and add up to its balances; and every job ended as one of its
 * terminal events says. Bytes that explain nothing are passed over, as every reader must.
 */
export const checkTopicsReplay: Check = async (scene) => {
  const records = await readRecords(scene)
  const read = async (topic: string): Promise<readonly DecodedEvent[]> => decodeAll(scene, records, topic)
  const ledgerEvents = (await read('ledger')).flatMap((one) => (one.event === 'ledger' ? [one.payload] : []))
  const terminals = [...(await read('completions')), ...(await read('refunds'))].flatMap((one) =>
    one.event === 'completion' || one.event === 'refund' ? [one] : [],
  )
  const problems = [...(await compareEntries(scene, ledgerEvents)), ...(await compareEndings(scene, terminals))]
  return problems.map((detail) => ({ check: 'f-topics-replay', detail }))
}

async function decodeAll({ namespace, kafka }: Scene, records: readonly TopicRecord[], topic: string) {
  const decoded = await Promise.all(
    records
      .filter((record) => record.topic === `${namespace}.${topic}.v1`)
      .map(({ value }) => kafka.codec.decode(value).catch(() => undefined)),
  )
  return decoded.filter((event) => event !== undefined)
}

async function compareEntries({ sql }: Scene, events: readonly LedgerEvent[]): Promise<readonly string[]> {
  const { rows: entries } = await sql.query(`select id, kind, greatest(abs(granted), abs(held))::int as credits,
    available_after::int as available, held_after::int as held, spent_after::int as spent from entry`)
  const byId = new Map<string, LedgerEvent>(events.map((event) => [event.entryId, event]))
  const problems = entries.flatMap((entry) => {
    const event = byId.get(entry.id)
    byId.delete(entry.id)
    if (!event) return [`entry ${entry.id} (${entry.kind}) stands on no topic`]
    const same = (['kind', 'credits', 'available', 'held', 'spent'] as const).every(
      (name) => event[name] === entry[name],
    )
    return same ? [] : [`entry ${entry.id} is ${JSON.stringify(entry)} and was told as ${JSON.stringify(event)}`]
  })
  return [...problems, ...[...byId.keys()].map((id) => `${id} was told and is no entry`)]
}

async function compareEndings({ sql }: Scene, terminals: readonly Terminal[]): Promise<readonly string[]> {
  const { rows } = await sql.query('select job_id, state from hold')
  const told = Map.groupBy(terminals, ({ payload }) => payload.jobId as string)
  return rows.flatMap(({ job_id: jobId, state }) => {
    const events = told.get(jobId) ?? []
    if (state === 'held') return events.length > 0 ? [`${jobId} is held, and its ${events[0]?.event} was read`] : []
    const isTold = events.some(({ event }) => (ENDINGS[event] as readonly string[]).includes(state))
    return isTold ? [] : [`${jobId} is ${state}, which none of its ${events.length} events says`]
  })
}
