import type { ObjectMeta } from './port.ts'

/** What is stored beside an object, by the names that S3 knows. */
export function headersOf({ contentType, cacheControl, sha256 }: ObjectMeta): Record<string, string> {
  return {
    'content-type': contentType,
    ...(cacheControl ? { 'cache-control': cacheControl } : {}),
    ...(sha256 ? { 'x-amz-meta-sha256': sha256 } : {}),
  }
}
