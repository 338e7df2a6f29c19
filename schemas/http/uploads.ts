import { z } from 'zod'

/** How long the address of an upload takes a file. */
export const UPLOAD_OPEN_MS = 15 * 60 * 1000

/** As much as a form may carry. */
export const UPLOAD_BYTES_MAX = 50 * 1024 * 1024

/** What POST /api/uploads answers: where to put one file, and its name in the requests that use it. */
export const uploadTicket = z.object({
  inputUploadId: z.string().describe('Goes into the requests that use the file; any number of them.'),
  method: z.literal('PUT'),
  url: z
    .string()
    .describe(
      'Send the bytes of the file here, with no header but Content-Length: `curl -T FILE URL`. A Content-Type of the image may go with ' +
        'it; one of a form, such as `curl --data-binary` sends by itself, is refused by the store.',
    ),
  expiresAt: z.iso.datetime().describe('When the address stops taking files. A file is kept for a day.'),
  bytesMax: z.int().describe('A larger file is refused when it is used, and removed soon after it came.'),
})

export type UploadTicket = z.infer<typeof uploadTicket>
