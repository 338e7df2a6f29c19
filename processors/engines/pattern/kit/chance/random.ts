/**
 * A seeded random stream: the only source of chance in the engine, so that one seed gives the same design everywhere.
 */
export type Random = {
  /** Uniform in [0, 1). */
  readonly next: () => number
  readonly between: (low: number, high: number) => number
  /** Integer in [0, count). */
  readonly below: (count: number) => number
  readonly pick: <Item>(list: readonly Item[]) => Item
  readonly shuffle: <Item>(list: readonly Item[]) => Item[]
  readonly sign: () => 1 | -1
  readonly chance: (probability: number) => boolean
  /** An independent stream for one part of a design: drawing more numbers in one part does not change the others. */
  readonly fork: (label: string) => Random
}

/** Starts a stream from any text. Source: sfc32 of PractRand (C. Doty-Humphrey), with its state from FNV-1a hashes. */
export function createRandom(seed: string): Random {
  const next = startSfc32(seed)
  const below = (count: number): number => Math.floor(next() * count)
  return {
    next,
    below,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[below(list.length)],
    shuffle: (list) => {
      const mixed = [...list]
      for (let at = mixed.length - 1; at > 0; at--) {
        const other = below(at + 1)
        ;[mixed[at], mixed[other]] = [mixed[other], mixed[at]]
      }
      return mixed
    },
    sign: () => (next() < 0.5 ? -1 : 1),
    chance: (probability) => next() < probability,
    fork: (label) => createRandom(`${seed}/${label}`),
  }
}

function startSfc32(seed: string): () => number {
  let [a, b, c, counter] = [hashText(seed, 0x811c9dc5), hashText(seed, 0x9e3779b9), hashText(seed, 0x85ebca6b), 1]
  const step = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 4294967296
  }
  // The first outputs still depend visibly on the seed; the author of the generator recommends twelve rounds.
  for (let round = 0; round < 12; round++) step()
  return step
}

/** 32-bit FNV-1a over UTF-16 code units. */
export function hashText(text: string, start = 0x811c9dc5): number {
  let hash = start | 0
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}
