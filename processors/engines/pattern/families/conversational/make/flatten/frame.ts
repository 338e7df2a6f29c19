/** Where a silhouette lies in its pixels. */
export type Frame = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly size: number
}

/** Middle of the silhouette and the size that becomes 1: the mean of its sides, so that long things are not shrunk. */
export function frameOf(mask: Uint8Array, side: number): Frame {
  let [left, top, right, bottom] = [side, side, 0, 0]
  for (let at = 0; at < mask.length; at++) {
    if (!mask[at]) continue
    const [x, y] = [at % side, Math.floor(at / side)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const [width, height] = [Math.max(1, right - left), Math.max(1, bottom - top)]
  return { x: (left + right) / 2, y: (top + bottom) / 2, width, height, size: (width + height) / 2 }
}
