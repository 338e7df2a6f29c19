/** The message of a thrown value; a value that is not an Error is shown as text. */
export function errorMessage(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}
