select operation, lane, count(*) as open, greatest(0, extract(epoch from now() - min(accepted_at)))::double precision as oldest_age_seconds
from job where finished_at is null group by operation, lane
