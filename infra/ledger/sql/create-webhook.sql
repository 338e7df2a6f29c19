-- $7: at most this many of one account; no row when it has them. $8: who does it.
with created as (
  insert into webhook (id, account_id, url, description, events, secret)
  select $1, $2, $3, $4, $5, $6 where webhooks_in_turn($2) < $7::integer
  returning *
), audited as (
  insert into audit (actor, action, account_id, subject, detail)
  select $8, 'webhook.created', account_id, id, jsonb_build_object('url', url, 'events', events) from created
)
select id as webhook_id, account_id, url, description, events, to_ms(created_at) as created_at, to_ms(disabled_at) as disabled_at,
  disabled_because, to_ms(failing_since) as failing_since, to_ms(previous_until) as previous_until
from created
