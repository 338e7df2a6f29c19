-- $1: grace in milliseconds. $2: at most this many.
select j.id as job_id, j.account_id, j.operation, j.lane, j.credits, to_ms(j.accepted_at) as accepted_at, to_ms(now()) as moment
from hold h join job j on j.id = h.job_id
where h.state = 'held' and h.expires_at < now() - $1::double precision * interval '1 ms'
order by h.expires_at
limit $2
