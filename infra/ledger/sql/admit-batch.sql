select kind, job_id, available, rate_limit, tokens
from admit_batch($1, $2::jsonb, $3, $4, $5::jsonb, $6::jsonb)
