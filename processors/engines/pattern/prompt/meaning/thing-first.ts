import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { isFruit } from '../../families/botany/fruit/fruit-table.ts'
import { herbNouns, leafNouns } from '../../families/botany/leaves/leaf-table.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import type { Phrase } from '../read/match-phrases.ts'
import { beastThemes } from './breeds.ts'
import { growing, plainCloths } from './family-kinds.ts'
import { has, withWords } from './phrase-kinds.ts'

/** Things first, and colours only where a colour must stand. */
const things: ReadonlySet<string> = new Set(['mushroom', 'eucalyptus', 'watermelon'])

/**
 * True for a mushroom that is one: it is a colour in "teapots on mushroom", "a mushroom ground", "in mushroom and rose" alone. Where
 * one gnome is on mushroom, it sits there.
 */
export function isThingFirst(phrases: readonly Phrase[], at: number): boolean {
  const { form, isPlural, startsClause } = phrases[at]
  if (!things.has(form)) return false
  const [first, before, next] = [phrases[at - 2], phrases[at - 1], phrases[at + 1]]
  const isSameClause = next?.startsClause === false
  if (!isPlural && isSameClause && has(next, 'ground-word')) return false
  const isLast = !isSameClause || has(next, 'joining-word')
  if (form === 'eucalyptus' && !isLast && !has(next, 'motif', 'mood', 'style')) return false
  if (isPlural || startsClause || !isLast) return true
  // Koalas in eucalyptus sit in the tree.
  if (form === 'eucalyptus' && has(before, 'in-word') && first?.isPlural && isBeast(first)) return true
  return !has(before, 'in-word') && !(has(before, 'on-word') && (first?.isPlural || !has(first, 'motif')))
}

function isBeast({ meanings }: Phrase): boolean {
  const [noun] = meanings.flatMap((one) => (one.kind === 'motif' && !flowerNouns.includes(one.noun) ? [one.noun] : []))
  return noun !== undefined && beastThemes.includes(findDepiction(noun)?.theme ?? '')
}

const crowds = new Set(
  'storm shower flurry blizzard whirl whirlwind swirl cascade flood avalanche explosion riot cloud rain sea'.split(' '),
)

/** "Birds in a storm of leaves", "a sea of poppies": many of them, and no weather. */
export function isCrowdOf(phrases: readonly Phrase[], at: number): boolean {
  const [of, next, second] = [phrases[at + 1], phrases[at + 2], phrases[at + 3]]
  if (!crowds.has(phrases[at].form) || of?.words[0] !== 'of' || of.startsClause) return false
  return [next, second].some(
    (phrase) => phrase?.isPlural === true && !phrase.startsClause && has(phrase, 'motif', 'family'),
  )
}

/** "A unicorn and a rainbow", "over the rainbow" show it; "rainbow stripes", "a rainbow of colours" have its colours. */
export function isRainbowSeen(phrases: readonly Phrase[], at: number): boolean {
  const { words, startsClause } = phrases[at]
  const [before, after] = [phrases[at - 1], phrases[at + 1]]
  const isOne = words.length === 1 && words[0] === 'rainbow' && !startsClause && articles.has(before?.words[0] ?? '')
  if (isOne) return !after || after.startsClause || has(after, 'joining-word', 'on-word', 'in-word')
  // "Unicorn and rainbow": after a thing, with nothing of it told, it is another.
  const isPaired = words.length === 1 && words[0] === 'rainbow' && !startsClause && has(before, 'joining-word')
  const isAfterThing = has(phrases[at - 2], 'motif') && !has(phrases[at - 2], 'colour', 'mood', 'family')
  if (isPaired && isAfterThing && (!after || after.startsClause)) return true
  // "Rainbow and clouds": with nothing before it, and things behind it, it is one of them.
  const next = phrases[at + 2]
  const isOneOfThings =
    has(after, 'joining-word') && next?.isPlural === true && has(next, 'motif') && !has(next, 'colour', 'family')
  return words.length === 1 && words[0] === 'rainbow' && isOneOfThings
}

/** "Cottage roses" are those of its garden, and no house among roses; a cottage gingham, a cabin plaid is one for its rooms. */
export function isCottageOfFlowers(phrases: readonly Phrase[], at: number): boolean {
  const [{ form, isPlural }, next] = [phrases[at], phrases[at + 1]]
  if (!homes.has(form) || isPlural || next === undefined || next.startsClause) return false
  const grows = form === 'cottage'
  return next.meanings.some(
    (one) =>
      (grows && one.kind === 'motif' && flowerNouns.includes(one.noun)) ||
      (one.kind === 'family' && ((grows && growing.includes(one.family)) || plainCloths.includes(one.family))),
  )
}

const homes = new Set(['cottage', 'cabin', 'lodge', 'chalet', 'barn', 'bungalow', 'farm'])

/** "Midnight garden with moths": the mood of a garden, and the flowers that its visitors are among. */
export function isGardenOfGuests(phrases: readonly Phrase[], at: number): boolean {
  const [{ form }, next, guests] = phrases.slice(at, at + 3)
  return (
    /. garden$/.test(form) &&
    has(phrases[at], 'mood') &&
    withWords.includes(next?.words[0] ?? '') &&
    has(guests, 'motif')
  )
}

/** "Seven red apples and one green pear": one thing in its colour, and no shade of that name. */
export function isOneOfColour(phrases: readonly Phrase[], at: number): boolean {
  if (at < 2) return false
  const [count, hue, { isPlural, words }, next] = phrases.slice(at - 2, at + 2)
  if (isPlural || words.length > 1 || !has(phrases[at], 'motif')) return false
  const isCounted = has(count, 'number') || articles.has(count.form)
  const isHue = hues.has(hue.form) && !hue.startsClause && !phrases[at].startsClause
  const isEnd = next === undefined || next.startsClause || !has(next, 'motif', 'family', 'ground-word', 'colour')
  return isCounted && isHue && isEnd
}

