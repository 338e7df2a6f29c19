-- $3: the new secret. $4: milliseconds that the old one signs beside it. $5: who does it.
with changed as (
  update webhook set previous_secret = secret, previous_until = now() + $4::double precision * interval '1 ms', secret = $3
  where id = $1 and account_id = $2 returning *
), audited as (
  insert into audit (actor, action, account_id, subject, detail)
  select $5, 'webhook.rotated', account_id, id, jsonb_build_object('overlapMs', $4::double precision) from changed
)
select id as webhook_id, account_id, url, description, events, to_ms(created_at) as created_at, to_ms(disabled_at) as disabled_at,
  disabled_because, to_ms(failing_since) as failing_since, to_ms(previous_until) as previous_until
from changed
