insert into account (id, name, tier) values ($1, $2, $3)
returning id as account_id, name, tier, granted, available, held, spent
