select id as upload_id, account_id from upload where created_at < to_timestamp($1 / 1000.0) order by created_at limit $2
