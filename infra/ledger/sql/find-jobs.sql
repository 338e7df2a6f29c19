select id as job_id, account_id, operation, lane, state, credits, to_ms(accepted_at) as accepted_at,
  to_ms(deadline_at) as deadline_at, to_ms(finished_at) as finished_at, completion, refund
from job
where id = any($1)
