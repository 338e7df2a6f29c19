-- Ending holds without looking at more rows than it must, and without planning anew what never changes.

-- Ends each hold at most once (compare-and-set on held) and writes everything that follows from it in the same
-- transaction. p_endings: [{jobId, state: posted|voided|expired, outcome, publish: [outbox drafts]}]; the first ending
-- of a job counts, and the result of batch work follows from it. `ended` says whether this call did it; `state` is null
-- for a job that does not exist.
create or replace function end_holds(p_endings jsonb, p_ledger_topic text, p_ledger_headers jsonb)
  returns table (job_id text, ended boolean, state text) language plpgsql as $$
#variable_conflict use_column
declare
  ids text[] := array(select e ->> 'jobId' from jsonb_array_elements(p_endings) e);
  -- A job that is admitted after the first statement has no lock on its account: it counts as unknown.
  known text[];
  is_open boolean;
begin
  select array_agg(h.job_id), bool_or(h.state = 'held') into known, is_open from hold h where h.job_id = any(ids);
  -- What has ended stays as it is, so a batch of duplicates is answered without a lock.
  if is_open is not true then
    return query select h.job_id, false, h.state from hold h where h.job_id = any(known);
    return;
  end if;
  perform from account a where a.id in (select h.account_id from hold h where h.job_id = any(known))
    order by a.id for no key update;
  return query
  with ending as (
    select distinct on (e.value ->> 'jobId')
      e.value ->> 'jobId' as job_id, e.value ->> 'state' as state, e.value -> 'outcome' as outcome,
      e.value -> 'publish' as publish, e.ordinality as position
    from jsonb_array_elements(p_endings) with ordinality as e
    order by e.value ->> 'jobId', e.ordinality
  ), won as (
    update hold h set state = ending.state, ended_at = clock_timestamp()
    from ending where h.job_id = ending.job_id and h.job_id = any(known) and h.state = 'held'
    returning h.job_id, h.account_id, h.credits::bigint as credits, h.state, h.ended_at, ending.outcome, ending.publish, ending.position
  ), finished as (
    update job j set
      state = case won.state when 'posted' then 'completed' else 'refunded' end,
      finished_at = won.ended_at,
      completion = case won.state when 'posted' then won.outcome end,
      refund = case won.state when 'posted' then null else won.outcome end,
      asset_key = case won.state when 'posted' then won.outcome ->> 'assetKey' end
    from won where j.id = won.job_id
    returning j.*
  ), sums as (
    select account_id, sum(credits) filter (where state <> 'posted') as freed, sum(credits) as released,
      sum(credits) filter (where state = 'posted') as taken
    from won group by account_id
  ), balanced as (
    update account a set available = a.available + coalesce(sums.freed, 0), held = a.held - sums.released,
      spent = a.spent + coalesce(sums.taken, 0)
    from sums where a.id = sums.account_id
  ), written as (
    insert into entry (account_id, job_id, kind, granted, available, held, spent, available_after, held_after, spent_after)
    select won.account_id, won.job_id, won.state, 0,
      case won.state when 'posted' then 0 else won.credits end, -won.credits,
      case won.state when 'posted' then won.credits else 0 end,
      before.available + coalesce(sum(won.credits) filter (where won.state <> 'posted') over up_to_here, 0),
      before.held - sum(won.credits) over up_to_here,
      before.spent + coalesce(sum(won.credits) filter (where won.state = 'posted') over up_to_here, 0)
    from won join account before on before.id = won.account_id
    window up_to_here as (partition by won.account_id order by won.position rows unbounded preceding)
    order by won.position
    returning *
  ), announced as (
    insert into outbox (topic, key, event, payload, headers, relay_after)
    select p_ledger_topic, w.id, 'ledger', ledger_payload(row(w.*)::entry), ledger_headers(p_ledger_headers, row(w.*)::entry), now()
    from written w
    union all
    select f.topic, f.key, f.event, f.payload, f.headers, now() + f."relayAfterMs" * interval '1 ms'
    from won cross join lateral jsonb_to_recordset(coalesce(won.publish, '[]')) as
      f(topic text, key text, event text, payload jsonb, headers jsonb, "relayAfterMs" double precision)
    union all
    select r.topic, r.key, 'batch-result', r.payload, r.headers, now()
    from finished cross join lateral batch_result(row(finished.*)::job) r where finished.batch is not null
  )
  select ending.job_id, won.job_id is not null, coalesce(won.state, h.state)
  from ending left join won on won.job_id = ending.job_id left join hold h on h.job_id = ending.job_id and h.job_id = any(known);
end
$$;

-- Planning the statement above took longer than running it, and a plan made for tables that were nearly empty read them
-- from end to end later. Every statement of both functions finds its rows by an index, however many there are.
alter function end_holds set plan_cache_mode = force_generic_plan;
alter function end_holds set enable_seqscan = off;
alter function end_holds set enable_hashjoin = off;
alter function end_holds set enable_mergejoin = off;
alter function admit set plan_cache_mode = force_generic_plan;
alter function admit set enable_seqscan = off;
