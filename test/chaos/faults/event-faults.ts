// Topics that hold more than they should: copies, old news, and bytes that mean nothing.
import { topicNames } from '../../../schemas/topics.ts'
import { readRecords, type TopicRecord } from '../../harness/read-records.ts'
import { pick } from '../../harness/seeded-random.ts'
import type { TestService } from '../../harness/service.ts'
import type { Fault, Victim } from './fault.ts'

const COPIES = 60
const UNKNOWN_SCHEMA_ID = 0x7fff_ffff

export const eventFaults = {
  'duplicate-events': (victim) => repeatEvents(victim, (records) => records),
  'reordered-events': (victim) => repeatEvents(victim, (records) => records.toReversed()),
  'poison-bytes': (victim) => writePoison(victim, () => Buffer.from('these bytes mean nothing')),
  'unknown-schema': (victim) =>
    writePoison(victim, (value) => {
      const changed = Buffer.from(value)
      changed.writeUInt32BE(UNKNOWN_SCHEMA_ID, 1)
      return changed
    }),
  'truncated-avro': (victim) => writePoison(victim, (value) => value.subarray(0, Math.ceil(value.length / 2))),
} as const satisfies Record<string, Fault>

/**
 * Terminal events again, on the topics where they stand: old ones after new ones, and a refund beside its completion.
 */
async function repeatEvents(
  { service, random }: Victim,
  arrange: (records: readonly TopicRecord[]) => readonly TopicRecord[],
): Promise<void> {
  const { completions, refunds } = topicNames(service.namespace)
  const terminal = (await readRecords(service)).filter(({ topic }) => topic === completions || topic === refunds)
  if (terminal.length === 0) return
  const drawn = Array.from({ length: COPIES }, () => pick(random, terminal))
  await service.kafka.producer.send(arrange(drawn).flatMap((record) => messageOf(record, record.value ?? undefined)))
}

/** On every topic that a lane reads: what a lane cannot read it must put aside and go on. */
async function writePoison({ service }: Victim, spoil: (value: Buffer) => Buffer): Promise<void> {
  const records = await readRecords(service)
  const topics = lanesTopics(service)
  const messages = topics.flatMap((topic) => {
    const sample = records.find((record) => record.topic === topic && record.value)
    return sample?.value ? messageOf(sample, spoil(sample.value)) : []
  })
  await service.kafka.producer.send(messages)
}

function lanesTopics({ namespace }: TestService): readonly string[] {
  const names = topicNames(namespace)
  return [names.work('generate', 'shared'), names.work('vectorize', 'shared'), names.completions, names.refunds]
}

function messageOf({ topic, key, headers }: TopicRecord, value: Buffer | undefined) {
  if (!value) return []
  const texts = Object.fromEntries(Object.entries(headers).map(([name, bytes]) => [name, bytes.toString()]))
  return [{ topic, key: key?.toString() ?? '', value, headers: texts }]
}
