-- How long this account's jobs of one operation took in the last week, from the usage mart.
select bucket, sum(jobs)::integer as jobs from usage_latency
where account_id = $1 and operation = $2 and measure = 'latency' and hour > now() - interval '7 days'
group by bucket
