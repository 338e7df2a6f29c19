-- Accounts, keys, jobs, holds, entries and the outbox. Every rule a constraint can hold is a constraint here, so that
-- no program, however wrong, can lose a credit or take one twice.

create table account (
  id text primary key check (id ~ '^acct_[0-9a-f]{32}$'),
  name text not null unique check (name <> ''),
  tier text not null check (tier in ('standard', 'enterprise')),
  lane text not null default 'shared' check (lane = 'shared' or lane like 'dedicated-%'),
  -- Overrides the rate of the tier.
  requests_per_minute integer check (requests_per_minute > 0),
  granted bigint not null default 0 check (granted >= 0),
  available bigint not null default 0 check (available >= 0),
  held bigint not null default 0 check (held >= 0),
  spent bigint not null default 0 check (spent >= 0),
  created_at timestamptz not null default now(),
  check (granted = available + held + spent)
) with (fillfactor = 50); -- The balances of a busy account change thousands of times a second: room on its page keeps updates off the index.

create table api_key (
  id text primary key check (id ~ '^key_[0-9a-f]{32}$'),
  account_id text not null references account,
  name text not null,
  prefix text not null,
  hash bytea not null unique check (octet_length(hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz
);
create index api_key_of_account on api_key (account_id, id);
create index api_key_revoked on api_key (revoked_at) where revoked_at is not null;

create table job (
  id text primary key check (id ~ '^job_[0-9a-f]{32}$'),
  account_id text not null references account,
  operation text not null,
  lane text not null,
  state text not null default 'accepted' check (state in ('accepted', 'running', 'completed', 'refunded')),
  credits integer not null check (credits > 0),
  accepted_at timestamptz not null,
  deadline_at timestamptz not null,
  finished_at timestamptz,
  completion jsonb,
  refund jsonb,
  idempotency_key text,
  request_hash text,
  work_outbox_id bigint not null,
  -- Stored objects, until the sweeper has deleted them.
  input_key text,
  asset_key text,
  check ((state in ('completed', 'refunded')) = (finished_at is not null)),
  check ((state = 'completed') = (completion is not null)),
  check ((state = 'refunded') = (refund is not null)),
  check ((idempotency_key is null) = (request_hash is null))
);
create unique index job_of_idempotency_key on job (account_id, idempotency_key) where idempotency_key is not null;
create index job_open on job (operation, lane, accepted_at) where finished_at is null;
create index job_of_asset on job (asset_key) where asset_key is not null;
create index job_input_ended on job (finished_at) where input_key is not null;
create index job_asset_ended on job (finished_at) where asset_key is not null;

create table hold (
  job_id text primary key references job,
  account_id text not null,
  credits integer not null check (credits > 0),
  state text not null default 'held' check (state in ('held', 'posted', 'voided', 'expired')),
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'held') = (ended_at is null))
);
create index hold_open on hold (expires_at) where state = 'held';

-- One line per movement: what it changed (the deltas balance) and what the account held afterwards.
create table entry (
  id text primary key default 'ent_' || replace(uuidv7()::text, '-', ''),
  account_id text not null,
  job_id text,
  kind text not null check (kind in ('granted', 'held', 'posted', 'voided', 'expired')),
  granted bigint not null,
  available bigint not null,
  held bigint not null,
  spent bigint not null,
  available_after bigint not null,
  held_after bigint not null,
  spent_after bigint not null,
  recorded_at timestamptz not null default clock_timestamp(),
  check (granted = available + held + spent),
  check ((kind = 'granted') = (job_id is null)),
  check (case kind
    when 'granted' then granted <> 0 and held = 0 and spent = 0
    when 'held' then granted = 0 and held > 0 and spent = 0
    when 'posted' then granted = 0 and held < 0 and available = 0
    else granted = 0 and held < 0 and spent = 0
  end)
);
create unique index entry_of_job on entry (job_id, kind) where job_id is not null;
create unique index entry_ends_job_once on entry (job_id) where kind in ('posted', 'voided', 'expired');
create index entry_of_account on entry (account_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries are append-only' using errcode = 'restrict_violation';
end
$$;
create trigger entry_is_append_only before update or delete or truncate on entry
  for each statement execute function refuse_change();

create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  key text not null,
  event text not null,
  payload jsonb not null,
  headers jsonb not null,
  relay_after timestamptz not null,
  created_at timestamptz not null default now()
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000); -- Rows live for moments, so the share of dead ones says nothing.

-- Tokens left. Unlogged: losing them in a crash costs one burst, writing them to the log would cost every request.
create unlogged table rate_bucket (
  account_id text primary key,
  tokens double precision not null,
  refilled_at timestamptz not null
) with (fillfactor = 50);
