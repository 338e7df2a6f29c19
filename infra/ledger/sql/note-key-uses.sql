-- $1, $2: ids of keys and when each was last used. Only ever forward: processes tell it in any order.
update api_key k set last_used_at = u.used_at
from (select id, from_ms(used_at) as used_at from unnest($1::text[], $2::bigint[]) as given(id, used_at)) u
where k.id = u.id and (k.last_used_at is null or k.last_used_at < u.used_at)
