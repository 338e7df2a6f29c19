import type { Ledger } from '../../../infra/ledger/port.ts'
import type { Clock } from '../../../infra/lifecycle/clock.ts'
import { type ObjectStore, uploadKey } from '../../../infra/storage/port.ts'
import { UPLOAD_BYTES_MAX, UPLOAD_OPEN_MS, type UploadTicket, uploadTicket } from '../../../schemas/http/uploads.ts'
import type { UploadId } from '../../../schemas/ids.ts'
import { authenticated } from '../access/authenticate.ts'
import type { CallerCache } from '../access/caller-cache.ts'
import { HttpProblem } from '../problem.ts'
import { requireNoBody } from '../requests/read-json.ts'
import { json } from '../response.ts'
import type { Route } from '../route.ts'

export type UploadRouteDeps = {
  readonly ledger: Pick<Ledger, 'uploads'>
  readonly storage: Pick<ObjectStore, 'putAddress'>
  readonly callers: CallerCache
  readonly newUploadId: () => UploadId
  /** Uploads that one account may keep at a time. */
  readonly uploadsKeptMax: number
  readonly clock: Clock
}

/** Old uploads are looked for once a minute. */
const RETRY_SECONDS = 60

/** Hands out an address that takes one file; the file goes to the object store and past us. */
export function uploadRoute({ ledger, storage, callers, newUploadId, uploadsKeptMax, clock }: UploadRouteDeps): Route {
  return {
    method: 'post',
    path: '/api/uploads',
    handler: authenticated(
      callers,
      async (request, context) => {
        const { caller } = context
        await requireNoBody(request, context, 'send the file with PUT to the `url` of the answer')
        const inputUploadId = newUploadId()
        const expiresAt = new Date(clock.now() + UPLOAD_OPEN_MS).toISOString()
        // Recorded first: a file without a record would never be removed.
        const isNoted = await ledger.uploads.add(inputUploadId, caller.accountId, uploadsKeptMax)
        if (!isNoted) throw tooManyKept(uploadsKeptMax)
        const url = await storage.putAddress(uploadKey(caller.accountId, inputUploadId), UPLOAD_OPEN_MS)
        const ticket: UploadTicket = { inputUploadId, method: 'PUT', url, expiresAt, bytesMax: UPLOAD_BYTES_MAX }
        return json(201, ticket)
      },
      ['vectorize', 'upscale'],
    ),
    documentation: {
      summary: 'An address to put an image to, for requests and batch records that name it',
      description:
        'One upload serves any number of requests, and is kept for a day. An account that keeps as many as it may is answered 429 until the ' +
        'oldest is removed.',
      tag: 'files',
      responses: { 201: { description: 'Put the file there.', schema: uploadTicket, schemaName: 'Upload' } },
      errors: [],
    },
  }
}

function tooManyKept(keptMax: number): HttpProblem {
  const detail = `At most ${keptMax} uploads of an account are kept at a time. Each is removed after a day; until then it serves any number of requests.`
  return new HttpProblem('rate_limited', detail, { headers: { 'Retry-After': String(RETRY_SECONDS) } })
}
