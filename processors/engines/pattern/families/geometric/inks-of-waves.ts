import { hueDistance, type Ink } from '../../../color/ink.ts'
import { isNeutral } from '../../../color/tone.ts'
import { askedInk } from '../conversational/asked-parts.ts'
import type { Plan } from '../family.ts'
import type { WaveInks } from './paint-wave.ts'

/** OKLCH hues in radians: so far from the first ink's hue an ink is still of the sea; greys are with greys. */
const HUE_OF_SEA = 1

/** Inks that waves may have: beside guests those like the first that is not a guest's. */
function inksOfSea(plan: Plan): readonly number[] {
  const { cast, motifs } = plan
  const ofGuests = new Set(motifs.map((noun) => askedInk(plan, noun)))
  const free = cast.byLightness.filter((ink) => ink !== cast.ground && !ofGuests.has(ink))
  const first = cast.inks[Math.min(...free)]
  const isLike = (ink: Ink): boolean => isNeutral(ink) === isNeutral(first) && hueDistance(ink, first) < HUE_OF_SEA
  return motifs.length === 0 ? free : free.filter((ink) => isLike(cast.inks[ink]))
}

/**
 * Foam is the lightest ink; rows take the deeper ones in turn, and are striped with what lies between. One figure ink alone is the
 * body, and the foam has the colour of the cloth.
 */
export function inksOfWaves(plan: Plan): WaveInks {
  const { cast } = plan
  const lightest = cast.byLightness[cast.byLightness.length - 1]
  const deep = inksOfSea(plan).filter((ink) => ink !== lightest)
  if (deep.length === 0) return { bodies: [cast.main], stripes: [cast.ground], line: cast.main, foam: cast.ground }
  const bodies = deep.length > 2 ? deep.slice(0, 2) : deep.slice(0, 1)
  const between = deep.filter((ink) => !bodies.includes(ink))
  return { bodies, stripes: between.length > 0 ? between : [lightest], line: bodies[0], foam: lightest }
}
