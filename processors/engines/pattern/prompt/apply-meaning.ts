import { flowerNouns } from '../families/botany/flowers/bloom-table.ts'
import { isLeaf } from '../families/botany/leaves/leaf-table.ts'
import { findDepiction } from '../families/conversational/noun-book.ts'
import { namedSigns } from '../families/modern/signs/named-signs.ts'
import { readColourPair, readColoursNamed } from './colours/named-palettes.ts'
import { readColour } from './colours/read-colour.ts'
import { isGroundColour } from './grounds/named-grounds.ts'
import type { ReadPhrase } from './meaning/choose-meaning.ts'
import { CONVERSATIONAL } from './meaning/family-kinds.ts'
import { has } from './meaning/phrase-kinds.ts'
import type { Meaning } from './read/lexicon.ts'
import { countedColours, countedTones } from './read-amounts.ts'
import { FACETED } from './roles/faceted.ts'
import { standInRows } from './roles/flowers-in-rows.ts'
import { isLeftOut } from './roles/left-out-cloth.ts'
import { isMadeThing, isMannerOfThing } from './things/manners-of-things.ts'
import { isNameOfUse, isOwner } from './things/products.ts'
import type { Wishes } from './wishes.ts'
import { backdropGrounds, placeNouns } from './words/backdrop-words.ts'
import { isForPlace } from './words/furnished-places.ts'

/** Applies a phrase that is refused ("no red", "not too dense"). Returns what it did, in words, or undefined where it did nothing. */
export function refuse(
  wishes: Wishes,
  phrases: readonly ReadPhrase[],
  at: number,
  meaning: Meaning,
): string | undefined {
  if (meaning.kind === 'colour' && isGroundColour(phrases, at)) {
    wishes.avoidedGrounds = [...(wishes.avoidedGrounds ?? []), meaning.hex]
    return `no ground of ${meaning.hex}`
  }
  if (meaning.kind === 'colour') {
    wishes.avoidedColours.push(meaning.hex)
    return `avoid ${meaning.hex}`
  }
  if (meaning.kind === 'density') {
    wishes.density = meaning.density === 'high' ? 'low' : 'high'
    return `density ${wishes.density}`
  }
  if (meaning.kind === 'scale') {
    wishes.scale = meaning.scale > 1 ? 0.75 : 1.3
    return `scale ${wishes.scale}`
  }
  // "No black background" refuses the black only.
  if (meaning.kind === 'ground-word' && !phrases[at - 1]?.isNegated) return layBare(wishes, phrases)
  const other = meaning.kind === 'style' ? acrossFrom[meaning.style] : undefined
  if (other) {
    wishes.styles.push(other)
    return other
  }
  // Outlines and shading are drawn on request only, so refusing them needs no change.
  if (meaning.kind === 'style') return 'left out as asked'
  if (meaning.kind !== 'family' && meaning.kind !== 'motif') return undefined
  const noun = phrases[at].motif?.noun ?? (meaning.kind === 'family' && meaning.isGeneral ? 'flower' : undefined)
  // A family such as triangles may also name a shape that another family draws.
  const left = noun ?? (meaning.kind === 'family' ? [phrases[at].form] : [])
  wishes.avoidedMotifs = [...(wishes.avoidedMotifs ?? []), ...[left].flat()]
  return 'left out as asked'
}

/** Hex colour of unprinted paper. */
const BARE = '#ffffff'
/** "No background": a white ground behind the things, unless the prompt names a ground as well. */
function layBare(wishes: Wishes, phrases: readonly ReadPhrase[]): string | undefined {
  const isNamed = phrases.some(({ chosen, isNegated }, at) => {
    const isColour = chosen?.kind === 'colour' && !isNegated
    return isColour && isGroundColour(phrases, at)
  })
  if (isNamed || wishes.under) return undefined
  wishes.colours.push({ hex: BARE, isGround: true })
  return `ground ${BARE}`
}

