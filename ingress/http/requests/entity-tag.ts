/** Whether an If-None-Match header names this tag, by weak comparison (RFC 9110, sections 8.8.3.2 and 13.1.2). */
export function hasTag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
