select lane from account where lane like 'dedicated-%'
union
select lane from job where finished_at is null and lane like 'dedicated-%'
order by lane
