import { endTold, type TimedAnswer } from '../mixed-load.ts'
import type { Check } from './scene.ts'

type JobRow = { readonly state: string; readonly url: string | null; readonly finishedAt: number | null }

/**
 * (d) Every answer that says how a job ended is true in the database, and was so when it was given: the job had ended
 * by then. Both clocks are of one machine, and Postgres' is never the one that a fault moves.
 */
export const checkAnswersTrue: Check = async ({ sql, calls }) => {
  const { rows } = await sql.query(`
    select id, state, completion ->> 'url' as url, extract(epoch from finished_at) * 1000 as finished_ms from job`)
  const jobs = new Map<string, JobRow>(
    rows.map(({ id, state, url, finished_ms: ms }) => [
      id,
      { state, url, finishedAt: ms === null ? null : Number(ms) },
    ]),
  )
  return calls.flatMap(({ answers, idempotencyKey }) =>
    answers.flatMap((told) => {
      const untrue = untruthOf(told, jobs)
      return untrue ? [{ check: 'd-answers-true', detail: `${idempotencyKey}: ${untrue}` } as const] : []
    }),
  )
}

function untruthOf({ at, answer }: TimedAnswer, jobs: ReadonlyMap<string, JobRow>): string | undefined {
  if (!answer) return undefined
  const { status, body } = answer
  const jobId = String(body.jobId)
  const job = jobs.get(jobId)
  const expected = endTold(answer)
  if (status === 202 && !job) return `202 for ${jobId}, which does not exist`
  if (!expected) return undefined
  if (!job) return `${status} for ${jobId}, which does not exist`
  if (job.state !== expected) return `${status} says ${expected} and ${jobId} is ${job.state}`
  const url = body.url ?? (body.result as { readonly url?: unknown } | undefined)?.url
  if (expected === 'completed' && url !== job.url) return `${jobId} was told ${url} and has ${job.url}`
  if (job.finishedAt === null || job.finishedAt > at) return `${jobId} was answered ${job.finishedAt} - ${at} ms early`
  return undefined
}
