-- $2, $3: the secrets sealed. $4, $5: what they were; a rotation in between has sealed its own.
update webhook set secret = $2, previous_secret = $3
where id = $1 and secret = $4 and previous_secret is not distinct from $5
