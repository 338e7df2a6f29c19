select kind, job_id, available, work_outbox_id, rate_limit, tokens from admit_together($1::jsonb, $2::jsonb, $3::jsonb) order by position