/** Direction that remains where another is refused: stripes that are not vertical are horizontal. */
const acrossFrom: Readonly<Record<string, string>> = {
  vertical: 'horizontal',
  horizontal: 'vertical',
  diagonal: 'vertical',
}

/** Words for tones that are close to each other; "monochromatic" ranges from light to deep instead. */
const closeTones = /ton|shadow/

/** The mood of an hour whose light colours everything. */
const HOUR_OF_COLOUR = 'sunset'

/** Applies the meaning of a phrase to the wishes. Returns what it did, in words, or undefined where it did nothing. */
export function apply(
  wishes: Wishes,
  phrases: readonly ReadPhrase[],
  at: number,
  meaning: Meaning,
): string | undefined {
  switch (meaning.kind) {
    case 'family':
    case 'motif':
      return readColoursNamed(wishes, phrases, at) ?? describeThing(wishes, phrases, at)
    case 'colour':
      return readColour(wishes, phrases, at, meaning.hex)
    case 'mood':
      if (isOnlyPlace(wishes, phrases[at])) return behind(wishes)
      if (wishes.families[0] !== 'scenic' && readColourPair(wishes, phrases, at)) return 'two colours'
      // Moods that name their colours ("blue and white") or an hour ("at sunset") come before those that only suggest them.
      if (/ and /.test(phrases[at].form) || meaning.mood === HOUR_OF_COLOUR) wishes.moods.unshift(meaning.mood)
      else wishes.moods.push(meaning.mood)
      return `mood ${meaning.mood}`
    case 'style':
      wishes.styles.push(meaning.style)
      return `style ${meaning.style}`
    case 'number':
      return applyNumber(wishes, phrases, at, meaning.value)
    case 'density':
    case 'scale':
    case 'layout':
    case 'orientation':
    case 'symmetry':
      return applySetting(wishes, meaning, phrases, at)
    case 'tone':
      wishes.tone = meaning.tone
      return `palette ${meaning.tone}`
    case 'tonal':
      Object.assign(wishes, { isTonal: true, isClose: closeTones.test(phrases[at].form) })
      return 'tones of one hue'
    case 'facing':
      wishes.facing = meaning.side
      return `all facing ${meaning.side}`
    case 'frame':
      wishes.frames = meaning.frame
      return `set in frames (${meaning.frame})`
    case 'scene':
      wishes.scenes.push(meaning.scene)
      return `scene ${meaning.scene}`
    default:
      return describeKind(wishes, phrases[at], meaning)
  }
}

/** Describes words for groups, places and companions, which the roles have handled already. */
function describeKind(wishes: Wishes, phrase: ReadPhrase, meaning: Meaning): string | undefined {
  switch (meaning.kind) {
    case 'place':
      return behind(wishes)
    case 'group':
      return meaning.nouns.every((noun) => wishes.motifs.includes(noun))
        ? `motifs ${meaning.nouns.join(', ')}`
        : 'the kind of the things named'
    case 'atmosphere':
      if (wishes.families[0] === meaning.cloth.family) return `family ${meaning.cloth.family}`
      if (has(phrase, 'place')) return behind(wishes)
      return isForPlace(phrase.form) ? 'what the cloth is for' : undefined
    case 'ground-word':
    case 'colour-count-word':
      return 'belongs to the words beside it'
    default:
      return undefined
  }
}

/** Whether a noun is drawn by code of its own instead of a picture. */
function isDrawnByName(noun: string): boolean {
  return flowerNouns.includes(noun) || isLeaf(noun) || namedSigns(noun) !== undefined
}

