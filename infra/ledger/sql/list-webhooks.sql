select id as webhook_id, account_id, url, description, events, to_ms(created_at) as created_at, to_ms(disabled_at) as disabled_at,
  disabled_because, to_ms(failing_since) as failing_since, to_ms(previous_until) as previous_until
from webhook where account_id = $1 order by id
