import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import { clamp } from '../../../numbers/clamp.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/area/contour.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import { createNoise } from '../../kit/chance/noise.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { polar } from '../../kit/line/outline.ts'
import type { Colourway, Plan } from '../family.ts'

const REPEAT_MM = 320
/** Crystals of one size: radius in mm at scale 1, their number in a repeat, and how much they keep together. */
const crystals = [
  { radiusMm: 3.1, count: 1100, flock: 0.9 },
  { radiusMm: 1.9, count: 2700, flock: 0.7 },
  { radiusMm: 1, count: 2800, flock: 0.3 },
] as const
/** Limit on the crystals of one size, because of the file size. */
const MOST = 3600
const GRID = 220

/** Grey granite: feldspar, quartz and mica. */
export const granite: Colourway = {
  inks: ['#b9b8b4', '#d8d6d1', '#96969a', '#6d6e73', '#38393d', '#efedea'],
  ground: 0,
}

/** Granite of a colour: paler feldspar, its own shade, and black mica. */
export function graniteIn(hex: string): Colourway | undefined {
  const ink = inkFromHex(hex)
  if (!ink) return undefined
  const tone = (step: number): string =>
    inkFromOklch({ ...ink, chroma: ink.chroma * 0.8, lightness: clamp(ink.lightness + step, 0.16, 0.96) }).hex
  const deep = inkFromOklch({ lightness: Math.min(0.3, ink.lightness * 0.5), chroma: 0.008, hue: ink.hue }).hex
  return { inks: [...new Set([hex, tone(0.13), tone(-0.12), tone(-0.24), deep, tone(0.24)])], ground: 0 }
}

/** Granite: a cloudy ground under angular crystals in three sizes, which lie in loose flocks and touch one another. */
export function drawGranite(plan: Plan): Cloth {
  const { cast, random } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const apart = (ink: number): number => Math.abs(cast.inks[ink].lightness - cast.inks[cast.ground].lightness)
  const inks = cast.figures.toSorted((one, other) => apart(one) - apart(other))
  const cloud = createNoise(`${random.fork('cloud').next()}`, Math.max(4, Math.round(46 / plan.scale)))
  const grain = createNoise(`${random.fork('grain').next()}`, Math.max(8, Math.round(88 / plan.scale)))
  const grid = sampleField((x, y) => cloud(x, y) + 0.7 * grain(x, y), GRID)
  paintAbove(cloth, inks[0], grid, levelOfShare(grid, 0.3), { leastMm2: 2 })
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / plan.scale ** 2
  const rich = plan.coverage / 0.34
  // The strongest inks are the mica: it is the last laid, and the least of all.
  inks.forEach((ink, rank) => {
    const own = random.fork(`crystals ${rank}`)
    const flock = createNoise(`${own.next()}`, Math.max(5, Math.round(26 / plan.scale)))
    const share = (rank === inks.length - 1 ? 0.9 : 1.2) / inks.length
    for (const { radiusMm, count, flock: kept } of crystals) {
      const bodies: Ring[] = []
      const most = Math.min(MOST, Math.round(count * area * share * rich))
      for (let at = 0; at < most; at++) {
        const [x, y] = [own.next(), own.next()]
        if (flock(x, y) < (own.next() - 0.5) * (1 - kept) * 2) continue
        bodies.push(crystal(own, x * plan.widthMm, y * plan.heightMm, radiusMm * plan.scale * own.between(0.6, 1.25)))
      }
      // Crystals of one ink that touch grow together.
      paintScattered(cloth, ink, bodies)
    }
  })
  return cloth
}

/** A grain with four to six uneven corners. */
function crystal(random: Random, x: number, y: number, radius: number): Ring {
  const sides = 4 + random.below(3)
  const start = random.between(0, TURN)
  return Array.from({ length: sides }, (_, at): Knot => {
    const [px, py] = polar(
      x,
      y,
      radius * random.between(0.6, 1.1),
      start + ((at + random.between(-0.3, 0.3)) / sides) * TURN,
    )
    return [px, py, 1]
  })
}
