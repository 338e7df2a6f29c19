-- How long the newest jobs of one operation took, whosever they were. Ids sort by time, so this reads the end of one index.
select greatest(0, extract(epoch from finished_at - accepted_at) * 1000)::double precision as took_ms
from (select * from job order by id desc limit 2000) newest
where operation = $1 and state = 'completed'
limit 500
