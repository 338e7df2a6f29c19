/** A bound on how many of something may be going on at once. */
export type Slots = {
  /** Takes one and returns how to give it back, or undefined when all are taken. */
  readonly take: () => (() => void) | undefined
  readonly taken: () => number
}

export function createSlots(most: number, onChange: (taken: number) => void = () => {}): Slots {
  let taken = 0
  return {
    taken: () => taken,
    take: () => {
      if (taken >= most) return undefined
      onChange(++taken)
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        onChange(--taken)
      }
    },
  }
}
