import type { BatchResult } from '../../../schemas/events/payloads.ts'
import { until } from '../../harness/kafka.ts'
import type { Check } from './scene.ts'

/** Results go out when their job has ended; the last ones may be on their way. */
const TOLD_WITHIN_MS = 120_000

/** (d) for batch producers: every record has its result, always of one and the same job, and the database agrees. */
export const checkResultsTrue: Check = async ({ sql, batch }) => {
  if (!batch) return []
  const missing = (): readonly string[] => {
    const told = new Set(batch.results().map(({ reference }) => reference))
    return batch.references().filter((reference) => !told.has(reference))
  }
  await until('every record has its result', () => missing().length === 0, TOLD_WITHIN_MS).catch(() => undefined)
  const { rows } = await sql.query(`select id, state, completion ->> 'url' as url from job where lane = 'batch'`)
  const jobs = new Map(rows.map((row) => [row.id, row]))
  const untrue = [...Map.groupBy(batch.results(), ({ reference }) => reference)].flatMap(([reference, results]) => {
    const ids = new Set(results.map(({ jobId }) => jobId))
    if (ids.size > 1) return [`${reference} was told of ${ids.size} jobs: ${[...ids].join(', ')}`]
    return results.flatMap((result) => {
      const job = jobs.get(result.jobId)
      return agrees(result, job) ? [] : [`${reference} was told ${result.outcome} and is ${JSON.stringify(job)}`]
    })
  })
  return [...missing().map((reference) => `${reference} has no result`), ...untrue].map((detail) => ({
    check: 'd-answers-true',
    detail,
  }))
}

type JobRow = { readonly state: string; readonly url: string | null }

/** Nothing in these records could be rejected. */
const agrees = ({ outcome, url }: BatchResult, job: JobRow | undefined): boolean =>
  job?.state === outcome && (outcome !== 'completed' || job.url === url)
