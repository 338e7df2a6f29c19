-- $1: how a secret begins that the newest key has sealed. $2: at most this many. $3: those after this one.
select id as webhook_id, secret, previous_secret from webhook
where id > $3 and (not starts_with(secret, $1) or not starts_with(coalesce(previous_secret, $1), $1))
order by id
limit $2
