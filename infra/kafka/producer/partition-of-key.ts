// The partition of a record's key, the same one that Java's producers and kafkajs choose. kafkajs computes the hash
// with integers of any length, which takes twenty times as long as the processor's own.
import type { ICustomPartitioner } from 'kafkajs'
import kafkajs from 'kafkajs'

/** As Java's producers begin and mix (Austin Appleby's MurmurHash2 of 32 bits). */
const SEED = 0x9747b28c
const MIX = 0x5bd1e995
const WORD_BYTES = 4

/** Records without a key go where kafkajs sends them: to each partition in turn. */
export const createPartitioner: ICustomPartitioner = () => {
  const inTurn = kafkajs.Partitioners.DefaultPartitioner()
  return (record) => {
    const { key } = record.message
    if (key === null || key === undefined) return inTurn(record)
    return (murmur2(Buffer.from(key)) & 0x7fffffff) % record.partitionMetadata.length
  }
}

/** Kafka's hash of a key, a signed integer of 32 bits. */
function murmur2(key: Uint8Array): number {
  const words = new DataView(key.buffer, key.byteOffset, key.byteLength)
  const tail = key.length - (key.length % WORD_BYTES)
  let hash = SEED ^ key.length
  for (let at = 0; at < tail; at += WORD_BYTES) {
    const word = Math.imul(words.getInt32(at, true), MIX)
    hash = Math.imul(hash, MIX) ^ Math.imul(word ^ (word >>> 24), MIX)
  }
  for (let at = key.length - 1; at >= tail; at -= 1) hash ^= words.getUint8(at) << (8 * (at - tail))
  if (tail < key.length) hash = Math.imul(hash, MIX)
  hash = Math.imul(hash ^ (hash >>> 13), MIX)
  return hash ^ (hash >>> 15)
}
