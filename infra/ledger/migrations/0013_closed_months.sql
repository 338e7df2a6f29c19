-- Old jobs may go, and their entries with them. What the entries added up to stays here, by the month in which the jobs ended,
-- so that an account is still the sum of what is written about it. See docs/decisions/0047.
create table closed_month (
  account_id text not null references account (id),
  month date not null,
  completed bigint not null check (completed >= 0),
  refunded bigint not null check (refunded >= 0),
  spent bigint not null check (spent >= 0),
  primary key (account_id, month)
);

-- Only the trigger below writes here, from inside a statement on entries.
create trigger closed_month_follows_entries before insert or update or delete or truncate on closed_month
  for each statement when (pg_trigger_depth() = 0) execute function refuse_change();

-- Entries go in one way only: both of a job, after the job itself, and carried forward by the same statement.
create function carry_forward() returns trigger language plpgsql as $$
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
$$;

drop trigger entry_is_append_only on entry;
create trigger entry_is_append_only before update or truncate on entry for each statement execute function refuse_change();
create trigger entry_is_carried_forward after delete on entry referencing old table as gone
  for each statement execute function carry_forward();

-- The same pairs, read from the other end: whether deliveries of a job are still kept.
drop index webhook_delivery_once;
create unique index webhook_delivery_once on webhook_delivery (job_id, webhook_id);
