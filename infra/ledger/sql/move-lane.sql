-- $3: who does it.
with moved as (
  update account set lane = $2::text where id = $1 returning id, old.lane as "from"
), audited as (
  insert into audit (actor, action, account_id, subject, detail)
  select $3, 'lane.moved', id, id, jsonb_build_object('from', "from", 'to', $2::text) from moved where "from" <> $2::text
)
select "from" from moved
