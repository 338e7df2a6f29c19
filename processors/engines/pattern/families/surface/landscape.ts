import { isInRange } from '../../../color/colour-range.ts'
import type { Frame } from '../../compose/frame.ts'
import { putInto } from '../../compose/panel.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { chainInks } from '../../kit/ink/ink-chain.ts'
import type { Knot } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import type { Plan } from '../family.ts'
import { drawRidges } from './ridges.ts'

/**
 * Of a window: the sun's radius and level by day and at dusk, and the share of its height that is land; a little more
 * lies below the edge.
 */
const SUN = 0.115
const DAY = { sun: 0.25, land: 0.74 } as const
const DUSK = { sun: 0.42, land: 0.44, glowFrom: 0.1, glowTo: 0.6 } as const
const BELOW_RIM = 0.05
/** Knots along the wavering edge of a band of dusk. */
const STEPS = 10

/**
 * Mountain ranges below the sun. On light grounds the farthest are the palest and the nearest are dark; on dark ones
 * the sky glows towards the horizon, and the nearest range is as dark as the sky above.
 */
export function paintLandscape(cloth: Cloth, frame: Frame, plan: Plan): void {
  const inks = chainInks(plan.cast, plan.cast.ground)
  if (plan.cast.isDark && inks.length > 2) {
    paintDusk(cloth, frame, plan, inks)
    return
  }
  paintSun(cloth, frame, plan, { level: DAY.sun, ink: sunInk(plan, inks) })
  paintRanges(cloth, frame, plan, { land: DAY.land, sky: plan.cast.ground, inks })
}

function paintDusk(cloth: Cloth, frame: Frame, plan: Plan, inks: readonly number[]): void {
  const random = plan.random.fork('dusk')
  const [wide, tall] = [frame.right - frame.left, frame.bottom - frame.top]
  for (const [at, ink] of inks.entries()) {
    const y = frame.top + tall * (DUSK.glowFrom + ((DUSK.glowTo - DUSK.glowFrom) * at) / inks.length)
    const edge = Array.from({ length: STEPS + 1 }, (_, step): Knot => {
      const isEnd = step === 0 || step === STEPS
      return [frame.left + (wide * step) / STEPS, y + tall * random.between(-0.012, 0.012), isEnd ? 1 : 0]
    })
    paint(cloth, ink, [...edge, [frame.right, frame.bottom, 1], [frame.left, frame.bottom, 1]])
  }
  const palest = inks.toSorted((one, other) => plan.cast.inks[other].lightness - plan.cast.inks[one].lightness)[0]
  paintSun(cloth, frame, plan, { level: DUSK.sun, ink: palest })
  paintRanges(cloth, frame, plan, { land: DUSK.land, sky: palest, inks: [inks[0], plan.cast.ground] })
}

function paintSun(cloth: Cloth, frame: Frame, plan: Plan, { level, ink }: { level: number; ink: number }): void {
  const [wide, tall] = [frame.right - frame.left, frame.bottom - frame.top]
  const x = frame.left + wide * plan.random.fork('sun').between(0.3, 0.7)
  paint(cloth, ink, circle(x, frame.top + tall * level, SUN * Math.min(wide, tall)))
}

/** In OKLCH, hues in radians: oranges and yellows as light as a low sun. */
const SUNNY = { hue: [0.3, 1.9], chroma: [0.06, Infinity], lightness: [0.6, Infinity] } as const

/** A warm light ink where there is one, or else the palest of the ranges. */
function sunInk({ cast }: Plan, inks: readonly number[]): number {
  return inks.find((ink) => isInRange(cast.inks[ink], SUNNY)) ?? inks[0]
}

type Ranges = { readonly land: number; readonly sky: number; readonly inks: readonly number[] }

function paintRanges(cloth: Cloth, frame: Frame, plan: Plan, { land, sky, inks }: Ranges): void {
  const [widthMm, tall] = [frame.right - frame.left, frame.bottom - frame.top]
  const heightMm = tall * (land + BELOW_RIM)
  const ranges = createCloth(widthMm, heightMm, sky, { wraps: false })
  drawRidges(ranges, { ...plan, widthMm, heightMm }, inks)
  putInto(cloth, ranges, { x: frame.left, y: frame.bottom - tall * land })
}
