import { createHash } from 'node:crypto'

/**
 * The same for the same request: keys are in one order, and what is left out counts as its default once it is checked.
 */
export function requestHash(request: Readonly<Record<string, unknown>>): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(request)))
    .digest('hex')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}
