import { promisify } from 'node:util'
import { constants, deflate, deflateRaw } from 'node:zlib'

/** Compressions under way at once. Four keeps the default thread pool busy and bounds what waits in memory. */
const IN_FLIGHT_MAX = 4

const deflateRawAsync = promisify(deflateRaw)
const deflateAsync = promisify(deflate)

/** Compresses pieces on the thread pool, several at a time, and hands the results on in order. */
export type DeflateQueue = {
  /** Resolves when the piece is under way and the queue has room again; the piece must not be changed any more. */
  readonly push: (piece: Uint8Array, handOn: (compressed: Uint8Array) => Promise<void>) => Promise<void>
  readonly drain: () => Promise<void>
}

/**
 * @param level zlib level 1..9
 * @param wrapping `raw-segment`: pieces of one deflate stream, each flushed to a byte boundary and independent of the
 *   ones before, to be followed by a final block; `zlib`: every piece is a whole zlib stream
 */
export function createDeflateQueue(level: number, wrapping: 'raw-segment' | 'zlib'): DeflateQueue {
  const pending: { result: Promise<Uint8Array>; handOn: (compressed: Uint8Array) => Promise<void> }[] = []
  const compress = (piece: Uint8Array): Promise<Uint8Array> =>
    wrapping === 'zlib'
      ? deflateAsync(piece, { level })
      : deflateRawAsync(piece, { level, finishFlush: constants.Z_FULL_FLUSH })
  const handOnOldest = async (): Promise<void> => {
    const oldest = pending.shift()
    if (oldest) await oldest.handOn(await oldest.result)
  }
  return {
    push: async (piece, handOn) => {
      const result = compress(piece)
      // A failure is met when the piece is handed on; until then it must not count as unhandled.
      result.catch(() => {})
      pending.push({ result, handOn })
      if (pending.length >= IN_FLIGHT_MAX) await handOnOldest()
    },
    drain: async () => {
      while (pending.length > 0) await handOnOldest()
    },
  }
}
