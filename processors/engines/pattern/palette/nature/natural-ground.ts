import type { Ink } from '../../../color/ink.ts'
import { inkFromHex, inkOf } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import type { Random } from '../../kit/chance/random.ts'
import { clothsForWhite, NIGHT_BLUE, PINE } from '../grounds/cloths-for-white.ts'
import { isWhite, mainColour, partsOf } from './depicted-colours.ts'

/** Pine green carries what grows and who lives there; for feasts and food there are sweet tints instead, for the rest nothing. */
const pineThemes: readonly (string | undefined)[] = ['forest', 'garden', 'orchard', 'desert']
const sweets = ['#f4d6d2', '#d2e6dc', '#ddd4ec']
const sweetThemes: readonly (string | undefined)[] = ['party', 'kitchen']
/** Papers and cloths that suit things in their own colours: warm whites, tints and a few deep ones. */
const grounds = [
  '#f7f1e4',
  '#f3ead8',
  '#e9eee4',
  '#f6e7dc',
  '#e4ebee',
  '#f4ecd0',
  '#efe6ea',
  NIGHT_BLUE,
  PINE,
  '#ece3d2',
]
/** Of those the ones for what swims, sails and flies: no boats on pink. */
const waters = ['#93aec4', '#8fb0ad', NIGHT_BLUE]
const wetThemes: readonly (string | undefined)[] = ['sea', 'water', 'snow', 'sky']
/** Night skies for moon and stars. */
const nights = [NIGHT_BLUE, '#1e2a4a', '#2b2749']
const ofNight = /^(?:moon|star|comet|planet|constellation|firefly|rocket|galaxy|shooting star|crescent moon)$/
/** OKLCH lightness from which a colour is white, cream or a pastel. */
const PALE = 0.86
/** The colours that identify the first thing: its main colour, or the black of a panda, whose white is outlined. */
function coatOf(noun: string): Ink[] {
  const main = mainColour(noun)
  const dark = partsOf(noun).flatMap(({ hex, share }) => {
    const ink = inkFromHex(hex)
    return ink && share > COAT_LEAST && ink.lightness < COAT_DARK ? [ink] : []
  })
  return main && !(isWhite(main) && dark.length > 0) ? [main, ...dark] : dark
}

/** Least area share of a coat; OKLCH lightness below which coats are lost on a deep ground. */
const [COAT_LEAST, COAT_DARK] = [0.15, 0.36]

/**
 * Demands on a ground: `isAiry`, only light ones are suitable; `isUnderWhite`, white petals must show on it; `said`,
 * colours named for single things (blue bows on geese), which must show too.
 */
export type GroundWish = {
  readonly isAiry?: boolean
  readonly isUnderWhite?: boolean
  readonly said?: readonly Ink[]
}

/** Least area share of the snow that lies on a thing. */
const SNOWED = 0.25

/** Trees under snow, whose white is half of what is seen. */
function isSnowedOn(noun: string): boolean {
  const white = partsOf(noun).flatMap(({ hex, share }) => (isWhite(inkOf(hex)) ? [share] : []))
  return findDepiction(noun)?.theme === 'snow' && Math.max(0, ...white) > SNOWED
}

/** Least OKLab distance of a ground from the identifying colours; icing on a tint may be nearer. */
const [ROOM, ROOM_OF_SWEETS] = [0.2, 0.13]
/** The same for a pale pink, which is seen on paper by its hue: ballet shoes need no navy. */
const ROOM_OF_ROSE = 0.11

/** Whether a thing is pale and of a hue. */
function isRosy(noun: string): boolean {
  const main = mainColour(noun)
  return main !== undefined && main.lightness > AIRY_FROM && main.chroma > TINTED
}

/** Least OKLCH chroma of a hue that is seen. */
const TINTED = 0.06
/** Factor on the distance from colours that are named for a small thing, which need more room than a coat. */
const SAID_SHARE = 0.7
/** Least OKLCH lightness of an airy ground. */
const AIRY_FROM = 0.6

/**
 * A random choice among the grounds that are far from the heaviest colours. Deterministic for one state of `random`.
 *
 * @param colours of the things, heaviest first
 * @param lead noun of the first thing
 */
export function chooseNaturalGround(
  colours: readonly Ink[],
  lead: string,
  { isAiry = false, isUnderWhite = false, said = [] }: GroundWish,
  random: Random,
): Ink {
  const isPale = (mainColour(lead)?.lightness ?? 0) > PALE || isSnowedOn(lead)
  const all = ofNight.test(lead) && !isAiry ? nights : isUnderWhite || isPale ? clothsForWhite : grounds
  const theme = findDepiction(lead)?.theme
  const isWet = all === clothsForWhite && wetThemes.includes(theme)
  const fitting = all.filter((hex) => (hex !== PINE || pineThemes.includes(theme)) && (!isWet || waters.includes(hex)))
  const isSweet = sweetThemes.includes(theme) && all === grounds
  const inks = [...fitting, ...(isSweet ? sweets : [])]
    .map(inkOf)
    .filter(({ lightness }) => !isAiry || lightness > AIRY_FROM)
  // Pale parts may be close to the ground, unless the first thing itself is pale.
  const strong = colours.slice(0, 4).filter(({ lightness }) => lightness < 0.84)
  const telling = [...strong, ...coatOf(lead)]
  const far = (inks: readonly Ink[], ground: Ink): number =>
    Math.min(...inks.map((ink) => oklabDistance(ink.lab, ground.lab)))
  const room = (ground: Ink): number => Math.min(far(telling, ground), far(said, ground) * SAID_SHARE)
  const least = isSweet ? ROOM_OF_SWEETS : isRosy(lead) ? ROOM_OF_ROSE : ROOM
  const good = inks.filter((ground) => room(ground) > (ground.lightness > AIRY_FROM ? least : ROOM))
  const soft = isRosy(lead) ? good.filter(({ lightness }) => lightness > AIRY_FROM) : []
  if (soft.length > 0) return soft[random.below(soft.length)]
  const pool = good.length > 0 ? good : inks.toSorted((one, other) => room(other) - room(one)).slice(0, 2)
  return pool[random.below(pool.length)]
}
