-- Notes an upload unless its account keeps as many as it may. Callers at the same moment do not wait for each other, so they may go
-- over by as many as there are connections.
with kept as (select count(*) from (select from upload where account_id = $2 limit $3) of_account)
insert into upload (id, account_id) select $1, $2 from kept where count < $3 returning id
