-- Rows that another caller is removing at this moment are left to it, so that two removers never wait for each other.
delete from outbox where id in (select id from outbox where id = any($1::bigint[]) order by id for update skip locked)
