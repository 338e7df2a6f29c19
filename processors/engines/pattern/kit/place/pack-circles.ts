import type { Random } from '../chance/random.ts'
import { blockLattice } from './lattice.ts'
import { createNearPoints } from './near-points.ts'

export type PackedCircle = { readonly x: number; readonly y: number; readonly radius: number; readonly tier: number }

/** One size of things to pack: as many as fit, up to `most`, each with its own gap. */
export type PackTier = {
  readonly radiusMm: number
  readonly most: number
  readonly gapMm: number
  readonly spread?: number
  /** Each takes the widest place left, like the first size, so that a few things leave no hole. */
  readonly isAiry?: boolean
}

const TRIES = 30
/** A tier is full after so many failed searches in a row. */
const MISSES_MOST = 8

/**
 * Packs circles of decreasing sizes on the torus, each where it fits most tightly among those already there; `tiers`
 * limit the counts.
 *
 * @param already circles placed before, which are not returned
 */
export function packCircles(
  random: Random,
  area: { readonly widthMm: number; readonly heightMm: number },
  tiers: readonly PackTier[],
  already: readonly PackedCircle[] = [],
): PackedCircle[] {
  const packed: PackedCircle[] = [...already]
  const widest = Math.max(
    ...tiers.map(({ radiusMm, spread = 0.15 }) => radiusMm * (1 + spread)),
    ...already.map(({ radius }) => radius),
  )
  const near = createNearPoints({ ...area, lattice: blockLattice }, widest * 2)
  for (const { x, y } of already) near.add([x, y])
  const clearance = (x: number, y: number): number => {
    let least = Infinity
    // No circle beyond the rings searched so far can be nearer than this.
    for (let ring = 0; ring <= near.rings && (ring - 1) * near.stepMm - widest < least; ring++)
      for (const number of near.ring([x, y], ring)) {
        const circle = packed[number]
        let dx = Math.abs(circle.x - x)
        let dy = Math.abs(circle.y - y)
        dx = Math.min(dx, area.widthMm - dx)
        dy = Math.min(dy, area.heightMm - dy)
        const room = Math.sqrt(dx * dx + dy * dy) - circle.radius
        if (room < least) least = room
      }
    return least
  }
  tiers.forEach((tier, index) => {
    let misses = 0
    for (let count = 0; count < tier.most && misses < MISSES_MOST; ) {
      const radius = tier.radiusMm * (1 + random.between(-1, 1) * (tier.spread ?? 0.15))
      const place = findPlace(
        random,
        area,
        clearance,
        radius + tier.gapMm,
        tier.isAiry === true || packed.length === 0 || (index === 0 && already.length === 0),
      )
      if (place) {
        packed.push({ ...place, radius, tier: index })
        near.add([place.x, place.y])
        count++
        misses = 0
      } else misses++
    }
  })
  return packed.slice(already.length)
}

/** The first and airy tiers spread out (widest of several places); later ones nestle (tightest place that fits). */
function findPlace(
  random: Random,
  area: { readonly widthMm: number; readonly heightMm: number },
  clearance: (x: number, y: number) => number,
  need: number,
  isFirst: boolean,
): { x: number; y: number } | undefined {
  let best: { x: number; y: number; room: number } | undefined
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [x, y] = [random.between(0, area.widthMm), random.between(0, area.heightMm)]
    const room = clearance(x, y)
    if (room < need) continue
    if (!best || (isFirst ? room > best.room : room < best.room)) best = { x, y, room }
  }
  return best && { x: best.x, y: best.y }
}
