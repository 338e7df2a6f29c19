import type { Ink } from '../../color/ink.ts'
import { inkFromHex, inkFromOklch, inkOf } from '../../color/ink.ts'
import type { Oklab } from '../../color/oklab.ts'
import { oklabDistance, oklchFromOklab } from '../../color/oklab.ts'
import type { Colourway, Family } from '../families/family.ts'
import { findFamily } from '../families/registry.ts'
import type { Random } from '../kit/chance/random.ts'
import type { Wishes } from '../prompt/wishes.ts'
import { buildPalette } from './build-palette.ts'
import { isWhite, mainColour } from './depicted-colours.ts'
import { softMoods } from './lone-colour.ts'
import { ownColourway } from './own-colourway.ts'
import { readInks } from './read-inks.ts'
import { coatOf } from './skin-coat.ts'
import { leavesOn } from './white-flowers.ts'

/** Cloths that are nothing without their colours. */
const coloured: ReadonlySet<string> = new Set(
  'madras tartan kilim kente mudcloth camo argyle azulejo zellige shibori sashiko ikat batik suzani quilt signs carpet kuba tie-dye'.split(
    ' ',
  ),
)
/** In the dark madras is no madras. */
const light: ReadonlySet<string> = new Set(['madras'])
const busy: ReadonlySet<string> = new Set('kilim kente mudcloth'.split(' '))
/** Cloths that a mood or the name of a kind gives colours of their own. */
const dyed: ReadonlySet<string> = new Set('stripes gingham windowpane checkerboard houndstooth tattersall'.split(' '))

/** A cloth fades towards the first under most things, towards the second under pale ones. */
const [PAPER, NIGHT] = [inkOf('#f7f1e6'), inkOf('#2b2733')]
/** Shares of them in a cloth, in the order in which they are tried: as it is, then fainter until the things stand off it. */
const FADES = [0, 0.2, 0.35, 0.5, 0.62].map((share) => ({ to: PAPER, share }))
/** How far a light cloth fades that may not be made dark instead. */
const PALEST = { to: PAPER, share: 0.72 }
const DARKER = [0.3, 0.5].map((share) => ({ to: NIGHT, share }))
type Fade = (typeof FADES)[number]
/** A cloth of more inks than the first is faded by the second at least; one of many small figures by the third. */
const [CALM, MANY_LEAST, BUSY_LEAST] = [3, 0.2, 0.5]
/** What stands off a cloth so far, as a share of what is enough, is left on it before it is made dark. */
const NEARLY = 0.6
/** In OKLCH: things led by less light are murky on a dark cloth. */
const PALE_LEAD = 0.62
/** In OKLab: so far from every ink of the cloth the lead of the things is seen on it, and so far its other telling inks. */
const [APART, OTHERS_APART] = [0.14, 0.09]
/** Flowers are told by less of an outline. */
const FLOWERS_APART = 0.2
/** Inks of the things that tell them, most of them first. */
const TELLING = 4
/** Most inks of a cloth beneath things, its ground included. */
const CLOTH_MOST = 6

/** Inks of the things with the cloth's own after them. */
export type OverCloth = Colourway & {
  /** Number of the first ink that only the cloth wears; its ground is the ground. */
  readonly clothFrom: number
}

/**
 * Things on a cloth that has colours of its own: "unicorns on rainbow stripes", "reindeer, christmas plaid". The cloth is coloured as it
 * would be alone, and faded until the things stand off it; they wear what they would on its ground. Undefined where the prompt names
 * colours or a number of inks, the cloth has no colours that are known, or the things would be lost on all of them.
 */
