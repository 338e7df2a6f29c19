-- What the migrations add up to. Written by `test/harness/write-ledger-schema.ts`; a test proves that it is current.
-- To read, not to run: `migrate` makes the real thing.

CREATE OR REPLACE FUNCTION public.admit(p_job_id text, p_account_id text, p_operation text, p_lane text, p_credits integer, p_accepted_at bigint, p_deadline_at bigint, p_idempotency_key text, p_request_hash text, p_drafts jsonb, p_ledger_topic text, p_ledger_headers jsonb, p_requests_per_minute jsonb, OUT kind text, OUT job_id text, OUT available bigint, OUT work_outbox_id bigint, OUT rate_limit integer, OUT tokens double precision)
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
RETURN jsonb_build_object('entryId', (line).id, 'accountId', (line).account_id, 'jobId', (line).job_id, 'kind', (line).kind, 'credits', CASE (line).kind WHEN 'granted'::text THEN abs((line).granted) ELSE abs((line).held) END, 'available', (line).available_after, 'held', (line).held_after, 'spent', (line).spent_after, 'recordedAt', to_ms((line).recorded_at));

CREATE OR REPLACE FUNCTION public.refilled(tokens double precision, refilled_at timestamp with time zone, per_minute integer, moment timestamp with time zone)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
RETURN LEAST((per_minute)::double precision, (tokens + ((GREATEST((0)::double precision, (EXTRACT(epoch FROM (moment - refilled_at)))::double precision) * (per_minute)::double precision) / (60)::double precision)));

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'entries are append-only' using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION public.to_ms(moment timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
RETURN (floor((EXTRACT(epoch FROM moment) * (1000)::numeric)))::bigint;

CREATE OR REPLACE FUNCTION public.tokens_left(p_account_id text, per_minute integer, moment timestamp with time zone)
 RETURNS double precision
 LANGUAGE sql
 STABLE
RETURN COALESCE((SELECT refilled(b.tokens, b.refilled_at, tokens_left.per_minute, tokens_left.moment) AS refilled FROM rate_bucket b WHERE (b.account_id = tokens_left.p_account_id)), (per_minute)::double precision);

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
  revoked_at timestamp with time zone
);

alter table api_key add constraint api_key_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table api_key add constraint api_key_hash_check CHECK ((octet_length(hash) = 32));

alter table api_key add constraint api_key_hash_key UNIQUE (hash);

alter table api_key add constraint api_key_id_check CHECK ((id ~ '^key_[0-9a-f]{32}$'::text));

alter table api_key add constraint api_key_pkey PRIMARY KEY (id);

CREATE INDEX api_key_of_account ON public.api_key USING btree (account_id, id);

CREATE INDEX api_key_revoked ON public.api_key USING btree (revoked_at) WHERE (revoked_at IS NOT NULL);

create table entry (
  id text not null default ('ent_'::text || replace((uuidv7())::text, '-'::text, ''::text)),
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

CREATE TRIGGER entry_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

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
  asset_key text
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

CREATE INDEX job_input_ended ON public.job USING btree (finished_at) WHERE (input_key IS NOT NULL);

CREATE INDEX job_of_account ON public.job USING btree (account_id, id);

CREATE INDEX job_of_asset ON public.job USING btree (asset_key) WHERE (asset_key IS NOT NULL);

CREATE UNIQUE INDEX job_of_idempotency_key ON public.job USING btree (account_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE INDEX job_open ON public.job USING btree (operation, lane, accepted_at) WHERE (finished_at IS NULL);

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
