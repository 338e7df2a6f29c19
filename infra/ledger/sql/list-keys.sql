select id as key_id, account_id, name, prefix, scopes, origins, addresses, to_ms(created_at) as created_at,
  to_ms(expires_at) as expires_at, to_ms(revoked_at) as revoked_at, to_ms(last_used_at) as last_used_at
from api_key where account_id = $1 order by id
