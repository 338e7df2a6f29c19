-- An event of credits that were taken back looked like one of credits that were given (docs/decisions/0076).
create or replace function ledger_payload(line entry) returns jsonb language sql stable
  return jsonb_build_object(
    'entryId', line.id,
    'accountId', line.account_id,
    'jobId', line.job_id,
    'kind', line.kind,
    'credits', case line.kind when 'granted' then line.granted else abs(line.held) end,
    'available', line.available_after,
    'held', line.held_after,
    'spent', line.spent_after,
    'recordedAt', to_ms(line.recorded_at)
  );