export function overOwnCloth(asked: Wishes, family: Family, random: () => Random): OverCloth | undefined {
  const under = findFamily(asked.under ?? '')
  const coat = under && coatUnder(under, asked)
  const wishes = coat && asked.patternColours ? withoutColours(asked, asked.patternColours) : asked
  if (!under || isOfCloth(wishes) || wishes.change || wishes.isTonal || wishes.colourCount !== undefined)
    return undefined
  const alone = coat ?? coloursAlone(under, wishes, random())
  if (!alone) return undefined
  const isLight = coat !== undefined || light.has(under.name)
  const best = chooseFade(alone, { wishes, family, random, isBusy: busy.has(under.name), isLight })
  if (best.things.length === 0 || (best.apart < LOST && !coat)) return undefined
  const things = best.things.filter((ink) => best.cloth.every(({ lab }) => oklabDistance(lab, ink.lab) > SAME))
  const [ground, ...threads] = best.cloth
  const worn = [ground, ...things]
  return { inks: [...worn, ...threads].map(({ hex }) => hex), ground: 0, clothFrom: worn.length }
}

type Dressing = {
  readonly wishes: Wishes
  readonly family: Family
  readonly random: () => Random
  /** True for a cloth of many small figures, that is never left near its full strength. */
  readonly isBusy: boolean
  /** True for a cloth that is known by its own light, as coats and madras are: it is never made dark. */
  readonly isLight: boolean
}

/** A cloth and what lies on it; `apart` as `leastApart` gives it. */
type Dressed = { readonly cloth: readonly Ink[]; readonly things: readonly Ink[]; readonly apart: number }

/** The strongest cloth that the things stand off, else the one that they stand off most; a dark one only where no other comes near. */
function chooseFade(alone: Colourway, dressing: Dressing): Dressed {
  const white = whiteOn(alone, dressing)
  if (white) return white
  const least = dressing.isBusy ? BUSY_LEAST : alone.inks.length > CALM ? MANY_LEAST : 0
  const tries = (dressing.isLight ? [...FADES, PALEST] : FADES)
    .filter(({ share }) => share >= least)
    .flatMap((fade) => dress(alone, fade, dressing))
  // Flowers keep to the colours of flowers: no blue roses on a red tartan.
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

/** White things on a cloth that is not: in shadow, as on paper, sugar skulls would be grey. Undefined for others. */
function whiteOn(alone: Colourway, { wishes, family, random, isBusy }: Dressing): Dressed | undefined {
  const things = thingsOn(NIGHT, wishes, family, random())
  const isFloral = family.inks.needsTones === true
  // Dogs are white as well; they are not what is white by nature.
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
    // What is white is seen by its white alone.
    return { cloth, things: worn, apart: leastApart(things.slice(0, 1), cloth, isFloral) }
  })
  return tried.find(({ apart }) => apart >= 1)
}

/** Shade and heart of white petals. */
const PETALS = readInks(['#d8d2c4', '#ecdca8'])

/**
 * In OKLCH: white things are lighter than the first and have less chroma than the second; a ground lighter than the
 * third is no ground for beasts in them.
 */
const [WHITE, NEUTRAL, PALE_CLOTH] = [0.88, 0.04, 0.8]

/** A faded cloth with the things as they are on paper and as they would be on its ground. */
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

/** Things that stand off their cloth by less than this share of what is enough are left to a cloth of one tone. */
const LOST = 0.56
/** In OKLab: nearer than this two inks are one. */
const SAME = 0.05

/** Skins as they are worn: nobody sees a leopard in pink specks. */
const coats: Readonly<Record<string, readonly string[]>> = {
  leopard: ['#e6c896', '#3a2a21', '#bb8548'],
  tiger: ['#dfa35c', '#2f2420'],
  zebra: ['#f4efe4', '#2a2727'],
  giraffe: ['#eed9b2', '#a56f3e'],
}

/** The coat under things: in the colour that is said of it, else as it is worn; undefined for what is no skin, and on a named ground. */
function coatUnder(
  under: Family,
  { colours, patternColours = [], styles, avoidedColours }: Wishes,
): Colourway | undefined {
  const isNamed = colours.some(({ isGround }) => isGround) || avoidedColours.length > 0 || patternColours.length > 1
  if (!Object.hasOwn(coats, under.name) || isNamed) return undefined
  const [said] = readInks(patternColours)
  if (said) return coatOf(said, under)
  return styles.some((style) => style.startsWith('snow')) ? undefined : { inks: coats[under.name], ground: 0 }
}

