delete from upload where id = any($1)
