-- For what is changed outside the database. $1: who does it.
insert into audit (actor, action, subject, detail) values ($1, $2, $3, $4::jsonb)
