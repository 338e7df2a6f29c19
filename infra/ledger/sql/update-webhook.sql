-- $3 to $5: what changes, null where nothing does. $6: whether it is enabled, null to leave that. $7: who does it.
with changed as (
  update webhook set
    url = coalesce($3, url), description = coalesce($4, description), events = coalesce($5, events),
    disabled_at = case $6::boolean when true then null when false then coalesce(disabled_at, now()) else disabled_at end,
    disabled_because = case $6::boolean when true then null when false then coalesce(disabled_because, 'owner') else disabled_because end,
    failing_since = case when $6::boolean then null else failing_since end,
    -- Whoever enables it has mended something: what waits for its next try, hours away perhaps, is moved up by move-up-owed.
    owed_since = case when $6::boolean then now() else owed_since end
  where id = $1 and account_id = $2 returning *
), audited as (
  insert into audit (actor, action, account_id, subject, detail)
  select $7, 'webhook.changed', account_id, id, jsonb_build_object('url', url, 'events', events, 'enabled', disabled_at is null) from changed
)
select id as webhook_id, account_id, url, description, events, to_ms(created_at) as created_at, to_ms(disabled_at) as disabled_at,
  disabled_because, to_ms(failing_since) as failing_since, to_ms(previous_until) as previous_until
from changed
