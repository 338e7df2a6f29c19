update job set input_key = null where id = any($1::text[]) and finished_at is not null
