-- Several admissions of one account in one transaction, one after the other in the order given: they share its lock, the way
-- here and back, and the wait for the disk. Each sees what those before it did.
select a.kind, a.job_id, a.available, a.work_outbox_id, a.rate_limit, a.tokens
from jsonb_array_elements($1::jsonb) with ordinality as asked(request, position)
cross join lateral admit(
  request ->> 'jobId', request ->> 'accountId', request ->> 'operation', request ->> 'lane', (request ->> 'credits')::integer,
  (request ->> 'acceptedAt')::bigint, (request ->> 'deadlineAt')::bigint, request ->> 'idempotencyKey', request ->> 'requestHash',
  request -> 'drafts', request ->> 'ledgerTopic', $2::jsonb, $3::jsonb, null
) as a
order by position
