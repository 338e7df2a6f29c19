select id as account_id, name, tier, granted, available, held, spent, requests_per_minute from account where id = $1 or name = $1
