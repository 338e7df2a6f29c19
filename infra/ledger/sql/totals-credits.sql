select coalesce(sum(granted), 0)::bigint as granted, coalesce(sum(available), 0)::bigint as available,
  coalesce(sum(held), 0)::bigint as held, coalesce(sum(spent), 0)::bigint as spent
from account
