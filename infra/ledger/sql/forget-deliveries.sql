-- Deliveries of removed webhooks, and those that ended longer than $1 milliseconds ago; at most $2. A removed webhook is noted for an hour
-- more than they last: a job that ended in the moment of its removal may still have queued one.
with left_over as (
  -- By the order of one index from a place on: asked for those that are equal, Postgres may read all deliveries there are.
  select r.id as webhook_id, r.removed_at, d.id
  from removed_webhook r left join lateral (
    select webhook_id, id from webhook_delivery where (webhook_id, id) > (r.id, '') order by webhook_id, id limit $2
  ) d on d.webhook_id = r.id
), old as (
  (select id from left_over where id is not null limit $2)
  union
  (select id from webhook_delivery where ended_at < now() - $1::double precision * interval '1 ms' order by ended_at limit $2)
  limit $2
), gone as (
  delete from webhook_delivery d using old where d.id = old.id returning 1
), forgotten as (
  delete from removed_webhook r using left_over l where r.id = l.webhook_id and l.id is null and l.removed_at < now() - interval '1 hour'
)
select count(*)::integer as count from gone
