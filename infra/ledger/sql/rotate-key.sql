-- $1: the key that is replaced. $2, $3, $4: id, prefix and hash of the new one. $5: milliseconds that both are good for.
-- $6: who does it. The new key may live as long as the old one was given when it was made. Caches are told to look the old one up anew.
with replaced as (
  update api_key k set expires_at = least(k.expires_at, now() + $5::double precision * interval '1 ms')
  where id = $1 and revoked_at is null and (expires_at is null or expires_at > now())
  returning k.*, old.expires_at - old.created_at as lifetime
), created as (
  insert into api_key (id, account_id, name, prefix, hash, expires_at, scopes, origins, addresses, replaces)
  select $2, account_id, name, $3, $4, now() + lifetime, scopes, origins, addresses, id from replaced
  returning *
), audited as (
  insert into audit (actor, action, account_id, subject, detail)
  select $6, 'key.rotated', account_id, id, jsonb_build_object('newKey', $2::text, 'overlapMs', $5::double precision) from replaced
)
select created.id as key_id, created.account_id, created.name, created.prefix, created.scopes, created.origins, created.addresses,
  to_ms(created.created_at) as created_at, to_ms(created.expires_at) as expires_at, to_ms(created.revoked_at) as revoked_at,
  to_ms(created.last_used_at) as last_used_at, to_ms(replaced.expires_at) as replaced_expires_at,
  pg_notify('heddle_key_revoked', encode(replaced.hash, 'hex'))
from created, replaced
