-- $1: milliseconds that it is kept what accounts did to their webhooks. $2: at most this many. Ids begin with their time, so the old ones
-- are the first of the index; what operators did is left there.
with old as (
  select id from audit
  where id < 'aud_' || lpad(to_hex((extract(epoch from now()) * 1000 - $1::double precision)::bigint), 12, '0')
    and recorded_at < now() - $1::double precision * interval '1 ms' and action like 'webhook.%'
  order by id limit $2
), gone as (
  delete from audit where id = any(array(select id from old)) returning 1
)
select count(*)::integer as count from gone
