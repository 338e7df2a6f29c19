-- Makes due what webhooks are owed that were enabled, but what was tried since: at most $1 deliveries of each of at most $2 webhooks, those
-- that were due first. A webhook of which fewer are left has all it is owed. Answers how many were moved.
with enabled as (
  select id, owed_since from webhook where owed_since is not null order by owed_since limit $2
), waiting as (
  select e.id as webhook_id, d.id from enabled e cross join lateral (
    select id from webhook_delivery
    where webhook_id = e.id and state = 'pending' and due_at > now() and (attempted_at is null or attempted_at < e.owed_since)
    order by due_at limit $1
  ) d
), moved as (
  -- By a list: joined, Postgres reads all deliveries there are.
  update webhook_delivery set due_at = now() where id = any(array(select id from waiting)) and state = 'pending' returning 1
), done as (
  update webhook w set owed_since = null from enabled e
  where w.id = e.id and w.owed_since = e.owed_since and (select count(*) from waiting of where of.webhook_id = e.id) < $1
)
select count(*)::integer as count from moved
