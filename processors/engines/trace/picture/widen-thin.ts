import type { RgbaImage } from '../../raster/decode.ts'

// With fewer pixels along a side every pixel lies on the frame.
const SIDE_MIN = 3
// Factor by which pixels are repeated, so that there is an interior.
const TIMES = 4

/** A picture of one or two pixels across with its pixels repeated, and the factors; undefined for any other. */
export type Widened = { readonly image: RgbaImage; readonly across: number; readonly down: number }

/** Repeats the pixels of a picture that is too thin to have an interior, horizontally, vertically or both. */
export function widenThin({ data, width, height }: RgbaImage): Widened | undefined {
  const across = width < SIDE_MIN ? TIMES : 1
  const down = height < SIDE_MIN ? TIMES : 1
  if (across === 1 && down === 1) return undefined
  const out = new Uint8Array(width * across * height * down * 4)
  for (let y = 0, to = 0; y < height * down; y++)
    for (let x = 0; x < width * across; x++, to += 4) {
      const at = (Math.floor(y / down) * width + Math.floor(x / across)) * 4
      out.set(data.subarray(at, at + 4), to)
    }
  return { image: { data: out, width: width * across, height: height * down }, across, down }
}
