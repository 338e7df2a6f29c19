// Which offset of one partition may be committed: pure, and tested with every order of settling.

/**
 * Offsets are taken in rising order, with gaps where compaction removed messages, and settled in any order. The offset
 * to commit is the one after the last message that is settled together with every message taken before it.
 */
export type PartitionOffsets = {
  /** False when the offset was taken before: the message was fetched again after a rebalance and is already in hand. */
  readonly take: (offset: bigint) => boolean
  readonly settle: (offset: bigint) => void
  /**
   * Up to `offset` no message follows the last one taken. False before the first is taken: where this reading began is
   * unknown then, and what lies between may not have come yet.
   */
  readonly pass: (offset: bigint) => boolean
  /** The offset to commit, or undefined when the last commit still says it all. */
  readonly toCommit: () => bigint | undefined
  readonly committed: (offset: bigint) => void
  /** True when the broker serves an offset below one that was committed: the topic was made anew or cut off. */
  readonly isRewound: (offset: bigint) => boolean
}

export function createPartitionOffsets(): PartitionOffsets {
  /** Taken, in rising order; the commit position has passed the first `passed` of them. */
  let taken: bigint[] = []
  let passed = 0
  const unsettled = new Set<bigint>()
  let lastTaken = -1n
  let position: bigint | undefined
  let lastCommitted: bigint | undefined

  const take = (offset: bigint): boolean => {
    if (offset <= lastTaken) return false
    lastTaken = offset
    taken.push(offset)
    unsettled.add(offset)
    return true
  }
  const settle = (offset: bigint): void => {
    if (!unsettled.delete(offset)) return
    let first = taken[passed]
    while (first !== undefined && !unsettled.has(first)) {
      position = first + 1n
      passed += 1
      first = taken[passed]
    }
    // Half at a time, so that each offset is moved once on average however many are open.
    if (passed * 2 < taken.length) return
    taken = taken.slice(passed)
    passed = 0
  }

  return {
    take,
    settle,
    pass: (offset) => {
      if (lastTaken < 0n || !take(offset)) return false
      settle(offset)
      return true
    },
    toCommit: () => (position === lastCommitted ? undefined : position),
    committed: (offset) => {
      lastCommitted = offset
    },
    isRewound: (offset) => lastCommitted !== undefined && offset < lastCommitted,
  }
}
