/** Whether an If-None-Match header names this tag, by weak comparison (RFC 9110, sections 8.8.3.2 and 13.1.2). */
export function hasTag(header: string | undefined, etag: string): boolean {
  return namesTag((header ?? '').replaceAll('W/"', '"'), etag)
}

/** Whether an If-Match header lets this tag through, by strong comparison: without the header, all (section 13.1.1). */
export function matchesTag(header: string | undefined, etag: string): boolean {
  return header === undefined || namesTag(header, etag)
}

function namesTag(header: string, etag: string): boolean {
  const tags = header.split(',').map((tag) => tag.trim())
  return tags.includes(etag) || tags.includes('*')
}
