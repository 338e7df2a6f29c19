select id as account_id, name, tier, granted, available, held, spent from account
where $1::text is null or id > $1
order by id
limit $2
