import { endTold } from '../mixed-load.ts'
import type { Check } from './scene.ts'

/** (a) Every accepted job has exactly one terminal entry, and every call had its end. */
export const checkOneEnding: Check = async ({ sql, calls }) => {
  const { rows } = await sql.query(`
    select j.id, j.state, count(e.id)::int as endings
    from job j left join entry e on e.job_id = j.id and e.kind <> 'held'
    group by j.id having count(e.id) <> 1`)
  const { rows: known } = await sql.query('select id from job')
  const ids = new Set(known.map(({ id }) => id))
  const endless = calls.filter(({ answers }) => !answers.some(({ answer }) => answer && endTold(answer)))
  const accepted = calls.flatMap(({ answers }) =>
    answers.flatMap(({ answer }) => (answer && answer.status < 300 ? (answer.body.jobId ?? []) : [])),
  )
  return [
    ...rows.map(({ id, state, endings }) => `${id} is ${state} and has ${endings} terminal entries`),
    ...[...new Set(accepted)].filter((id) => !ids.has(id)).map((id) => `${id} was accepted and does not exist`),
    ...endless.map(({ kind, idempotencyKey, answers }) => {
      const statuses = answers.map(({ answer }) => answer?.status ?? 0)
      return `${kind} ${idempotencyKey} never ended: ${statuses.slice(-5)} of ${statuses.length}`
    }),
  ].map((detail) => ({ check: 'a-one-ending', detail }))
}
