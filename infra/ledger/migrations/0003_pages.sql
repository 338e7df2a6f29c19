-- Pages of an account's jobs, newest first.
create index job_of_account on job (account_id, id);
