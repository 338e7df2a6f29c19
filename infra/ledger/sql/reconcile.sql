-- One row per breach of what must always be true. All checks read one snapshot.
with per_account as (
  select account_id, sum(granted) as granted, sum(available) as available, sum(held) as held, sum(spent) as spent
  from (
    select account_id, granted, available, held, spent from entry
    union all
    select account_id, 0, -spent, 0, spent from closed_month
  ) written group by account_id
), per_job as (
  select job_id, count(*) filter (where kind = 'held') as opened, count(*) filter (where kind <> 'held') as ended,
    max(kind) filter (where kind <> 'held') as ending, sum(held) as still_held
  from entry where job_id is not null group by job_id
)
select 'account_balances' as check, id as subject,
  format('granted %s, but available %s + held %s + spent %s', granted, available, held, spent) as detail
from account where granted <> available + held + spent
union all
select 'account_entries', coalesce(a.id, e.account_id),
  format('account says %s/%s/%s/%s, its entries and closed months sum to %s/%s/%s/%s (granted/available/held/spent)',
    a.granted, a.available, a.held, a.spent, e.granted, e.available, e.held, e.spent)
from account a full join per_account e on e.account_id = a.id
where (coalesce(a.granted, 0), coalesce(a.available, 0), coalesce(a.held, 0), coalesce(a.spent, 0))
  is distinct from (coalesce(e.granted, 0), coalesce(e.available, 0), coalesce(e.held, 0), coalesce(e.spent, 0))
union all
select 'job_entries', coalesce(j.id, e.job_id),
  format('job is %s with %s held and %s terminal entries', coalesce(j.state, 'missing'), coalesce(e.opened, 0), coalesce(e.ended, 0))
from job j full join per_job e on e.job_id = j.id
where j.id is null or coalesce(e.opened, 0) <> 1 or coalesce(e.ended, 0) <> case when j.state in ('completed', 'refunded') then 1 else 0 end
union all
select 'hold_state', coalesce(h.job_id, j.id),
  format('hold is %s, job is %s, terminal entry is %s', coalesce(h.state, 'missing'), coalesce(j.state, 'missing'), coalesce(e.ending, 'missing'))
from hold h full join job j on j.id = h.job_id left join per_job e on e.job_id = j.id
where h.job_id is null or j.id is null or case h.state
  when 'held' then j.state not in ('accepted', 'running') or e.ending is not null
  when 'posted' then j.state <> 'completed' or e.ending is distinct from 'posted'
  else j.state <> 'refunded' or e.ending is distinct from h.state
end
union all
select 'hold_credits', h.job_id, format('hold of %s credits, job of %s, entries still hold %s', h.credits, j.credits, e.still_held)
from hold h join job j on j.id = h.job_id left join per_job e on e.job_id = h.job_id
where h.credits <> j.credits or e.still_held is distinct from case h.state when 'held' then h.credits else 0 end
union all
select 'job_finished', id, format('state %s, finished %s', state, finished_at)
from job where (state in ('completed', 'refunded')) <> (finished_at is not null)
union all
select 'hold_overdue', job_id, format('held since before %s, which is its deadline', expires_at)
from hold where state = 'held' and expires_at < now() - interval '15 minutes'
union all
select 'outbox_stuck', id::text, format('%s for %s is due since %s', event, topic, relay_after)
from outbox where relay_after < now() - interval '5 minutes'
