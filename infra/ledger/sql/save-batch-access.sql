-- $6: who does it.
with saved as (
  insert into batch_access (account_id, generation, enabled, out_of_credits, requests_per_minute) values ($1, $2, $3, $4, $5)
  on conflict (account_id) do update set generation = $2, enabled = $3, out_of_credits = $4, requests_per_minute = $5, changed_at = now()
  returning *
), audited as (
  insert into audit (actor, action, account_id, subject, detail)
  select $6, 'batch.changed', account_id, account_id, jsonb_build_object('enabled', enabled, 'login', generation,
    'outOfCredits', out_of_credits, 'perMinute', requests_per_minute) from saved
)
select account_id from saved
