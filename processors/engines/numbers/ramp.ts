// Measures become confidences and weights along straight ramps: below one threshold surely not, above the other surely.

/** 0 up to `from`, 1 from `to` on, straight in between. */
export function rise(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}

/** 1 up to `from`, 0 from `to` on, straight in between. */
export function fall(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (to - value) / (to - from)))
}
