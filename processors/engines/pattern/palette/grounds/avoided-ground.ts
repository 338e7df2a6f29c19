import { inkFromOklch, inkOf } from '../../../color/ink.ts'
import type { Colourway } from '../../families/family.ts'
import type { Wishes } from '../../prompt/wishes.ts'
import { isAvoided } from '../moods/choose-mood.ts'
import { readInks } from '../read-inks.ts'

const PAPER = inkOf('#f7f1e6')
const NIGHT = inkOf('#18232f')
/** In OKLCH: a tint on which all but the palest figures stand out. */
const TINT = { lightness: 0.87, chroma: 0.045 }

/**
 * Replaces a ground of a refused colour ("no white background") by paper, a tint of the leading figure or a night
 * colour, whichever is the first that is not refused as well.
 */
export function offAvoidedGround(palette: Colourway, { avoidedGrounds = [], colours }: Wishes): Colourway {
  if (avoidedGrounds.length === 0 || colours.some(({ isGround }) => isGround)) return palette
  const avoided = readInks(avoidedGrounds)
  const inks = readInks(palette.inks)
  const isFree = (ink: (typeof inks)[number]): boolean => avoided.every((other) => !isAvoided(ink, other))
  if (isFree(inks[palette.ground])) return palette
  const lead = inks.find((ink, at) => at !== palette.ground && ink.chroma > TINT.chroma) ?? inks[palette.ground]
  const ground = [PAPER, inkFromOklch({ ...TINT, hue: lead.hue }), NIGHT].find(isFree) ?? NIGHT
  return { ...palette, inks: palette.inks.map((hex, at) => (at === palette.ground ? ground.hex : hex)) }
}
