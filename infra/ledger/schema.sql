-- What the migrations add up to. Written by `test/harness/write-ledger-schema.ts`; a test proves that it is current.
-- To read, not to run: `migrate` makes the real thing.

CREATE OR REPLACE FUNCTION public.admit(p_job_id text, p_account_id text, p_operation text, p_lane text, p_credits integer, p_accepted_at bigint, p_deadline_at bigint, p_idempotency_key text, p_request_hash text, p_drafts jsonb, p_ledger_topic text, p_ledger_headers jsonb, p_requests_per_minute jsonb, p_batch jsonb, OUT kind text, OUT job_id text, OUT available bigint, OUT work_outbox_id bigint, OUT rate_limit integer, OUT tokens double precision)
 RETURNS record
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.admit_batch(p_account_id text, p_requests jsonb, p_wait_for_credits boolean, p_ledger_topic text, p_ledger_headers jsonb, p_requests_per_minute jsonb)
 RETURNS TABLE(kind text, job_id text, available bigint, rate_limit integer, tokens double precision)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
#variable_conflict use_column
declare
  bucket text := p_account_id || ' batch';
  payer account;
  per_minute integer;
  full_tokens double precision;
  moment timestamptz;
  -- What was asked for before. Looked up apart, because inside the next statement all jobs there are would be read for it.
  known_jobs text[];
  known_keys text[];
  -- How many of the first records go together.
  plain bigint := 0;
  request jsonb;
begin
  -- The queue of the account and then its row, as in admit_together.
  perform pg_advisory_xact_lock(hashtextextended(p_account_id, 1));
  select * into payer from account a where a.id = p_account_id for no key update;
  -- Beginning the statement below costs as much as two or three records by themselves.
  if found and jsonb_array_length(p_requests) > 3 then
    moment := clock_timestamp();
    per_minute := coalesce(
      (select b.requests_per_minute from batch_access b where b.account_id = p_account_id),
      (p_requests_per_minute ->> payer.tier)::integer
    );
    full_tokens := tokens_left(bucket, per_minute, per_minute, moment);
    known_jobs := array(
      select j.id from job j where j.id = any(array(select r ->> 'jobId' from jsonb_array_elements(p_requests) r))
    );
    known_keys := array(
      select j.idempotency_key from job j where j.account_id = p_account_id
        and j.idempotency_key = any(array(select r ->> 'idempotencyKey' from jsonb_array_elements(p_requests) r))
    );
    with asked as (
      select e.ordinality as "position", e.value ->> 'jobId' as job_id, e.value ->> 'idempotencyKey' as key,
        (e.value ->> 'credits')::integer as credits
      from jsonb_array_elements(p_requests) with ordinality as e
    ), judged as (
      select q.position,
        q.position <= full_tokens and sum(q.credits) over so_far <= payer.available
          and count(*) over (partition by q.job_id order by q.position) = 1
          and count(*) over (partition by q.key order by q.position) = 1
          and q.job_id <> all(known_jobs) and q.key <> all(known_keys) as is_plain
      from asked q window so_far as (order by q.position rows unbounded preceding)
    )
    select coalesce(min(position) filter (where not is_plain) - 1, count(*)) into plain from judged;
  end if;

  if plain > 0 then
    return query
    with asked as (
      select e.ordinality as "position", e.value ->> 'jobId' as job_id, e.value ->> 'operation' as operation,
        e.value ->> 'lane' as lane, (e.value ->> 'credits')::integer as credits,
        from_ms((e.value ->> 'acceptedAt')::bigint) as accepted_at, from_ms((e.value ->> 'deadlineAt')::bigint) as deadline_at,
        e.value ->> 'idempotencyKey' as idempotency_key, e.value ->> 'requestHash' as request_hash, e.value -> 'drafts' as drafts,
        e.value -> 'drafts' -> 0 -> 'headers' ->> 'traceparent' as traceparent, e.value -> 'batch' as batch
      from jsonb_array_elements(p_requests) with ordinality as e
      where e.ordinality <= plain
    ), paid as (
      update account a set available = a.available - sums.credits, held = a.held + sums.credits
      from (select sum(credits) as credits from asked) sums where a.id = p_account_id
    ), metered as (
      insert into rate_bucket values (bucket, full_tokens - plain, moment)
      on conflict (account_id) do update set tokens = excluded.tokens, refilled_at = excluded.refilled_at
    ), written as (
      insert into entry (account_id, job_id, kind, granted, available, held, spent, available_after, held_after, spent_after)
      select p_account_id, q.job_id, 'held', 0, -q.credits, q.credits, 0,
        payer.available - sum(q.credits) over so_far, payer.held + sum(q.credits) over so_far, payer.spent
      from asked q window so_far as (order by q.position rows unbounded preceding)
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
        select q.position, null, p_ledger_topic, w.id, 'ledger', ledger_payload(row(w.*)::entry),
          traced(ledger_headers(p_ledger_headers, row(w.*)::entry), q.traceparent), now()
        from written w join asked q on q.job_id = w.job_id
      ) drafted order by drafted.position, drafted.place
      returning id, key
    ), work as (
      select key as job_id, min(id) as outbox_id from put group by key
    ), opened as (
      insert into job (id, account_id, operation, lane, credits, accepted_at, deadline_at, idempotency_key, request_hash,
          work_outbox_id, input_key, batch, traceparent)
      select q.job_id, p_account_id, q.operation, q.lane, q.credits, q.accepted_at, q.deadline_at, q.idempotency_key,
        q.request_hash, work.outbox_id, q.drafts -> 0 -> 'payload' -> 'image' ->> 'key', q.batch, q.traceparent
      from asked q join work on work.job_id = q.job_id
    ), reserved as (
      insert into hold (job_id, account_id, credits, expires_at)
      select q.job_id, p_account_id, q.credits, q.deadline_at from asked q
    )
    select 'admitted', q.job_id, w.available_after, per_minute, full_tokens - q.position
    from asked q join written w on w.job_id = q.job_id
    order by q.position;
  end if;

  for request in
    select r.value from jsonb_array_elements(p_requests) with ordinality as r where r.ordinality > plain order by r.ordinality
  loop
    select a.kind, a.job_id, a.available, a.rate_limit, a.tokens
      into admit_batch.kind, admit_batch.job_id, admit_batch.available, admit_batch.rate_limit, admit_batch.tokens
      from admit(
        request ->> 'jobId', p_account_id, request ->> 'operation', request ->> 'lane', (request ->> 'credits')::integer,
        (request ->> 'acceptedAt')::bigint, (request ->> 'deadlineAt')::bigint, request ->> 'idempotencyKey',
        request ->> 'requestHash', request -> 'drafts', p_ledger_topic, p_ledger_headers, p_requests_per_minute,
        request -> 'batch'
      ) a;
    return next;
    exit when kind = 'rate_limited' or (kind = 'insufficient_credits' and p_wait_for_credits);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.admit_together(p_requests jsonb, p_ledger_headers jsonb, p_requests_per_minute jsonb)
 RETURNS TABLE("position" bigint, kind text, job_id text, available bigint, work_outbox_id bigint, rate_limit integer, tokens double precision)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET lock_timeout TO '500ms'
