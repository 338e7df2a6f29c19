/**
 * The JSON escapes that jsonb refuses: NUL and halves of surrogate pairs. JSON.stringify writes whole pairs as they
 * are.
 */
const REFUSED_ESCAPE = /\\u(0000|d[89a-f][0-9a-f]{2})/
const REPLACEMENT = '\u{fffd}'

/**
 * JSON that jsonb takes whatever the strings hold: what it would refuse becomes U+FFFD. An error text of a native
 * library or a prompt with a NUL in it must not stop the batch that it came in.
 */
export function toJsonb(value: unknown): string {
  const text = JSON.stringify(value)
  return REFUSED_ESCAPE.test(text) ? JSON.stringify(value, acceptable) : text
}

function acceptable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', REPLACEMENT) : value
}
