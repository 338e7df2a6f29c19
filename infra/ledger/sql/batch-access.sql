select b.account_id, a.tier, a.lane, b.enabled, b.generation, b.out_of_credits, b.requests_per_minute
from batch_access b join account a on a.id = b.account_id
where $1::text is null or b.account_id = $1
order by b.account_id
