select k.account_id, k.id as key_id, a.tier, a.lane, k.scopes, k.origins, k.addresses, to_ms(k.expires_at) as expires_at
from api_key k join account a on a.id = k.account_id
where k.hash = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
