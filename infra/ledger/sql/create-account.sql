-- $4: who does it.
with created as (
  insert into account (id, name, tier) values ($1, $2, $3) returning *
), audited as (
  insert into audit (actor, action, account_id, subject, detail)
  select $4, 'account.created', id, id, jsonb_build_object('name', name, 'tier', tier) from created
)
select id as account_id, name, tier, granted, available, held, spent from created
