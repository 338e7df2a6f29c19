-- $1 account, $2 hour or day, $3 from, $4 to (ms or null), $5 operation or null, $6 and $7 where the page before ended, $8 how many.
with page as (
  select date_trunc($2, hour, 'UTC') as period, operation, sum(completed) as completed, sum(refunded) as refunded, sum(credits) as credits
  from usage_hour
  where account_id = $1
    and ($3::bigint is null or hour >= date_trunc($2, from_ms($3), 'UTC'))
    and ($4::bigint is null or hour < from_ms($4))
    and ($5::text is null or operation = $5)
    and ($6::bigint is null or hour < from_ms($6) + ('1 ' || $2)::interval)
  group by 1, 2
  having $6::bigint is null or date_trunc($2, min(hour), 'UTC') < from_ms($6) or operation > $7
  order by period desc, operation
  limit $8
)
select to_ms(p.period) as period, p.operation, p.completed::bigint, p.refunded::bigint, p.credits::bigint,
  (select coalesce(jsonb_object_agg(f.code, f.jobs), '{}') from (
    select u.code, sum(u.jobs) as jobs from usage_failure u
    where u.account_id = $1 and u.operation = p.operation and u.hour >= p.period and u.hour < p.period + ('1 ' || $2)::interval
      and ($4::bigint is null or u.hour < from_ms($4))
    group by u.code
  ) f) as failures,
  (select coalesce(jsonb_agg(jsonb_build_array(t.measure, t.bucket, t.jobs)), '[]') from (
    select l.measure, l.bucket, sum(l.jobs) as jobs from usage_latency l
    where l.account_id = $1 and l.operation = p.operation and l.hour >= p.period and l.hour < p.period + ('1 ' || $2)::interval
      and ($4::bigint is null or l.hour < from_ms($4))
    group by l.measure, l.bucket
  ) t) as times
from page p
order by p.period desc, p.operation
