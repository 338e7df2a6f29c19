import type { ReadPhrase } from '../meaning/choose-meaning.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Words between a rider and what it rides, or sits, stands or lies on or in. */
const seatWords = words(
  'on in at inside balancing balanced atop aboard upon riding ride rides driving drive drives skating skateboarding surfing sailing flying paddling rowing pedalling pedaling cycling steering piloting auf im in reiten reitend reitende fahren fahrend sur dans à chevauchant sobre en montando montados su sul sulla sui nel nella cavalcano em',
)
/** Words for what comes out of a mouth. */
const breath = words('breathing breathes breathe spitting spits spewing blowing')
/** Words between who holds a thing and the thing. */
const heldWords = words(
  'breathing breathes breathe spitting spits spewing blowing holding hold holds reading read reads eating eat eats drinking drink sipping playing play carrying carry carries juggling licking knitting wielding clutching hugging bringing delivering waving munching nibbling serving stealing catching enjoying lesen lesend lesende halten trinken essen spielen lisant lisent tenant mangeant mangent buvant boivent jouant jouent leyendo sosteniendo comiendo bebiendo tocando leggono mangiano suonano lendo comendo',
)
/** Words between a truck or a barrow and its load, and what is around either in "with". */
const loadWords = words(
  'with of carrying carry carries hauling hauls full filled loaded laden packed piled delivering bringing transporting mit avec con com',
)
/** Words between a vessel and what is in it. */
const containing = words(
  'of full filled laden loaded packed piled heaped overflowing brimming stuffed crammed voll voller gefüllt plein pleine remplie llena lleno pieno piena cheia',
)
/** Among these words the second thing stands beside the first: who howls at the moon is under it. */
const apartWords = words(
  'howling howl howls barking baying looking gazing staring peering with and plus beside between among over under near without or mit und et con y e com avec',
)

/** Between two things that do the same. */
const listWords = words('and & plus und et y e と や')

/** Words that may lie between: "cats happily riding on their little red bicycles". */
const REACH = 6

/** A thing of the same clause, and what the words between say: the second is on it, is held by it, is its load or in it, or is listed with it. */
export type Before = {
  readonly at: number
  readonly isSeat: boolean
  readonly isHeld: boolean
  readonly isLoaded: boolean
  readonly isContained: boolean
  readonly isListed: boolean
}

/** The thing before another of its clause, and what the words between them say. */
export function thingBefore(
  phrases: readonly ReadPhrase[],
  at: number,
  isThing: (at: number) => boolean,
): Before | undefined {
  const between: string[] = verbWithin(phrases[at])
  for (let before = at - 1; before >= Math.max(0, at - REACH); before--) {
    if (phrases[before + 1].startsClause) return undefined
    if (isThing(before)) {
      const isListed = between.length === 1 && listWords.has(between[0])
      const isApart = !isListed && between.some((word) => apartWords.has(word))
      const isHeld = !isApart && between.some((word) => heldWords.has(word))
      const isSeat = !isApart && between.some((word) => seatWords.has(word))
      const isLoaded = !isListed && between.some((word) => loadWords.has(word))
      const isContained = isLoaded && between.some((word) => containing.has(word))
      return { at: before, isSeat, isHeld: isHeld && !isSeatLast(between), isLoaded, isContained, isListed }
    }
    // "Peonies in a blue and white jar": the "and" of a colour lists nothing.
    const isOfColour = ['colour', 'mood'].includes(phrases[before].chosen?.kind ?? '')
    if (!isOfColour) between.unshift(...phrases[before].words)
  }
  return undefined
}

/** "Cowboys riding horses", though there are riding horses too; and "breathing fire" is said in one. */
function verbWithin({ words: [first, ...rest], isPlural }: ReadPhrase): string[] {
  return rest.length > 0 && ((isPlural && /ing$/.test(first)) || breath.has(first)) ? [first] : []
}

/** "Frogs playing on lily pads" are on them. */
function isSeatLast(between: readonly string[]): boolean {
  const last = between.findLast((word) => seatWords.has(word) || heldWords.has(word)) ?? ''
  return seatWords.has(last) && !heldWords.has(last)
}
