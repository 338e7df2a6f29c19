-- Told again at every call, so that revoking once more also reaches a process that missed the first. $2: who does it.
with revoked as (
  update api_key set revoked_at = coalesce(revoked_at, now()) where id = $1 returning *
), audited as (
  insert into audit (actor, action, account_id, subject) select $2, 'key.revoked', account_id, id from revoked
)
select id as key_id, account_id, name, prefix, scopes, origins, addresses, to_ms(created_at) as created_at,
  to_ms(expires_at) as expires_at, to_ms(revoked_at) as revoked_at, to_ms(last_used_at) as last_used_at,
  pg_notify('heddle_key_revoked', encode(hash, 'hex'))
from revoked
