-- How long this account's newest calls of one operation took in the last week. Jobs of batch records wait their turn for
-- hours, which says nothing of a call.
select greatest(0, extract(epoch from finished_at - accepted_at) * 1000)::double precision as took_ms
from (select * from job where account_id = $1 order by id desc limit 10000) newest
where operation = $2 and state = 'completed' and batch is null and accepted_at > now() - interval '7 days'
limit 500
