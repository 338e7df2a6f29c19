select id as entry_id, account_id, job_id, kind, granted, available, held, spent, available_after, held_after, spent_after,
  to_ms(recorded_at) as recorded_at
from entry
where account_id = $1
  and ($2::text is null or id < $2)
order by id desc
limit $3
