import type { PixelPlane } from './pixels.ts'

/** Surrounds a picture with `margin` pixels of its opposite sides, so that windows near the frame see the repeat. */
export function wrapPlane(plane: PixelPlane, margin: number): PixelPlane {
  const { width, height } = plane
  const data = wrapRows(plane.data, width, height, margin, 4)
  return { ...plane, data, width: width + 2 * margin, height: height + 2 * margin }
}

/** The same for data of `bytes` per pixel. */
export function wrapRows(data: Uint8Array, width: number, height: number, margin: number, bytes: number): Uint8Array {
  const [wide, high] = [width + 2 * margin, height + 2 * margin]
  const out = new Uint8Array(wide * high * bytes)
  for (let y = 0; y < high; y++) {
    const own = data.subarray(wrapped(y - margin, height) * width * bytes).subarray(0, width * bytes)
    for (let x = wrapped(margin, width) - width; x < wide; x += width) {
      const [from, to] = [Math.max(0, x), Math.min(wide, x + width)]
      if (from < to) out.set(own.subarray((from - x) * bytes, (to - x) * bytes), (y * wide + from) * bytes)
    }
  }
  return out
}

function wrapped(at: number, size: number): number {
  return ((at % size) + size) % size
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
