// The object store as the rooms see it. Works with any S3: no bucket policy, versioning, lifecycle or tags are asked
// for.
import type { Readable } from 'node:stream'

export type ObjectMeta = { readonly contentType: string; readonly cacheControl?: string; readonly sha256?: string }

export type StoredObject = {
  readonly bytes: number
  readonly contentType: string
  readonly etag: string
  readonly cacheControl?: string
  readonly sha256?: string
  readonly modifiedAt: number
}

export type ListedObject = { readonly key: string; readonly bytes: number; readonly modifiedAt: number }

/**
 * Throws a Failure: `storage_unavailable` where the store, or the local disk, may do it later, `object_missing`, or
 * `storage_refused`. A mistake of ours, such as a TypeError, comes out as it is and ends the process as every other
 * does.
 */
export type ObjectStore = {
  readonly putBytes: (key: string, bytes: Uint8Array, meta: ObjectMeta) => Promise<void>
  /** Streams a local file in parts, so that a large result never stands in memory. */
  readonly putFile: (key: string, path: string, meta: ObjectMeta) => Promise<void>
  readonly getToFile: (key: string, path: string) => Promise<void>
  /** A stream of the object or of `length` bytes from `offset`. */
  readonly read: (key: string, range?: { readonly offset: number; readonly length: number }) => Promise<Readable>
  /** An address that takes the object by PUT from whoever has it, for so long. */
  readonly putAddress: (key: string, openMs: number) => Promise<string>
  /** undefined when there is no such object. */
  readonly stat: (key: string) => Promise<StoredObject | undefined>
  readonly remove: (keys: readonly string[]) => Promise<void>
  /** Objects whose keys begin so and come after `after`, in the order of their keys. */
  readonly list: (
    prefix: string,
    page: { readonly after: string; readonly most: number },
  ) => Promise<readonly ListedObject[]>
  readonly ensureBucket: () => Promise<void>
  readonly ping: () => Promise<void>
}

/** Keys never end in `-<uuid>`: s3proxy leaves such names behind after a crash and they are swept at its next start. */
export const INPUTS = 'inputs/'
export const inputKey = (jobId: string): string => `${INPUTS}${jobId}`
export const UPLOADS = 'uploads/'
/** Under the account's id: an upload id alone opens nothing. */
export const uploadKey = (accountId: string, uploadId: string): string => `${UPLOADS}${accountId}/${uploadId}`
export const assetKey = (unguessable: string, jobId: string, extension: string): string =>
  `assets/${unguessable}/${jobId}.${extension}`
