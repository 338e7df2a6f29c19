-- How many rows there are of each kind, and when the oldest began; of what was carried forward, its months and jobs.
select 'jobs' as kind, count(*) as rows, to_ms(min(accepted_at)) as oldest_at from job
union all
select 'entries', count(*), to_ms(min(recorded_at)) from entry
union all
select 'jobs carried forward', coalesce(sum(completed + refunded), 0)::bigint, to_ms(min(month)::timestamp at time zone 'UTC') from closed_month
union all
select 'uploads', count(*), to_ms(min(created_at)) from upload
union all
select 'deliveries', count(*), to_ms(min(created_at)) from webhook_delivery
union all
select 'dead letters decided about', count(*), to_ms(min(parked_at)) from dead_letter_decision
union all
select 'hours of usage', count(*), to_ms(min(hour)) from usage_hour
union all
select 'messages to publish', count(*), to_ms(min(created_at)) from outbox
union all
select 'audit entries', count(*), to_ms(min(recorded_at)) from audit
