import { IMAGE_BYTES_MAX } from '../../../infra/images/image-source.ts'
import type { Ledger } from '../../../infra/ledger/port.ts'
import type { Clock } from '../../../infra/lifecycle/clock.ts'
import { type ObjectStore, uploadKey } from '../../../infra/storage/port.ts'
import { UPLOAD_OPEN_MS, type UploadTicket, uploadTicket } from '../../../schemas/http/uploads.ts'
import type { UploadId } from '../../../schemas/ids.ts'
import { authenticated } from '../authenticate.ts'
import type { CallerCache } from '../caller-cache.ts'
import { json } from '../response.ts'
import type { Route } from '../route.ts'

export type UploadRouteDeps = {
  readonly ledger: Pick<Ledger, 'uploads'>
  readonly storage: Pick<ObjectStore, 'putAddress'>
  readonly callers: CallerCache
  readonly newUploadId: () => UploadId
  readonly clock: Clock
}

/** Hands out an address that takes one file; the file goes to the object store and past us. */
export function uploadRoute({ ledger, storage, callers, newUploadId, clock }: UploadRouteDeps): Route {
  return {
    method: 'post',
    path: '/api/uploads',
    handler: authenticated(
      callers,
      async (_request, { caller }) => {
        const inputUploadId = newUploadId()
        const expiresAt = new Date(clock.now() + UPLOAD_OPEN_MS).toISOString()
        // Noted first: a file that nobody knows of would never be removed.
        await ledger.uploads.add(inputUploadId, caller.accountId)
        const url = await storage.putAddress(uploadKey(caller.accountId, inputUploadId), UPLOAD_OPEN_MS)
        const ticket: UploadTicket = { inputUploadId, method: 'PUT', url, expiresAt, bytesMax: IMAGE_BYTES_MAX }
        return json(201, ticket)
      },
      ['vectorize', 'upscale'],
    ),
    documentation: {
      summary: 'An address to put an image to, for requests and batch records that name it',
      tag: 'files',
      responses: { 201: { description: 'Put the file there.', schema: uploadTicket, schemaName: 'Upload' } },
      errors: [],
    },
  }
}
