import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { has } from '../meaning/phrase-kinds.ts'

/** What a print is made into and sold as; each has a picture too, for a print of bookmarks. */
const products = new Set(
  'bookmark notebook journal lampshade mug coaster placemat tray cushion pillow rug doormat deckchair backpack handbag bag purse pouch pencil_case wallet tie necktie apron envelope poster sticker suitcase curtain blanket towel mitten stool'
    .split(' ')
    .map((word) => word.replace('_', ' ')),
)

/** Words that may stand between a product and the end of its clause. */
const nature = new Set('panel print pattern design fabric idea set cover insert front back strap lining'.split(' '))

/**
 * "Pressed flower bookmark panel", "strawberry mug": one product that ends a clause, right behind what is printed on it, is what the
 * cloth is for. Mugs are drawn, and so is a mug that nothing is said of.
 */
function isProduct(phrases: readonly ReadPhrase[], at: number): boolean {
  const { form, isPlural, startsClause } = phrases[at]
  if (isPlural || startsClause || !products.has(form)) return false
  const before = phrases[at - 1]
  if (!has(before, 'motif', 'family', 'group') || before?.chosen?.kind === 'colour') return false
  let next = at + 1
  while (phrases[next] && !phrases[next].startsClause && nature.has(phrases[next].form)) next++
  return phrases[next] === undefined || phrases[next].startsClause
}

/** Garments that a print is made into, before the word for it. */
const printedGarments = new Set(
  'bikini swimsuit raincoat jumper sweater legging apron sock scarf shirt blouse skirt dress pyjama pajama kimono jumpsuit jacket coat swim_short board_short'
    .split(' ')
    .map((word) => word.replace('_', ' ')),
)
const prints = new Set('print fabric pattern design textile cloth material lining'.split(' '))

/** "Bikini print with palm leaves", "sock pattern of foxes": before what is printed on it. */
function isPrintedOn(phrases: readonly ReadPhrase[], at: number): boolean {
  const { form, isPlural } = phrases[at]
  const next = phrases[at + 1]
  if (isPlural || !printedGarments.has(form) || !next || next.startsClause || !prints.has(next.form)) return false
  return phrases
    .slice(at + 2)
    .some((other) => has(other, 'motif', 'family', 'group') && other.chosen?.kind !== 'colour')
}

const forWords = ['for', 'für', 'pour', 'para', 'per']
const articles = 'a an the my our their ein eine einen meine un une le la mon uma um una il'.split(' ')
/** Words a name of what the cloth is for is long, at most. */
const USE_WORDS_MOST = 4

/** "Wallpaper for a library: books", "a print for our dairy, cows": what is made is named before, and what is on it after. */
function isToldOf(phrases: readonly ReadPhrase[], madeAt: number, at: number): boolean {
  const made = phrases[madeAt]?.words.at(-1) ?? ''
  return madeThings.has(made) && isToldAfter(phrases, at)
}

/** "Kids' raincoat: frogs": what a brief begins with before its colon. */
function isTitle(phrases: readonly ReadPhrase[], at: number): boolean {
  const { form, isPlural } = phrases[at]
  const isFirst = phrases.slice(1, at + 1).every(({ startsClause }) => !startsClause)
  const isMade = products.has(form) || printedGarments.has(form)
  return isMade && !isPlural && isFirst && phrases[at + 1]?.isTold === true && isToldAfter(phrases, at)
}

function isToldAfter(phrases: readonly ReadPhrase[], at: number): boolean {
  const clause = phrases.findIndex(({ startsClause }, after) => after > at && startsClause)
  return clause > 0 && phrases.slice(clause).some(isShown)
}

function isShown(phrase: ReadPhrase): boolean {
  return has(phrase, 'motif', 'family', 'group') && phrase.chosen?.kind !== 'colour'
}

/** What prints are made into or are called. */
const madeThings = new Set(
  'wallpaper wallcovering curtain curtains fabric print design pattern cloth textile upholstery bedding cushion carpet towel scarf tie lining artwork repeat motif paper packaging wrap label'.split(
    ' ',
  ),
)

/** "Tiny bees for a jam label": after the things, a thing within the name of a use is not drawn. */
export function isNameOfUse(phrases: readonly ReadPhrase[], at: number): boolean {
  if (isProduct(phrases, at) || isPrintedOn(phrases, at) || isTitle(phrases, at)) return true
  if (phrases[at].family && !phrases[at].motif) return false
  for (let before = at - 1; before > Math.max(0, at - USE_WORDS_MOST); before--) {
    if (phrases[before + 1].startsClause || has(phrases[before], 'joining-word')) return false
    const isFor = forWords.includes(phrases[before - 1].words[0]) && articles.includes(phrases[before].words[0])
    if (isFor) return phrases.slice(0, before).some(isShown) || isToldOf(phrases, before - 2, at)
  }
  return false
}

/** What belongs to people of a trade, and is drawn as little as they are. */
const uniforms = ['scrub', 'uniform', 'office', 'room', 'practice', 'surgery', 'studio']

/** "Fishermen's knots", "a witch's hats", "a vet's scrubs": who owns a thing is not drawn with it. */
export function isOwner(phrases: readonly ReadPhrase[], at: number): boolean {
  const next = phrases[at + 1]
  if (!/['’]s?$/.test(phrases[at].written) || next?.startsClause !== false) return false
  return has(next, 'motif', 'group', 'filler') || uniforms.includes(next.form)
}
