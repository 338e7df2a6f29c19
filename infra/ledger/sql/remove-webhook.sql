-- $3: who does it. Its deliveries go later, by forget-deliveries.
with removed as (
  delete from webhook where id = $1 and account_id = $2 returning *
), noted as (
  insert into removed_webhook (id) select id from removed
), audited as (
  insert into audit (actor, action, account_id, subject, detail)
  select $3, 'webhook.removed', account_id, id, jsonb_build_object('url', url) from removed
)
select id from removed
