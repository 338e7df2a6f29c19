import type { Ink } from '../../../color/ink.ts'
import { hueDistance, inkFromHex, inkFromOklch, inkOf } from '../../../color/ink.ts'
import type { Oklab } from '../../../color/oklab.ts'
import { oklabDistance, oklchFromOklab } from '../../../color/oklab.ts'
import type { Colourway, Family } from '../../families/family.ts'
import { findFamily } from '../../families/registry.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Wishes } from '../../prompt/wishes.ts'
import { buildPalette } from '../build-palette.ts'
import { isWhite, mainColour } from '../nature/depicted-colours.ts'
import { coatOf } from '../nature/skin-coat.ts'
import { leavesOn } from '../nature/white-flowers.ts'
import { ownColourway } from '../own-colourway.ts'
import { readInks } from '../read-inks.ts'
import { dyedAs, inRimsOf, isDeepUnder, isOnSett, OF_SETT, withoutColours } from './on-sett.ts'
import type { OverCloth } from './over-cloth.ts'
import { paintedBoards } from './painted-boards.ts'
import { thingsOn } from './things-on.ts'

/** Cloths that are recognised by their colours. */
const coloured: ReadonlySet<string> = new Set(
  'madras tartan kilim kente mudcloth camo argyle azulejo zellige shibori sashiko ikat batik suzani quilt signs carpet kuba tie-dye'.split(
    ' ',
  ),
)
/** Cloths that are not darkened. */
const light: ReadonlySet<string> = new Set(['madras'])
const busy: ReadonlySet<string> = new Set('kilim kente mudcloth'.split(' '))
/** Cloths that get colours from a mood or from the name of a kind. */
const dyed: ReadonlySet<string> = new Set('stripes gingham windowpane checkerboard houndstooth tattersall'.split(' '))

/** Targets of fading: the first under most things, the second under pale ones. */
const [PAPER, NIGHT] = [inkOf('#f7f1e6'), inkOf('#2b2733')]
/** Shares of paper mixed into a cloth, in the order in which they are tried, until the things stand out. */
const FADES = [0, 0.2, 0.35, 0.5, 0.62].map((share) => ({ to: PAPER, share }))
/** Strongest fade of a light cloth that may not be darkened. */
const PALEST = { to: PAPER, share: 0.72 }
const DARKER = [0.3, 0.5].map((share) => ({ to: NIGHT, share }))
type Fade = (typeof FADES)[number]
/** A cloth with more inks than the first number is faded by at least the second; one of many small figures by at least the third. */
const [CALM, MANY_LEAST, BUSY_LEAST] = [3, 0.2, 0.5]
/** Share of the needed contrast from which a light cloth is accepted before a dark one is tried. */
const NEARLY = 0.6
/** OKLCH lightness of the leading thing below which a dark cloth is not used. */
const PALE_LEAD = 0.62
/** Least OKLab distances from every ink of the cloth: of the leading ink of the things, and of their other important inks. */
const [APART, OTHERS_APART] = [0.14, 0.09]
/** The same for flowers, which have weaker outlines. */
const FLOWERS_APART = 0.2
/** Number of the things' inks that are compared, the leading ones first. */
const TELLING = 4
/** Largest number of inks of a cloth below things, its ground included. */
const CLOTH_MOST = 6

/**
 * Things on a cloth with colours of its own ("unicorns on rainbow stripes", "reindeer, christmas plaid"). The cloth is
 * coloured as if it were alone, and faded until the things stand out; the things get the colours that they would have
 * on its ground. Undefined where the prompt names colours or a number of inks, where the cloth's colours are not known,
 * or where the things would be lost on every fade.
 */
export function overOwnCloth(asked: Wishes, family: Family, random: () => Random): OverCloth | undefined {
  const under = findFamily(asked.under ?? '')
  const coat = under && coatUnder(under, asked)
  const isSett = under !== undefined && isOnSett(under, asked, family)
  const wishes = (coat || isSett) && asked.patternColours ? withoutColours(asked, asked.patternColours) : asked
  if (!under || isOfCloth(wishes) || wishes.change || wishes.isTonal || wishes.colourCount !== undefined)
    return undefined
  const alone =
    coat ?? (isSett ? settAlone(under, asked, random) : coloursAlone(under, { ...wishes, colours: [] }, random()))
  if (!alone) return undefined
  if (isSett) return inRimsOf(PAPER, fadeOut(alone, FADES[0]), thingsOn(PAPER, wishes, family, random()))
  const isLight = coat !== undefined || light.has(under.name)
  const best = chooseFade(alone, { wishes, family, random, isBusy: busy.has(under.name), isLight })
  if (best.things.length === 0 || (best.apart < LOST && !coat)) return undefined
  if (isDeepUnder(best.cloth, wishes, family))
    return inRimsOf(PAPER, best.cloth, thingsOn(PAPER, wishes, family, random()))
  const things = best.things.filter((ink) => best.cloth.every(({ lab }) => oklabDistance(lab, ink.lab) > SAME))
  const [ground, ...threads] = best.cloth
  const worn = [ground, ...things]
  return { inks: [...worn, ...threads].map(({ hex }) => hex), ground: 0, clothFrom: worn.length }
}

