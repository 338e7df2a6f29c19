select id, topic, key, event, payload, headers from outbox where relay_after <= now() order by id limit $1