AS $function$
#variable_conflict use_column
declare
  payers text[] := array(select distinct r ->> 'accountId' from jsonb_array_elements(p_requests) r);
  -- Accounts of which every request is new, and can be paid and metered; what each has, and what all of its requests take.
  plain text[];
  availables bigint[];
  helds bigint[];
  spents bigint[];
  totals bigint[];
  counts bigint[];
  rates integer[];
  full_tokens double precision[];
  moment timestamptz;
  request record;
begin
  -- The queues of all accounts in one order and then their rows in another, which is also that of end_holds: nobody waits crosswise.
  perform pg_advisory_xact_lock(queue.key)
    from (select distinct hashtextextended(payer, 1) as key from unnest(payers) payer order by key) queue;
  perform from account a where a.id = any(payers) order by a.id for no key update;
  moment := clock_timestamp();

  with wanted as (
    select r."accountId" as account_id, count(*) as jobs, sum(r.credits) as credits, min(r.lane) as lane
    from jsonb_to_recordset(p_requests) as r("accountId" text, "jobId" text, lane text, credits integer, "idempotencyKey" text)
    group by r."accountId"
    -- Counted, and not asked for whether they exist: for that Postgres reads all jobs there are into a table of its own.
    having sum((select count(*) from job j where j.id = r."jobId")) = 0
      and sum((select count(*) from job j where j.account_id = r."accountId" and j.idempotency_key = r."idempotencyKey")) = 0
      and min(r.lane) = max(r.lane)
      and count(distinct r."jobId") = count(*) and count(distinct r."idempotencyKey") = count(r."idempotencyKey")
  ), metered as (
    select a.id, a.available, a.held, a.spent, w.credits, w.jobs, rate.per_minute,
      coalesce(refilled(b.tokens, b.refilled_at, rate.per_minute, burst.size, moment), burst.size) as tokens
    from wanted w join account a on a.id = w.account_id
    left join rate_bucket b on b.account_id = w.account_id
    left join lane_load l on l.lane = w.lane and l.measured_at > moment - interval '15 s'
    cross join lateral (
      select coalesce(a.requests_per_minute, (p_requests_per_minute ->> a.tier)::integer) as per_minute
    ) rate
    cross join lateral (select burst_at(rate.per_minute, coalesce(l.load, 0)) as size) burst
  )
  select coalesce(array_agg(m.id), '{}'), array_agg(m.available), array_agg(m.held), array_agg(m.spent),
      array_agg(m.credits), array_agg(m.jobs), array_agg(m.per_minute), array_agg(m.tokens)
    into plain, availables, helds, spents, totals, counts, rates, full_tokens
    from metered m where m.credits <= m.available and m.jobs <= m.tokens;

  if plain <> '{}' then
    return query
    with payer as (
      select * from unnest(plain, availables, helds, spents, totals, counts, rates, full_tokens)
        as p(id, available, held, spent, credits, jobs, per_minute, tokens)
    ), line as materialized (
      select e.ordinality as "position", r.job_id, r.account_id, r.credits, e.value as request, e.value -> 'drafts' as drafts,
        e.value -> 'drafts' -> 0 -> 'headers' ->> 'traceparent' as traceparent,
        from_ms((e.value ->> 'deadlineAt')::bigint) as deadline_at,
        nextval('outbox_id_seq') as work_outbox_id,
        p.per_minute, p.tokens - count(*) over so_far as tokens_left,
        row(new_entry_id(), r.account_id, r.job_id, 'held', 0, -r.credits, r.credits, 0, p.available - sum(r.credits) over so_far,
          p.held + sum(r.credits) over so_far, p.spent, clock_timestamp())::entry as entry
      from jsonb_array_elements(p_requests) with ordinality as e
      cross join lateral (select
        e.value ->> 'jobId' as job_id, e.value ->> 'accountId' as account_id, (e.value ->> 'credits')::integer as credits) r
      join payer p on p.id = r.account_id
      window so_far as (partition by r.account_id order by e.ordinality rows unbounded preceding)
    ), paid as (
      update account a set available = a.available - p.credits, held = a.held + p.credits from payer p where a.id = p.id
    ), metered as (
      insert into rate_bucket select p.id, p.tokens - p.jobs, moment from payer p
      on conflict (account_id) do update set tokens = excluded.tokens, refilled_at = excluded.refilled_at
    ), written as (
      insert into entry select (line.entry).* from line
    ), put as (
      insert into outbox (id, topic, key, event, payload, headers, relay_after) overriding system value
      select case d.place when 1 then line.work_outbox_id else nextval('outbox_id_seq') end,
        d.topic, d.key, d.event, d.payload, d.headers, now() + d.relay_after_ms * interval '1 ms'
      from line cross join lateral rows from (
        jsonb_to_recordset(line.drafts) as (topic text, key text, event text, payload jsonb, headers jsonb, "relayAfterMs" double precision)
      ) with ordinality as d(topic, key, event, payload, headers, relay_after_ms, place)
      union all
      select nextval('outbox_id_seq'), line.request ->> 'ledgerTopic', (line.entry).id, 'ledger', ledger_payload(line.entry),
        traced(ledger_headers(p_ledger_headers, line.entry), line.traceparent), now()
      from line
    ), opened as (
      insert into job (id, account_id, operation, lane, credits, accepted_at, deadline_at, idempotency_key, request_hash,
          work_outbox_id, input_key, traceparent)
      select line.job_id, line.account_id, line.request ->> 'operation', line.request ->> 'lane', line.credits,
        from_ms((line.request ->> 'acceptedAt')::bigint), line.deadline_at, line.request ->> 'idempotencyKey',
        line.request ->> 'requestHash', line.work_outbox_id, line.drafts -> 0 -> 'payload' -> 'image' ->> 'key', line.traceparent
      from line
    ), reserved as (
      insert into hold (job_id, account_id, credits, expires_at)
      select line.job_id, line.account_id, line.credits, line.deadline_at from line
    )
    select line.position, 'admitted', line.job_id, (line.entry).available_after, line.work_outbox_id, line.per_minute, line.tokens_left
    from line;
  end if;

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
$function$;

