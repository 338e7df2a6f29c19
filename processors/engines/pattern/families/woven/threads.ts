import type { CellGrid } from '../../kit/cell-grid.ts'

/** Ink numbers of threads in order, one repeat. */
export type ThreadOrder = readonly number[]

/** True where the warp lies on top. */
export type Weave = (end: number, pick: number) => boolean

/** Two over, two under, one end further on each pick. */
export const twillWeave: Weave = (end, pick) => (((end - pick) % 4) + 4) % 4 < 2

export const plainWeave: Weave = (end, pick) => (end + pick) % 2 === 0

/** What shows at each crossing of warp and weft. */
export function weaveCells(warp: ThreadOrder, weft: ThreadOrder, weave: Weave): CellGrid {
  return weft.map((filling, pick) => warp.map((thread, end) => (weave(end, pick) ? thread : filling)))
}

/** One letter and a count per stripe, as in the Scottish Register: `L/4 G6 M28 A/6`. Slashes mark pivots. */
export type Stripe = { readonly letter: string; readonly threads: number; readonly isPivot: boolean }

const STRIPE = /^([A-Z]+)(\/?)(\d+)$/

/**
 * Reads a threadcount.
 *
 * @throws RangeError when a part is no letter and count
 */
export function readThreadcount(text: string): Stripe[] {
  return text
    .trim()
    .split(/\s+/)
    .map((part) => {
      const found = STRIPE.exec(part)
      if (!found)
        throw new RangeError(`"${part}" is no stripe of a threadcount; write a letter and a number, as in R24`)
      return { letter: found[1], isPivot: found[2] === '/', threads: Number(found[3]) }
    })
}

/** Lays a threadcount out as one repeat of letters. Symmetric setts turn back at their pivots, which are not doubled. */
export function expandThreadcount(stripes: readonly Stripe[]): string[] {
  const letters = (part: readonly Stripe[]): string[] =>
    part.flatMap(({ letter, threads }) => Array.from({ length: threads }, () => letter))
  if (!stripes[0]?.isPivot) return letters(stripes)
  return [...letters(stripes), ...letters(stripes.slice(1, -1).toReversed())]
}

/** Repeats an order until its length is a multiple of `step`, so that the weave closes over the repeat. */
export function closeOrder(order: ThreadOrder, step: number): ThreadOrder {
  const closed = [...order]
  while (closed.length % step !== 0) closed.push(...order)
  return closed
}

/** Runs of ink numbers and counts: `[ink, threads, ink, threads, …]`. */
export function layThreads(...runs: readonly (readonly [ink: number, threads: number])[]): number[] {
  return runs.flatMap(([ink, threads]) => Array.from({ length: threads }, () => ink))
}

/** The order as often as fits a length, and the size of one thread then. Never fewer than one repeat. */
export function repeatOrder(order: ThreadOrder, lengthMm: number, threadMm: number): ThreadOrder {
  const times = Math.max(1, Math.round(lengthMm / threadMm / order.length))
  return Array.from({ length: times }, () => order).flat()
}
