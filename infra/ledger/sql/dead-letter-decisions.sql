-- $1: milliseconds since 1970; letters parked before then have left their topic.
select source, decision from dead_letter_decision where parked_at >= from_ms($1)
