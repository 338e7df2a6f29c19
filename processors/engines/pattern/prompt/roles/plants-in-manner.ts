import { cutFlowerNouns } from '../../families/modern/cut-flowers.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { plantsInLine } from './plants-in-line.ts'

type Cast = {
  readonly families: string[]
  readonly generalFamilies?: readonly string[]
  readonly motifs: string[]
  readonly under?: string
  readonly styles?: readonly string[]
}

/** The cloth of a time that drew such flowers as well. */
const TIME_OF_CUTS = 'midcentury'

/** Cloths of a time that are built without flowers. */
const timesWithoutFlowers = ['deco-fans', 'memphis']

/** Ways of drawing flowers as flat sheets, and the kind of that cloth each asks for. */
const cutManners: Readonly<Record<string, string | undefined>> = {
  modern: undefined,
  contemporary: undefined,
  graphic: undefined,
  stylized: undefined,
  stylised: undefined,
  scandinavian: undefined,
  scandi: undefined,
  nordic: undefined,
  danish: undefined,
  finnish: undefined,
  'marimekko style': undefined,
  'marimekko-style': undefined,
  abstract: 'cut',
  matisse: 'cut',
  'paper cut': 'cut',
  'cut out': 'cut',
  minimalist: 'few',
  minimal: 'few',
  'art deco': 'few',
  deco: 'few',
  memphis: 'cut',
  'memphis style': 'cut',
  'mid century': 'stems',
  'mid-century': 'stems',
  midcentury: 'stems',
  'mid century modern': 'stems',
}

/**
 * Plants in a manner that their own family has no hand for: jungles and meadows in line; flowers cut from paper, as
 * in "poppies, marimekko style".
 */
export function inManner<Given extends Cast>(phrases: readonly ReadPhrase[], roles: Given): Given {
  const { families, motifs, under } = roles
  const manner = phrases.find(({ form, isNegated }) => !isNegated && Object.hasOwn(cutManners, form))
  const isOfCuts = motifs.some((noun) => cutFlowerNouns.includes(noun)) && motifs.every(isCut)
  const areLeaves = areLeavesOfManner(manner?.form, roles) && !phrases.some(isKindOfLeaves)
  const isFree = families.every((name) => name === TIME_OF_CUTS || (areLeaves && name === LEAVES))
  // Art deco flowers and Memphis flowers are flowers, though the cloths of those times are built of other shapes.
  const areOfTime =
    motifs.length === 0 &&
    (roles.generalFamilies?.includes('tossed-floral') ?? false) &&
    families.every((name) => timesWithoutFlowers.includes(name))
  if (isOfFlowerPower(phrases, roles)) return { ...roles, families: ['flower-power'] }
  if (!manner || under || !((isFree && (isOfCuts || areLeaves)) || (areOfTime && families.length > 0)))
    return plantsInLine(phrases, roles)
  const kind = cutManners[manner.form]
  const grown = areLeaves ? ['leaf'] : motifs
  return {
    ...roles,
    families: ['modern-floral'],
    motifs: grown,
    ...(kind && { styles: [...(roles.styles ?? []), kind] }),
  }
}

/** The family of leaves as they grow. */
const LEAVES = 'foliage'

/** Manners whose leaves are cut as simply as their flowers. */
const leafManners =
  /^(?:scandi|scandinavian|nordic|danish|finnish|minimal|minimalist|modern|contemporary|mid.?century|mid.century modern)$/

/** "Mid century leaves", "minimalist leaf print": leaves, and nothing else that grows. */
function areLeavesOfManner(manner: string | undefined, { families, motifs, generalFamilies = [] }: Cast): boolean {
  const cloths = [...families, ...generalFamilies].filter((name) => name !== TIME_OF_CUTS)
  const isNamed = motifs.length > 0 ? motifs.every((noun) => noun === 'leaf') : cloths.join() === LEAVES
  return manner !== undefined && leafManners.test(manner) && isNamed
}

/** "Eucalyptus leaves, minimalist": they grow as they do, in any manner. */
function isKindOfLeaves({ family, form, isNegated }: ReadPhrase): boolean {
  return family?.family === LEAVES && !isNegated && !leavesOfNoKind.test(form)
}

const leavesOfNoKind = /^(?:(?:leaf|leaves|leafy|foliage|print|pattern)\s?)+$/

/** "70s kitchen wallpaper, brown and orange flowers": flowers of no name are those of that time, cut bold and flat. */
function isOfFlowerPower(
  phrases: readonly ReadPhrase[],
  { families, generalFamilies = [], motifs, under }: Cast,
): boolean {
  const isFree = families.length === 0 && motifs.every((noun) => noun === 'flower') && !under
  const isFloral = generalFamilies.includes('tossed-floral') || motifs.length > 0
  return isFree && isFloral && phrases.some(({ form, isNegated }) => !isNegated && boldTimes.test(form))
}

const boldTimes =
  /^(19)?[67]0s|sixties|seventies|groovy|hippie|60er|70er|siebziger|sechziger|années (60|70)|anni (60|70)/

function isCut(noun: string): boolean {
  return noun === 'leaf' || cutFlowerNouns.includes(noun)
}
