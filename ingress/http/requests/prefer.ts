import type { Request } from 'express'

/** How long the caller wants to be kept waiting: undefined is until the job ends. */
export type Preference = { readonly waitMs: number | undefined; readonly applied: string | undefined }

/** RFC 7240: unknown and malformed preferences are ignored, the first of a name counts. */
export function readPreference(request: Request): Preference {
  const preferences = (request.get('prefer') ?? '').split(/[,;]/).map((text) => text.trim().toLowerCase())
  const seconds = preferences.map((text) => /^wait\s*=\s*"?(\d{1,6})"?$/.exec(text)?.[1]).find(Boolean)
  const isAsync = preferences.includes('respond-async')
  if (seconds !== undefined) {
    return { waitMs: Number(seconds) * 1000, applied: isAsync ? `respond-async, wait=${seconds}` : `wait=${seconds}` }
  }
  return isAsync ? { waitMs: 0, applied: 'respond-async' } : { waitMs: undefined, applied: undefined }
}