const articles = new Set(['a', 'the', 'one'])

/** "Purple lavender and white butterflies": a flower behind its own colour is one; "pink rose and cream stripes" has colours. */
export function isFlowerOfColour(phrases: readonly Phrase[], at: number): boolean {
  const { meanings, startsClause, words } = phrases[at]
  const before = phrases[at - 1]
  const isFlower = meanings.some((one) => one.kind === 'motif' && flowerNouns.includes(one.noun))
  const isBuilt = phrases.some(({ meanings }) =>
    meanings.some((one) => one.kind === 'family' && plainCloths.includes(one.family)),
  )
  const isPlainHue = before?.words.length === 1 && hues.has(before.words[0]) && !startsClause
  return isFlower && isPlainHue && words.length === 1 && (!isBuilt || isJoinedToThing(phrases, at))
}

/** "Parrots with orange and pink roses": a fruit in the singular, joined to a hue before a thing, is a hue of that thing as well. */
export function isPairedHue(phrases: readonly Phrase[], at: number): boolean {
  const [{ meanings, isPlural }, joint, hue, thing] = phrases.slice(at, at + 4)
  const isNameOfFruit = meanings.some((one) => one.kind === 'motif' && isFruit(one.noun))
  if (!isNameOfFruit || isPlural || !thing || !has(joint, 'joining-word') || withWords.includes(joint.words[0]))
    return false
  const areTogether = [joint, hue, thing].every(({ startsClause }) => !startsClause)
  return areTogether && hue.words.length === 1 && hues.has(hue.words[0]) && has(thing, 'motif', 'family')
}

/** What follows the next "and", behind its colours, is a thing and no cloth. */
function isJoinedToThing(phrases: readonly Phrase[], at: number): boolean {
  if (!has(phrases[at + 1], 'joining-word')) return false
  const next = phrases.slice(at + 2).find((phrase) => !has(phrase, 'colour') || phrase.isPlural)
  return has(next, 'motif') && !has(next, 'family')
}

const hues = new Set('green orange purple pink red yellow blue white violet orange mauve'.split(' '))

/** "Baskets of lavender, grey blue": what is gathered in something is the flower, whatever is listed behind it. */
function isFlowerInHand(phrases: readonly Phrase[], at: number): boolean {
  const [holder, of, { meanings, startsClause }] = [phrases[at - 2], phrases[at - 1], phrases[at]]
  if (!holder || of?.words[0] !== 'of' || startsClause || of.startsClause) return false
  const isGrown = meanings.some(
    (one) =>
      one.kind === 'motif' && (flowerNouns.includes(one.noun) || herbNouns.includes(one.noun) || isFruit(one.noun)),
  )
  return isGrown && gathered.has(holder.form)
}

const gathered = new Set(
  'basket trug bunch bouquet posy nosegay vase jar jug pot pitcher bucket pail tub crate barrow wheelbarrow armful handful bed border row field sprig spray garland wreath branch bough bowl cup teacup urn window box'.split(
    ' ',
  ),
)

/** Lavender sprigs are a plant; fuchsia flowers and a single rose are the flower and no colour. */
export function isPlant(phrases: readonly Phrase[], at: number): boolean {
  if (isFlowerInHand(phrases, at)) return true
  const [before, { meanings }, after] = [phrases[at - 1], phrases[at], phrases[at + 1]]
  const next = after?.startsClause === false ? after.form : ''
  // Grape vines bear grapes; lavender vines may well be vines in lavender.
  const isOfVines = meanings.some((one) => one.kind === 'motif' && isFruit(one.noun)) && next === 'vines'
  if (isOfVines || growthWords.includes(next)) return has(phrases[at], 'motif')
  // Sage leaves, mint sprigs: what is said to have leaves grows, and is no shade of them.
  const isLeafy = meanings.some((one) => one.kind === 'motif' && herbNouns.includes(one.noun))
  if (isLeafy && leafWords.includes(next)) return !isHueLikeBefore(phrases, at)
  // Wreaths of olive and bay are bound of them.
  const isGreen = meanings.some((one) => one.kind === 'motif' && leafNouns.includes(one.noun))
  if (isGreen && boundWords.includes(next)) return true
  const isFlower = meanings.some((one) => one.kind === 'motif' && flowerNouns.includes(one.noun))
  return isFlower && (bloomWords.includes(next) || singleWords.includes(before?.form ?? ''))
}

/** "Cream berries on sage leaves": a hue before one thing, and then a name before the leaves beside it, which is a hue as well. */
function isHueLikeBefore(phrases: readonly Phrase[], at: number): boolean {
  const [hue, thing, joint] = phrases.slice(Math.max(0, at - 3), at)
  const isOneClause = !phrases[at].startsClause && joint?.startsClause === false && thing?.startsClause === false
  return isOneClause && has(hue, 'colour') && has(thing, 'motif') && has(joint, 'on-word', 'joining-word')
}

const leafWords = ['leaf', 'leaves', 'leafs', 'sprig', 'sprigs', 'twigs', 'branches', 'foliage']
const bloomWords =
  'flower flowers bloom blooms blossoms petals bouquet bouquets posy posies nosegay nosegays garland garlands swag swags wreath wreaths spray sprays'.split(
    ' ',
  )
const boundWords = ['garland', 'garlands', 'swag', 'swags', 'wreath', 'wreaths']
const singleWords = ['single', 'one', 'lone']

const growthWords =
  'bower arbour pergola sprig field plant plants stem branch bough twig bush bunch stalk garden farm meadow tree grove vine'.split(
    ' ',
  )
