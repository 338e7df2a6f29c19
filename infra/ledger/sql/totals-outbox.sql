-- The row with the lowest id is the oldest but for the moments by which transactions overtake one another.
select count(*) as rows,
  coalesce(extract(epoch from now() - (select created_at from outbox order by id limit 1)), 0)::double precision as oldest_age_seconds
from outbox
