-- What is counted before it is added to is counted in turn: of callers at the same moment each sees what those before it added. A function
-- sees what was committed when its own statement begins, which is after the wait; the statement around it does not.
create function uploads_in_turn(p_account_id text, p_most integer) returns bigint language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_account_id, 2));
  return (select count(*) from (select from upload where account_id = p_account_id limit p_most) kept);
end
$$;

create function webhooks_in_turn(p_account_id text) returns bigint language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_account_id, 3));
  return (select count(*) from webhook where account_id = p_account_id);
end
$$;

-- Whoever enables a webhook is owed at once what waits for its next try. Since when is written down, and deliveries are moved up in steps
-- (docs/decisions/0110): one that was tried after that has its own wait.
alter table webhook add column owed_since timestamptz;
create index webhook_owed on webhook (owed_since) where owed_since is not null;
alter table webhook_delivery add column attempted_at timestamptz;

-- What accounts themselves did to their webhooks leaves the audit when it is old; what operators did never does (docs/decisions/0111).
create function refuse_young_audit() returns trigger language plpgsql as $$
begin
  if exists (select from gone where action not like 'webhook.%' or recorded_at > now() - interval '30 days') then
    raise exception 'audit is append-only' using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
drop trigger audit_is_append_only on audit;
create trigger audit_is_append_only before update or truncate on audit for each statement execute function refuse_change();
create trigger audit_goes_when_old after delete on audit referencing old table as gone
  for each statement execute function refuse_young_audit();
