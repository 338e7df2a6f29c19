-- $1: at most this many of each webhook. $2: at most this many in all. $3: deliveries and $4: webhooks that are left out.
select d.id as delivery_id, d.event, d.attempts, w.id as webhook_id, w.url, w.secret,
  case when w.previous_until > now() then w.previous_secret end as previous_secret,
  j.id as job_id, j.account_id, j.operation, j.lane, j.state, j.credits, to_ms(j.accepted_at) as accepted_at,
  to_ms(j.deadline_at) as deadline_at, to_ms(j.finished_at) as finished_at, j.completion, j.refund
from webhook w
cross join lateral (
  select * from webhook_delivery one
  where one.webhook_id = w.id and one.state = 'pending' and one.due_at <= now() and one.id <> all($3::text[])
  order by one.due_at limit $1
) d
join job j on j.id = d.job_id
where w.disabled_at is null and w.id <> all($4::text[])
order by d.due_at
limit $2
