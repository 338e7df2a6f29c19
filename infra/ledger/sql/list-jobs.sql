select id as job_id, account_id, operation, lane, state, credits, to_ms(accepted_at) as accepted_at,
  to_ms(deadline_at) as deadline_at, to_ms(finished_at) as finished_at, completion, refund
from job
where account_id = $1
  and ($2::text is null or id < $2)
  and ($3::text is null or state = $3)
  and ($4::text is null or operation = $4)
order by id desc
limit $5
