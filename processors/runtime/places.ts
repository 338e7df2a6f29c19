/** A bound on how many jobs are worked on at once; the rest wait in the order in which they came. */
export type Places = { readonly within: <Result>(work: () => Promise<Result>) => Promise<Result> }

export function createPlaces(most: number): Places {
  const waiting: (() => void)[] = []
  let taken = 0
  const take = async (): Promise<void> => {
    if (taken < most) taken += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const giveBack = (): void => {
    const next = waiting.shift()
    // The place goes to whoever waits longest; it is free only when nobody does.
    if (next) next()
    else taken -= 1
  }
  return {
    within: async (work) => {
      await take()
      try {
        return await work()
      } finally {
        giveBack()
      }
    },
  }
}
