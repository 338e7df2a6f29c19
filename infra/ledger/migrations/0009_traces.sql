-- The trace that a job belongs to, on every event that is made here about it: ledger entries, refunds of jobs that ran out of time
-- or were cancelled or swept, and results of batch work.

alter table job add column traceparent text;

-- Headers that name a trace already keep it.
create function traced(headers jsonb, traceparent text) returns jsonb language sql stable
  return case when traceparent is null then headers else jsonb_build_object('traceparent', traceparent) || headers end;

create or replace function batch_result(ended job, out topic text, out key text, out payload jsonb, out headers jsonb)
  language sql stable
  begin atomic
    select
      ended.batch ->> 'topic',
      ended.batch ->> 'reference',
      jsonb_build_object(
        'outcome', ended.state,
        'reference', ended.batch ->> 'reference',
        'sourcePartition', ended.batch -> 'partition',
        'sourceOffset', ended.batch -> 'offset',
        'operation', ended.operation,
        'jobId', ended.id,
        'credits', case ended.state when 'completed' then ended.credits else 0 end,
        'acceptedAt', to_ms(ended.accepted_at),
        'finishedAt', to_ms(ended.finished_at)
      ) || jsonb_build_object(
        'code', ended.refund ->> 'code',
        'detail', ended.refund ->> 'detail',
        'field', ended.refund ->> 'field',
        'url', ended.completion ->> 'url',
        'format', ended.completion ->> 'format',
        'contentType', ended.completion ->> 'contentType',
        'width', ended.completion -> 'width',
        'height', ended.completion -> 'height',
        'bytes', ended.completion -> 'bytes',
        'sha256', ended.completion ->> 'sha256',
        'processingTimeMs', ended.completion -> 'processingTimeMs',
        'report', ended.completion ->> 'report'
      ),
      traced(
        ended.batch -> 'headers' ||
          jsonb_build_object('ce_time', to_char(ended.finished_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
        ended.traceparent
      );
  end;

-- As before; the trace is the one of the work command.
create or replace function admit(
  p_job_id text, p_account_id text, p_operation text, p_lane text, p_credits integer,
  p_accepted_at bigint, p_deadline_at bigint, p_idempotency_key text, p_request_hash text,
  p_drafts jsonb, p_ledger_topic text, p_ledger_headers jsonb, p_requests_per_minute jsonb, p_batch jsonb,
  out kind text, out job_id text, out available bigint, out work_outbox_id bigint,
  out rate_limit integer, out tokens double precision
) language plpgsql as $$
#variable_conflict use_column
declare
  payer account;
  earlier job;
  line entry;
  moment timestamptz;
  -- Batch work is metered apart from calls, so that neither uses up the other's rate.
  bucket text := case when p_batch is null then p_account_id else p_account_id || ' batch' end;
  burst double precision;
  trace text := p_drafts -> 0 -> 'headers' ->> 'traceparent';
begin
  -- Admissions of one account queue here in the order they came. Left to queue for the row itself, each that is woken
  -- finds it changed and starts over, which made the slowest of 16 callers wait twice as long.
  perform pg_advisory_xact_lock(hashtextextended(p_account_id, 1));
  select * into payer from account where id = p_account_id;
  if not found then
    raise exception 'account % does not exist', p_account_id using errcode = 'foreign_key_violation';
  end if;
  moment := clock_timestamp();
  available := payer.available;
  if p_batch is null then
    rate_limit := coalesce(payer.requests_per_minute, (p_requests_per_minute ->> payer.tier)::integer);
    burst := burst_of(rate_limit, p_lane, moment);
  else
    rate_limit := coalesce(
      (select b.requests_per_minute from batch_access b where b.account_id = p_account_id),
      (p_requests_per_minute ->> payer.tier)::integer
    );
    burst := rate_limit;
  end if;

  -- 1. The same call again: a caller that did not learn whether its first try was committed.
  select * into earlier from job j where j.id = p_job_id and j.account_id = p_account_id;
  if found then
    job_id := earlier.id;
    work_outbox_id := earlier.work_outbox_id;
    kind := case when earlier.finished_at is null then 'admitted' else 'replayed' end;
    tokens := tokens_left(bucket, rate_limit, burst, moment);
    return;
  end if;

  -- 2. The same idempotency key. None of these answers costs a token.
  if p_idempotency_key is not null then
    select * into earlier from job j where j.account_id = p_account_id and j.idempotency_key = p_idempotency_key;
    if found then
      job_id := earlier.id;
      kind := case
        when earlier.request_hash <> p_request_hash then 'mismatch'
        when earlier.finished_at is null then 'in_flight'
        else 'replayed'
      end;
      -- The record was written again: so is its result, under the same id.
      if kind = 'replayed' and earlier.batch is not null then
        insert into outbox (topic, key, event, payload, headers, relay_after)
          select r.topic, r.key, 'batch-result', r.payload, r.headers, now() from batch_result(earlier) r;
      end if;
      tokens := tokens_left(bucket, rate_limit, burst, moment);
      return;
    end if;
  end if;

  -- 3. Rate.
  update rate_bucket b set tokens = refilled(b.tokens, b.refilled_at, rate_limit, burst, moment) - 1, refilled_at = moment
    where b.account_id = bucket and refilled(b.tokens, b.refilled_at, rate_limit, burst, moment) >= 1
    returning b.tokens into tokens;
  if not found then
    tokens := tokens_left(bucket, rate_limit, burst, moment);
    if tokens < 1 then
      kind := 'rate_limited';
      return;
    end if;
    tokens := tokens - 1;
    insert into rate_bucket values (bucket, admit.tokens, moment);
  end if;

  -- 4. Credits. Only a refusal locks the row before it answers: the figure it names must be one that was too small.
  loop
    update account a set available = a.available - p_credits, held = a.held + p_credits
      where a.id = p_account_id and a.available >= p_credits
      returning a.available, a.held, a.spent into payer.available, payer.held, payer.spent;
    exit when found;
    select a.available into available from account a where a.id = p_account_id for no key update;
    if available < p_credits then
      kind := 'insufficient_credits';
      return;
    end if;
  end loop;

  -- 5. Entry, what is to be published (the work command has the lowest id), job and hold.
  insert into entry (account_id, job_id, kind, granted, available, held, spent, available_after, held_after, spent_after)
    values (p_account_id, p_job_id, 'held', 0, -p_credits, p_credits, 0, payer.available, payer.held, payer.spent)
    returning * into line;
  with put as (
    insert into outbox (topic, key, event, payload, headers, relay_after)
    select d.topic, d.key, d.event, d.payload, d.headers, now() + d."relayAfterMs" * interval '1 ms'
    from jsonb_to_recordset(p_drafts) as d(topic text, key text, event text, payload jsonb, headers jsonb, "relayAfterMs" double precision)
    union all
    select p_ledger_topic, line.id, 'ledger', ledger_payload(line), traced(ledger_headers(p_ledger_headers, line), trace), now()
    returning id
  ) select min(id) into work_outbox_id from put;
  insert into job (id, account_id, operation, lane, credits, accepted_at, deadline_at, idempotency_key, request_hash,
      work_outbox_id, input_key, batch, traceparent)
    values (p_job_id, p_account_id, p_operation, p_lane, p_credits, from_ms(p_accepted_at), from_ms(p_deadline_at),
      p_idempotency_key, p_request_hash, admit.work_outbox_id, p_drafts -> 0 -> 'payload' -> 'image' ->> 'key', p_batch, trace);
  insert into hold (job_id, account_id, credits, expires_at)
    values (p_job_id, p_account_id, p_credits, from_ms(p_deadline_at));
  kind := 'admitted';
  job_id := p_job_id;
  available := payer.available;
end
$$;

-- As before; what follows from an ending carries the trace of its job.
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
    select p_ledger_topic, w.id, 'ledger', ledger_payload(row(w.*)::entry),
      traced(ledger_headers(p_ledger_headers, row(w.*)::entry), f.traceparent), now()
    from written w join finished f on f.id = w.job_id
    union all
    select d.topic, d.key, d.event, d.payload, traced(d.headers, f.traceparent), now() + d."relayAfterMs" * interval '1 ms'
    from won join finished f on f.id = won.job_id cross join lateral jsonb_to_recordset(coalesce(won.publish, '[]')) as
      d(topic text, key text, event text, payload jsonb, headers jsonb, "relayAfterMs" double precision)
    union all
    select r.topic, r.key, 'batch-result', r.payload, r.headers, now()
    from finished cross join lateral batch_result(row(finished.*)::job) r where finished.batch is not null
  )
  select ending.job_id, won.job_id is not null, coalesce(won.state, h.state)
  from ending left join won on won.job_id = ending.job_id left join hold h on h.job_id = ending.job_id and h.job_id = any(known);
end
$$;

-- As before; the trace of each job is the one of its work command.
create or replace function admit_together(p_requests jsonb, p_ledger_headers jsonb, p_requests_per_minute jsonb)
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
      e.value -> 'drafts' as drafts, e.value -> 'drafts' -> 0 -> 'headers' ->> 'traceparent' as traceparent, e.value ->> 'ledgerTopic' as ledger_topic) r
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
        traced(ledger_headers(p_ledger_headers, row(w.*)::entry), q.traceparent), now()
      from written w join asked q on q.job_id = w.job_id
    ) drafted order by drafted.position, drafted.place
    returning id, key
  ), work as (
    select key as job_id, min(id) as outbox_id from put group by key
  ), opened as (
    insert into job (id, account_id, operation, lane, credits, accepted_at, deadline_at, idempotency_key, request_hash,
        work_outbox_id, input_key, traceparent)
    select q.job_id, q.account_id, q.operation, q.lane, q.credits, q.accepted_at, q.deadline_at, q.idempotency_key,
      q.request_hash, work.outbox_id, q.drafts -> 0 -> 'payload' -> 'image' ->> 'key', q.traceparent
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

-- A function that is replaced loses its settings.
alter function end_holds set plan_cache_mode = force_generic_plan;
alter function end_holds set enable_seqscan = off;
alter function end_holds set enable_hashjoin = off;
alter function end_holds set enable_mergejoin = off;
alter function admit set plan_cache_mode = force_generic_plan;
alter function admit set enable_seqscan = off;
alter function admit_together set plan_cache_mode = force_generic_plan;
alter function admit_together set enable_seqscan = off;
alter function admit_together set enable_hashjoin = off;
alter function admit_together set enable_mergejoin = off;
alter function admit_together set lock_timeout = '500ms';
