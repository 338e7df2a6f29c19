/** What Node, a driver or a server calls the error, such as `ENOSPC` or `NoSuchKey`; undefined where it has no code. */
export function errorCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
