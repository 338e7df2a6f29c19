select kind, job_id, available, work_outbox_id, rate_limit, tokens
from admit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12::jsonb, $13::jsonb, $14::jsonb)
