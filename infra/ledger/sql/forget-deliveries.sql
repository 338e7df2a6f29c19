-- $1: milliseconds that a delivery is kept after its end. $2: at most this many.
with gone as (
  delete from webhook_delivery where id in (
    select id from webhook_delivery where ended_at < now() - $1::double precision * interval '1 ms' order by ended_at limit $2
  ) returning 1
)
select count(*)::integer as count from gone
