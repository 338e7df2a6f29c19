import { randomFillSync } from 'node:crypto'

/** Some hundred ids. */
const RESERVE_BYTES = 4096

/**
 * Random bytes of Node's cryptographic source, fetched many at a time: asking it for a few costs some ten times what
 * they cost from here. No byte is given twice. For ids; a secret is asked of the source itself, so that no copy of it
 * stays here.
 */
export function createRandomReserve(fill: (bytes: Buffer) => void = randomFillSync): (count: number) => Buffer {
  let reserve = Buffer.alloc(0)
  return (count) => {
    if (count > reserve.length) {
      reserve = Buffer.alloc(Math.max(count, RESERVE_BYTES))
      fill(reserve)
    }
    const drawn = reserve.subarray(0, count)
    reserve = reserve.subarray(count)
    return drawn
  }
}
