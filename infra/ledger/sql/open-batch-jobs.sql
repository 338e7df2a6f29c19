select account_id, count(*) as open from job where batch is not null and finished_at is null group by account_id
