// Thousands of boundaries are a few places long, and an array of its own costs more than what it holds: they lie in chunks.
const CHUNK = 16_384

let floats = new Float64Array(CHUNK)
let floatsUsed = 0
let integers = new Int32Array(CHUNK)
let integersUsed = 0

/** A copy of the first `count` numbers of an array, in memory shared with other copies; it may be written to. */
export function packFloats(source: Float64Array, count: number): Float64Array {
  if (floatsUsed + count > floats.length) {
    floats = new Float64Array(Math.max(CHUNK, count))
    floatsUsed = 0
  }
  const packed = floats.subarray(floatsUsed, floatsUsed + count)
  for (let i = 0; i < count; i++) packed[i] = source[i]
  floatsUsed += count
  return packed
}

/** `packFloats` for whole numbers. */
export function packIntegers(source: Int32Array, count: number): Int32Array {
  if (integersUsed + count > integers.length) {
    integers = new Int32Array(Math.max(CHUNK, count))
    integersUsed = 0
  }
  const packed = integers.subarray(integersUsed, integersUsed + count)
  for (let i = 0; i < count; i++) packed[i] = source[i]
  integersUsed += count
  return packed
}
