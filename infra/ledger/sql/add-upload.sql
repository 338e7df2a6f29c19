-- Notes an upload unless its account keeps as many as it may, $3.
insert into upload (id, account_id) select $1, $2 where uploads_in_turn($2, $3) < $3 returning id
