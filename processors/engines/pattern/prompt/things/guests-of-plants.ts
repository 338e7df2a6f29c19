import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { fruits, isFruit } from '../../families/botany/fruit/fruit-table.ts'
import { isLeaf } from '../../families/botany/leaves/leaf-table.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { birds, boughGuests, treeBlossoms } from '../meaning/family-kinds.ts'
import { withWords } from '../meaning/phrase-kinds.ts'

/** Worlds of what visits flowers: insects, fruit, birds and small beasts. */
const visiting = ['garden', 'orchard', 'meadow', 'forest', 'sky']
const GUESTS_MOST = 5

/** "Moody florals with butterflies and birds": flowers lead, and what comes with them visits flowers, and is not too much. */
export function areAmongFlowers(
  phrases: readonly ReadPhrase[],
  general: readonly string[],
  motifs: readonly string[],
): boolean {
  if (!general.includes('tossed-floral')) return false
  const floralAt = phrases.findIndex(
    ({ family, isNegated }) => family?.family === 'tossed-floral' && family.isGeneral && !isNegated,
  )
  const withAt = phrases.findIndex(({ words }, at) => at > floralAt && withWords.includes(words[0]))
  const isBefore = phrases.some(({ motif }, at) => motif && at < withAt && motifs.includes(motif.noun))
  if (floralAt < 0 || withAt < 0 || isBefore) return false
  const guests = motifs.filter((noun) => !['blossom', 'leaf', 'flower'].includes(noun))
  // What a botanical print is of is listed; flowers are only where they are said.
  if (/^botanicals?$/.test(phrases[floralAt].form) && guests.length > 1) return false
  const isVisitor = (noun: string): boolean =>
    birds.includes(noun) || visiting.includes(findDepiction(noun)?.theme ?? '')
  return guests.length > 0 && guests.length <= GUESTS_MOST && guests.every(isVisitor)
}

/** Blossoms of trees with nothing beside them but what flies among boughs: "cherry blossoms and swallows". */
export function isOnBoughs(nouns: readonly string[]): boolean {
  const isGuest = (noun: string): boolean => boughGuests.includes(noun)
  const isBough = (noun: string): boolean => treeBlossoms.includes(noun) || ['branch', 'blossom', 'leaf'].includes(noun)
  return (
    nouns.some(isGuest) &&
    nouns.some((noun) => treeBlossoms.includes(noun)) &&
    nouns.every((noun) => isGuest(noun) || isBough(noun))
  )
}

/** What fruit grows on, and the flowers it comes from. */
const boughWords =
  /^(branch|branches|bough|boughs|twig|twigs|bramble|brambles|orchard|orchards|vine|vines|plant|plants|zweig|zweige|branche|rama|ramas|ramo|rami)$/
const fruitWords = ['fruit', 'fruits', 'fruiting', 'olives']
const fruitBlossoms = 'orange blossom|lemon blossom|citrus blossom|jasmine|blossom|flower|wild rose'.split('|')

/** Fruit on what it grows on, with nothing beside it but leaves, blossom and what visits them: "lemon branches with blossom". */
export function isInFruit(phrases: readonly ReadPhrase[], nouns: readonly string[]): boolean {
  const isBlossom = (noun: string): boolean => treeBlossoms.includes(noun) || fruitBlossoms.includes(noun)
  const isBeside = (noun: string): boolean =>
    isBlossom(noun) ||
    boughGuests.includes(noun) ||
    ['branch', 'bough', 'leaf', 'foliage', 'twig', 'vine'].includes(noun)
  const isOnWood = phrases.some(({ words, isNegated }) => !isNegated && words.some((word) => boughWords.test(word)))
  // Olive branches alone are leaves.
  const isLeafAlone = nouns.every((noun) => !isFruit(noun) || isLeaf(noun))
  if (isLeafAlone && !phrases.some(({ words }) => words.some((word) => fruitWords.includes(word)))) return false
  const isBorne = isOnWood || nouns.some((noun) => noun !== 'flower' && noun !== 'jasmine' && isBlossom(noun))
  return isBorne && nouns.some(isFruit) && nouns.every((noun) => isFruit(noun) || isBeside(noun))
}

/** Of fruit on boughs that which is said, where "fruit" stands beside it; and its own blossom for any. */
export function onBoughs(phrases: readonly ReadPhrase[], nouns: readonly string[]): string[] {
  const said = nouns.filter((noun) => isFruit(noun) && phrases.some(({ motif }) => motif?.noun === noun))
  const bearing = said.length > 0 ? said : nouns.filter(isFruit)
  const others = nouns.filter((noun) => !isFruit(noun))
  const own = fruits[bearing[0]].blossom
  const isInFlower = phrases.some(({ form, isNegated }) => !isNegated && /^(flower|blossom|bloom)s?$/.test(form))
  const flowers = others.map((noun) => (['blossom', 'flower'].includes(noun) ? own : noun))
  return [...new Set([...bearing, ...flowers, ...(isInFlower ? [own] : [])])]
}

/** Flowers and berries that climb what they are given. */
const climbers =
  'rose|wild rose|clematis|wisteria|honeysuckle|jasmine|sweet pea|strawberry|grape|blackberry|raspberry|morning glory|passion flower|bougainvillea|nasturtium|hop|stephanotis|trumpet vine|moonflower'.split(
    '|',
  )
const climbingWords =
  /^(climb|climbs|climbing|climber|climbers|ramble|rambling|rambler|ramblers|trellis|pergola|arbour|arbor)$/

/** Climbers on what they climb, with nothing beside them but who visits flowers: "clematis climbing a trellis". */
export function isClimbing(phrases: readonly ReadPhrase[], nouns: readonly string[]): boolean {
  const isSaid = phrases.some(({ words, isNegated }) => !isNegated && words.some((word) => climbingWords.test(word)))
  const isBeside = (noun: string): boolean =>
    [boughGuests, birds, flowerNouns, climbers, ['leaf', 'vine']].some((list) => list.includes(noun))
  // "Climbing roses" is the name of a cloth, which says its flower.
  const isNamed = phrases.some(
    ({ words, chosen }) => chosen?.kind === 'family' && chosen.family === 'trailing' && climbingWords.test(words[0]),
  )
  return isSaid && (isNamed || nouns.some((noun) => climbers.includes(noun))) && nouns.every(isBeside)
}

/** Of the leaves of the tropics the one that is said. */
export function leafSaid(phrases: readonly ReadPhrase[]): string {
  const forms = phrases.map(({ form }) => form).join(' ')
  return /palm|frond/.test(forms) ? 'palm frond' : /banana lea/.test(forms) ? 'banana leaf' : 'monstera'
}
