-- $1: milliseconds that a job is kept after its end. $2: at most this many, so that one call is never long.
-- Ids of jobs begin with the time they were made, so those that can be old enough are the first of their index. Jobs whose
-- files or deliveries are still kept stay as long. Entries are carried forward by a trigger. Answers which jobs went.
with old as (
  select id from job j
  where id < 'job_' || lpad(to_hex((extract(epoch from now()) * 1000 - $1::double precision)::bigint), 12, '0')
    and finished_at < now() - $1::double precision * interval '1 ms' and input_key is null and asset_key is null
    and not exists (select from webhook_delivery d where d.job_id = j.id)
  order by id limit $2 for update skip locked
), holds as (
  delete from hold using old where hold.job_id = old.id
), entries as (
  delete from entry using old where entry.job_id = old.id
)
delete from job using old where job.id = old.id returning job.id as job_id
