update outbox set relay_after = now() + $2 * interval '1 ms' where id = any($1::bigint[])
