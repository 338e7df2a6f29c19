/** A bound on how many of something may be going on at once. */
export type Slots = {
  /**
   * Takes one and returns how to give it back, or undefined when all are taken or its holder has as many as one may.
   */
  readonly take: (holder?: string) => (() => void) | undefined
  readonly taken: () => number
}

export type SlotTerms = {
  /** What one holder may have of them, so that others find room whatever it does; all when left out. */
  readonly ofHolderMost?: number
  readonly onChange?: (taken: number) => void
}

export function createSlots(most: number, { ofHolderMost = most, onChange = () => {} }: SlotTerms = {}): Slots {
  let taken = 0
  const held = new Map<string, number>()
  const change = (holder: string, by: 1 | -1): void => {
    const count = (held.get(holder) ?? 0) + by
    if (count > 0) held.set(holder, count)
    else held.delete(holder)
    taken += by
    onChange(taken)
  }
  return {
    taken: () => taken,
    take: (holder = '') => {
      if (taken >= most || (held.get(holder) ?? 0) >= ofHolderMost) return undefined
      change(holder, 1)
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        change(holder, -1)
      }
    },
  }
}

/** Half of what there is: one holder alone never keeps everybody else waiting. */
export const shareOf = (most: number): number => Math.ceil(most / 2)
