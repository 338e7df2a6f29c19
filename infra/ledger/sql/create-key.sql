-- $10: who does it.
with created as (
  insert into api_key (id, account_id, name, prefix, hash, expires_at, scopes, origins, addresses)
  values ($1, $2, $3, $4, $5, from_ms($6), $7, $8, $9) returning *
), audited as (
  insert into audit (actor, action, account_id, subject, detail)
  select $10, 'key.created', account_id, id,
    jsonb_build_object('name', name, 'scopes', scopes, 'origins', origins, 'addresses', addresses, 'expiresAt', expires_at)
  from created
)
select id as key_id, account_id, name, prefix, scopes, origins, addresses, to_ms(created_at) as created_at,
  to_ms(expires_at) as expires_at, to_ms(revoked_at) as revoked_at, to_ms(last_used_at) as last_used_at
from created
