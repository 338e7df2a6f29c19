import type { DecodedFile } from './decoded-file.ts'

/** Decoders of JPEG may round differently by a step in each of their two transforms. */
const DIFFERENCE_MAX = 2

/**
 * Whether a picture is another one to the sample, but for what decoders of JPEG may differ in.
 *
 * @param made RGB of the same size
 */
export function isSamePicture({ data, width, height, channels }: DecodedFile, made: Uint8Array): boolean {
  // A grey picture has one sample for all three components.
  const [green, blue] = channels < 3 ? [0, 0] : [1, 2]
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [at, from] = [pixel * channels, pixel * 3]
    const red = Math.abs(data[at] - made[from])
    const others = Math.max(Math.abs(data[at + green] - made[from + 1]), Math.abs(data[at + blue] - made[from + 2]))
    if (Math.max(red, others) > DIFFERENCE_MAX) return false
  }
  return true
}
