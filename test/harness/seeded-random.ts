/** Mulberry32: 32 bits of state, the same numbers in [0, 1) on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Lehmer's generator: a whole number below 2³¹ − 1 times a constant, by turns. Numbers in (0, 1). */
export function lehmerRandom(seed: number, multiplier: 16_807 | 48_271 = 48_271): () => number {
  let state = seed
  return () => {
    state = (state * multiplier) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** One of the items, each as likely as the others. There must be one. */
export function pick<Item>(random: () => number, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]
}