type Dressing = {
  readonly wishes: Wishes
  readonly family: Family
  readonly random: () => Random
  /** A cloth of many small figures, which is always faded. */
  readonly isBusy: boolean
  /** A cloth that is recognised by its lightness, such as skins and madras, and so never darkened. */
  readonly isLight: boolean
}

/** A faded cloth and the inks of the things on it; `apart` as returned by `leastApart`. */
type Dressed = { readonly cloth: readonly Ink[]; readonly things: readonly Ink[]; readonly apart: number }

/** The strongest cloth on which the things stand out, or else the one with most contrast; a dark one only where no other comes near. */
function chooseFade(alone: Colourway, dressing: Dressing): Dressed {
  const white = whiteOn(alone, dressing)
  if (white) return white
  const least = dressing.isBusy ? BUSY_LEAST : alone.inks.length > CALM ? MANY_LEAST : 0
  const tries = (dressing.isLight ? [...FADES, PALEST] : FADES)
    .filter(({ share }) => share >= least)
    .flatMap((fade) => dress(alone, fade, dressing))
  // Flowers keep the colours of flowers: paper is tried first.
  const ordered = dressing.family.inks.needsTones
    ? tries.toSorted((one, other) => Number(other.isOnPaper) - Number(one.isOnPaper))
    : tries
  const most = (of: readonly Dressed[]): Dressed => of.reduce((best, one) => (one.apart > best.apart ? one : best))
  const found = ordered.find(({ apart }) => apart >= 1) ?? most(ordered)
  const [lead] = found.things
  if (found.apart >= NEARLY || dressing.isLight || !lead || lead.lightness < PALE_LEAD) return found
  const dark = DARKER.filter(({ share }) => share >= least).flatMap((fade) => dress(alone, fade, dressing))
  return dark.find(({ apart }) => apart >= 1) ?? most([...dark, found])
}

/** White things on a cloth that is not white; shaded as on paper they would look grey. Undefined for others. */
function whiteOn(alone: Colourway, { wishes, family, random, isBusy }: Dressing): Dressed | undefined {
  const things = thingsOn(NIGHT, wishes, family, random())
  const isFloral = family.inks.needsTones === true
  // Things that are merely drawn in white, such as dogs, are not white by nature.
  const said = inkFromHex(wishes.motifColours[wishes.motifs[0]] ?? '')
  const own = said ?? mainColour(wishes.motifs[0])
  const isWhiteBorn = isFloral || (own !== undefined && isWhite(own))
  const isOnPale = readInks([alone.inks[alone.ground]])[0].lightness > PALE_CLOTH
  const [lead] = things
  const isSeenWhite = lead && lead.lightness > WHITE && lead.chroma < NEUTRAL
  if (!isWhiteBorn || !isSeenWhite || (isOnPale && !isFloral && !said)) return undefined
  const fades = isBusy ? DARKER : [...FADES.filter(({ share }) => share < BUSY_LEAST), ...DARKER]
  const tried = fades.map((fade) => {
    const cloth = fadeOut(alone, fade)
    const worn = isFloral ? [...things.slice(0, 1), ...PETALS, ...leavesOn(cloth[0])] : things
    // White things are recognised by their white alone.
    return { cloth, things: worn, apart: leastApart(things.slice(0, 1), cloth, isFloral) }
  })
  return tried.find(({ apart }) => apart >= 1)
}

/** Shade and centre of white petals. */
const PETALS = readInks(['#d8d2c4', '#ecdca8'])

/**
 * In OKLCH: white things have at least the first lightness and less than the second chroma; a ground lighter than the
 * third is unsuitable for white animals.
 */
const [WHITE, NEUTRAL, PALE_CLOTH] = [0.88, 0.04, 0.8]

/** A faded cloth with the things in the colours that they have on paper, and in those that they have on its ground. */
function dress(
  alone: Colourway,
  fade: Fade,
  { wishes, family, random }: Dressing,
): (Dressed & { isOnPaper: boolean })[] {
  const cloth = fadeOut(alone, fade)
  return [PAPER, cloth[0]].map((ground) => {
    const things = thingsOn(ground, wishes, family, random())
    return {
      cloth,
      things,
      apart: leastApart(things, cloth, family.inks.needsTones === true),
      isOnPaper: ground === PAPER,
    }
  })
}

