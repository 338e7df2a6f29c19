-- $4: who does it. No row when something was decided about this letter before.
with decided as (
  insert into dead_letter_decision (source, decision, parked_at) values ($1, $2, from_ms($3)) on conflict do nothing returning *
), audited as (
  insert into audit (actor, action, subject, detail)
  select $4, 'dead_letter.' || decision, source, jsonb_build_object('parkedAt', parked_at) from decided
)
select source from decided
