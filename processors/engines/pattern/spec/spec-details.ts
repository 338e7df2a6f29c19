import { inkFromHex, inkOf } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'
import { LINE_MM, LINE_WEIGHT } from '../families/line-weight.ts'
import { CONVERSATIONAL } from '../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../prompt/wishes.ts'
import type { DesignSpec } from './design-spec.ts'

/** How much of the cloth the pattern takes that lies on a named ground (`under cover`). */
export const SPARSE = 'sparse'

/**
 * A patterned ground, who leads, where it is, the accent, the colour of the rim (`border colour`) and what the border
 * shows (`border of`, with `border styles` and `border motifs`), colours that the things share (`named colours`), what
 * is left out, what motifs ride, hold (`seat of <noun>`, `held by <noun>`) and wear (`worn by <noun>`: garments, a
 * face, a coat that is striped, dotted or checked), how many and how large they are beside each other, or a repeat
 * (`number of <noun>`, `size of <noun>`), and the colours of single motifs as `colour of <noun>` (several by turns) and
 * of their parts as `eye of <noun>`.
 */
export function detailsOf(wishes: Wishes, palette?: DesignSpec['palette']): DesignSpec['details'] {
  const {
    families,
    under,
    underScale,
    change,
    motifColours,
    heroes,
    motifs,
    colours: named,
    seats = {},
    held = {},
    worn = {},
    partColours = {},
    coloursInTurn = {},
    numbers = {},
    sizes = {},
    avoidedMotifs = [],
  } = wishes
  const accent = named.find(({ isAccent }) => isAccent)
  const rim = named.find(({ isOfBorder }) => isOfBorder)
  return {
    ...(under && { under, ...(underScale && { 'under scale': underScale }) }),
    ...(change && { change }),
    ...(heroes !== undefined && heroes < motifs.length && { heroes }),
    ...measureDetails(wishes),
    ...waysOfLying(wishes),
    ...placeAndTime(wishes),
    ...(accent && { accent: accent.hex }),
    ...(rim && wishes.layout === 'border' && { 'border colour': rim.hex }),
    ...borderDetails(wishes),
    ...(palette && isOnNamedGround(wishes, palette) && { 'wide ground': true }),
    ...(avoidedMotifs.length > 0 && { without: avoidedMotifs.slice(0, 12).join('|').slice(0, 400) }),
    ...sharedColours({ families, colours: named, motifColours }),
    ...codesOf(wishes),
    ...joinedDetails('seat of', seats),
    ...joinedDetails('held by', held),
    ...joinedDetails('worn by', worn),
    ...Object.fromEntries(
      Object.entries(partColours)
        .map(([part, hexes]) => [part.slice(0, 40), hexes.join('|')])
        .slice(0, 6),
    ),
    ...amountDetails('number of', numbers),
    ...amountDetails('size of', sizes),
    ...colourDetails(motifColours, coloursInTurn),
  }
}

/** The place that what is drawn lies in, the feast it is for, and the season that bares trees. */
function placeAndTime({ scenes, moods }: Wishes): DesignSpec['details'] {
  return {
    ...(scenes.length > 0 && { scene: scenes[0] }),
    ...(moods.includes('christmas') && { feast: 'christmas' }),
    ...(moods.includes('winter') && { season: 'winter' }),
  }
}

/** What is said of lines and stripes: `line weight`, `contour colour`, `stripe colours`, `line mm`, `gap mm`, and `widths mm` in their order. */
export function measureDetails(wishes: Wishes): DesignSpec['details'] {
  const { lineWeight, lineMm, widthsMm, contourColour, stripeColours } = wishes
  const gapMm = gapOf(wishes)
  return {
    ...(lineWeight !== undefined && { [LINE_WEIGHT]: lineWeight }),
    ...(lineMm !== undefined && { [LINE_MM]: lineMm }),
    ...(stripeColours && { 'stripe colours': stripeColours.slice(0, 6).join('|') }),
    ...(contourColour && { 'contour colour': contourColour }),
    ...(gapMm !== undefined && { 'gap mm': gapMm }),
    ...(widthsMm && { 'widths mm': widthsMm.slice(0, 12).join('|') }),
  }
}

