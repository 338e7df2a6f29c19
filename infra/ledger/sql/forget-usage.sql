-- Jobs that ended before $1 and the hours before it; at most $2 jobs, so that one call is never long. Answers how many jobs went.
with old as (
  select job_id from usage_job where coalesce(ended_at, seen_at) < from_ms($1) order by coalesce(ended_at, seen_at) limit $2
), jobs as (
  delete from usage_job using old where usage_job.job_id = old.job_id returning 1
), hours as (
  delete from usage_hour where hour + interval '1 hour' <= from_ms($1) returning account_id, hour, operation
), latencies as (
  delete from usage_latency l using hours h where (l.account_id, l.hour, l.operation) = (h.account_id, h.hour, h.operation)
), failures as (
  delete from usage_failure f using hours h where (f.account_id, f.hour, f.operation) = (h.account_id, h.hour, h.operation)
)
select count(*)::integer as forgotten from jobs
