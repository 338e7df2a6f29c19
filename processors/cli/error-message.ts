/**
 * What a thrown thing says of itself. The command line stands on the engines alone, so it shares none of the service's
 * code.
 */
export function errorMessage(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}
