import type { IncomingMessage } from '../port.ts'

/** What a message holds in bytes: its value, and its key and headers, which may be just as large. */
export function messageBytes({ key, value, headers }: Pick<IncomingMessage, 'key' | 'value' | 'headers'>): number {
  let bytes = (key?.length ?? 0) + (value?.length ?? 0)
  for (const name in headers) bytes += name.length + (headers[name]?.length ?? 0)
  return bytes
}
