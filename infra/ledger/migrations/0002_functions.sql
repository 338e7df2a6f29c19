-- The two doors through which credits move on behalf of jobs (admit, end_holds) and the one by which they come in
-- (grant_credits). They never deadlock: an admission takes the queue of its account, its bucket and then its row, the
-- others take nothing but rows of accounts, several of them in the order of their ids.

create function from_ms(ms bigint) returns timestamptz language sql immutable
  return to_timestamp(ms / 1000.0);

create function to_ms(moment timestamptz) returns bigint language sql immutable
  return floor(extract(epoch from moment) * 1000)::bigint;

-- A bucket holds one minute's worth of requests and fills evenly. A clock that was set back adds nothing.
create function refilled(tokens double precision, refilled_at timestamptz, per_minute integer, moment timestamptz)
  returns double precision language sql immutable
  return least(per_minute, tokens + greatest(0, extract(epoch from moment - refilled_at)::double precision) * per_minute / 60);

-- A bucket that nobody has drawn from yet, or that a crash emptied, is full.
create function tokens_left(p_account_id text, per_minute integer, moment timestamptz)
  returns double precision language sql stable
  return coalesce(
    (select refilled(b.tokens, b.refilled_at, per_minute, moment) from rate_bucket b where b.account_id = p_account_id),
    per_minute
  );

create function ledger_payload(line entry) returns jsonb language sql stable
  return jsonb_build_object(
    'entryId', line.id,
    'accountId', line.account_id,
    'jobId', line.job_id,
    'kind', line.kind,
    'credits', case line.kind when 'granted' then abs(line.granted) else abs(line.held) end,
    'available', line.available_after,
    'held', line.held_after,
    'spent', line.spent_after,
    'recordedAt', to_ms(line.recorded_at)
  );

-- The caller gives the headers that are the same for every ledger event; these three differ.
create function ledger_headers(fixed jsonb, line entry) returns jsonb language sql stable
  return fixed || jsonb_build_object(
    'ce_id', line.id,
    'ce_subject', line.account_id,
    'ce_time', to_char(line.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  );

-- p_drafts: [{topic, key, event, payload, headers, relayAfterMs}], the work command first.
create function admit(
  p_job_id text, p_account_id text, p_operation text, p_lane text, p_credits integer,
  p_accepted_at bigint, p_deadline_at bigint, p_idempotency_key text, p_request_hash text,
  p_drafts jsonb, p_ledger_topic text, p_ledger_headers jsonb, p_requests_per_minute jsonb,
  out kind text, out job_id text, out available bigint, out work_outbox_id bigint,
  out rate_limit integer, out tokens double precision
) language plpgsql as $$
#variable_conflict use_column
declare
  payer account;
  earlier job;
  line entry;
  moment timestamptz;
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
  rate_limit := coalesce(payer.requests_per_minute, (p_requests_per_minute ->> payer.tier)::integer);

  -- 1. The same call again: a caller that did not learn whether its first try was committed.
  select * into earlier from job j where j.id = p_job_id and j.account_id = p_account_id;
  if found then
    job_id := earlier.id;
    work_outbox_id := earlier.work_outbox_id;
    kind := case when earlier.finished_at is null then 'admitted' else 'replayed' end;
    tokens := tokens_left(p_account_id, rate_limit, moment);
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
      tokens := tokens_left(p_account_id, rate_limit, moment);
      return;
    end if;
  end if;

  -- 3. Rate.
  update rate_bucket b set tokens = refilled(b.tokens, b.refilled_at, rate_limit, moment) - 1, refilled_at = moment
    where b.account_id = p_account_id and refilled(b.tokens, b.refilled_at, rate_limit, moment) >= 1
    returning b.tokens into tokens;
  if not found then
    tokens := tokens_left(p_account_id, rate_limit, moment);
    if tokens < 1 then
      kind := 'rate_limited';
      return;
    end if;
    tokens := tokens - 1;
    insert into rate_bucket values (p_account_id, admit.tokens, moment);
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
      work_outbox_id, input_key)
    values (p_job_id, p_account_id, p_operation, p_lane, p_credits, from_ms(p_accepted_at), from_ms(p_deadline_at),
      p_idempotency_key, p_request_hash, admit.work_outbox_id, p_drafts -> 0 -> 'payload' -> 'image' ->> 'key');
  insert into hold (job_id, account_id, credits, expires_at)
    values (p_job_id, p_account_id, p_credits, from_ms(p_deadline_at));
  kind := 'admitted';
  job_id := p_job_id;
  available := payer.available;
end
$$;

-- Ends each hold at most once (compare-and-set on held) and writes everything that follows from it in the same
-- transaction. p_endings: [{jobId, state: posted|voided|expired, outcome, publish: [outbox drafts]}]; the first ending
-- of a job counts. `ended` says whether this call did it; `state` is null for a job that does not exist.
create function end_holds(p_endings jsonb, p_ledger_topic text, p_ledger_headers jsonb)
  returns table (job_id text, ended boolean, state text) language plpgsql as $$
#variable_conflict use_column
declare
  -- A job that is admitted between the two statements below has no lock on its account: it counts as unknown.
  known text[];
begin
  select array_agg(j.id) into known from job j
    where j.id in (select e ->> 'jobId' from jsonb_array_elements(p_endings) e);
  perform from account a where a.id in (select j.account_id from job j where j.id = any(known))
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
  )
  select ending.job_id, won.job_id is not null, coalesce(won.state, h.state)
  from ending left join won on won.job_id = ending.job_id left join hold h on h.job_id = ending.job_id and h.job_id = any(known);
end
$$;

-- Adds credits, or takes back free ones when negative. No row when the account does not exist.
create function grant_credits(p_account_id text, p_credits bigint, p_ledger_topic text, p_ledger_headers jsonb)
  returns setof account language plpgsql as $$
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
$$;
