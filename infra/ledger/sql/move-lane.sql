update account a set lane = $2 from account before where a.id = $1 and before.id = a.id returning before.lane as "from"
