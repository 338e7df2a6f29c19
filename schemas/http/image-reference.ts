import { z } from 'zod'

/** Where the image of a JSON request is. */
export const imageReference = {
  imageUrl: z
    .string()
    .min(1)
    .max(2048)
    .optional()
    .describe(
      'Where the image is: an http or https address that everybody can reach, or the `url` of an earlier result of yours. ' +
        'Redirects are not followed.',
    ),
  inputUploadId: z.string().min(1).max(100).optional().describe('What POST /api/uploads gave, once the file is there.'),
}

/** Exactly one of some fields is given. */
export function isOneOf(...values: readonly unknown[]): boolean {
  return values.filter((value) => value !== undefined).length === 1
}
