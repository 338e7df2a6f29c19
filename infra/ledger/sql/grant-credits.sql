-- $5: who does it.
with changed as (
  select * from grant_credits($1, $2, $3, $4::jsonb)
), audited as (
  insert into audit (actor, action, account_id, subject, detail)
  select $5, 'credits.granted', id, id, jsonb_build_object('credits', $2::bigint) from changed
)
select id as account_id, name, tier, granted, available, held, spent from changed
