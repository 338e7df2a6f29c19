insert into api_key (id, account_id, name, prefix, hash, expires_at) values ($1, $2, $3, $4, $5, from_ms($6))
returning id as key_id, account_id, name, prefix, to_ms(created_at) as created_at, to_ms(expires_at) as expires_at,
  to_ms(revoked_at) as revoked_at
