/** A part of a file: `length` bytes from `offset`. */
export type ByteRange = { readonly offset: number; readonly length: number }

/**
 * Reads a Range header against a file of `bytes` bytes (RFC 9110, section 14). `whole` for no header, another unit, a
 * malformed or a multiple range: a server may answer those with the whole file. `unsatisfiable` asks for a 416.
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (first === undefined || (first === '' && last === '')) return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), bytes)
    return length === 0 ? 'unsatisfiable' : { offset: bytes - length, length }
  }
  const [offset, end] = [Number(first), last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)]
  if (last !== '' && Number(last) < offset) return 'whole'
  return offset >= bytes ? 'unsatisfiable' : { offset, length: end - offset + 1 }
}