CREATE OR REPLACE FUNCTION public.batch_result(ended job, OUT topic text, OUT key text, OUT payload jsonb, OUT headers jsonb)
 RETURNS record
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT ((ended).batch ->> 'topic'::text),
     ((ended).batch ->> 'reference'::text),
     (jsonb_build_object('outcome', (ended).state, 'reference', ((ended).batch ->> 'reference'::text), 'sourcePartition', ((ended).batch -> 'partition'::text), 'sourceOffset', ((ended).batch -> 'offset'::text), 'operation', (ended).operation, 'jobId', (ended).id, 'credits',
         CASE (ended).state
             WHEN 'completed'::text THEN (ended).credits
             ELSE 0
         END, 'acceptedAt', to_ms((ended).accepted_at), 'finishedAt', to_ms((ended).finished_at)) || jsonb_build_object('code', ((ended).refund ->> 'code'::text), 'detail', ((ended).refund ->> 'detail'::text), 'field', ((ended).refund ->> 'field'::text), 'url', ((ended).completion ->> 'url'::text), 'format', ((ended).completion ->> 'format'::text), 'contentType', ((ended).completion ->> 'contentType'::text), 'width', ((ended).completion -> 'width'::text), 'height', ((ended).completion -> 'height'::text), 'bytes', ((ended).completion -> 'bytes'::text), 'sha256', ((ended).completion ->> 'sha256'::text), 'processingTimeMs', ((ended).completion -> 'processingTimeMs'::text), 'report', ((ended).completion ->> 'report'::text))),
     traced((((ended).batch -> 'headers'::text) || jsonb_build_object('ce_time', to_char(((ended).finished_at AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text))), (ended).traceparent) AS traced;
END;

CREATE OR REPLACE FUNCTION public.burst_at(per_minute integer, load double precision)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
RETURN GREATEST((1)::double precision, ((per_minute)::double precision * ((1)::double precision - (((5.0 / (6)::numeric))::double precision * load))));

CREATE OR REPLACE FUNCTION public.burst_of(per_minute integer, p_lane text, moment timestamp with time zone)
 RETURNS double precision
 LANGUAGE sql
 STABLE
RETURN burst_at(per_minute, COALESCE((SELECT l.load FROM lane_load l WHERE ((l.lane = burst_of.p_lane) AND (l.measured_at > (burst_of.moment - '00:00:15'::interval)))), (0)::double precision));

CREATE OR REPLACE FUNCTION public.carry_forward()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from gone group by job_id having job_id is null or count(*) <> 2 or sum(held) <> 0)
    or exists (select from gone join job on job.id = gone.job_id) then
    raise exception 'entries are append-only' using errcode = 'restrict_violation';
  end if;
  insert into closed_month as closed (account_id, month, completed, refunded, spent)
    select account_id, date_trunc('month', recorded_at at time zone 'UTC')::date,
      count(*) filter (where kind = 'posted'), count(*) filter (where kind <> 'posted'), sum(spent)
    from gone where kind <> 'held' group by 1, 2 order by 1, 2
  on conflict (account_id, month) do update set completed = closed.completed + excluded.completed,
    refunded = closed.refunded + excluded.refunded, spent = closed.spent + excluded.spent;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.end_holds(p_endings jsonb, p_ledger_topic text, p_ledger_headers jsonb)
 RETURNS TABLE(job_id text, ended boolean, state text)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.from_ms(ms bigint)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
