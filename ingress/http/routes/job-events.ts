import type { Ledger } from '../../../infra/ledger/port.ts'
import { type FollowDeps, followJob, isEnd } from '../../jobs/follow-job.ts'
import type { Slots } from '../../slots.ts'
import { authenticated } from '../access/authenticate.ts'
import type { CallerCache } from '../access/caller-cache.ts'
import { eventStream, type ServerSentEvent } from '../event-stream.ts'
import { HttpProblem } from '../problem.ts'
import { jobParameter, readJobOfPath } from '../requests/job-of-path.ts'
import type { Route } from '../route.ts'

export type JobEventsDeps = FollowDeps & {
  readonly ledger: Pick<Ledger, 'findJob'>
  readonly callers: CallerCache
  /** Streams that are open. */
  readonly followers: Slots
}

/** Streams last as long as their jobs, most of them a few seconds: by then some have ended. */
const RETRY_SECONDS = 5
/** Longer than any id that this service gives; the header may hold anything. */
const LAST_EVENT_CHARACTERS_MAX = 40

/** A job's life as server-sent events. */
export function jobEventsRoute(deps: JobEventsDeps): Route {
  return {
    method: 'get',
    path: '/api/jobs/:id/events',
    handler: authenticated(
      deps.callers,
      async (request, { caller, isKeyGood }) => {
        const job = await readJobOfPath(request, caller.accountId, deps.ledger)
        const lastEventId = request.get('last-event-id')?.slice(0, LAST_EVENT_CHARACTERS_MAX) || undefined
        // A reader that has heard the end would reconnect for ever; 204 makes it stop.
        if (job.finishedAt !== undefined && isEnd(lastEventId)) return { status: 204 }
        const release = deps.followers.take(caller.accountId)
        if (!release)
          throw new HttpProblem(
            'overloaded',
            'This server has as many event streams open as it can hold, or this account has its half of them. Try again shortly.',
            {
              headers: { 'Retry-After': String(RETRY_SECONDS) },
            },
          )
        return eventStream(request.socket, (gone) =>
          endingWith(followJob(job, { lastEventId, gone, isKeyGood }, deps), release),
        )
      },
      'read',
    ),
    documentation: {
      summary: 'Follow a job as it happens',
      description:
        'Server-sent events: `status` first, `progress` (`percent`, `stage`) at most once a second and once a job that takes longer has begun, and at the end `completed` or ' +
        '`refunded` with the whole status; then the stream ends, as it does when the key is revoked or expires. A reader that comes back ' +
        'with `Last-Event-ID` is not told twice. The `EventSource` of browsers can send no key: read the stream with `fetch`, as `/client` does.',
      tag: 'jobs',
      parameters: [
        jobParameter,
        { name: 'Last-Event-ID', in: 'header', description: 'The last event a reader has heard.' },
      ],
      responses: {
        200: {
          description: 'The events.',
          contentType: 'text/event-stream',
        },
        204: { description: 'This reader has heard the end.' },
      },
      errors: ['not_found', 'overloaded'],
    },
  }
}

/** Gives the slot back when the stream ends, and when the reader goes. */
async function* endingWith(
  events: AsyncIterable<ServerSentEvent | null>,
  release: () => void,
): AsyncGenerator<ServerSentEvent | null> {
  try {
    yield* events
  } finally {
    release()
  }
}
