import type { CellGrid } from '../../kit/area/cell-grid.ts'
import type { Weave } from './weave.ts'

/** Ink indices of the threads of one repeat, in order. */
export type ThreadOrder = readonly number[]

/** The ink index that shows at each crossing of warp and weft. */
export function weaveCells(warp: ThreadOrder, weft: ThreadOrder, weave: Weave): CellGrid {
  return weft.map((filling, pick) => warp.map((thread, end) => (weave(end, pick) ? thread : filling)))
}

/** Expands runs `[ink, threads], [ink, threads], …` to a thread order. */
export function layThreads(...runs: readonly (readonly [ink: number, threads: number])[]): number[] {
  return runs.flatMap(([ink, threads]) => Array.from({ length: threads }, () => ink))
}

/** Repeats an order until its length is a multiple of `step`, so that the weave closes over the repeat. */
export function closeOrder(order: ThreadOrder, step: number): ThreadOrder {
  const closed = [...order]
  while (closed.length % step !== 0) closed.push(...order)
  return closed
}

/**
 * Repeats an order as often as fits a length with threads of about the given size; at least once, otherwise at most
 * `most` threads.
 */
export function repeatOrder(order: ThreadOrder, lengthMm: number, threadMm: number, most = Infinity): ThreadOrder {
  const fitting = Math.round(lengthMm / threadMm / order.length)
  const times = Math.max(1, Math.min(fitting, Math.floor(most / order.length)))
  return Array.from({ length: times }, () => order).flat()
}

/**
 * Gives unused inks a fine line each: two threads in the middle of the widest stripes, the next ink in the next widest.
 * Where no stripe is wide enough they are spread over the order one by one.
 */
export function addOverchecks(order: ThreadOrder, inks: readonly number[], threads = 2): ThreadOrder {
  const lined = [...order]
  const missing = inks.filter((ink) => !order.includes(ink))
  missing.forEach((ink, at) => {
    const { start, length } = widestRun(lined)
    const wide = Math.min(threads, length - 2)
    if (wide < 1) lined[Math.floor(((at + 0.5) / missing.length) * lined.length)] = ink
    else lined.fill(ink, start + Math.floor((length - wide) / 2), start + Math.floor((length - wide) / 2) + wide)
  })
  return lined
}

function widestRun(order: ThreadOrder): { start: number; length: number } {
  let widest = { start: 0, length: 0 }
  for (let start = 0; start < order.length; ) {
    let end = start
    while (end < order.length && order[end] === order[start]) end++
    if (end - start > widest.length) widest = { start, length: end - start }
    start = end
  }
  return widest
}
