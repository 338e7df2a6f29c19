import { flowerNouns } from '../families/botany/flowers/bloom-table.ts'
import { isPlant } from '../families/botany/guests/guests.ts'
import { bearingOf } from '../families/conversational/bearing.ts'
import { findDepiction } from '../families/conversational/noun-book.ts'
import { birds, CONVERSATIONAL, jungleGuests, skins } from '../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../prompt/wishes.ts'
import type { CheckedRequest } from '../request/pattern-request.ts'
import type { PartialSpec } from './design-spec.ts'

/** Words that ask for an animal's skin rather than for the animal. */
const ofSkin =
  /\b(prints?|skins?|hides?|furs?|coats?|spots?|spotted|stripes?|striped|scales?|leather|textures?|patterns?|patches|camo|muster|fell|haut|peau|piel|pelle)\b/i

/** The cloth of scales of waves, and words that ask for it. */
const SCALES = 'seigaiha'
const ofScales = /\b(seigaiha|scales?|patterns?)\b|青海波/i

/** Waves that are those of a sea where nothing else is said of them. */
const ofSea = /\bwaves?\b|\bwellen?\b|\bvagues?\b|\bolas?\b|\bond[ae]\b/i

/** Things at the beach lie on sand before the sea; in a repeat they are tossed in its colours. */
const atBeach = /\b(by|at|on|near|along) (the |a )?(tropical |sandy |sunny )?(beach|seaside|shore|seashore|coast)\b/i

/** A forest of large leaves, and the leaves that are drawn one by one where they are asked for so. */
const TROPICAL = 'tropical'
const leavesOf: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^monstera/, ['monstera']],
  [/^palm/, ['palm frond']],
  [/^banana/, ['banana leaf']],
  [/leaf|leaves|frond/, ['monstera', 'palm frond']],
]

/** The frame of a lone text. */
const WREATH = 'laurel wreath'

/**
 * Adapts the wishes of a placement print: in a repeat "tiger" means stripes and "mermaid" scales, in a placement print
 * the animal or figure, and waves the sea. Unchanged for everything else, and where the skin is meant: "leopard print".
 */
export function wishesOfPrint(request: CheckedRequest, given: PartialSpec, wishes: Wishes): Wishes {
  if (request.compositionType !== 'single' || given.family !== undefined || wishes.isSquare) return wishes
  const { families, motifs, styles, under } = wishes
  // Waves beneath koi are a cloth in a repeat; in a print they are in water.
  if (under === SCALES && !ofScales.test(request.prompt))
    return { ...wishes, under: undefined, motifs: [...motifs, 'wave'] }
  // A slogan or a monogram alone is drawn once in a wreath, since nobody reads a square full of them.
  const isLettering = families[0] === 'signs' && families.length === 1 && Boolean(wishes.text) && !wishes.under
  if (isLettering && motifs.length === 0)
    return { ...wishes, families: [CONVERSATIONAL], motifs: [WREATH], styles: [], heroes: 1 }
  if (families[0] === CONVERSATIONAL && !wishes.backdrop && atBeach.test(request.prompt))
    return { ...wishes, backdrop: 'waves', isPlaceSaid: true }
  const flying = inClouds(wishes)
  if (flying) return flying
  const rainbow = ofRainbow(request.prompt, wishes)
  if (rainbow) return rainbow
  if (families[0] === SCALES && !wishes.under && motifs.length === 0 && ofSea.test(request.prompt))
    return { ...wishes, families: ['great-wave'] }
  const alone = ofTheJungle(wishes) ?? amongLeaves(wishes) ?? inRows(request.prompt, wishes)
  if (alone) return alone
  const beast = skins.includes(families[0]) ? families[0] : styles.find((style) => style === 'mermaid')
  const isBare = families.length === 1 && motifs.length === 0 && !wishes.under && !ofSkin.test(request.prompt)
  if (!isBare || !beast || !findDepiction(beast)) return wishes
  return {
    ...wishes,
    families: [CONVERSATIONAL],
    motifs: [beast],
    styles: styles.filter((style) => style !== beast),
    heroes: 1,
  }
}

/** "Macaw", "parrot with flowers": leaves bring their birds in a repeat, and a print shows the bird. */
function ofTheJungle(wishes: Wishes): Wishes | undefined {
  const { families, generalFamilies, motifs } = wishes
  if (families.length > 0 || !motifs.some((noun) => jungleGuests.includes(noun) || birds.includes(noun)))
    return undefined
  const flowers = generalFamilies.length > 0 && !motifs.some(isPlant) ? [BLOSSOM] : []
  const all = [...motifs.toSorted((one, other) => Number(isPlant(one)) - Number(isPlant(other))), ...flowers]
  return { ...wishes, families: [CONVERSATIONAL], motifs: all, heroes: 1 }
}

/** "Rainbow" alone is a palette in a repeat, and a print shows one. */
function ofRainbow(prompt: string, wishes: Wishes): Wishes | undefined {
  const isAlone = wishes.families.length === 0 && wishes.generalFamilies.length === 0 && wishes.motifs.length === 0
  if (!isAlone || !/^\W*(an? )?rainbow\W*$/i.test(prompt)) return undefined
  return { ...wishes, families: [CONVERSATIONAL], motifs: ['rainbow'], moods: [], heroes: 1 }
}

/** "An aeroplane in the clouds" flies among them, and sits on none. */
function inClouds(wishes: Wishes): Wishes | undefined {
  const { motifs, seats = {} } = wishes
  const [lead] = motifs
  if (!seats[lead]?.includes(CLOUD) || bearingOf(findDepiction(lead)?.picture ?? '') !== 'aloft') return undefined
  const others = Object.fromEntries(Object.entries(seats).filter(([noun]) => noun !== lead))
  return { ...wishes, motifs: motifs.filter((noun) => noun !== CLOUD), seats: others, backdrop: 'clouds' }
}

const CLOUD = 'cloud'

/** Flowers of no name. */
const BLOSSOM = 'blossom'

/** "Lavender fields" are plants all over in a repeat; a print is a picture of the field. */
function inRows(prompt: string, wishes: Wishes): Wishes | undefined {
  const { families, motifs, moods } = wishes
  const areFlowers = families[0] === MEADOW && motifs.length > 0 && motifs.every((noun) => flowerNouns.includes(noun))
  if (!areFlowers || !ofFields.test(prompt)) return undefined
  const air = moods.includes(EVENING) ? [EVENING] : []
  return { ...wishes, families: ['scenic'], styles: ['blooms', ...air, ...wishes.styles] }
}

const [MEADOW, EVENING] = ['meadow', 'sunset']
const ofFields = /\b(fields?|farms?|rows|felder|champs?|campos?|campi)\b/i

/** "Pineapple and palm leaves": a repeat is a forest with the fruit in it, a print the fruit before leaves. */
function amongLeaves(wishes: Wishes): Wishes | undefined {
  const { families, motifs, styles } = wishes
  const named = styles.flatMap((style) => leavesOf.find(([said]) => said.test(style))?.[1] ?? [])
  const areDrawn = motifs.length > 0 && motifs.every((noun) => findDepiction(noun) && !isPlant(noun))
  if (families[0] !== TROPICAL || named.length === 0 || !areDrawn) return undefined
  const all = [...motifs, ...named]
  return { ...wishes, families: [CONVERSATIONAL], motifs: all, styles: [], heroes: all.length }
}