RETURN to_timestamp((((ms)::numeric / 1000.0))::double precision);

CREATE OR REPLACE FUNCTION public.grant_credits(p_account_id text, p_credits bigint, p_ledger_topic text, p_ledger_headers jsonb)
 RETURNS SETOF account
 LANGUAGE plpgsql
AS $function$
declare
  payee account;
  line entry;
begin
  update account set granted = granted + p_credits, available = available + p_credits
    where id = p_account_id returning * into payee;
  if not found then
    return;
  end if;
  insert into entry (account_id, kind, granted, available, held, spent, available_after, held_after, spent_after)
    values (p_account_id, 'granted', p_credits, p_credits, 0, 0, payee.available, payee.held, payee.spent)
    returning * into line;
  insert into outbox (topic, key, event, payload, headers, relay_after)
    values (p_ledger_topic, line.id, 'ledger', ledger_payload(line), ledger_headers(p_ledger_headers, line), now());
  return next payee;
end
$function$;

CREATE OR REPLACE FUNCTION public.ledger_headers(fixed jsonb, line entry)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
RETURN (fixed || jsonb_build_object('ce_id', (line).id, 'ce_subject', (line).account_id, 'ce_time', to_char(((line).recorded_at AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text)));

CREATE OR REPLACE FUNCTION public.ledger_payload(line entry)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
RETURN jsonb_build_object('entryId', (line).id, 'accountId', (line).account_id, 'jobId', (line).job_id, 'kind', (line).kind, 'credits', CASE (line).kind WHEN 'granted'::text THEN (line).granted ELSE abs((line).held) END, 'available', (line).available_after, 'held', (line).held_after, 'spent', (line).spent_after, 'recordedAt', to_ms((line).recorded_at));

CREATE OR REPLACE FUNCTION public.new_entry_id()
 RETURNS text
 LANGUAGE sql
RETURN ('ent_'::text || replace((uuidv7())::text, '-'::text, ''::text));

CREATE OR REPLACE FUNCTION public.queue_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into webhook_delivery (webhook_id, job_id, event)
  select w.id, ended.id, 'job.' || ended.state
  from ended
  join open on open.id = ended.id and open.finished_at is null
  join webhook w on w.account_id = ended.account_id and w.disabled_at is null and 'job.' || ended.state = any(w.events)
  where ended.finished_at is not null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.rebuild_usage()
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  begun integer;
begin
  update usage_reading set number = number + 1 returning number into begun;
  truncate usage_job, usage_hour, usage_latency, usage_failure;
  return begun;
end
$function$;

CREATE OR REPLACE FUNCTION public.record_usage(p_reading integer, p_facts jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  counted usage_job[];
begin
  -- A rebuild waits for this, and this for a rebuild.
  perform from usage_reading where number = p_reading for share;
  if not found then
    return false;
  end if;

  insert into usage_job as known (job_id, account_id, ended_kind, credits, ended_at, operation, latency_bucket, processing_bucket, refund_code)
    select f."jobId", f."accountId", f."endedKind", f.credits, from_ms(f."endedAt"), f.operation, f."latencyBucket", f."processingBucket", f."refundCode"
    from jsonb_to_recordset(p_facts) as f("jobId" text, "accountId" text, "endedKind" text, credits integer, "endedAt" bigint,
      operation text, "latencyBucket" smallint, "processingBucket" smallint, "refundCode" text)
    order by f."jobId"
    on conflict (job_id) do update set
      account_id = coalesce(known.account_id, excluded.account_id),
      ended_kind = coalesce(known.ended_kind, excluded.ended_kind),
      credits = coalesce(known.credits, excluded.credits),
      ended_at = coalesce(known.ended_at, excluded.ended_at),
      operation = coalesce(known.operation, excluded.operation),
      latency_bucket = coalesce(known.latency_bucket, excluded.latency_bucket),
      processing_bucket = coalesce(known.processing_bucket, excluded.processing_bucket),
      refund_code = coalesce(known.refund_code, excluded.refund_code)
      where not known.counted;

  -- Each job counts once, when the last of its facts has come.
  with whole as (
    update usage_job j set counted = true
      from jsonb_to_recordset(p_facts) as f("jobId" text)
      where j.job_id = f."jobId" and not j.counted
        and j.ended_kind is not null and case j.ended_kind when 'posted' then j.latency_bucket is not null else j.refund_code is not null end
      returning j
  )
  select array_agg(whole.j) into counted from whole;

  -- In one order everywhere, so that two processes never wait for each other crosswise.
  insert into usage_hour as h
    select c.account_id, date_trunc('hour', c.ended_at, 'UTC'), c.operation, count(*) filter (where c.ended_kind = 'posted'),
      count(*) filter (where c.ended_kind <> 'posted'), coalesce(sum(c.credits) filter (where c.ended_kind = 'posted'), 0)
    from unnest(counted) c group by 1, 2, 3 order by 1, 2, 3
    on conflict (account_id, hour, operation) do update set
      completed = h.completed + excluded.completed, refunded = h.refunded + excluded.refunded, credits = h.credits + excluded.credits;
  insert into usage_latency as l
    select c.account_id, date_trunc('hour', c.ended_at, 'UTC'), c.operation, m.measure, m.bucket, count(*)
    from unnest(counted) c cross join lateral (values ('latency', c.latency_bucket), ('processing', c.processing_bucket)) m(measure, bucket)
    where c.ended_kind = 'posted' group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (account_id, hour, operation, measure, bucket) do update set jobs = l.jobs + excluded.jobs;
  insert into usage_failure as u
    select c.account_id, date_trunc('hour', c.ended_at, 'UTC'), c.operation, c.refund_code, count(*)
    from unnest(counted) c where c.ended_kind <> 'posted' group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (account_id, hour, operation, code) do update set jobs = u.jobs + excluded.jobs;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.refilled(tokens double precision, refilled_at timestamp with time zone, per_minute integer, burst double precision, moment timestamp with time zone)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
RETURN LEAST(burst, (tokens + ((GREATEST((0)::double precision, (EXTRACT(epoch FROM (moment - refilled_at)))::double precision) * (per_minute)::double precision) / (60)::double precision)));

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'entries are append-only' using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_young_audit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from gone where action not like 'webhook.%' or recorded_at > now() - interval '30 days') then
    raise exception 'audit is append-only' using errcode = 'restrict_violation';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.to_ms(moment timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE
RETURN (floor((EXTRACT(epoch FROM moment) * (1000)::numeric)))::bigint;

CREATE OR REPLACE FUNCTION public.tokens_left(p_bucket text, per_minute integer, burst double precision, moment timestamp with time zone)
 RETURNS double precision
 LANGUAGE sql
 STABLE
RETURN COALESCE((SELECT refilled(b.tokens, b.refilled_at, tokens_left.per_minute, tokens_left.burst, tokens_left.moment) AS refilled FROM rate_bucket b WHERE (b.account_id = tokens_left.p_bucket)), burst);

CREATE OR REPLACE FUNCTION public.traced(headers jsonb, traceparent text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
RETURN CASE WHEN (traceparent IS NULL) THEN headers ELSE (jsonb_build_object('traceparent', traceparent) || headers) END;

CREATE OR REPLACE FUNCTION public.uploads_in_turn(p_account_id text, p_most integer)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_account_id, 2));
  return (select count(*) from (select from upload where account_id = p_account_id limit p_most) kept);
end
$function$;

CREATE OR REPLACE FUNCTION public.webhooks_in_turn(p_account_id text)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_account_id, 3));
  return (select count(*) from webhook where account_id = p_account_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.with_attempt(log jsonb, attempt jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
RETURN (COALESCE((SELECT jsonb_agg(kept.one ORDER BY kept.place) AS jsonb_agg FROM (SELECT e.one, e.place FROM jsonb_array_elements(with_attempt.log) WITH ORDINALITY e(one, place) ORDER BY e.place DESC LIMIT 19) kept), '[]'::jsonb) || jsonb_build_array(attempt));

create table account (
  id text not null,
  name text not null,
  tier text not null,
  lane text not null default 'shared'::text,
  requests_per_minute integer,
  granted bigint not null default 0,
  available bigint not null default 0,
  held bigint not null default 0,
  spent bigint not null default 0,
  created_at timestamp with time zone not null default now()
) with (fillfactor=50);

alter table account add constraint account_available_check CHECK ((available >= 0));

alter table account add constraint account_check CHECK ((granted = ((available + held) + spent)));

alter table account add constraint account_granted_check CHECK ((granted >= 0));

alter table account add constraint account_held_check CHECK ((held >= 0));

alter table account add constraint account_id_check CHECK ((id ~ '^acct_[0-9a-f]{32}$'::text));

alter table account add constraint account_lane_check CHECK (((lane = 'shared'::text) OR (lane ~~ 'dedicated-%'::text)));

alter table account add constraint account_name_check CHECK ((name <> ''::text));

alter table account add constraint account_name_key UNIQUE (name);

alter table account add constraint account_pkey PRIMARY KEY (id);

alter table account add constraint account_requests_per_minute_check CHECK ((requests_per_minute > 0));

alter table account add constraint account_spent_check CHECK ((spent >= 0));

alter table account add constraint account_tier_check CHECK ((tier = ANY (ARRAY['standard'::text, 'enterprise'::text])));

create table api_key (
  id text not null,
  account_id text not null,
  name text not null,
  prefix text not null,
  hash bytea not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone,
  revoked_at timestamp with time zone,
  scopes text[] not null default '{generate,vectorize,upscale,read,admin}'::text[],
  origins text[] not null default '{}'::text[],
  addresses text[] not null default '{}'::text[],
  last_used_at timestamp with time zone,
  replaces text
);

alter table api_key add constraint api_key_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table api_key add constraint api_key_hash_check CHECK ((octet_length(hash) = 32));

alter table api_key add constraint api_key_hash_key UNIQUE (hash);

alter table api_key add constraint api_key_id_check CHECK ((id ~ '^key_[0-9a-f]{32}$'::text));

alter table api_key add constraint api_key_pkey PRIMARY KEY (id);

alter table api_key add constraint api_key_replaces_fkey FOREIGN KEY (replaces) REFERENCES api_key(id);

alter table api_key add constraint api_key_scopes_check CHECK (((scopes <> '{}'::text[]) AND (scopes <@ '{generate,vectorize,upscale,read,admin}'::text[])));

CREATE INDEX api_key_of_account ON public.api_key USING btree (account_id, id);

CREATE INDEX api_key_revoked ON public.api_key USING btree (revoked_at) WHERE (revoked_at IS NOT NULL);

create table audit (
  id text not null default ('aud_'::text || replace((uuidv7())::text, '-'::text, ''::text)),
  recorded_at timestamp with time zone not null default clock_timestamp(),
  actor text not null,
  action text not null,
  account_id text,
  subject text not null,
  detail jsonb not null default '{}'::jsonb
);

alter table audit add constraint audit_actor_check CHECK ((actor <> ''::text));

alter table audit add constraint audit_pkey PRIMARY KEY (id);

CREATE INDEX audit_of_account ON public.audit USING btree (account_id, id);

CREATE TRIGGER audit_goes_when_old AFTER DELETE ON public.audit REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION refuse_young_audit();

CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR TRUNCATE ON public.audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table batch_access (
  account_id text not null,
  generation integer not null,
  enabled boolean not null,
  out_of_credits text not null default 'wait'::text,
  requests_per_minute integer,
  changed_at timestamp with time zone not null default now()
);

alter table batch_access add constraint batch_access_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table batch_access add constraint batch_access_generation_check CHECK ((generation > 0));

alter table batch_access add constraint batch_access_out_of_credits_check CHECK ((out_of_credits = ANY (ARRAY['wait'::text, 'reject'::text])));

alter table batch_access add constraint batch_access_pkey PRIMARY KEY (account_id);

alter table batch_access add constraint batch_access_requests_per_minute_check CHECK ((requests_per_minute > 0));

create table closed_month (
  account_id text not null,
  month date not null,
  completed bigint not null,
  refunded bigint not null,
  spent bigint not null
);

alter table closed_month add constraint closed_month_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table closed_month add constraint closed_month_completed_check CHECK ((completed >= 0));

alter table closed_month add constraint closed_month_pkey PRIMARY KEY (account_id, month);

alter table closed_month add constraint closed_month_refunded_check CHECK ((refunded >= 0));

alter table closed_month add constraint closed_month_spent_check CHECK ((spent >= 0));

CREATE TRIGGER closed_month_follows_entries BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.closed_month FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION refuse_change();

create table dead_letter_decision (
  source text not null,
  decision text not null,
  parked_at timestamp with time zone not null,
  decided_at timestamp with time zone not null default now()
);

alter table dead_letter_decision add constraint dead_letter_decision_decision_check CHECK ((decision = ANY (ARRAY['redriven'::text, 'discarded'::text])));

alter table dead_letter_decision add constraint dead_letter_decision_pkey PRIMARY KEY (source);

create table entry (
  id text not null default new_entry_id(),
  account_id text not null,
  job_id text,
  kind text not null,
  granted bigint not null,
  available bigint not null,
  held bigint not null,
  spent bigint not null,
  available_after bigint not null,
  held_after bigint not null,
  spent_after bigint not null,
  recorded_at timestamp with time zone not null default clock_timestamp()
);

alter table entry add constraint entry_check CHECK ((granted = ((available + held) + spent)));

alter table entry add constraint entry_check1 CHECK (((kind = 'granted'::text) = (job_id IS NULL)));

alter table entry add constraint entry_check2 CHECK (
CASE kind
    WHEN 'granted'::text THEN ((granted <> 0) AND (held = 0) AND (spent = 0))
    WHEN 'held'::text THEN ((granted = 0) AND (held > 0) AND (spent = 0))
    WHEN 'posted'::text THEN ((granted = 0) AND (held < 0) AND (available = 0))
    ELSE ((granted = 0) AND (held < 0) AND (spent = 0))
END);

alter table entry add constraint entry_kind_check CHECK ((kind = ANY (ARRAY['granted'::text, 'held'::text, 'posted'::text, 'voided'::text, 'expired'::text])));

alter table entry add constraint entry_pkey PRIMARY KEY (id);

CREATE UNIQUE INDEX entry_ends_job_once ON public.entry USING btree (job_id) WHERE (kind = ANY (ARRAY['posted'::text, 'voided'::text, 'expired'::text]));

CREATE INDEX entry_of_account ON public.entry USING btree (account_id, id);

CREATE UNIQUE INDEX entry_of_job ON public.entry USING btree (job_id, kind) WHERE (job_id IS NOT NULL);

CREATE TRIGGER entry_is_append_only BEFORE UPDATE OR TRUNCATE ON public.entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER entry_is_carried_forward AFTER DELETE ON public.entry REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION carry_forward();

create table hold (
  job_id text not null,
  account_id text not null,
  credits integer not null,
  state text not null default 'held'::text,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone
);

alter table hold add constraint hold_check CHECK (((state = 'held'::text) = (ended_at IS NULL)));

alter table hold add constraint hold_credits_check CHECK ((credits > 0));

alter table hold add constraint hold_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id);

alter table hold add constraint hold_pkey PRIMARY KEY (job_id);

alter table hold add constraint hold_state_check CHECK ((state = ANY (ARRAY['held'::text, 'posted'::text, 'voided'::text, 'expired'::text])));

CREATE INDEX hold_open ON public.hold USING btree (expires_at) WHERE (state = 'held'::text);

create table job (
  id text not null,
  account_id text not null,
  operation text not null,
  lane text not null,
  state text not null default 'accepted'::text,
  credits integer not null,
  accepted_at timestamp with time zone not null,
  deadline_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  completion jsonb,
  refund jsonb,
  idempotency_key text,
  request_hash text,
  work_outbox_id bigint not null,
  input_key text,
  asset_key text,
  batch jsonb,
  traceparent text
);

alter table job add constraint job_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table job add constraint job_check CHECK (((state = ANY (ARRAY['completed'::text, 'refunded'::text])) = (finished_at IS NOT NULL)));

alter table job add constraint job_check1 CHECK (((state = 'completed'::text) = (completion IS NOT NULL)));

alter table job add constraint job_check2 CHECK (((state = 'refunded'::text) = (refund IS NOT NULL)));

alter table job add constraint job_check3 CHECK (((idempotency_key IS NULL) = (request_hash IS NULL)));

alter table job add constraint job_credits_check CHECK ((credits > 0));

alter table job add constraint job_id_check CHECK ((id ~ '^job_[0-9a-f]{32}$'::text));

alter table job add constraint job_pkey PRIMARY KEY (id);

alter table job add constraint job_state_check CHECK ((state = ANY (ARRAY['accepted'::text, 'running'::text, 'completed'::text, 'refunded'::text])));

CREATE INDEX job_asset_ended ON public.job USING btree (finished_at) WHERE (asset_key IS NOT NULL);

CREATE INDEX job_batch_open ON public.job USING btree (account_id) WHERE ((batch IS NOT NULL) AND (finished_at IS NULL));

CREATE INDEX job_input_ended ON public.job USING btree (finished_at) WHERE (input_key IS NOT NULL);

CREATE INDEX job_of_account ON public.job USING btree (account_id, id);

CREATE INDEX job_of_asset ON public.job USING btree (asset_key) WHERE (asset_key IS NOT NULL);

CREATE UNIQUE INDEX job_of_idempotency_key ON public.job USING btree (account_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE INDEX job_open ON public.job USING btree (operation, lane, accepted_at) WHERE (finished_at IS NULL);

CREATE TRIGGER job_queues_webhooks AFTER UPDATE ON public.job REFERENCING OLD TABLE AS open NEW TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION queue_webhooks();

create unlogged table lane_load (
  lane text not null,
  load double precision not null,
  measured_at timestamp with time zone not null
);

alter table lane_load add constraint lane_load_load_check CHECK (((load >= (0)::double precision) AND (load <= (1)::double precision)));

alter table lane_load add constraint lane_load_pkey PRIMARY KEY (lane);

create table migration (
  number integer not null,
  title text not null,
  applied_at timestamp with time zone not null default now()
);

alter table migration add constraint migration_pkey PRIMARY KEY (number);

create table outbox (
  id bigint not null generated always as identity,
  topic text not null,
  key text not null,
  event text not null,
  payload jsonb not null,
  headers jsonb not null,
  relay_after timestamp with time zone not null,
  created_at timestamp with time zone not null default now()
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=1000);

alter table outbox add constraint outbox_pkey PRIMARY KEY (id);

create unlogged table rate_bucket (
  account_id text not null,
  tokens double precision not null,
  refilled_at timestamp with time zone not null
) with (fillfactor=50);

alter table rate_bucket add constraint rate_bucket_pkey PRIMARY KEY (account_id);

create table removed_webhook (
  id text not null,
  removed_at timestamp with time zone not null default now()
);

alter table removed_webhook add constraint removed_webhook_pkey PRIMARY KEY (id);

create table upload (
  id text not null,
  account_id text not null,
  created_at timestamp with time zone not null default now()
);

alter table upload add constraint upload_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table upload add constraint upload_id_check CHECK ((id ~ '^upl_[0-9a-f]{32}$'::text));

alter table upload add constraint upload_pkey PRIMARY KEY (id);

CREATE INDEX upload_by_age ON public.upload USING btree (created_at);

CREATE INDEX upload_of_account ON public.upload USING btree (account_id, created_at);

create table usage_failure (
  account_id text not null,
  hour timestamp with time zone not null,
  operation text not null,
  code text not null,
  jobs bigint not null
);

alter table usage_failure add constraint usage_failure_pkey PRIMARY KEY (account_id, hour, operation, code);

create table usage_hour (
  account_id text not null,
  hour timestamp with time zone not null,
  operation text not null,
  completed bigint not null,
  refunded bigint not null,
  credits bigint not null
);

alter table usage_hour add constraint usage_hour_pkey PRIMARY KEY (account_id, hour, operation);

CREATE INDEX usage_hour_old ON public.usage_hour USING btree (hour);

create table usage_job (
  job_id text not null,
  account_id text,
  ended_kind text,
  credits integer,
  ended_at timestamp with time zone,
  operation text,
  latency_bucket smallint,
  processing_bucket smallint,
  refund_code text,
  counted boolean not null default false,
  seen_at timestamp with time zone not null default now()
);

alter table usage_job add constraint usage_job_ended_kind_check CHECK ((ended_kind = ANY (ARRAY['posted'::text, 'voided'::text, 'expired'::text])));

alter table usage_job add constraint usage_job_pkey PRIMARY KEY (job_id);

CREATE INDEX usage_job_old ON public.usage_job USING btree (COALESCE(ended_at, seen_at));

create table usage_latency (
  account_id text not null,
  hour timestamp with time zone not null,
  operation text not null,
  measure text not null,
  bucket smallint not null,
  jobs bigint not null
);

alter table usage_latency add constraint usage_latency_measure_check CHECK ((measure = ANY (ARRAY['latency'::text, 'processing'::text])));

alter table usage_latency add constraint usage_latency_pkey PRIMARY KEY (account_id, hour, operation, measure, bucket);

create table usage_reading (
  only_row boolean not null default true,
  number integer not null
);

alter table usage_reading add constraint usage_reading_number_check CHECK ((number > 0));

alter table usage_reading add constraint usage_reading_only_row_check CHECK (only_row);

alter table usage_reading add constraint usage_reading_pkey PRIMARY KEY (only_row);

create table webhook (
  id text not null,
  account_id text not null,
  url text not null,
  description text not null default ''::text,
  events text[] not null,
  secret text not null,
  previous_secret text,
  previous_until timestamp with time zone,
  disabled_at timestamp with time zone,
  disabled_because text,
  failing_since timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  owed_since timestamp with time zone
);

alter table webhook add constraint webhook_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table webhook add constraint webhook_check CHECK (((previous_secret IS NULL) = (previous_until IS NULL)));

alter table webhook add constraint webhook_check1 CHECK (((disabled_at IS NULL) = (disabled_because IS NULL)));

alter table webhook add constraint webhook_disabled_because_check CHECK ((disabled_because = ANY (ARRAY['owner'::text, 'gone'::text, 'failing'::text])));

alter table webhook add constraint webhook_events_check CHECK (((events <> '{}'::text[]) AND (events <@ '{job.completed,job.refunded}'::text[])));

alter table webhook add constraint webhook_id_check CHECK ((id ~ '^whk_[0-9a-f]{32}$'::text));

alter table webhook add constraint webhook_pkey PRIMARY KEY (id);

alter table webhook add constraint webhook_url_check CHECK (((length(url) >= 1) AND (length(url) <= 2048)));

CREATE INDEX webhook_of_account ON public.webhook USING btree (account_id, id);

CREATE INDEX webhook_owed ON public.webhook USING btree (owed_since) WHERE (owed_since IS NOT NULL);

create table webhook_delivery (
  id text not null default ('msg_'::text || replace((uuidv7())::text, '-'::text, ''::text)),
  webhook_id text not null,
  job_id text not null,
  event text not null,
  state text not null default 'pending'::text,
  attempts integer not null default 0,
  due_at timestamp with time zone not null default now(),
  log jsonb not null default '[]'::jsonb,
  created_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  attempted_at timestamp with time zone
);

alter table webhook_delivery add constraint webhook_delivery_check CHECK (((state = 'pending'::text) = (ended_at IS NULL)));

alter table webhook_delivery add constraint webhook_delivery_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id);

alter table webhook_delivery add constraint webhook_delivery_pkey PRIMARY KEY (id);

alter table webhook_delivery add constraint webhook_delivery_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text])));

CREATE INDEX webhook_delivery_due ON public.webhook_delivery USING btree (webhook_id, due_at) WHERE (state = 'pending'::text);

CREATE INDEX webhook_delivery_ended ON public.webhook_delivery USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE UNIQUE INDEX webhook_delivery_once ON public.webhook_delivery USING btree (job_id, webhook_id);

CREATE INDEX webhook_delivery_page ON public.webhook_delivery USING btree (webhook_id, id);
