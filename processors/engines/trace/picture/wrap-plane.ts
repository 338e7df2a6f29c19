import type { PixelPlane } from './pixels.ts'

/** Surrounds a picture with `margin` pixels of its opposite sides, so that windows near the frame see the repeat. */
export function wrapPlane(plane: PixelPlane, margin: number): PixelPlane {
  const { data, width, height } = plane
  const wide = width + 2 * margin
  const high = height + 2 * margin
  const out = new Uint32Array(wide * high)
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height)
  for (let y = 0; y < high; y++) {
    const row = ((y - margin + height * Math.ceil(margin / height)) % height) * width
    for (let x = 0; x < wide; x++)
      out[y * wide + x] = pixels[row + ((x - margin + width * Math.ceil(margin / width)) % width)]
  }
  return { ...plane, data: new Uint8Array(out.buffer), width: wide, height: high }
}

/** Removes a margin again, from data of `bytes` per pixel. */
export function cropMargin(data: Uint8Array, width: number, height: number, margin: number, bytes: number): Uint8Array {
  const wide = (width + 2 * margin) * bytes
  const out = new Uint8Array(width * height * bytes)
  for (let y = 0; y < height; y++) {
    const from = (y + margin) * wide + margin * bytes
    out.set(data.subarray(from, from + width * bytes), y * width * bytes)
  }
  return out
}
