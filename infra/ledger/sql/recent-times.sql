-- How long the newest calls of one operation took, whosever they were; without jobs of batch records, as in own-times. Ids
-- sort by time, so this reads the end of one index.
select greatest(0, extract(epoch from finished_at - accepted_at) * 1000)::double precision as took_ms
from (select * from job order by id desc limit 10000) newest
where operation = $1 and state = 'completed' and batch is null
limit 500
