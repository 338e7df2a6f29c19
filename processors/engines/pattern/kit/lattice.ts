import type { Point } from './knot.ts'

/**
 * How a drawing repeats inside one rectangular period: copy k lies at (k·width/order, k·step·height/order).
 * Order 1 is a block repeat; 2/1 is half-drop and half-brick (the same centred lattice); 3/1 a third drop; 5/2 and 8/3 are sateens.
 */
export type Lattice = { readonly order: number; readonly step: number }

export const blockLattice: Lattice = { order: 1, step: 0 }

/** Translations of the copies as shares of the period, the first always [0, 0]. */
export function latticeShares({ order, step }: Lattice): Point[] {
  return Array.from({ length: order }, (_, copy) => [copy / order, ((copy * step) % order) / order])
}
