import { settlementGroup } from '../../processors/lanes/settlement/lane.ts'
import { workGroup } from '../../processors/work.ts'
import { fixedLanes, operations } from '../../schemas/operations.ts'
import { topicNames } from '../../schemas/topics.ts'
import type { TestService } from './service.ts'

/**
 * Whether every job has ended, everything that is owed stands on its topic and settlement has read it. A caller is
 * answered a moment before the fact of it is written, so whoever looks at the topics waits for this first.
 */
export async function isAtRest({
  ledger,
  kafka,
  namespace,
}: Pick<TestService, 'ledger' | 'kafka' | 'namespace'>): Promise<boolean> {
  const { backlog, outbox } = await ledger.totals()
  if (outbox.rows > 0 || backlog.some(({ open }) => open > 0)) return false
  const topics = topicNames(namespace)
  // A lane commits a job when its fact is written.
  const working = operations.flatMap((operation) =>
    fixedLanes.map((lane) => kafka.topics.lag(workGroup(topics, operation, lane), [topics.work(operation, lane)])),
  )
  const settling = kafka.topics.lag(settlementGroup(topics), [topics.completions, topics.refunds])
  return (await Promise.all([...working, settling])).every((lag) => lag === 0)
}
