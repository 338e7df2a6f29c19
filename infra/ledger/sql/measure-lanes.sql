-- The seconds that the open jobs of a lane take at the pace of its last half minute. A few jobs are no queue, whatever the
-- pace; up to ten seconds of work nobody need hold back, and from a minute on bursts are cut to their least. While no job
-- has waited ten seconds the pace is not known yet: a lane that was idle has finished nothing in its last half minute.
with open as (
  select lane, count(*) as jobs, now() - min(accepted_at) < interval '10 s' as fresh
  from job where finished_at is null group by lane
), done as (
  select lane, count(*) as jobs from job where asset_key is not null and finished_at > now() - interval '30 s' group by lane
), waits as (
  select open.lane, case when open.jobs <= 16 or open.fresh then 0 else open.jobs * 30.0 / greatest(coalesce(done.jobs, 0), 1) end as seconds
  from open left join done using (lane)
), cleared as (
  delete from lane_load l where not exists (select from open where open.lane = l.lane)
), measured as (
  insert into lane_load (lane, load, measured_at)
  select lane, least(1, greatest(0, (seconds - 10) / 50)), now() from waits
  on conflict (lane) do update set load = excluded.load, measured_at = excluded.measured_at
  returning lane, load
)
select measured.lane, measured.load, waits.seconds::double precision as wait_seconds from measured join waits using (lane)
