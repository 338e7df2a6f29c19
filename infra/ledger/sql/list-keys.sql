select id as key_id, account_id, name, prefix, to_ms(created_at) as created_at, to_ms(expires_at) as expires_at,
  to_ms(revoked_at) as revoked_at
from api_key where account_id = $1 order by id
