import { flowerNouns } from '../families/botany/flowers/bloom-table.ts'
import { isLeaf } from '../families/botany/leaves/leaf-table.ts'
import { findDepiction } from '../families/conversational/noun-book.ts'
import { namedSigns } from '../families/modern/signs/named-signs.ts'
import { readColourPair, readColoursNamed } from './colours/named-palettes.ts'
import { readColour } from './colours/read-colour.ts'
import { isGroundColour } from './grounds/named-grounds.ts'
import type { ReadPhrase } from './meaning/choose-meaning.ts'
import { has } from './meaning/phrase-kinds.ts'
import type { Meaning } from './read/lexicon.ts'
import { countedColours, countedTones, sizeInMm } from './read-amounts.ts'
import { isLeftOut } from './roles/left-out-cloth.ts'
import { isMadeThing, isMannerOfThing } from './things/manners-of-things.ts'
import { isNameOfUse, isOwner } from './things/products.ts'
import type { Wishes } from './wishes.ts'
import { backdropGrounds, placeNouns } from './words/backdrop-words.ts'
import { isForPlace } from './words/furnished-places.ts'

/** What a phrase that is refused changes: "no red", "not too dense"; what it did, in words, or undefined. */
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
  // "No black background" refuses the black.
  if (meaning.kind === 'ground-word' && !phrases[at - 1]?.isNegated) return layBare(wishes, phrases)
  const other = meaning.kind === 'style' ? acrossFrom[meaning.style] : undefined
  if (other) {
    wishes.styles.push(other)
    return other
  }
  // No outlines, no shading: things are drawn without where nobody asks for them.
  if (meaning.kind === 'style') return 'left out as asked'
  if (meaning.kind !== 'family' && meaning.kind !== 'motif') return undefined
  const noun = phrases[at].motif?.noun ?? (meaning.kind === 'family' && meaning.isGeneral ? 'flower' : undefined)
  // Triangles are a cloth, and a shape that another is built without.
  const left = noun ?? (meaning.kind === 'family' ? [phrases[at].form] : [])
  wishes.avoidedMotifs = [...(wishes.avoidedMotifs ?? []), ...[left].flat()]
  return 'left out as asked'
}

/** In hex: paper that nothing was printed on. */
const BARE = '#ffffff'
/** "No background": bare white behind the things, unless the prompt names a ground besides. */
function layBare(wishes: Wishes, phrases: readonly ReadPhrase[]): string | undefined {
  const isNamed = phrases.some(({ chosen, isNegated }, at) => {
    const isColour = chosen?.kind === 'colour' && !isNegated
    return isColour && isGroundColour(phrases, at)
  })
  if (isNamed || wishes.under) return undefined
  wishes.colours.push({ hex: BARE, isGround: true })
  return `ground ${BARE}`
}

/** What is left of a direction that is refused: stripes that are not vertical lie. */
const acrossFrom: Readonly<Record<string, string>> = {
  vertical: 'horizontal',
  horizontal: 'vertical',
  diagonal: 'vertical',
}

/** Ways of saying that tones lie close to each other; "monochromatic" runs from light to deep. */
const closeTones = /ton|shadow/

/** The hour whose light is the colour of all that lies in it. */
const HOUR_OF_COLOUR = 'sunset'

/** What a phrase changes by its meaning; what it did, in words, or undefined where it did nothing. */
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
      // "Farmhouse, blue and white": what names its colours comes before what only suggests them; "desert at sunset" has the hour's.
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

/** Words for many things, for places and for what stands beside them: the roles were dealt by them already. */
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

/** Drawn by its own name, whatever the book of pictures has for it. */
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
  // "Large white dots and small coral ones" are of two sizes, and no smaller on the whole.
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

/** What is drawn of two sizes keeps the colour of its larger things under this name. */
const LARGE = 'large dot'

/** The white of "large white dots and small coral ones", of "white large and coral small". */
function colourOfLarge(phrases: readonly ReadPhrase[]): string | undefined {
  const large = phrases.findIndex(({ chosen }) => chosen?.kind === 'scale' && chosen.scale > 1)
  const [before, after] = [phrases[large - 1]?.chosen, phrases[large + 1]]
  if (after?.chosen?.kind === 'colour' && !after.startsClause) return after.chosen.hex
  return before?.kind === 'colour' && !phrases[large].startsClause ? before.hex : undefined
}

/** Words for things thrown about, beside those for few of them. */
function isStrewn(meaning: Meaning, form: string): boolean {
  return (meaning.kind === 'layout' && meaning.layout === 'toss') || strewn.has(form)
}

const strewn = new Set('scattered verstreut épars esparcido esparcida disperso sparso esparso'.split(' '))

function applyNumber(wishes: Wishes, phrases: readonly ReadPhrase[], at: number, value: number): string | undefined {
  const size = sizeInMm(phrases, at, value)
  if (size?.isRepeat) {
    wishes.repeatMm = size.mm
    return `repeat ${size.mm} mm`
  }
  if (size) {
    wishes.motifMm = size.mm
    return `motif size ${size.mm} mm`
  }
  if (countedTones(phrases, at + 1) > 1) return 'counts the tones of the colour after it'
  const count = countedColours(phrases, at, value)
  if (count === undefined) return undefined
  wishes.colourCount = count
  return `${count} colours`
}

/** Polar bears under northern lights stay white: the lights are behind them, and colour the ground alone. */
export function isOnlyPlace({ backdrop }: Wishes, phrase: ReadPhrase): boolean {
  return backdrop !== undefined && backdropGrounds[backdrop] !== undefined && has(phrase, 'place')
}

function behind({ backdrop }: Wishes): string | undefined {
  return backdrop && `behind the things: ${backdrop}`
}
