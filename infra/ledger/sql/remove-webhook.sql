-- $3: who does it.
with removed as (
  delete from webhook where id = $1 and account_id = $2 returning *
), audited as (
  insert into audit (actor, action, account_id, subject, detail)
  select $3, 'webhook.removed', account_id, id, jsonb_build_object('url', url) from removed
)
select id from removed
