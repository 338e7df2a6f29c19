-- $1, $2: milliseconds since 1970. $3: at most this many of each kind.
(select id as job_id, 'input' as kind, input_key as key from job
  where input_key is not null and finished_at < from_ms($1) order by finished_at limit $3)
union all
(select id, 'asset', asset_key from job
  where asset_key is not null and finished_at < from_ms($2) order by finished_at limit $3)
