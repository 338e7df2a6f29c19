-- As before, with one statement for as many records as can be admitted from the first on: those that nobody asked for before, within
-- the credits and the rate. From the first one that is otherwise, each record has its own answer from admit.
create or replace function admit_batch(
  p_account_id text, p_requests jsonb, p_wait_for_credits boolean,
  p_ledger_topic text, p_ledger_headers jsonb, p_requests_per_minute jsonb
) returns table (kind text, job_id text, available bigint, rate_limit integer, tokens double precision)
  language plpgsql as $$
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
$$;

-- One plan that finds its rows by an index, as for the other admissions.
alter function admit_batch set plan_cache_mode = force_generic_plan;
alter function admit_batch set enable_seqscan = off;
