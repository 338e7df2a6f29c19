-- Rows that another caller is removing at this moment are left to it, so that two removers never wait for each other.
-- Nobody waits for the disk: rows that a crash of the server brings back are published again, which every reader expects.
with unhurried as materialized (select set_config('synchronous_commit', 'off', true))
delete from outbox where id in (
  select id from outbox, unhurried where id = any($1::bigint[]) order by id for update of outbox skip locked
)