/** "2 mm lines on a 5 cm repeat" is one line in each; on a ground that is named stripes lie as far apart as the widest is wide. */
function gapOf({ gapMm, widthsMm = [], repeatMm = 0, colours }: Wishes): number | undefined {
  const widestMm = Math.max(0, ...widthsMm)
  if (gapMm !== undefined || widestMm === 0) return gapMm
  if (widthsMm.length === 1 && repeatMm > widestMm) return repeatMm - widestMm
  return colours.some(({ isGround }) => isGround) ? Math.max(widestMm, GAP_LEAST_MM) : undefined
}

/** Fine lines lie so far apart where nothing is said. */
const GAP_LEAST_MM = 8

/** The cloth or the things of a border that are not those of its field. */
function borderDetails({ border, layout, isFieldPlain }: Wishes): DesignSpec['details'] {
  const plain: DesignSpec['details'] = isFieldPlain && layout === 'border' ? { 'plain field': true } : {}
  if (!border || layout !== 'border') return plain
  return {
    ...plain,
    'border of': border.family,
    ...(border.styles.length > 0 && { 'border styles': border.styles.join('|').slice(0, 80) }),
    ...(border.motifs.length > 0 && { 'border motifs': border.motifs.join('|').slice(0, 80) }),
  }
}

/** The colours of single motifs, several of one joined by bars. */
function colourDetails(
  motifColours: Wishes['motifColours'],
  coloursInTurn: NonNullable<Wishes['coloursInTurn']>,
): DesignSpec['details'] {
  const colours = Object.entries(motifColours).map(
    ([noun, hex]) => [`colour of ${noun}`.slice(0, 40), coloursInTurn[noun]?.join('|') ?? hex] as const,
  )
  return Object.fromEntries(colours.slice(0, 12))
}

/** What is told letter by letter: a threadcount, and what is written on the cloth. */
function codesOf({ threadcount, text }: Wishes): DesignSpec['details'] {
  return {
    ...(threadcount && { threadcount: threadcount.slice(0, 80) }),
    ...(text && { text: text.slice(0, 40) }),
  }
}

/**
 * Denim is blue by its warp: the weft that its palette calls ground is not the blue that was named. Lines that are to be thick may cover more
 * than what they lie on.
 */
function isOnNamedGround({ colours, lineWeight = 1 }: Wishes, { inks, ground }: DesignSpec['palette']): boolean {
  if (lineWeight > 1) return false
  const named = colours.find(({ isGround }) => isGround)
  const lab = named && inkFromHex(named.hex)?.lab
  if (!lab) return false
  const far = inks.map((hex) => oklabDistance(inkOf(hex).lab, lab))
  return far[ground] === Math.min(...far)
}

/** A square's rails, frames, the manner things are strewn in and the side they look to. */
function waysOfLying({ isSquare, inCorners, frames, manner, facing }: Wishes): DesignSpec['details'] {
  return {
    ...(isSquare && { frame: 'square' }),
    ...(isSquare && inCorners && { 'in corners': inCorners.slice(0, 40) }),
    ...(frames && { frames }),
    ...(manner && { manner }),
    ...(facing && { facing }),
  }
}

/** Two colours or more that are said of nothing in particular: the things share them out. */
function sharedColours({
  families,
  colours,
  motifColours,
}: Pick<Wishes, 'families' | 'colours' | 'motifColours'>): DesignSpec['details'] {
  const isOfAll = colours.every(({ isOfOneThing, isOfPart }) => !isOfOneThing && !isOfPart)
  const isFree = isOfAll && Object.keys(motifColours).length === 0 && families[0] === CONVERSATIONAL
  const figures = colours.flatMap(({ isAccent, isGround, hex }) => (isAccent || isGround ? [] : [hex]))
  return isFree && figures.length > 1 ? { 'named colours': figures.join('|') } : {}
}

function joinedDetails(key: string, joined: Readonly<Record<string, readonly string[]>>): DesignSpec['details'] {
  const rows = Object.entries(joined).map(([noun, others]) => [
    `${key} ${noun}`.slice(0, 40),
    others.slice(0, 4).join('|'),
  ])
  return Object.fromEntries(rows.slice(0, 6))
}

function amountDetails(key: string, amounts: Readonly<Record<string, number>>): DesignSpec['details'] {
  const rows = Object.entries(amounts).map(([noun, amount]) => [`${key} ${noun}`.slice(0, 40), amount])
  return Object.fromEntries(rows.slice(0, 6))
}
