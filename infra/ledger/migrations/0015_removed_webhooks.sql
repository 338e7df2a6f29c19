-- A webhook goes at once and its deliveries after it, in small steps (docs/decisions/0070). Deleted with it, millions of them took longer
-- than a statement may; and a job that ended meanwhile waited, and then failed because what its delivery referred to was gone.
alter table webhook_delivery drop constraint webhook_delivery_webhook_id_fkey;

create table removed_webhook (
  id text primary key,
  removed_at timestamptz not null default now()
);
