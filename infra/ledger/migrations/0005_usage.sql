-- The usage mart: what each account used, by operation and hour. It is made of the topics alone and can be rebuilt from
-- them at any time. Nothing that moves credits reads it.

-- Which reading of the topics the figures stand on. A rebuild empties the mart and begins the next one.
create table usage_reading (
  only_row boolean primary key default true check (only_row),
  number integer not null check (number > 0)
);
insert into usage_reading (number) values (1);

-- How a job ended, gathered from two topics in whatever order they come: the ledger entry says that it ended and for how
-- much, its completion or refund says what it was. Kept as long as the topics keep their events, so that a copy counts for nothing.
create table usage_job (
  job_id text primary key,
  account_id text,
  ended_kind text check (ended_kind in ('posted', 'voided', 'expired')),
  credits integer,
  ended_at timestamptz,
  operation text,
  latency_bucket smallint,
  processing_bucket smallint,
  refund_code text,
  counted boolean not null default false,
  seen_at timestamptz not null default now()
);
create index usage_job_old on usage_job (coalesce(ended_at, seen_at));

create table usage_hour (
  account_id text not null,
  hour timestamptz not null,
  operation text not null,
  completed bigint not null,
  refunded bigint not null,
  credits bigint not null,
  primary key (account_id, hour, operation)
);
create index usage_hour_old on usage_hour (hour);

-- Times in buckets that grow by 2 %; see infra/ledger/latency-buckets.ts. Sums of counts give the same percentiles whatever order the events came in.
create table usage_latency (
  account_id text not null,
  hour timestamptz not null,
  operation text not null,
  measure text not null check (measure in ('latency', 'processing')),
  bucket smallint not null,
  jobs bigint not null,
  primary key (account_id, hour, operation, measure, bucket)
);

create table usage_failure (
  account_id text not null,
  hour timestamptz not null,
  operation text not null,
  code text not null,
  jobs bigint not null,
  primary key (account_id, hour, operation, code)
);

-- p_facts: [{jobId, accountId, endedKind, credits, endedAt, operation, latencyBucket, processingBucket, refundCode}], one a job,
-- with null for what is not known yet. Answers false and does nothing when the reading is no longer the one that counts.
create function record_usage(p_reading integer, p_facts jsonb) returns boolean language plpgsql as $$
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
$$;

-- Empties the mart and answers the number of the reading that fills it again.
create function rebuild_usage() returns integer language plpgsql as $$
declare
  begun integer;
begin
  update usage_reading set number = number + 1 returning number into begun;
  truncate usage_job, usage_hour, usage_latency, usage_failure;
  return begun;
end
$$;
