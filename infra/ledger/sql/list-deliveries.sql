select d.id as delivery_id, d.webhook_id, d.job_id, d.event, d.state, d.attempts, to_ms(d.due_at) as due_at,
  to_ms(d.created_at) as created_at, to_ms(d.ended_at) as ended_at, d.log
from webhook_delivery d
where d.webhook_id = $1
  and ($2::text is null or d.id < $2)
  and ($3::text is null or d.state = $3)
order by d.id desc
limit $4
