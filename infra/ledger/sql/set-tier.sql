-- $3: who does it.
with changed as (
  update account set tier = $2 where id = $1 returning *, old.tier as tier_before
), audited as (
  insert into audit (actor, action, account_id, subject, detail)
  select $3, 'account.tier', id, id, jsonb_build_object('from', tier_before, 'to', tier) from changed
)
select id as account_id, name, tier, granted, available, held, spent from changed
