// A server that stays away for longer than anybody waits for it.
import { setTimeout as sleep } from 'node:timers/promises'
import { fixedLanes, operations } from '../../../schemas/operations.ts'
import { standingTopics, topicNames } from '../../../schemas/topics.ts'
import { readRecords } from '../../harness/read-records.ts'
import type { TestService } from '../../harness/service.ts'
import type { Fault } from './fault.ts'

/** Well over a minute: a group gives up a member after 10 s, and kafkajs a fetch that was refused after half a minute. */
const AWAY_MS = 75_000
/** Keys are spread over the partitions by their hash; so many reach each of the six that a topic has at most. */
const KEYS = 48
const MARK = Buffer.from('a mark that no schema explains')

export const outageFaults = {
  'lose-kafka': async ({ stack, service }) => {
    stack.setNetwork('kafka', { kind: 'refuse' })
    await sleep(AWAY_MS)
    stack.setNetwork('kafka', { kind: 'none' })
    await markEveryPartition(service)
  },
} as const satisfies Record<string, Fault>

/**
 * A consumer that is back may own partitions that it never asks for again, and the load might miss just those. So every
 * partition that a lane reads is given a record now, one that it can only put aside: whichever is not read keeps a lag.
 */
async function markEveryPartition(service: TestService): Promise<void> {
  const names = topicNames(service.namespace)
  const work = operations.flatMap((operation) => fixedLanes.map((lane) => names.work(operation, lane)))
  const topics = [...work, names.completions, names.refunds]
  const keys = Array.from({ length: KEYS }, (_, index) => `mark-${index}`)
  for (const topic of topics)
    await service.kafka.producer.repeat(keys.map((key) => ({ topic, key: Buffer.from(key), value: MARK, headers: {} })))
  const marked = (await readRecords(service)).filter(({ value }) => value?.equals(MARK))
  for (const { name, partitions } of standingTopics(service.namespace)) {
    const reached = new Set(marked.filter(({ topic }) => topic === name).map(({ partition }) => partition))
    if (topics.includes(name) && reached.size < partitions)
      throw new Error(`only ${reached.size} of ${partitions} partitions of ${name} were given a record`)
  }
}
