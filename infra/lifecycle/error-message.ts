/** What a thrown thing says of itself. Anything may be thrown, so what is no Error is shown as text. */
export function errorMessage(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}
