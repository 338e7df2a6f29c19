-- What a key may do and from where, who changed what, what became of dead letters, and webhooks with what they are owed.

alter table api_key
  -- A key made before there were scopes was the whole power of its account and stays so.
  add column scopes text[] not null default '{generate,vectorize,upscale,read,admin}'
    check (scopes <> '{}' and scopes <@ '{generate,vectorize,upscale,read,admin}'),
  -- Empty lists allow every web page and every address.
  add column origins text[] not null default '{}',
  add column addresses text[] not null default '{}',
  add column last_used_at timestamptz,
  add column replaces text references api_key;

create table audit (
  id text primary key default 'aud_' || replace(uuidv7()::text, '-', ''),
  recorded_at timestamptz not null default clock_timestamp(),
  actor text not null check (actor <> ''),
  action text not null,
  -- Not a reference: what happened stays told whatever becomes of the account.
  account_id text,
  subject text not null,
  detail jsonb not null default '{}'
);
create index audit_of_account on audit (account_id, id);
create trigger audit_is_append_only before update or delete or truncate on audit
  for each statement execute function refuse_change();

-- The letters themselves stay in their topic; what was decided about one is kept here.
create table dead_letter_decision (
  source text primary key,
  decision text not null check (decision in ('redriven', 'discarded')),
  parked_at timestamptz not null,
  decided_at timestamptz not null default now()
);

create table webhook (
  id text primary key check (id ~ '^whk_[0-9a-f]{32}$'),
  account_id text not null references account,
  url text not null check (length(url) between 1 and 2048),
  description text not null default '',
  events text[] not null check (events <> '{}' and events <@ '{job.completed,job.refunded}'),
  secret text not null,
  -- Signs beside the newer one until then, so that a receiver can change over at its leisure.
  previous_secret text,
  previous_until timestamptz,
  disabled_at timestamptz,
  disabled_because text check (disabled_because in ('owner', 'gone', 'failing')),
  failing_since timestamptz,
  created_at timestamptz not null default now(),
  check ((previous_secret is null) = (previous_until is null)),
  check ((disabled_at is null) = (disabled_because is null))
);
create index webhook_of_account on webhook (account_id, id);

create table webhook_delivery (
  id text primary key default 'msg_' || replace(uuidv7()::text, '-', ''),
  webhook_id text not null references webhook on delete cascade,
  job_id text not null references job,
  event text not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  -- Since it was queued or last replayed: the place in the retry schedule.
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  log jsonb not null default '[]',
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((state = 'pending') = (ended_at is null))
);
create unique index webhook_delivery_once on webhook_delivery (webhook_id, job_id);
create index webhook_delivery_page on webhook_delivery (webhook_id, id);
create index webhook_delivery_due on webhook_delivery (webhook_id, due_at) where state = 'pending';
create index webhook_delivery_ended on webhook_delivery (ended_at) where ended_at is not null;

-- The newest attempts, oldest first: a log of a delivery that is replayed for ever stays short.
create function with_attempt(log jsonb, attempt jsonb) returns jsonb language sql immutable
  return coalesce(
    (select jsonb_agg(kept.one order by kept.place) from (
      select e.one, e.place from jsonb_array_elements(log) with ordinality as e(one, place) order by e.place desc limit 19
    ) kept),
    '[]'
  ) || jsonb_build_array(attempt);

-- Deliveries are queued in the transaction that ends the job: none is lost, and none tells of what did not happen.
create function queue_webhooks() returns trigger language plpgsql as $$
begin
  insert into webhook_delivery (webhook_id, job_id, event)
  select w.id, ended.id, 'job.' || ended.state
  from ended
  join open on open.id = ended.id and open.finished_at is null
  join webhook w on w.account_id = ended.account_id and w.disabled_at is null and 'job.' || ended.state = any(w.events)
  where ended.finished_at is not null;
  return null;
end
$$;
create trigger job_queues_webhooks after update on job
  referencing old table as open new table as ended
  for each statement execute function queue_webhooks();
