-- What an attempt at a delivery came to. $2: the attempt for the log. $3: the state it leaves. $4: milliseconds until the next
-- one. $5: whether the receiver said that it is gone for good. $6: milliseconds that a webhook may fail before it is disabled.
with noted as (
  update webhook_delivery set log = with_attempt(log, $2::jsonb), attempts = attempts + 1, state = $3,
    due_at = now() + $4::double precision * interval '1 ms',
    attempted_at = now(), ended_at = case $3 when 'pending' then null else now() end
  where id = $1 and state = 'pending'
  returning webhook_id
), judged as (
  select w.id, case
    when $5::boolean then 'gone'
    when w.failing_since < now() - $6::double precision * interval '1 ms' then 'failing'
  end as verdict
  from webhook w join noted on noted.webhook_id = w.id
)
update webhook w set
  failing_since = case $3 when 'delivered' then null else coalesce(w.failing_since, now()) end,
  disabled_at = case when $3 <> 'delivered' and judged.verdict is not null then coalesce(w.disabled_at, now()) else w.disabled_at end,
  disabled_because = case when $3 <> 'delivered' and judged.verdict is not null then coalesce(w.disabled_because, judged.verdict) else w.disabled_because end
from judged
where w.id = judged.id and ($3 <> 'delivered' or w.failing_since is not null)
returning w.id as webhook_id, w.disabled_because
