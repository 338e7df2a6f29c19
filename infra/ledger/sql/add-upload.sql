insert into upload (id, account_id) values ($1, $2)
