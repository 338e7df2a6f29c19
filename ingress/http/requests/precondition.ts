import type { Request } from 'express'
import { hasTag, matchesTag } from './entity-tag.ts'

/**
 * What the caller's conditions make of a GET or HEAD, in the order of RFC 9110, section 13.2.2: tags go before dates.
 *
 * @param modifiedAt milliseconds; dates in headers have no part of a second
 */
export function preconditionOf(
  request: Pick<Request, 'get'>,
  etag: string,
  modifiedAt: number,
): 'met' | 'failed' | 'unchanged' {
  const [wanted, owned] = [request.get('if-match'), request.get('if-none-match')]
  const isNoLater = (than: string | undefined): boolean | undefined => {
    const atMs = Date.parse(than ?? '')
    // What is no date says nothing.
    return Number.isNaN(atMs) ? undefined : Math.floor(modifiedAt / 1000) * 1000 <= atMs
  }
  if (wanted === undefined ? isNoLater(request.get('if-unmodified-since')) === false : !matchesTag(wanted, etag))
    return 'failed'
  if (owned === undefined ? isNoLater(request.get('if-modified-since')) === true : hasTag(owned, etag))
    return 'unchanged'
  return 'met'
}
