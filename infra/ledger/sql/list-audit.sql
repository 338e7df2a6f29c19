select id as audit_id, to_ms(recorded_at) as recorded_at, actor, action, account_id, subject, detail
from audit
where ($1::text is null or account_id = $1)
order by id desc
limit $2
