select record_usage($1, $2::jsonb) as recorded
