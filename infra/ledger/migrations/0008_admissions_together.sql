-- Admissions of several callers in one transaction: they share the way here and back, the wait for the disk, and the cost of
-- beginning a statement, which is most of what an admission costs.
-- p_requests: [{jobId, accountId, operation, lane, credits, acceptedAt, deadlineAt, idempotencyKey, requestHash, drafts, ledgerTopic}].
-- The drafts are those of admit, and all have the job's id as their key.
-- Answers every request, in any order, as admit would if they came one after the other.
create function admit_together(p_requests jsonb, p_ledger_headers jsonb, p_requests_per_minute jsonb)
  returns table (
    "position" bigint, kind text, job_id text, available bigint, work_outbox_id bigint,
    rate_limit integer, tokens double precision
  ) language plpgsql as $$
#variable_conflict use_column
declare
  payers text[] := array(select distinct r ->> 'accountId' from jsonb_array_elements(p_requests) r);
  -- Accounts of which every request is new, and can be paid and metered.
  plain text[];
  moment timestamptz;
  request record;
begin
  -- The queues of all accounts in one order and then their rows in another, which is also that of end_holds: nobody waits crosswise.
  perform pg_advisory_xact_lock(queue.key)
    from (select distinct hashtextextended(payer, 1) as key from unnest(payers) payer order by key) queue;
  perform from account a where a.id = any(payers) order by a.id for no key update;
  moment := clock_timestamp();

  with asked as (
    select r."accountId" as account_id, r."jobId" as job_id, r.lane, r.credits, r."idempotencyKey" as key,
      exists (select from job j where j.id = r."jobId")
        or exists (select from job j where j.account_id = r."accountId" and j.idempotency_key = r."idempotencyKey") as is_known
    from jsonb_to_recordset(p_requests) as r("accountId" text, "jobId" text, lane text, credits integer, "idempotencyKey" text)
  ), wanted as (
    select account_id, count(*) as jobs, sum(credits) as credits, min(lane) as lane
    from asked group by account_id
    having not bool_or(is_known) and min(lane) = max(lane)
      and count(distinct job_id) = count(*) and count(distinct key) = count(key)
  ), metered as (
    select a.id, a.available, w.jobs, w.credits, w.lane,
      coalesce(a.requests_per_minute, (p_requests_per_minute ->> a.tier)::integer) as per_minute
    from wanted w join account a on a.id = w.account_id
  )
  select coalesce(array_agg(m.id), '{}') into plain from metered m
    where m.credits <= m.available
      and m.jobs <= tokens_left(m.id, m.per_minute, burst_of(m.per_minute, m.lane, moment), moment);

  return query
  with asked as (
    select e.ordinality as "position", r.*
    from jsonb_array_elements(p_requests) with ordinality as e
    cross join lateral (select
      e.value ->> 'jobId' as job_id, e.value ->> 'accountId' as account_id, e.value ->> 'operation' as operation,
      e.value ->> 'lane' as lane, (e.value ->> 'credits')::integer as credits,
      from_ms((e.value ->> 'acceptedAt')::bigint) as accepted_at, from_ms((e.value ->> 'deadlineAt')::bigint) as deadline_at,
      e.value ->> 'idempotencyKey' as idempotency_key, e.value ->> 'requestHash' as request_hash,
      e.value -> 'drafts' as drafts, e.value ->> 'ledgerTopic' as ledger_topic) r
    where r.account_id = any(plain)
  ), sums as (
    select account_id, sum(credits) as credits, count(*) as jobs, min(lane) as lane from asked group by account_id
  ), paid as (
    update account a set available = a.available - sums.credits, held = a.held + sums.credits
    from sums where a.id = sums.account_id
    returning a.id, a.available + sums.credits as available, a.held - sums.credits as held, a.spent, sums.jobs, sums.lane,
      coalesce(a.requests_per_minute, (p_requests_per_minute ->> a.tier)::integer) as per_minute
  ), metered as (
    insert into rate_bucket
    select p.id, tokens_left(p.id, p.per_minute, burst_of(p.per_minute, p.lane, moment), moment) - p.jobs, moment from paid p
    on conflict (account_id) do update set tokens = excluded.tokens, refilled_at = excluded.refilled_at
    returning account_id, tokens
  ), written as (
    insert into entry (account_id, job_id, kind, granted, available, held, spent, available_after, held_after, spent_after)
    select q.account_id, q.job_id, 'held', 0, -q.credits, q.credits, 0,
      p.available - sum(q.credits) over so_far, p.held + sum(q.credits) over so_far, p.spent
    from asked q join paid p on p.id = q.account_id
    window so_far as (partition by q.account_id order by q.position rows unbounded preceding)
    order by q.position
    returning *
  ), put as (
    insert into outbox (topic, key, event, payload, headers, relay_after)
    select drafted.topic, drafted.key, drafted.event, drafted.payload, drafted.headers, drafted.relay_after from (
      select q.position, d.place, d.topic, d.key, d.event, d.payload, d.headers,
        now() + d.relay_after_ms * interval '1 ms' as relay_after
      from asked q cross join lateral rows from (
        jsonb_to_recordset(q.drafts) as (topic text, key text, event text, payload jsonb, headers jsonb, "relayAfterMs" double precision)
      ) with ordinality as d(topic, key, event, payload, headers, relay_after_ms, place)
      union all
      select q.position, null, q.ledger_topic, w.id, 'ledger', ledger_payload(row(w.*)::entry),
        ledger_headers(p_ledger_headers, row(w.*)::entry), now()
      from written w join asked q on q.job_id = w.job_id
    ) drafted order by drafted.position, drafted.place
    returning id, key
  ), work as (
    select key as job_id, min(id) as outbox_id from put group by key
  ), opened as (
    insert into job (id, account_id, operation, lane, credits, accepted_at, deadline_at, idempotency_key, request_hash,
        work_outbox_id, input_key)
    select q.job_id, q.account_id, q.operation, q.lane, q.credits, q.accepted_at, q.deadline_at, q.idempotency_key,
      q.request_hash, work.outbox_id, q.drafts -> 0 -> 'payload' -> 'image' ->> 'key'
    from asked q join work on work.job_id = q.job_id
  ), reserved as (
    insert into hold (job_id, account_id, credits, expires_at)
    select q.job_id, q.account_id, q.credits, q.deadline_at from asked q
  )
  select q.position, 'admitted', q.job_id, w.available_after, work.outbox_id, p.per_minute,
    m.tokens + p.jobs - row_number() over (partition by q.account_id order by q.position)
  from asked q
  join paid p on p.id = q.account_id
  join metered m on m.account_id = q.account_id
  join written w on w.job_id = q.job_id
  join work on work.job_id = q.job_id;

  -- The rest one by one: what was asked before, what cannot be paid or is too much at once, each has its answer there.
  for request in
    select e.value, e.ordinality from jsonb_array_elements(p_requests) with ordinality as e
    where e.value ->> 'accountId' <> all(plain) order by e.ordinality
  loop
    return query select request.ordinality, a.*
    from admit(
      request.value ->> 'jobId', request.value ->> 'accountId', request.value ->> 'operation', request.value ->> 'lane',
      (request.value ->> 'credits')::integer, (request.value ->> 'acceptedAt')::bigint,
      (request.value ->> 'deadlineAt')::bigint, request.value ->> 'idempotencyKey', request.value ->> 'requestHash',
      request.value -> 'drafts', request.value ->> 'ledgerTopic', p_ledger_headers, p_requests_per_minute, null
    ) a;
  end loop;
end
$$;

-- As for admit and end_holds: one plan, which finds its rows by an index however many there are.
alter function admit_together set plan_cache_mode = force_generic_plan;
alter function admit_together set enable_seqscan = off;
alter function admit_together set enable_hashjoin = off;
alter function admit_together set enable_mergejoin = off;
-- One account whose lock somebody keeps must not hold up the others: whoever called asks again for each by itself.
alter function admit_together set lock_timeout = '500ms';