/** With less than this share of the needed contrast, the things are left to a cloth of one tone. */
const LOST = 0.56
/** OKLab distance below which two inks are the same. */
const SAME = 0.05

/** Colours of skins as in nature. */
const coats: Readonly<Record<string, readonly string[]>> = {
  leopard: ['#e6c896', '#3a2a21', '#bb8548'],
  tiger: ['#dfa35c', '#2f2420'],
  zebra: ['#f4efe4', '#2a2727'],
  giraffe: ['#eed9b2', '#a56f3e'],
}

/** Boards keep the one colour that is named for them, as skins do: "on white shiplap". */
const BOARDS = 'wood-grain'

function hasCoat(under: string): boolean {
  return Object.hasOwn(coats, under) || under === BOARDS
}

/**
 * The skin below things: in the colour named for it, or else in its natural one; undefined for families that are no
 * skins, and on a named ground.
 */
function coatUnder(
  under: Family,
  { colours, patternColours = [], styles, avoidedColours }: Wishes,
): Colourway | undefined {
  const isNamed = colours.some(({ isGround }) => isGround) || avoidedColours.length > 0 || patternColours.length > 1
  const isBare = under.name === BOARDS && patternColours.length === 0
  if (!hasCoat(under.name) || isNamed || isBare) return undefined
  const [said] = readInks(patternColours)
  if (said) return under.name === BOARDS ? paintedBoards(said) : coatOf(said, under)
  return styles.some((style) => style.startsWith('snow')) ? undefined : { inks: coats[under.name], ground: 0 }
}

/** Whether a colour is named for the cloth, or may be; natural colours of skins are never named. */
function isOfCloth({ colours, patternColours, motifColours, under = '' }: Wishes): boolean {
  const ofThings = Object.values(motifColours)
  if (hasCoat(under) && patternColours === undefined) return colours.some(({ isGround }) => isGround)
  return (
    patternColours !== undefined || colours.some(({ hex, isOfOneThing }) => !isOfOneThing && !ofThings.includes(hex))
  )
}

/** A sett by name where all the colours said are in it (red and green in a Christmas plaid), else in the colours said. */
function settAlone(under: Family, asked: Wishes, random: () => Random): Colourway | undefined {
  const own = coloursAlone(under, { ...withoutColours(asked, asked.patternColours ?? []), colours: [] }, random())
  const said = readInks(asked.patternColours ?? [])
  const isIn = (ink: Ink): boolean => readInks(own?.inks ?? []).some((dye) => hueDistance(dye, ink) < OF_SETT)
  return own && said.every(isIn) ? dyedAs(own, said) : coloursAlone(under, asked, random())
}

/** The cloth as it would be with nothing on it, ground first; undefined where its colours are not determined. */
function coloursAlone(under: Family, wishes: Wishes, random: Random): Colourway | undefined {
  const { motifs: __, under: ___, ...said } = wishes
  const asked = { ...said, motifs: [], motifColours: {}, families: [under.name], generalFamilies: [] }
  const own = ownColourway(under, asked, { styles: wishes.styles, details: {} })
  const isDyed = coloured.has(under.name) || (dyed.has(under.name) && wishes.moods.length > 0)
  return own ?? (isDyed ? buildPalette(asked, under, random) : undefined)
}

/** Inks of a cloth, ground first, each mixed in OKLab with a share of another colour. */
function fadeOut({ inks, ground }: Colourway, { to, share }: Fade): Ink[] {
  const own = readInks([inks[ground], ...inks.filter((_, at) => at !== ground)]).slice(0, CLOTH_MOST)
  const mix = (lab: Oklab, at: 0 | 1 | 2): number => lab[at] + (to.lab[at] - lab[at]) * share
  return own.map(({ lab }) => inkFromOklch(oklchFromOklab([mix(lab, 0), mix(lab, 1), mix(lab, 2)])))
}

/**
 * Contrast of the things to a cloth as a multiple of what is needed; 1 is enough. All but the least distant of the
 * other inks count, so that one (white on paper) may be near.
 */
function leastApart(things: readonly Ink[], cloth: readonly Ink[], isFloral: boolean): number {
  const [lead, ...others] = things.slice(0, TELLING).map(({ lab }, at) => {
    const needed = at > 0 ? OTHERS_APART : isFloral ? FLOWERS_APART : APART
    return Math.min(...cloth.map((thread) => oklabDistance(lab, thread.lab) / needed))
  })
  const apart = Math.min(lead, ...others.toSorted((one, other) => one - other).slice(1))
  // Things that share an ink with the cloth count half.
  const isLost = things
    .slice(0, TELLING)
    .some(({ lab }) => cloth.some((thread) => oklabDistance(lab, thread.lab) < SAME))
  return isLost ? apart / 2 : apart
}
