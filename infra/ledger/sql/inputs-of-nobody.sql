-- Which of these keys of inputs are no job's. A key ends with the id of the job it was stored for.
select key from unnest($1::text[]) key
where not exists (select from job where id = split_part(key, '/', 2) and input_key = key)
