select id as account_id, name, tier, granted, available, held, spent from grant_credits($1, $2, $3, $4::jsonb)