function describeThing(wishes: Wishes, phrases: readonly ReadPhrase[], at: number): string | undefined {
  const { family, motif } = phrases[at]
  const noun = motif?.noun ?? family?.family
  if (noun && wishes.motifs.includes(noun)) {
    const found = findDepiction(noun)
    const isOther = found && !found.isExact && !isDrawnByName(noun) && wishes.families.includes('conversational')
    return `motif ${noun}${isOther ? `, drawn as ${found.picture.replaceAll('-', ' ')}` : ''}`
  }
  if (family && wishes.under === family.family) return `ground of ${family.family}`
  if (noun && wishes.backdrop && placeNouns[noun] === wishes.backdrop) return behind(wishes)
  if (!family && noun && isNameOfUse(phrases, at)) return 'what the cloth is for'
  if (isOwner(phrases, at)) return 'whose the thing is'
  if (isMadeThing(phrases, at) || isMannerOfThing(phrases, at)) return 'how the thing is made'
  // Things that are drawn in facets: the cloth of that name gave way to them.
  const isLook = phrases[at].meanings.some((one) => one.kind === 'style' && one.style === FACETED)
  if (isLook && wishes.families[0] === CONVERSATIONAL) return `style ${FACETED}`
  if (isLeftOut(wishes, phrases[at])) return undefined
  return family ? `family ${family.family}` : `motif ${noun ?? ''}`
}

function applySetting(
  wishes: Wishes,
  meaning: Extract<Meaning, { kind: 'density' | 'scale' | 'layout' | 'orientation' | 'symmetry' }>,
  phrases: readonly ReadPhrase[],
  at: number,
): string {
  const { scale = 1 } = wishes
  if (isStrewn(meaning, phrases[at].form)) wishes.styles.push('scattered')
  const inRows = meaning.kind === 'layout' ? standInRows(wishes, phrases[at].form) : undefined
  if (inRows) return inRows
  // "Large white dots and small coral ones" have two sizes, and the design is not scaled as a whole.
  const isOther = meaning.kind === 'scale' && (scale - 1) * (meaning.scale - 1) < 0
  if (isOther) {
    wishes.styles.push('two sizes')
    wishes.scale = undefined
    const large = colourOfLarge(phrases)
    if (large) wishes.motifColours[LARGE] = large
    return 'things of two sizes'
  }
  if (meaning.kind === 'density') wishes.density = meaning.density
  else if (meaning.kind === 'scale') wishes.scale = meaning.scale
  else if (meaning.kind === 'layout') wishes.layout = meaning.layout
  else if (meaning.kind === 'orientation') wishes.orientation = meaning.orientation
  else wishes.symmetry = meaning.symmetry
  return `${meaning.kind} ${Object.entries(meaning).find(([key]) => key !== 'kind')?.[1]}`
}

/** Name under which designs of two sizes keep the colour of the larger motifs. */
const LARGE = 'large dot'

/** The colour of the larger motifs: white in "large white dots and small coral ones" and "white large and coral small". */
function colourOfLarge(phrases: readonly ReadPhrase[]): string | undefined {
  const large = phrases.findIndex(({ chosen }) => chosen?.kind === 'scale' && chosen.scale > 1)
  const [before, after] = [phrases[large - 1]?.chosen, phrases[large + 1]]
  if (after?.chosen?.kind === 'colour' && !after.startsClause) return after.chosen.hex
  return before?.kind === 'colour' && !phrases[large].startsClause ? before.hex : undefined
}

/** Words for scattering things, in addition to those for low density. */
function isStrewn(meaning: Meaning, form: string): boolean {
  return (meaning.kind === 'layout' && meaning.layout === 'toss') || strewn.has(form)
}

const strewn = new Set('scattered verstreut épars esparcido esparcida disperso sparso esparso'.split(' '))

function applyNumber(wishes: Wishes, phrases: readonly ReadPhrase[], at: number, value: number): string | undefined {
  if (countedTones(phrases, at + 1) > 1) return 'counts the tones of the colour after it'
  const count = countedColours(phrases, at, value)
  if (count === undefined) return undefined
  wishes.colourCount = count
  return `${count} colours`
}

/**
 * Whether a phrase only names the place behind the things: polar bears under northern lights stay white, and the lights
 * colour the ground only.
 */
export function isOnlyPlace({ backdrop }: Wishes, phrase: ReadPhrase): boolean {
  return backdrop !== undefined && backdropGrounds[backdrop] !== undefined && has(phrase, 'place')
}

function behind({ backdrop }: Wishes): string | undefined {
  return backdrop && `behind the things: ${backdrop}`
}
