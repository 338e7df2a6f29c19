import { Readable } from 'node:stream'
import type { ByteRange } from './byte-range.ts'

/**
 * The bytes of `part` for a reader of any pace. Stores close a line on which nothing moves for half a minute, as it
 * does not while a reader pauses; where one breaks off, the rest is asked for. The stream fails when nothing more came
 * since the last time.
 *
 * @param first the part as it was opened
 * @param open opens a later part of the same object
 */
export function readOn(first: Readable, part: ByteRange, open: (rest: ByteRange) => Promise<Readable>): Readable {
  return Readable.from(bytesOf(first, part, open), { objectMode: false })
}

async function* bytesOf(
  first: Readable,
  { offset, length }: ByteRange,
  open: (rest: ByteRange) => Promise<Readable>,
): AsyncGenerator<Buffer> {
  let [source, sent, brokeAt] = [first, 0, 0]
  try {
    for (let chunks = chunksOf(source); ; ) {
      // Read to its very end, so that the line to the store can be used again.
      const next = await chunks.next().catch((error: unknown) => ({ error }))
      if ('value' in next && !next.done) {
        sent += next.value.length
        yield next.value
        continue
      }
      if (sent >= length) return
      if (sent === brokeAt) throw new Error('The file broke off.', { cause: 'error' in next ? next.error : undefined })
      brokeAt = sent
      source.destroy()
      source = await open({ offset: offset + sent, length: length - sent })
      chunks = chunksOf(source)
    }
  } finally {
    source.destroy()
  }
}

const chunksOf = (source: Readable) => source[Symbol.asyncIterator]() as AsyncIterator<Buffer>
