-- $1: milliseconds that letters stay in their topic. $2: at most this many.
with old as (
  select source from dead_letter_decision where parked_at < now() - $1::double precision * interval '1 ms' limit $2
), gone as (
  delete from dead_letter_decision d using old where d.source = old.source returning 1
)
select count(*)::integer as count from gone
