select (select count(*) from account)::bigint as accounts, (select count(*) from job)::bigint as jobs
