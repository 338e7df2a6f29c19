-- How many uploads an account keeps is counted before it is given another one.
create index upload_of_account on upload (account_id, created_at);
