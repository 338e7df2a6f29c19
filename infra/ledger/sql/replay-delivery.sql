-- $4: who does it.
with replayed as (
  update webhook_delivery set state = 'pending', attempts = 0, due_at = now(), ended_at = null
  where id = $1 and webhook_id = (select id from webhook where id = $2 and account_id = $3) returning *
), audited as (
  insert into audit (actor, action, account_id, subject) select $4, 'webhook.replayed', $3, id from replayed
)
select d.id as delivery_id, d.webhook_id, d.job_id, d.event, d.state, d.attempts, to_ms(d.due_at) as due_at,
  to_ms(d.created_at) as created_at, to_ms(d.ended_at) as ended_at, d.log
from replayed d
