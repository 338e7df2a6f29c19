import { pick } from '../harness/seeded-random.ts'

/** Values at which decoders turn: nothing, signs, and the ends of what fits. */
const EDGES = [0x00, 0x01, 0x7f, 0x80, 0xfe, 0xff] as const
const CHANGES_MAX = 8

/** A copy with a few bytes flipped, stretches cut out, doubled or filled, or its end missing. */
export function mutateBytes(bytes: Buffer, random: () => number): Buffer {
  let mutated = Buffer.from(bytes)
  const changes = 1 + Math.floor(random() * CHANGES_MAX)
  for (let change = 0; change < changes && mutated.length > 0; change += 1) {
    const at = Math.floor(random() * mutated.length)
    const end = Math.min(mutated.length, at + 1 + Math.floor(random() ** 3 * 64))
    switch (pick(random, ['flip', 'edge', 'fill', 'cut', 'double', 'end'] as const)) {
      case 'flip':
        mutated[at] ^= 1 << Math.floor(random() * 8)
        break
      case 'edge':
        mutated[at] = pick(random, EDGES)
        break
      case 'fill':
        mutated.fill(pick(random, EDGES), at, end)
        break
      case 'cut':
        mutated = Buffer.concat([mutated.subarray(0, at), mutated.subarray(end)])
        break
      case 'double':
        mutated = Buffer.concat([mutated.subarray(0, end), mutated.subarray(at)])
        break
      case 'end':
        mutated = mutated.subarray(0, Math.max(1, at))
        break
    }
  }
  return mutated
}
