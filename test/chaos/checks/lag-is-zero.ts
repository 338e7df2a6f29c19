import { settlementGroup } from '../../../processors/lanes/settlement/lane.ts'
import { workGroup } from '../../../processors/work.ts'
import { fixedLanes } from '../../../schemas/operations.ts'
import { topicNames } from '../../../schemas/topics.ts'
import { until } from '../../harness/kafka.ts'
import type { Check, Scene } from './scene.ts'

/** From the end of a fault: a member's session, its return, and a backlog on a machine that is busy. */
const RECOVERY_LIMIT_MS = 180_000

/**
 * (e) Nothing waits any more: no open job, no outbox row, nothing that settlement has not read. Waits for it, helps
 * nobody.
 */
export const checkLagIsZero: Check = async (scene) => {
  let waiting = ''
  try {
    await until(
      'everything is read and every job has ended',
      async () => {
        // A broker that elects leaders refuses the question; that is an answer too.
        waiting = await whatWaits(scene).catch(String)
        return waiting === ''
      },
      RECOVERY_LIMIT_MS,
    )
    return []
  } catch (error) {
    return [{ check: 'e-lag-is-zero', detail: `${waiting}; ${error}` }]
  }
}

async function whatWaits({ sql, kafka, namespace }: Scene): Promise<string> {
  const topics = topicNames(namespace)
  const { rows } = await sql.query(`select (select count(*)::int from hold where state = 'held') as held,
    (select count(*)::int from outbox) as outbox`)
  const settling = await kafka.topics.lag(settlementGroup(topics), [topics.completions, topics.refunds])
  const lags: [string, number][] = [...Object.entries<number>(rows[0]), ['settlement', settling]]
  for (const lane of ['generate', 'vectorize', 'upscale'] as const) lags.push([lane, await workLag(lane)])
  return lags.flatMap(([name, count]) => (count > 0 ? [`${name} ${count}`] : [])).join(', ')

  async function workLag(operation: 'generate' | 'vectorize' | 'upscale'): Promise<number> {
    const lags = fixedLanes.map((lane) =>
      kafka.topics.lag(workGroup(topics, operation, lane), [topics.work(operation, lane)]),
    )
    return (await Promise.all(lags)).reduce((sum, lag) => sum + lag, 0)
  }
}
