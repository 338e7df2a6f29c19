-- Batch producers: who may write, what they chose, what became of each record; uploads; how full each lane is.

-- Of work that came by a batch topic: {reference, partition, offset, topic, headers}, the last two of its result.
alter table job add column batch jsonb;
create index job_batch_open on job (account_id) where batch is not null and finished_at is null;

create table batch_access (
  account_id text primary key references account,
  -- The login of the account's producers and consumers. Its number grows when the secret is changed: the broker goes on
  -- trusting a live connection of the old one, which therefore must not be the name that has the rights.
  generation integer not null check (generation > 0),
  enabled boolean not null,
  out_of_credits text not null default 'wait' check (out_of_credits in ('wait', 'reject')),
  -- Overrides the batch rate of the tier.
  requests_per_minute integer check (requests_per_minute > 0),
  changed_at timestamptz not null default now()
);

-- Inputs that callers put into the object store themselves, until the sweeper removes them.
create table upload (
  id text primary key check (id ~ '^upl_[0-9a-f]{32}$'),
  account_id text not null references account,
  created_at timestamptz not null default now()
);
create index upload_by_age on upload (created_at);

-- From 0 (nobody waits) to 1 (the burst is cut to its least). Unlogged: it is measured anew every second.
create unlogged table lane_load (
  lane text primary key,
  load double precision not null check (load between 0 and 1),
  measured_at timestamptz not null
);

drop function tokens_left(text, integer, timestamptz);
drop function refilled(double precision, timestamptz, integer, timestamptz);
drop function admit(text, text, text, text, integer, bigint, bigint, text, text, jsonb, text, jsonb, jsonb);

-- A bucket fills evenly, at the guaranteed rate whatever the load. A clock that was set back adds nothing.
create function refilled(tokens double precision, refilled_at timestamptz, per_minute integer, burst double precision, moment timestamptz)
  returns double precision language sql immutable
  return least(burst, tokens + greatest(0, extract(epoch from moment - refilled_at)::double precision) * per_minute / 60);

-- A bucket that nobody has drawn from yet, or that a crash emptied, is full.
create function tokens_left(p_bucket text, per_minute integer, burst double precision, moment timestamptz)
  returns double precision language sql stable
  return coalesce(
    (select refilled(b.tokens, b.refilled_at, per_minute, burst, moment) from rate_bucket b where b.account_id = p_bucket),
    burst
  );

-- What may be drawn at once: a minute's worth while the lane is free, ten seconds' worth while it is full. A load that
-- nobody has measured lately says nothing.
create function burst_of(per_minute integer, p_lane text, moment timestamptz)
  returns double precision language sql stable
  return greatest(1, per_minute * (1 - 5.0 / 6 * coalesce(
    (select l.load from lane_load l where l.lane = p_lane and l.measured_at > moment - interval '15 s'), 0
  )))::double precision;

-- What the producer of a record is told once its job has ended.
create function batch_result(ended job, out topic text, out key text, out payload jsonb, out headers jsonb)
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
      ended.batch -> 'headers' ||
        jsonb_build_object('ce_time', to_char(ended.finished_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
  end;

-- As before, with two more things: a burst that follows the load of the lane, and batch work.
-- p_drafts: [{topic, key, event, payload, headers, relayAfterMs}], the work command first. p_batch: see job.batch.
create function admit(
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
    select p_ledger_topic, line.id, 'ledger', ledger_payload(line), ledger_headers(p_ledger_headers, line), now()
    returning id
  ) select min(id) into work_outbox_id from put;
  insert into job (id, account_id, operation, lane, credits, accepted_at, deadline_at, idempotency_key, request_hash,
      work_outbox_id, input_key, batch)
    values (p_job_id, p_account_id, p_operation, p_lane, p_credits, from_ms(p_accepted_at), from_ms(p_deadline_at),
      p_idempotency_key, p_request_hash, admit.work_outbox_id, p_drafts -> 0 -> 'payload' -> 'image' ->> 'key', p_batch);
  insert into hold (job_id, account_id, credits, expires_at)
    values (p_job_id, p_account_id, p_credits, from_ms(p_deadline_at));
  kind := 'admitted';
  job_id := p_job_id;
  available := payer.available;
end
$$;

-- Admissions of one account in their order, in one transaction. Ends early where the next one could only be refused for now:
-- at an empty bucket, and where credits are waited for. p_requests: [{jobId, operation, lane, credits, acceptedAt, deadlineAt,
-- idempotencyKey, requestHash, drafts, batch}].
create function admit_batch(
  p_account_id text, p_requests jsonb, p_wait_for_credits boolean,
  p_ledger_topic text, p_ledger_headers jsonb, p_requests_per_minute jsonb
) returns table (kind text, job_id text, available bigint, rate_limit integer, tokens double precision)
  language plpgsql as $$
declare
  request jsonb;
begin
  for request in select r.value from jsonb_array_elements(p_requests) with ordinality as r order by r.ordinality loop
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
