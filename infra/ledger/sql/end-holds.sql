select job_id, ended, state from end_holds($1::jsonb, $2, $3::jsonb)