/** What is left to the things. */
function withoutColours(wishes: Wishes, hexes: readonly string[]): Wishes {
  const { patternColours: _, ...rest } = wishes
  return { ...rest, colours: wishes.colours.filter(({ hex }) => !hexes.includes(hex)) }
}

/** True where a colour is said of the cloth, or may be; nobody names a skin's own. */
function isOfCloth({ colours, patternColours, motifColours, under = '' }: Wishes): boolean {
  const ofThings = Object.values(motifColours)
  if (Object.hasOwn(coats, under) && patternColours === undefined) return colours.some(({ isGround }) => isGround)
  return (
    patternColours !== undefined || colours.some(({ hex, isOfOneThing }) => !isOfOneThing && !ofThings.includes(hex))
  )
}

/** The cloth as it would be without anything on it, ground first; undefined where its colours are anybody's guess. */
function coloursAlone(under: Family, wishes: Wishes, random: Random): Colourway | undefined {
  const { colours: _, motifs: __, under: ___, ...said } = wishes
  const asked = { ...said, colours: [], motifs: [], motifColours: {}, families: [under.name], generalFamilies: [] }
  const own = ownColourway(under, asked, { styles: wishes.styles, details: {} })
  const isDyed = coloured.has(under.name) || (dyed.has(under.name) && wishes.moods.length > 0)
  return own ?? (isDyed ? buildPalette(asked, under, random) : undefined)
}

/** Inks of a cloth with its ground first, each with a share of another. */
function fadeOut({ inks, ground }: Colourway, { to, share }: Fade): Ink[] {
  const own = readInks([inks[ground], ...inks.filter((_, at) => at !== ground)]).slice(0, CLOTH_MOST)
  const mix = (lab: Oklab, at: 0 | 1 | 2): number => lab[at] + (to.lab[at] - lab[at]) * share
  return own.map(({ lab }) => inkFromOklch(oklchFromOklab([mix(lab, 0), mix(lab, 1), mix(lab, 2)])))
}

/** What the things wear on a ground, without it. */
function thingsOn(ground: Ink, wishes: Wishes, family: Family, random: Random): Ink[] {
  const { under: _, ...said } = wishes
  // Flowers in a colour have leaves and companions; of several things the others keep their own.
  const colours = family.inks.needsTones ? wishes.colours.map(({ hex }) => ({ hex, isGround: false })) : wishes.colours
  // A season is the plaid's: dogs on it are brown, not green and red.
  const isPlaced = family.inks.needsTones !== true && wishes.tone === undefined
  const moods = isPlaced ? wishes.moods.filter((mood) => !softMoods.includes(mood)) : wishes.moods
  const asked = { ...said, moods, colours: [...colours, { hex: ground.hex, isGround: true }] }
  const { inks, ground: at } = buildPalette(asked, family, random)
  return readInks(inks.filter((hex, index) => index !== at && hex !== ground.hex))
}

/** How far the things stand off a cloth, against how far they must: 1 is enough. One ink of them may be near: their white on its paper. */
function leastApart(things: readonly Ink[], cloth: readonly Ink[], isFloral: boolean): number {
  const [lead, ...others] = things.slice(0, TELLING).map(({ lab }, at) => {
    const needed = at > 0 ? OTHERS_APART : isFloral ? FLOWERS_APART : APART
    return Math.min(...cloth.map((thread) => oklabDistance(lab, thread.lab) / needed))
  })
  const apart = Math.min(lead, ...others.toSorted((one, other) => one - other).slice(1))
  // What is one with the cloth is left out: beagles without their brown are worth half.
  const isLost = things
    .slice(0, TELLING)
    .some(({ lab }) => cloth.some((thread) => oklabDistance(lab, thread.lab) < SAME))
  return isLost ? apart / 2 : apart
}
